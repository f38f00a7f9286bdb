import { accountMessages } from './account.ts';
import { accountAnswersMessages } from './account-answers.ts';
import { accountClosingMessages } from './account-closing.ts';
import { accountFieldsMessages } from './account-fields.ts';
import { addressChangeMessages } from './address-change.ts';
import { applicationFieldsMessages } from './application-fields.ts';
import { approvalSubjectsMessages } from './approval-subjects.ts';
import { autoInvestReasonsMessages } from './auto-invest-reasons.ts';
import { caseMessages } from './cases.ts';
import { collectionMessages, collectionUpdateMessages } from './collections.ts';
import { complianceMessages } from './compliance.ts';
import { errorMessages } from './errors.ts';
import { exceptionsMessages } from './exceptions.ts';
import { fieldsMessages } from './fields.ts';
import { financingMessages } from './financing.ts';
import { fundManagementMessages } from './fund-management.ts';
import { identityChecksMessages } from './identity-checks.ts';
import { investingMessages } from './investing.ts';
import { investingFieldsMessages } from './investing-fields.ts';
import { monitoringMessages } from './monitoring.ts';
import { noteUpdatesMessages } from './note-updates.ts';
import { onboardingMessages } from './onboarding.ts';
import { operatorFieldsMessages } from './operator-fields.ts';
import { operatorsMessages } from './operators.ts';
import { paymentOutcomesMessages } from './payment-outcomes.ts';
import { paymentsMessages } from './payments.ts';
import { personMessages } from './person.ts';
import { proposalFieldsMessages } from './proposal-fields.ts';
import { registerMessages } from './registers.ts';
import { reportMessages } from './reports.ts';
import { requestMessages } from './request.ts';
import { scorecardReasonsMessages } from './scorecard-reasons.ts';
import { servicingMessages } from './servicing.ts';
import { sessionEndsMessages } from './session-ends.ts';
import { settingDescriptionsMessages } from './setting-descriptions.ts';
import { settingsMessages } from './settings.ts';
import { specifiedMessages } from './specified.ts';
import { suspicionMessages } from './suspicion.ts';
import { transactionsMessages } from './transactions.ts';
import { treasuryMessages } from './treasury.ts';
import { unclaimedMoneyMessages } from './unclaimed-moneys.ts';
import { walletMessages } from './wallet.ts';

/** Every message by its code; a code stands in one part only (MSG-10). */
export const messageCatalogue = {
  ...errorMessages,
  ...fieldsMessages,
  ...accountFieldsMessages,
  ...applicationFieldsMessages,
  ...investingFieldsMessages,
  ...operatorFieldsMessages,
  ...proposalFieldsMessages,
  ...personMessages,
  ...requestMessages,
  ...accountMessages,
  ...operatorsMessages,
  ...fundManagementMessages,
  ...monitoringMessages,
  ...reportMessages,
  ...suspicionMessages,
  ...complianceMessages,
  ...registerMessages,
  ...unclaimedMoneyMessages,
  ...onboardingMessages,
  ...addressChangeMessages,
  ...financingMessages,
  ...investingMessages,
  ...walletMessages,
  ...paymentsMessages,
  ...servicingMessages,
  ...settingsMessages,
  ...treasuryMessages,
  ...accountAnswersMessages,
  ...accountClosingMessages,
  ...approvalSubjectsMessages,
  ...autoInvestReasonsMessages,
  ...identityChecksMessages,
  ...noteUpdatesMessages,
  ...paymentOutcomesMessages,
  ...caseMessages,
  ...collectionMessages,
  ...collectionUpdateMessages,
  ...exceptionsMessages,
  ...scorecardReasonsMessages,
  ...sessionEndsMessages,
  ...settingDescriptionsMessages,
  ...transactionsMessages,
  ...specifiedMessages,
};

export type MessageCatalogue = typeof messageCatalogue;
