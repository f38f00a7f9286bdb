import type { EndpointName } from '../endpoints/all.ts';
import { accountSchemas } from './account.ts';
import { activitySchemas } from './activity.ts';
import { addressChangeSchemas } from './address-change.ts';
import type { Parsed, Sent } from './area.ts';
import { bankAccountSchemas } from './bank-account.ts';
import { businessOwnerSchemas } from './business-owners.ts';
import { caseSchemas } from './cases.ts';
import { operatorCreditSchemas } from './credit.ts';
import { dashboardSchemas } from './dashboard.ts';
import { ekycSchemas } from './ekyc.ts';
import { investorSettingsSchemas } from './investor-settings.ts';
import { investorSchemas } from './investors.ts';
import { mandateSchemas } from './mandates.ts';
import { marketplaceSchemas } from './marketplace.ts';
import { mobileTopupSchemas } from './mobile-topup.ts';
import { noteOriginationSchemas } from './note-origination.ts';
import { noteSchemas } from './notes.ts';
import { operatorSchemas } from './operator.ts';
import { operatorAccessSchemas } from './operator-access.ts';
import { accessReviewSchemas } from './operator-access-reviews.ts';
import { operatorAccountSchemas } from './operator-accounts.ts';
import { businessDaySchemas } from './operator-business-days.ts';
import { operatorCaseSchemas } from './operator-cases.ts';
import { issuerLetterSchemas, operatorCollectionSchemas } from './operator-collections.ts';
import { complianceSchemas } from './operator-compliance.ts';
import { operatorCustomerPageSchemas } from './operator-customer-page.ts';
import { operatorCustomerSchemas } from './operator-customers.ts';
import { fundManagementSchemas } from './operator-fund-management.ts';
import { operatorHealthSchemas } from './operator-health.ts';
import { operatorHolidaySchemas } from './operator-holidays.ts';
import { ledgerSchemas } from './operator-ledger.ts';
import { operatorListSchemas } from './operator-lists.ts';
import { monitoringSchemas } from './operator-monitoring.ts';
import { operatorNoticeSchemas } from './operator-notices.ts';
import { operatorPermissionSchemas } from './operator-permissions.ts';
import { operatorReconciliationSchemas } from './operator-reconciliation.ts';
import { registerSchemas } from './operator-registers.ts';
import { reportSchemas } from './operator-reports.ts';
import { operatorRestrictionSchemas } from './operator-restrictions.ts';
import { restructuringSchemas } from './operator-restructuring.ts';
import { operatorScreeningSchemas } from './operator-screening.ts';
import { operatorSearchSchemas } from './operator-search.ts';
import { operatorSecurityEventSchemas } from './operator-security-events.ts';
import { operatorSettingImpactSchemas } from './operator-setting-impact.ts';
import { operatorShariahSchemas } from './operator-shariah.ts';
import { suspicionSchemas } from './operator-suspicion.ts';
import { treasurySchemas } from './operator-treasury.ts';
import { unclaimedMoneySchemas } from './operator-unclaimed-moneys.ts';
import { passkeySchemas } from './passkeys.ts';
import { paymentSchemas } from './payments.ts';
import { platformSchemas } from './platform.ts';
import { proofSchemas } from './proofs.ts';
import { referralSchemas } from './referrals.ts';
import { securitySchemas } from './security.ts';
import { selfServiceSchemas } from './self-service.ts';
import { servicingSchemas } from './servicing.ts';
import { taxResidenceSchemas } from './tax-residence.ts';
import { testSchemas } from './test.ts';

/** The schemas of every endpoint, by the endpoint's name. */
export const schemas = {
  ...accountSchemas,
  ...addressChangeSchemas,
  ...bankAccountSchemas,
  ...securitySchemas,
  ...passkeySchemas,
  ...selfServiceSchemas,
  ...investorSchemas,
  ...ekycSchemas,
  ...investorSettingsSchemas,
  ...noteSchemas,
  ...marketplaceSchemas,
  ...noteOriginationSchemas,
  ...restructuringSchemas,
  ...servicingSchemas,
  ...paymentSchemas,
  ...mandateSchemas,
  ...mobileTopupSchemas,
  ...operatorSchemas,
  ...operatorAccessSchemas,
  ...operatorAccountSchemas,
  ...operatorCreditSchemas,
  ...operatorCustomerSchemas,
  ...operatorCustomerPageSchemas,
  ...operatorListSchemas,
  ...operatorNoticeSchemas,
  ...operatorPermissionSchemas,
  ...operatorReconciliationSchemas,
  ...operatorHolidaySchemas,
  ...operatorScreeningSchemas,
  ...operatorSearchSchemas,
  ...operatorRestrictionSchemas,
  ...operatorHealthSchemas,
  ...operatorSettingImpactSchemas,
  ...operatorSecurityEventSchemas,
  ...operatorShariahSchemas,
  ...taxResidenceSchemas,
  ...fundManagementSchemas,
  ...monitoringSchemas,
  ...ledgerSchemas,
  ...reportSchemas,
  ...suspicionSchemas,
  ...complianceSchemas,
  ...registerSchemas,
  ...accessReviewSchemas,
  ...unclaimedMoneySchemas,
  ...testSchemas,
  ...platformSchemas,
  ...dashboardSchemas,
  ...proofSchemas,
  ...businessDaySchemas,
  ...referralSchemas,
  ...businessOwnerSchemas,
  ...activitySchemas,
  ...treasurySchemas,
  ...caseSchemas,
  ...operatorCaseSchemas,
  ...operatorCollectionSchemas,
  ...issuerLetterSchemas,
};

/** What the web needs to know of each call (types only, so that zod stays out of the browser). */
export type Api = { [K in EndpointName]: Sent<(typeof schemas)[K]> };

/** What a handler of the server is given and has to answer. */
export type ParsedApi = { [K in EndpointName]: Parsed<(typeof schemas)[K]> };
