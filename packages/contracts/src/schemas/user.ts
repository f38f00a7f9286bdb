import { z } from 'zod';
import { locales } from '../constants.ts';
import { notificationCategories } from '../notification-categories.ts';
import { amountOut, bankChoice, choice, id, instant, month, percentOut } from '../wire.ts';
import { storedAddress } from './address-change.ts';
import { otpType } from './shapes.ts';

const nullableText = z.string().nullable();

export const applicationStatus = z.enum([
  'Incomplete',
  'Submitted',
  'Approved',
  'Rejected',
  'More Info Required',
]);

const who = {
  email: z.string(),
  type: z.enum(['Individual', 'Institution']).nullable(),
  first_name: z.string(),
  last_name: z.string(),
  role: z.enum(['investor', 'businessowner']),
  account_status: z.enum(['Pending', 'Active', 'Inactive']),
  account_created_year: z.int(),
  account_created_month: z.int().min(1).max(12),
  account_periods: z.array(month),
  inactive_msg_formatted: nullableText,
  /** Whether an inactive account was closed by its owner. */
  account_closed: z.boolean(),
  /** Whether a disabled account's page says what happens to its money. */
  inactive_money_continues: z.boolean(),
};

const application = {
  application_status: applicationStatus.nullable(),
  application_id: id.nullable(),
  completed_application: z.boolean(),
  has_note_application: z.boolean(),
  company_name: nullableText,
  company_number: nullableText,
  verified_name: nullableText,
  inv_no: nullableText,
  inv_plan_type: z.enum(['basic', 'premium']).nullable(),
  premium_upgrade_requested_at: instant.nullable(),
};

const money = {
  bank_name: nullableText,
  bank_account_no: nullableText,
  balance: amountOut.nullable(),
  inv_invested_amount: amountOut.nullable(),
  /** Until when withdrawals wait; null while they do not. */
  withdrawal_hold_until: instant.nullable(),
  first_topup: z.boolean(),
};

const autoInvest = {
  auto_invest_exhausted_balance: z.boolean(),
  auto_invest_issuer_exposure: z.boolean(),
  auto_invest_issuer_exposure_percent: percentOut.nullable(),
  auto_invest_guaranteed_notes_option: z.enum(['all', 'only', 'none']),
  check_if_has_auto_invest_bots: z.boolean(),
  check_if_hide_auto_invest_message: z.boolean(),
  eligible_guaranteed_notes_option_only: z.boolean(),
};

const referralTask = z.object({
  friend: z.string(),
  registered: z.boolean(),
  approved: z.boolean(),
  first_topup: z.boolean(),
  invested: z.boolean(),
  reward: amountOut,
});

const accountStatus = {
  check_if_enabled_two_factor: z.boolean(),
  check_if_agrees_agreement_update: z.boolean(),
  check_if_employment_updated: z.boolean(),
  check_issuer_has_active_mandate: z.boolean(),
  has_mandate: z.boolean(),
  has_parent: z.boolean(),
  is_inv_fund_managed: z.boolean(),
  referral_link: nullableText,
  referral_tasks: z.array(referralTask),
};

/**
 * The signed-in user (ONB-33). Money, bank and identity fields are null while the second factor is missing.
 */
export const user = z.object({
  ...who,
  ...application,
  ...money,
  ...autoInvest,
  ...accountStatus,
  can: z.record(z.string(), z.boolean()),
  /** The language of screens and mails. */
  locale: z.enum(locales),
  support_email: z.string(),
  faq_url: z.string(),
});

/** The lists that come with the current user (ONB-34). */
export const referenceData = {
  malaysia_states: z.array(choice),
  countries: z.array(choice),
  country_phone_codes: z.array(choice),
  business_industries: z.array(choice),
  banks: z.array(bankChoice),
  loan_categories: z.array(choice),
};

const bankAccount = z.object({
  bic: z.string(),
  bank_name: z.string(),
  last4: z.string(),
  holder_name: z.string(),
  usable_from: instant,
});

/** A requested account: the holder is being verified by the bank, or reviewed by an operator. */
const pendingBankAccount = z.object({
  bic: z.string(),
  bank_name: z.string(),
  last4: z.string(),
  holder_name: z.string(),
  state: z.enum(['enquiring', 'review']),
  requested_at: instant,
});

/** The channels of one category; mandatory ones are always on (NTF-2). */
export const notificationPreference = z.strictObject({
  category: z.enum(notificationCategories),
  in_app: z.boolean(),
  email: z.boolean(),
});

/** How long the current sign-in lasts: without a request for `idle_seconds` it ends, at `expires_at` in any case. */
export const currentSession = z.object({
  eventUuid: z.uuid(),
  expires_at: instant,
  idle_seconds: z.int(),
  /** How the second factor can be given; empty while it is off. */
  otp_types: z.array(otpType),
  /** Whether a passkey may be given in the place of a code. */
  has_passkey: z.boolean(),
  /** Whether this call came with the token of a device that gave it. */
  two_factor_passed: z.boolean(),
});

/** Contact and preferences of the signed-in user. */
export const userInfo = z.object({
  id,
  email: z.string(),
  /** A new address that waits for its owner to open the link. */
  pending_email: nullableText,
  phone_country_code: z.string(),
  phone_number: z.string(),
  address: storedAddress.nullable(),
  bank_account: bankAccount.nullable(),
  pending_bank_account: pendingBankAccount.nullable(),
  notification_preferences: z.array(notificationPreference),
  locale: z.enum(locales),
  email_opt_in: z.boolean(),
});
