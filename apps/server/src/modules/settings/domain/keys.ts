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
  minimumTopupSen: row('minimum_topup_sen', amount, 'The smallest top-up, in sen'),
  topupMaximumIndividualSen: row(
    'topup_maximum_individual_sen',
    amount,
    'The largest payment of an Individual, in sen',
  ),
  topupMaximumInstitutionSen: row(
    'topup_maximum_institution_sen',
    amount,
    'The largest payment of an Institution, in sen',
  ),
  minimumWithdrawalSen: row(
    'minimum_withdrawal_sen',
    amount,
    'The smallest withdrawal unless it is the whole balance, in sen',
  ),
  withdrawalFeeSen: row('withdrawal_fee_sen', amount, 'The fee of a withdrawal, in sen'),
  securityHoldHours: row(
    'security_hold_hours',
    whole(0, 720),
    'How long withdrawals wait after a security change, in hours',
  ),
  minimumInvestmentSen: row('minimum_investment_sen', amount, 'The smallest investment in a note, in sen'),
  investmentStepSen: row(
    'investment_step_sen',
    amount.refine((value) => value > 0n, issueMessage('more_than_zero')),
    'Investments are multiples of this, in sen',
  ),
  basicPlanLimitSen: row(
    'basic_plan_limit_sen',
    amount,
    'Above this an Individual on the basic plan acknowledges each investment, in sen',
  ),
  basicPlanLimitBlocks: row(
    'basic_plan_limit_blocks',
    flag,
    'Whether the limit of the basic plan refuses instead of asking',
  ),
  noteMinimumSen: row('note_minimum_sen', amount, 'The smallest financing, in sen'),
  noteMaximumSen: row('note_maximum_sen', amount, 'The largest financing, in sen'),
  issuerExposureLimitSen: row(
    'issuer_exposure_limit_sen',
    amount,
    'What an issuer and its related companies may owe together, in sen',
  ),
  originationFees: row(
    'origination_fee_bps',
    originationFees,
    'The fee on the amount raised, by term, in basis points',
  ),
  issuerMinimumAgeMonths: row(
    'issuer_minimum_age_months',
    whole(0, 240),
    'How long a company has to be in business before it may apply, in months',
  ),
  issuerMinimumRevenueSen: row(
    'issuer_minimum_revenue_sen',
    amount,
    'The smallest yearly revenue with which a company may apply, in sen',
  ),
  knockOutDaysLate: row(
    'knock_out_days_late',
    whole(0, 365),
    'An issuer whose running note is past due for longer may not apply, in days',
  ),
  creditGrades: row(
    'credit_grades',
    creditGrades,
    'What each grade suggests: a band of yearly rates and the most to finance',
  ),
  scorecardWeights: row(
    'scorecard_weights',
    scorecardWeights,
    'How much each part of the scorecard weighs, in percent; together 100',
  ),
  serviceFeeBps: row('service_fee_bps', rate, 'The share of the return received that the platform takes'),
  serviceTaxBps: row('service_tax_bps', rate, 'The service tax on fees'),
  serviceTaxFirstMonth: row('service_tax_first_month', whole(1, 2), 'Service tax periods begin in month'),
  withholdingTaxBps: row(
    'withholding_tax_bps',
    rate,
    'The tax withheld from the return of investors who are not resident',
  ),
  withholdLateCharges: row(
    'withhold_late_charges',
    flag,
    'Whether tax is withheld from the late charges of investors who are not resident, too',
  ),
  rateCapBps: row('rate_cap_bps', rate, 'The highest yearly rate of a note'),
  rateCapBasis: row(
    'rate_cap_basis',
    z.enum(['simple', 'effective', 'all_in'], issueMessage('rate_cap_basis_invalid')),
    'Which rate the cap is held against: simple, effective or all_in',
  ),
  ...latenessSettings,
  offerDays: row('offer_days', whole(1, 90), 'How long an offer stays open, in days'),
  campaignDays: row('campaign_days', whole(1, 90), 'How long a campaign runs, in days'),
  smallerAmountDays: row(
    'smaller_amount_days',
    whole(1, 30),
    'How long an issuer may accept a smaller amount, in days',
  ),
  issueDays: row('issue_days', whole(1, 30), 'How long a funded note waits to be issued, in days'),
  minimumFundedPercent: row(
    'minimum_funded_percent',
    whole(1, 100),
    'Below this share of the target all subscriptions are returned, in percent',
  ),
  cancelWindowHours: row(
    'cancel_window_hours',
    whole(0, 720),
    'How long an investment may be cancelled, in hours',
  ),
  cancellationsPer30Days: row(
    'cancellations_per_30_days',
    whole(0, 100),
    'How many investments may be cancelled within the days over which cancellations are counted',
  ),
  cancellationWindowDays: row(
    'cancellation_window_days',
    whole(2, 365),
    'Over how many days cancellations are counted, in days',
  ),
  premiumEarlyAccessMinutes: row(
    'premium_early_access_minutes',
    whole(0, 10_080),
    'How much earlier notes open for Premium investors, in minutes',
  ),
  autoInvestSharePercent: row(
    'auto_invest_share_percent',
    whole(0, 100),
    'The most of a target that presets may take, in percent',
  ),
  exposureCountsAboveSen: row(
    'exposure_counts_above_sen',
    amount,
    "A preset's limit for one issuer counts once more than this is outstanding, in sen",
  ),
  collectionAttempts: row(
    'collection_attempts',
    whole(2, 20),
    'How often an instalment is collected by direct debit before it is given up',
  ),
  referralRewardSen: row(
    'referral_reward_sen',
    amount.refine((value) => value > 0n, issueMessage('more_than_zero')),
    'What a friend and whoever brought the friend receive each, in sen',
  ),
  referralInvestedSen: row(
    'referral_invested_sen',
    amount,
    'How much a friend has to invest for the reward, in sen',
  ),
  referralDays: row('referral_days', whole(1, 730), 'Within how many days of registering, in days'),
  ekycAttemptsPerDay: row(
    'ekyc_attempts_per_day',
    whole(1, 20),
    'How many identity checks a person may start on one day',
  ),
  ekycSelfieRetentionDays: row(
    'ekyc_selfie_keep_days',
    whole(1, 365),
    'How long selfies are kept after an identity check was decided, in days',
  ),
  approvalExpiryDays: row(
    'approval_expiry_days',
    whole(1, 90),
    'How long a proposal may be decided, in days',
  ),
  operatorLinkHours: row('operator_link_hours', whole(1, 168), 'Validity of operator links, in hours'),
  operatorsRequirePasskey: row(
    'operators_require_passkey',
    flag,
    'Whether operators have to sign in with a passkey',
  ),
  exceptionAdminAmountSen: row(
    'exception_admin_amount_sen',
    amount,
    'Above this an administrator confirms how an exception of the bank statement is closed, in sen',
  ),
  transitMaxBusinessDays: row(
    'transit_max_business_days',
    whole(0, 30),
    'How long money may be in the ledger and on no bank statement before it is a difference, in business days',
  ),
  scRegistration: row(
    'sc_registration',
    z.string(issueMessage('sentence_or_nothing')).trim().max(200, issueMessage('setting_text_too_long')),
    'How the operator is registered with the Securities Commission Malaysia, as one sentence; empty while it is not',
  ),
  fundManagementEnabled: row(
    'fund_management_enabled',
    flag,
    "Whether investors' money may be handled by the platform's manager",
  ),
  supportEmail: row(
    'support_email',
    z.email(issueMessage('setting_email_invalid')),
    'Where customers write to',
  ),
  faqUrl: row('faq_url', z.url(issueMessage('setting_url_invalid')), 'Where the questions and answers are'),
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
