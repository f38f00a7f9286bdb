import { describe, expect, test } from 'vitest';
import { changed, fieldErrorsOf } from '../testing.ts';
import { accountSchemas } from './account.ts';
import { individual } from './valid-forms.fixture.ts';

const anId = '01890a5d-ac96-774b-bcce-b302099a8057';
const aToken = 'tok_'.repeat(10);

describe('register', () => {
  const { body } = accountSchemas.register;

  test.each([
    [{ role: undefined }, ['role']],
    [{ role: 'operator' }, ['role']],
    [{ type: undefined }, ['type']],
    [{ type: '' }, ['type']],
    [{ type: 'individual' }, ['type']],
    [{ type: 'Institution' }, ['company_name']],
    [{ role: 'businessowner' }, ['type', 'company_name']],
    [{ role: 'businessowner', type: '' }, ['company_name']],
    [{ company_name: 'ABC Sdn Bhd' }, ['company_name']],
    [{ first_name: ' ' }, ['first_name']],
    [{ last_name: 'x'.repeat(101) }, ['last_name']],
    [{ email: 'aisyah' }, ['email']],
    [{ phone_country_code: '+999' }, ['phone_number']],
    [{ phone_number: '12345' }, ['phone_number']],
    [{ password: 'short', password_confirmation: 'short' }, ['password']],
    [{ password_confirmation: 'correct horse batterY' }, ['password_confirmation']],
    [{ password_confirmation: undefined }, ['password_confirmation']],
    [{ agree_terms: '0' }, ['agree_terms']],
    [{ agree_privacy: undefined }, ['agree_privacy']],
    [{ application_status: 'Approved' }, ['application_status']],
    [
      { email: 'a', agree_terms: '0', password_confirmation: 'x' },
      ['email', 'agree_terms', 'password_confirmation'],
    ],
  ])('rejects %j at %j', (changes, fields) => {
    expect(Object.keys(fieldErrorsOf(body, changed(individual, changes)) ?? {}).sort()).toEqual(
      [...fields].sort(),
    );
  });

  test('takes an individual, tidied', () => {
    expect(body.parse(individual)).toMatchObject({
      first_name: 'Aisyah',
      email: 'aisyah@example.com',
      phone_country_code: '+60',
      phone_number: '0123456789',
      agree_terms: 1,
    });
  });

  test.each([
    [{ company_name: '', referral_code: '' }],
    [{ type: 'Institution', company_name: 'ABC Sdn Bhd' }],
    [{ role: 'businessowner', type: undefined, company_name: 'ABC Sdn Bhd', referral_code: 'X7K2' }],
  ])('takes %j', (changes) => {
    expect(fieldErrorsOf(body, changed(individual, changes))).toBeNull();
  });
});

describe('the other bodies', () => {
  test.each([
    ['login', accountSchemas.login.body, { email: 'a@b.my' }, ['password']],
    ['login', accountSchemas.login.body, { email: 'x', password: 'x' }, ['email']],
    ['login', accountSchemas.login.body, { email: 'a@b.my', password: 'x', remember: 1 }, ['remember']],
    ['login', accountSchemas.login.body, { email: { $ne: '' }, password: 'x' }, ['email']],
    ['logout', accountSchemas.logout.body, {}, ['eventUuid']],
    ['logout', accountSchemas.logout.body, { eventUuid: 'x' }, ['eventUuid']],
    ['verify', accountSchemas.registerVerify.body, { token: '' }, ['token']],
    ['resend', accountSchemas.registerResendVerification.body, { token: aToken }, ['user_id']],
    ['code', accountSchemas.userSendEmailOtp.body, { purpose: 'steal' }, ['purpose']],
    ['download', accountSchemas.download.query, {}, ['id']],
    ['download', accountSchemas.download.query, { id: anId, token: aToken }, ['id']],
    ['download', accountSchemas.download.query, { id: '../secret' }, ['id']],
  ])('%s rejects %#', (_name, schema, value, fields) => {
    expect(Object.keys(fieldErrorsOf(schema, value) ?? {})).toEqual(fields);
  });

  test.each([
    ['login', accountSchemas.login.body, { email: 'a@b.my', password: 'x' }],
    ['logout', accountSchemas.logout.body, { eventUuid: anId }],
    ['verify', accountSchemas.registerVerify.body, { token: aToken }],
    ['resend', accountSchemas.registerResendVerification.body, { token: aToken, user_id: anId }],
    ['code', accountSchemas.userSendEmailOtp.body, { purpose: 'step_up' }],
    ['download', accountSchemas.download.query, { id: anId }],
    ['download', accountSchemas.download.query, { token: aToken, utm: 'x' }],
  ])('%s takes what it needs', (_name, schema, value) => {
    expect(fieldErrorsOf(schema, value)).toBeNull();
  });
});

describe('the current user', () => {
  // The profile fields of the signed-in user, in their order (ONB-33); then the further fields.
  const names =
    `email, type, first_name, last_name, account_status, account_created_year, account_created_month,
    account_periods, role, company_name, company_number, application_status, application_id, completed_application,
    has_note_application, bank_name, bank_account_no, balance, first_topup, verified_name, inv_plan_type,
    inv_invested_amount, premium_upgrade_requested_at, inv_no, inactive_msg_formatted,
    auto_invest_exhausted_balance, auto_invest_issuer_exposure, auto_invest_issuer_exposure_percent,
    auto_invest_guaranteed_notes_option, check_if_has_auto_invest_bots, check_if_enabled_two_factor,
    check_if_hide_auto_invest_message, referral_link, referral_tasks, has_parent, has_mandate,
    check_if_agrees_agreement_update, eligible_guaranteed_notes_option_only, check_if_employment_updated,
    check_issuer_has_active_mandate, is_inv_fund_managed, can, locale, support_email, faq_url,
    inactive_money_continues, account_closed, withdrawal_hold_until`
      .split(',')
      .map((one) => one.trim());

  test('has every field of the specification and no other', () => {
    expect(Object.keys(accountSchemas.userCurrent.response.shape.user.shape).sort()).toEqual(names.sort());
  });

  test('comes with the reference data', () => {
    expect(Object.keys(accountSchemas.userCurrent.response.shape)).toEqual([
      'success',
      'user',
      'session',
      'malaysia_states',
      'countries',
      'country_phone_codes',
      'business_industries',
      'banks',
      'loan_categories',
    ]);
  });
});

test('a logout that is rejected softly is an answer too', () => {
  const { response } = accountSchemas.logout;
  expect(fieldErrorsOf(response, { success: true })).toBeNull();
  expect(fieldErrorsOf(response, { success: false, message: 'No.', code: 'already_logged_out' })).toBeNull();
  expect(fieldErrorsOf(response, { success: false })).not.toBeNull();
});
