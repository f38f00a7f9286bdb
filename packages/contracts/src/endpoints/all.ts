import { accountEndpoints } from './account.ts';
import { activityEndpoints } from './activity.ts';
import { addressChangeEndpoints } from './address-change.ts';
import { bankAccountEndpoints } from './bank-account.ts';
import { businessOwnerEndpoints } from './business-owners.ts';
import { caseEndpoints } from './cases.ts';
import { dashboardEndpoints } from './dashboard.ts';
import { ekycEndpoints } from './ekyc.ts';
import { investorSettingsEndpoints } from './investor-settings.ts';
import { investorEndpoints } from './investors.ts';
import { mandateEndpoints } from './mandates.ts';
import { marketplaceEndpoints } from './marketplace.ts';
import { mobileTopupEndpoints } from './mobile-topup.ts';
import { noteOriginationEndpoints } from './note-origination.ts';
import { noteEndpoints } from './notes.ts';
import { operatorEndpoints } from './operator.ts';
import { operatorAccessEndpoints } from './operator-access.ts';
import { accessReviewEndpoints } from './operator-access-reviews.ts';
import { operatorAccountEndpoints } from './operator-accounts.ts';
import { businessDayEndpoints } from './operator-business-days.ts';
import { operatorCaseEndpoints } from './operator-cases.ts';
import { issuerLetterEndpoints, operatorCollectionEndpoints } from './operator-collections.ts';
import { complianceEndpoints } from './operator-compliance.ts';
import { operatorCreditEndpoints } from './operator-credit.ts';
import { operatorCustomerPageEndpoints } from './operator-customer-page.ts';
import { operatorCustomerEndpoints } from './operator-customers.ts';
import { fundManagementEndpoints } from './operator-fund-management.ts';
import { operatorHealthEndpoints } from './operator-health.ts';
import { operatorHolidayEndpoints } from './operator-holidays.ts';
import { ledgerEndpoints } from './operator-ledger.ts';
import { operatorListEndpoints } from './operator-lists.ts';
import { monitoringEndpoints } from './operator-monitoring.ts';
import { operatorNoticeEndpoints } from './operator-notices.ts';
import { operatorPermissionEndpoints } from './operator-permissions.ts';
import { operatorReconciliationEndpoints } from './operator-reconciliation.ts';
import { registerEndpoints } from './operator-registers.ts';
import { reportEndpoints } from './operator-reports.ts';
import { operatorRestrictionEndpoints } from './operator-restrictions.ts';
import { restructuringEndpoints } from './operator-restructuring.ts';
import { operatorScreeningEndpoints } from './operator-screening.ts';
import { operatorSearchEndpoints } from './operator-search.ts';
import { operatorSecurityEventEndpoints } from './operator-security-events.ts';
import { operatorSettingImpactEndpoints } from './operator-setting-impact.ts';
import { operatorShariahEndpoints } from './operator-shariah.ts';
import { suspicionEndpoints } from './operator-suspicion.ts';
import { treasuryEndpoints } from './operator-treasury.ts';
import { unclaimedMoneyEndpoints } from './operator-unclaimed-moneys.ts';
import { passkeyEndpoints } from './passkeys.ts';
import { paymentEndpoints } from './payments.ts';
import { platformEndpoints } from './platform.ts';
import { proofEndpoints } from './proofs.ts';
import { referralEndpoints } from './referrals.ts';
import { securityEndpoints } from './security.ts';
import { selfServiceEndpoints } from './self-service.ts';
import { servicingEndpoints } from './servicing.ts';
import { taxResidenceEndpoints } from './tax-residence.ts';
import { testEndpoints } from './test.ts';

/** Every call that the server serves below the API base. */
export const endpoints = {
  ...accountEndpoints,
  ...addressChangeEndpoints,
  ...bankAccountEndpoints,
  ...securityEndpoints,
  ...passkeyEndpoints,
  ...selfServiceEndpoints,
  ...investorEndpoints,
  ...ekycEndpoints,
  ...investorSettingsEndpoints,
  ...noteEndpoints,
  ...marketplaceEndpoints,
  ...noteOriginationEndpoints,
  ...restructuringEndpoints,
  ...servicingEndpoints,
  ...paymentEndpoints,
  ...mandateEndpoints,
  ...mobileTopupEndpoints,
  ...operatorEndpoints,
  ...operatorAccessEndpoints,
  ...operatorAccountEndpoints,
  ...operatorCreditEndpoints,
  ...operatorCustomerEndpoints,
  ...operatorCustomerPageEndpoints,
  ...operatorListEndpoints,
  ...operatorNoticeEndpoints,
  ...operatorPermissionEndpoints,
  ...operatorReconciliationEndpoints,
  ...operatorHolidayEndpoints,
  ...operatorScreeningEndpoints,
  ...operatorSearchEndpoints,
  ...operatorRestrictionEndpoints,
  ...operatorHealthEndpoints,
  ...operatorSettingImpactEndpoints,
  ...operatorSecurityEventEndpoints,
  ...operatorShariahEndpoints,
  ...taxResidenceEndpoints,
  ...fundManagementEndpoints,
  ...monitoringEndpoints,
  ...ledgerEndpoints,
  ...reportEndpoints,
  ...suspicionEndpoints,
  ...complianceEndpoints,
  ...registerEndpoints,
  ...accessReviewEndpoints,
  ...unclaimedMoneyEndpoints,
  ...testEndpoints,
  ...treasuryEndpoints,
  ...platformEndpoints,
  ...dashboardEndpoints,
  ...proofEndpoints,
  ...businessDayEndpoints,
  ...referralEndpoints,
  ...businessOwnerEndpoints,
  ...activityEndpoints,
  ...caseEndpoints,
  ...operatorCaseEndpoints,
  ...operatorCollectionEndpoints,
  ...issuerLetterEndpoints,
};

export type EndpointName = keyof typeof endpoints;
