import type { CurrentUser, CurrentUserAnswer } from '../shared/session/current-user.ts';

const individual: CurrentUser = {
  email: 'aisyah@example.com',
  type: 'Individual',
  first_name: 'Aisyah',
  last_name: 'Rahman',
  role: 'investor',
  account_status: 'Active',
  account_created_year: 2026,
  account_created_month: 3,
  account_periods: ['2026-04', '2026-03'],
  inactive_msg_formatted: null,
  inactive_money_continues: false,
  account_closed: false,
  application_status: 'Approved',
  application_id: '0195a3f0-0000-7000-8000-000000000001',
  completed_application: true,
  has_note_application: false,
  company_name: null,
  company_number: null,
  verified_name: 'AISYAH BINTI RAHMAN',
  inv_no: 'INV-0001204',
  inv_plan_type: 'basic',
  premium_upgrade_requested_at: null,
  bank_name: 'Maybank',
  bank_account_no: '•••• 1234',
  balance: '2480.50',
  inv_invested_amount: '45735.85',
  withdrawal_hold_until: null,
  first_topup: true,
  auto_invest_exhausted_balance: false,
  auto_invest_issuer_exposure: false,
  auto_invest_issuer_exposure_percent: null,
  auto_invest_guaranteed_notes_option: 'all',
  check_if_has_auto_invest_bots: false,
  check_if_hide_auto_invest_message: false,
  eligible_guaranteed_notes_option_only: false,
  check_if_enabled_two_factor: false,
  check_if_agrees_agreement_update: true,
  check_if_employment_updated: true,
  check_issuer_has_active_mandate: false,
  has_mandate: false,
  has_parent: false,
  is_inv_fund_managed: false,
  referral_link: null,
  referral_tasks: [],
  can: {},
  locale: 'en',
  support_email: 'help@titian.example',
  faq_url: 'https://titian.example/faq',
};

/** An approved Individual investor after the first top-up, with these differences. */
export function investor(differences: Partial<CurrentUser> = {}): CurrentUser {
  return { ...individual, ...differences };
}

/** An approved business owner, with these differences. */
export function businessOwner(differences: Partial<CurrentUser> = {}): CurrentUser {
  return investor({
    email: 'wei.ling@example.com',
    role: 'businessowner',
    type: null,
    first_name: 'Wei Ling',
    last_name: 'Tan',
    company_name: 'Tan Precision Parts Sdn Bhd',
    company_number: '201901012345',
    inv_no: null,
    inv_plan_type: null,
    balance: '0.00',
    inv_invested_amount: '0.00',
    first_topup: false,
    ...differences,
  });
}

/** What `GET /user/current` answers for this user. */
export function currentAnswer(user: CurrentUser): CurrentUserAnswer {
  return {
    success: true,
    user,
    session: {
      eventUuid: '0194b6f0-0000-7000-8000-0000000000aa',
      // From now on, as the server says it: a written date would end every session of the tests one day.
      expires_at: new Date(Date.now() + 8 * 3_600_000).toISOString(),
      idle_seconds: 1_800,
      otp_types: [],
      has_passkey: false,
      two_factor_passed: false,
    },
    malaysia_states: [],
    countries: [],
    country_phone_codes: [],
    business_industries: [],
    banks: [],
    loan_categories: [],
  };
}
