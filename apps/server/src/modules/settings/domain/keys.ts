import { issueMessage } from '@titian/contracts/messages/message';
import { z } from 'zod';
import { creditGrades } from './credit-grades.ts';
import { amount, flag, rate, whole } from './kinds.ts';
import { latenessSettings } from './lateness-settings.ts';
import { originationFees } from './origination-fees.ts';
import { scorecardWeights } from './scorecard-weights.ts';
import { row, type SettingRow } from './setting-row.ts';

/** Every setting of the product: the figures that the business may change (FEE-6, OPS-7). */
export const settingTable = {
  minimumTopupSen: row('minimum_topup_sen', amount),
  topupMaximumIndividualSen: row('topup_maximum_individual_sen', amount),
  topupMaximumInstitutionSen: row('topup_maximum_institution_sen', amount),
  minimumWithdrawalSen: row('minimum_withdrawal_sen', amount),
  withdrawalFeeSen: row('withdrawal_fee_sen', amount),
  securityHoldHours: row('security_hold_hours', whole(0, 720)),
  minimumInvestmentSen: row('minimum_investment_sen', amount),
  investmentStepSen: row(
    'investment_step_sen',
    amount.refine((value) => value > 0n, issueMessage('more_than_zero')),
  ),
  basicPlanLimitSen: row('basic_plan_limit_sen', amount),
  basicPlanLimitBlocks: row('basic_plan_limit_blocks', flag),
  noteMinimumSen: row('note_minimum_sen', amount),
  noteMaximumSen: row('note_maximum_sen', amount),
  issuerExposureLimitSen: row('issuer_exposure_limit_sen', amount),
  originationFees: row('origination_fee_bps', originationFees),
  issuerMinimumAgeMonths: row('issuer_minimum_age_months', whole(0, 240)),
  issuerMinimumRevenueSen: row('issuer_minimum_revenue_sen', amount),
  knockOutDaysLate: row('knock_out_days_late', whole(0, 365)),
  creditGrades: row('credit_grades', creditGrades),
  scorecardWeights: row('scorecard_weights', scorecardWeights),
  serviceFeeBps: row('service_fee_bps', rate),
  serviceTaxBps: row('service_tax_bps', rate),
  serviceTaxFirstMonth: row('service_tax_first_month', whole(1, 2)),
  withholdingTaxBps: row('withholding_tax_bps', rate),
  withholdLateCharges: row('withhold_late_charges', flag),
  rateCapBps: row('rate_cap_bps', rate),
  rateCapBasis: row(
    'rate_cap_basis',
    z.enum(['simple', 'effective', 'all_in'], issueMessage('rate_cap_basis_invalid')),
  ),
  ...latenessSettings,
  offerDays: row('offer_days', whole(1, 90)),
  campaignDays: row('campaign_days', whole(1, 90)),
  smallerAmountDays: row('smaller_amount_days', whole(1, 30)),
  issueDays: row('issue_days', whole(1, 30)),
  minimumFundedPercent: row('minimum_funded_percent', whole(1, 100)),
  cancelWindowHours: row('cancel_window_hours', whole(0, 720)),
  cancellationsPer30Days: row('cancellations_per_30_days', whole(0, 100)),
  cancellationWindowDays: row('cancellation_window_days', whole(2, 365)),
  premiumEarlyAccessMinutes: row('premium_early_access_minutes', whole(0, 10_080)),
  autoInvestSharePercent: row('auto_invest_share_percent', whole(0, 100)),
  exposureCountsAboveSen: row('exposure_counts_above_sen', amount),
  collectionAttempts: row('collection_attempts', whole(2, 20)),
  referralRewardSen: row(
    'referral_reward_sen',
    amount.refine((value) => value > 0n, issueMessage('more_than_zero')),
  ),
  referralInvestedSen: row('referral_invested_sen', amount),
  referralDays: row('referral_days', whole(1, 730)),
  ekycAttemptsPerDay: row('ekyc_attempts_per_day', whole(1, 20)),
  ekycSelfieRetentionDays: row('ekyc_selfie_retention_days', whole(1, 365)),
  approvalExpiryDays: row('approval_expiry_days', whole(1, 90)),
  operatorExportRows: row('operator_export_rows', whole(1, 200_000)),
  operatorExportsPerDay: row('operator_exports_per_day', whole(0, 1000)),
  operatorLinkHours: row('operator_link_hours', whole(1, 168)),
  operatorsRequirePasskey: row('operators_require_passkey', flag),
  caseComplaintHours: row('case_complaint_hours', whole(1, 720)),
  caseDataRequestHours: row('case_data_request_hours', whole(1, 720)),
  caseMessageHours: row('case_message_hours', whole(1, 720)),
  caseOtherHours: row('case_other_hours', whole(1, 720)),
  heldMoneyCaseDays: row('held_money_case_days', whole(0, 90)),
  largeAmountSen: row(
    'large_amount_sen',
    amount.refine((value) => value > 0n, issueMessage('more_than_zero')),
  ),
  unclaimedMoneyYears: row('unclaimed_money_years', whole(1, 30)),
  unclaimedNoticeMonths: row('unclaimed_notice_months', whole(1, 12)),
  riskReviewHighMonths: row('risk_review_high_months', whole(1, 120)),
  riskReviewMediumMonths: row('risk_review_medium_months', whole(1, 120)),
  riskReviewLowMonths: row('risk_review_low_months', whole(1, 120)),
  rescreeningDays: row('rescreening_days', whole(1, 366)),
  accessReviewDays: row('access_review_days', whole(1, 90)),
  marketReturnDueDays: row('market_return_due_days', whole(1, 180)),
  marketReturnReminderDays: row('market_return_reminder_days', whole(1, 90)),
  breachNotificationHours: row('breach_notification_hours', whole(1, 720)),
  exceptionAdminAmountSen: row('exception_admin_amount_sen', amount),
  transitMaxBusinessDays: row('transit_max_business_days', whole(0, 30)),
  scRegistration: row(
    'sc_registration',
    z.string(issueMessage('sentence_or_nothing')).trim().max(200, issueMessage('setting_text_too_long')),
  ),
  fundManagementEnabled: row('fund_management_enabled', flag),
  supportEmail: row('support_email', z.email(issueMessage('setting_email_invalid'))),
  faqUrl: row('faq_url', z.url(issueMessage('setting_url_invalid'))),
} as const;

type Table = typeof settingTable;

/** The settings that are valid on one business date. */
export type Settings = { readonly [Name in keyof Table]: z.output<Table[Name]['value']> };

const byKey = new Map<string, SettingRow<z.ZodType>>(
  Object.values(settingTable).map((one) => [one.key, one]),
);

/** The row of a key as it stands in the table, or null for an unknown one. */
export function settingOfKey(key: string): SettingRow<z.ZodType> | null {
  return byKey.get(key) ?? null;
}

/** Reads the values of the table into typed settings; throws ZodError for a missing or misshapen one. */
export function parseSettings(values: ReadonlyMap<string, unknown>): Settings {
  const entries = Object.entries(settingTable).map(([name, one]) => [
    name,
    one.value.parse(values.get(one.key)),
  ]);
  return Object.fromEntries(entries) as Settings;
}
