import type { SettingPopulation, SettingScope } from '@titian/contracts/setting-impact';
import type { Settings } from './keys.ts';

/** What a setting touches, and from what on a new value counts. */
export interface SettingReach {
  readonly scope: SettingScope;
  /** Empty where nothing can be counted: the scope says why. */
  readonly populations: readonly SettingPopulation[];
}

const reach = (scope: SettingScope, ...populations: readonly SettingPopulation[]): SettingReach => ({
  scope,
  populations,
});

const lateTerms = reach('new_agreements', 'notes_awaiting_issue');

const lateness = {
  lateGraceDays: lateTerms,
  lateChargeDailyBps: lateTerms,
  lateChargeCapBps: lateTerms,
  tawidhYearlyBps: lateTerms,
  shariahLateChargeCapBps: lateTerms,
  ibraOnDefault: lateTerms,
  guarantorAfterDays: reach('end_of_day', 'guarantees_to_claim'),
  defaultAfterDaysTerm: reach('end_of_day', 'notes_to_default'),
  defaultAfterDaysInvoice: reach('end_of_day', 'notes_to_default'),
  valuationBands: reach('next_figures', 'late_principal'),
} as const;

const financing = {
  noteMinimumSen: reach('new_requests', 'draft_applications'),
  noteMaximumSen: reach('new_requests', 'draft_applications'),
  issuerMinimumAgeMonths: reach('new_requests', 'draft_applications'),
  issuerMinimumRevenueSen: reach('new_requests', 'draft_applications'),
  knockOutDaysLate: reach('new_requests', 'draft_applications'),
  issuerExposureLimitSen: reach('new_offers', 'open_applications'),
  originationFees: reach('new_offers', 'origination_fees'),
  creditGrades: reach('new_assessments', 'open_applications'),
  scorecardWeights: reach('new_assessments', 'open_applications'),
  rateCapBps: reach('new_offers', 'open_applications'),
  rateCapBasis: reach('new_offers', 'open_applications'),
  offerDays: reach('new_offers', 'open_applications'),
} as const;

const investing = {
  minimumInvestmentSen: reach('new_subscriptions', 'open_campaigns', 'presets_below_minimum'),
  investmentStepSen: reach('new_subscriptions', 'open_campaigns', 'presets'),
  basicPlanLimitSen: reach('new_subscriptions', 'investors_above_basic_limit'),
  basicPlanLimitBlocks: reach('new_subscriptions', 'investors_above_basic_limit'),
  cancelWindowHours: reach('new_subscriptions', 'open_campaigns'),
  cancellationsPer30Days: reach('new_requests', 'investors_without_cancellations'),
  cancellationWindowDays: reach('new_requests', 'investors_without_cancellations'),
  autoInvestSharePercent: reach('new_listings', 'presets'),
  exposureCountsAboveSen: reach('new_subscriptions', 'presets'),
  campaignDays: reach('new_listings'),
  premiumEarlyAccessMinutes: reach('new_listings'),
  minimumFundedPercent: reach('campaign_end', 'campaigns_below_minimum'),
  smallerAmountDays: reach('campaign_end', 'open_campaigns'),
  issueDays: reach('campaign_end', 'open_campaigns'),
  fundManagementEnabled: reach('new_requests', 'managed_investors'),
} as const;

const money = {
  minimumTopupSen: reach('new_requests', 'topups_outside_limits'),
  topupMaximumIndividualSen: reach('new_requests', 'topups_outside_limits'),
  topupMaximumInstitutionSen: reach('new_requests', 'topups_outside_limits'),
  minimumWithdrawalSen: reach('new_requests', 'withdrawals_below_minimum'),
  withdrawalFeeSen: reach('new_requests', 'withdrawal_fees'),
  securityHoldHours: reach('new_requests', 'withdrawals_on_hold'),
  serviceFeeBps: reach('new_splits', 'running_notes', 'service_fees', 'service_tax'),
  serviceTaxBps: reach('new_splits', 'running_notes', 'service_tax'),
  serviceTaxFirstMonth: reach('next_remittance'),
  withholdingTaxBps: reach('new_splits', 'running_notes', 'withholding_tax'),
  withholdLateCharges: reach('new_splits', 'running_notes', 'withholding_tax'),
  collectionAttempts: reach('next_collection', 'active_mandates'),
  referralRewardSen: reach('next_reward', 'referral_rewards'),
  referralInvestedSen: reach('next_reward', 'open_referrals'),
  referralDays: reach('next_reward', 'open_referrals'),
  exceptionAdminAmountSen: reach('next_matching', 'exceptions_for_administrators'),
  transitMaxBusinessDays: reach('next_reconciliation'),
} as const;

/** What every setting touches; a key of the table without a reach does not compile (OPS-34). */
export const settingReach: { readonly [Name in keyof Settings]: SettingReach } = {
  ...lateness,
  ...financing,
  ...investing,
  ...money,
  ekycAttemptsPerDay: reach('new_requests'),
  ekycSelfieRetentionDays: reach('next_deletion', 'selfies_to_delete'),
  approvalExpiryDays: reach('new_proposals'),
  operatorExportRows: reach('next_export'),
  operatorExportsPerDay: reach('next_export'),
  operatorLinkHours: reach('next_link'),
  operatorsRequirePasskey: reach('next_sign_in', 'operators_without_passkey'),
  caseComplaintHours: reach('new_cases'),
  caseDataRequestHours: reach('new_cases'),
  caseMessageHours: reach('new_cases'),
  caseOtherHours: reach('new_cases'),
  heldMoneyCaseDays: reach('new_cases'),
  largeAmountSen: reach('new_requests'),
  unclaimedMoneyYears: reach('next_figures'),
  unclaimedNoticeMonths: reach('next_figures'),
  riskReviewHighMonths: reach('new_assessments'),
  riskReviewMediumMonths: reach('new_assessments'),
  riskReviewLowMonths: reach('new_assessments'),
  rescreeningDays: reach('end_of_day'),
  accessReviewDays: reach('end_of_day'),
  marketReturnDueDays: reach('end_of_day'),
  marketReturnReminderDays: reach('end_of_day'),
  breachNotificationHours: reach('new_cases'),
  scRegistration: reach('displayed_text'),
  supportEmail: reach('displayed_text'),
  faqUrl: reach('displayed_text'),
};
