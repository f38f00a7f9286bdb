import type { Language, Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import { splitE164 } from '@titian/contracts/reference/phones';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { type Day, malaysiaDay } from '@titian/finance/calendar';
import { rateToText } from '@titian/finance/rate';
import { senToText } from '@titian/finance/sen';
import { renderMessage, worded } from '../../platform/messages.ts';
import type { User } from '../identity/public.ts';
import type { Preference } from '../notifications/public.ts';
import { presentAddress } from '../onboarding/public.ts';
import { agreesToUpdate, employmentUpdated, permissions } from './domain/checks.ts';
import type { Facts } from './domain/facts.ts';
import { accountPeriods } from './domain/periods.ts';

type CurrentUser = ParsedApi['userCurrent']['response']['user'];
type UserInfo = ParsedApi['userInfo']['response']['user_info'];

/** The viewer, and the client. */
export interface Viewing {
  readonly today: Day;
  /** The address of the product, without a slash at its end. */
  readonly siteUrl: string;
  readonly twoFactorEnabled: boolean;
  /** Money, bank and identity stay hidden until the second factor is given. */
  readonly hidesSecrets: boolean;
}

/** The signed-in user with every profile field (ONB-33). */
export function presentUser(facts: Facts, viewing: Viewing): CurrentUser {
  return {
    ...presentWho(facts, viewing.today),
    inactive_money_continues: moneyContinues(facts, viewing.hidesSecrets),
    ...presentApplication(facts, viewing.hidesSecrets),
    ...presentMoney(facts, viewing.hidesSecrets),
    ...presentAutoInvest(facts),
    ...presentAccountState(facts, viewing),
    can: permissions(facts),
    locale: facts.user.locale,
    support_email: facts.supportEmail,
    faq_url: facts.faqUrl,
  };
}

function presentWho({ user }: Facts, today: Day) {
  const [year, month] = user.createdOn.split('-').map(Number);
  return {
    email: user.email,
    type: user.type,
    first_name: user.firstName,
    last_name: user.lastName,
    role: user.role,
    account_status: user.accountStatus,
    account_created_year: year ?? 0,
    account_created_month: month ?? 0,
    account_periods: accountPeriods(user.createdOn, today),
    inactive_msg_formatted: user.accountStatus === 'Inactive' ? inactiveText(user) : null,
    account_closed: user.closedAt !== null,
  };
}

/** Why an account is inactive: the operator's words, or that its owner closed it. */
function inactiveText({ closedAt, inactiveReason, locale }: User): string | null {
  return closedAt === null
    ? inactiveReason
    : renderMessage(message('account_closed_by_owner', { on: malaysiaDay(closedAt) }), locale);
}

export function presentClosingReasons(reasons: readonly Message[], language: Language) {
  return reasons.map((reason) => worded('reason', reason, language));
}

/**
 * Whether a disabled account's page says what happens to its money (ACC-21). Under a restriction of compliance nothing is
 * said about it, because what would be promised is not true then (decision 032).
 */
function moneyContinues({ user, status, isMoneyRestricted }: Facts, hidden: boolean): boolean {
  const isApproved = status.applicationStatus === 'Approved';
  const isDisabled = user.accountStatus === 'Inactive' && user.closedAt === null;
  return isDisabled && isApproved && !isMoneyRestricted && !hidden;
}

function presentApplication(facts: Facts, hidden: boolean) {
  const { user, status, applicant, investor, issuer } = facts;
  return {
    application_status: status.applicationStatus,
    application_id: status.applicationId,
    completed_application: status.completedApplication,
    has_note_application: facts.hasFinancingApplication,
    company_name: issuer?.companyName ?? user.companyName,
    company_number: hidden ? null : (applicant?.registrationNo ?? null),
    verified_name: hidden ? null : (investor?.verifiedName ?? issuer?.verifiedName ?? null),
    inv_no: investor?.invNo ?? null,
    inv_plan_type: investor?.planType ?? null,
    premium_upgrade_requested_at: facts.premiumRequestedAt?.toISOString() ?? null,
  };
}

function presentMoney(facts: Facts, hidden: boolean) {
  const { bankAccount, balanceSen, investedSen, investor, withdrawalHoldUntil } = facts;
  return {
    bank_name: hidden ? null : (bankAccount?.bankName ?? null),
    bank_account_no: hidden || bankAccount === null ? null : `•••• ${bankAccount.last4}`,
    balance: hidden ? null : senToText(balanceSen),
    inv_invested_amount: hidden ? null : senToText(investedSen),
    withdrawal_hold_until: hidden ? null : (withdrawalHoldUntil?.toISOString() ?? null),
    first_topup: investor?.firstTopupAt != null,
  };
}

function presentAutoInvest({ user, investor, preset }: Facts) {
  const guaranteedOnly = investor?.guaranteedOnly ?? false;
  const wanted = preset?.guaranteedOption ?? 'all';
  const exposureBps = preset?.exposureBps ?? null;
  return {
    auto_invest_exhausted_balance: preset?.usesExhaustedBalance ?? false,
    auto_invest_issuer_exposure: exposureBps !== null,
    auto_invest_issuer_exposure_percent: exposureBps === null ? null : rateToText(exposureBps),
    // A limit that came after the preset goes before what it says.
    auto_invest_guaranteed_notes_option: guaranteedOnly ? ('only' as const) : wanted,
    check_if_has_auto_invest_bots: preset !== null,
    check_if_hide_auto_invest_message: user.hidesAutoInvestMessage,
    eligible_guaranteed_notes_option_only: guaranteedOnly,
  };
}

function presentAccountState(facts: Facts, viewing: Viewing) {
  const { user, investor } = facts;
  return {
    check_if_enabled_two_factor: viewing.twoFactorEnabled,
    check_if_agrees_agreement_update: agreesToUpdate(facts),
    check_if_employment_updated: employmentUpdated(facts, viewing.today),
    check_issuer_has_active_mandate: facts.mandate.isActive,
    has_mandate: facts.mandate.hasMandate,
    has_parent: user.parentUserId !== null,
    is_inv_fund_managed: investor?.isFundManaged ?? false,
    referral_link: `${viewing.siteUrl}/register?ref=${user.referralCode}`,
    referral_tasks: facts.referralTasks,
  };
}

/** Contact and preferences (`GET /user/info`). */
export function presentInfo(
  { user, applicant, bankAccount, pendingBankAccount }: Facts,
  preferences: readonly Preference[],
  pendingEmail: string | null,
): UserInfo {
  const phone = splitE164(user.phoneE164);
  const address = applicant?.address ?? null;
  return {
    id: user.id,
    email: user.email,
    pending_email: pendingEmail,
    phone_country_code: phone?.callingCode ?? '',
    phone_number: phone?.national ?? user.phoneE164,
    address: address && presentAddress(address),
    bank_account: bankAccount && {
      bic: bankAccount.bic,
      bank_name: bankAccount.bankName,
      last4: bankAccount.last4,
      holder_name: bankAccount.holderName,
      usable_from: bankAccount.usableFrom.toISOString(),
    },
    pending_bank_account: pendingBankAccount && {
      bic: pendingBankAccount.bic,
      bank_name: pendingBankAccount.bankName,
      last4: pendingBankAccount.last4,
      holder_name: pendingBankAccount.holderName,
      state: pendingBankAccount.state,
      requested_at: pendingBankAccount.requestedAt.toISOString(),
    },
    notification_preferences: preferences.map((one) => ({
      category: one.category,
      in_app: one.inApp,
      email: one.email,
    })),
    locale: user.locale,
    email_opt_in: user.emailOptIn,
  };
}
