import { describe, expect, test } from 'vitest';
import type { Endpoint } from '../endpoint.ts';
import { schemas } from '../schemas/all.ts';
import { fieldErrorsOf } from '../testing.ts';
import { accountEndpoints } from './account.ts';
import { activityEndpoints } from './activity.ts';
import { addressChangeEndpoints } from './address-change.ts';
import { endpoints } from './all.ts';
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

const areas = [
  accountEndpoints,
  activityEndpoints,
  addressChangeEndpoints,
  bankAccountEndpoints,
  businessOwnerEndpoints,
  caseEndpoints,
  operatorCaseEndpoints,
  operatorCollectionEndpoints,
  issuerLetterEndpoints,
  dashboardEndpoints,
  ekycEndpoints,
  investorEndpoints,
  mandateEndpoints,
  marketplaceEndpoints,
  mobileTopupEndpoints,
  noteEndpoints,
  noteOriginationEndpoints,
  operatorEndpoints,
  operatorAccessEndpoints,
  operatorAccountEndpoints,
  operatorCreditEndpoints,
  operatorCustomerEndpoints,
  operatorCustomerPageEndpoints,
  operatorPermissionEndpoints,
  operatorReconciliationEndpoints,
  operatorRestrictionEndpoints,
  operatorHealthEndpoints,
  operatorSettingImpactEndpoints,
  operatorHolidayEndpoints,
  operatorListEndpoints,
  operatorNoticeEndpoints,
  operatorScreeningEndpoints,
  operatorSearchEndpoints,
  operatorSecurityEventEndpoints,
  operatorShariahEndpoints,
  passkeyEndpoints,
  paymentEndpoints,
  platformEndpoints,
  proofEndpoints,
  businessDayEndpoints,
  referralEndpoints,
  securityEndpoints,
  selfServiceEndpoints,
  restructuringEndpoints,
  servicingEndpoints,
  investorSettingsEndpoints,
  taxResidenceEndpoints,
  fundManagementEndpoints,
  monitoringEndpoints,
  ledgerEndpoints,
  reportEndpoints,
  suspicionEndpoints,
  complianceEndpoints,
  registerEndpoints,
  accessReviewEndpoints,
  unclaimedMoneyEndpoints,
  testEndpoints,
  treasuryEndpoints,
];

const rows: [string, Endpoint][] = Object.entries(endpoints);

function withFlag(flag: keyof Endpoint): string[] {
  return rows
    .filter(([, row]) => row[flag] === true)
    .map(([, row]) => `${row.method} ${row.path}`)
    .sort();
}

describe('the endpoint table', () => {
  test('holds every area whole, with no name used twice', () => {
    const names = areas.flatMap((area) => Object.keys(area));
    expect(new Set(names).size).toBe(names.length);
    expect(Object.keys(endpoints).sort()).toEqual(names.sort());
  });

  test('names no method and path twice, also where parameters are called differently', () => {
    const calls = rows.map(([, row]) => `${row.method} ${row.path.replace(/:[a-z]+/g, ':')}`);
    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
  });

  test('has exactly one schema entry per endpoint', () => {
    expect(Object.keys(schemas).sort()).toEqual(Object.keys(endpoints).sort());
  });

  test.each(rows)('%s has a path below the base', (_name, row) => {
    expect(row.path).toMatch(/^\/[a-z_:/-]*[a-z]$/);
    expect(row.path.startsWith('/api')).toBe(false);
  });

  test.each(rows)('%s declares its callers consistently', (_name, row) => {
    const customersOnly = ['roles', 'investorTypes', 'approved', 'notFundManaged', 'whenInactive'] as const;
    for (const flag of customersOnly) if (row[flag] !== undefined) expect(row.who).toBe('user');
    if (row.investorTypes !== undefined) expect(row.roles).toContain('investor');
    if (row.permission !== undefined) expect(row.who).toBe('operator');
    if (row.beforeTwoFactor !== undefined) expect(row.who).not.toBe('guest');
    if (row.beforePasskey !== undefined) expect(row.who).toBe('operator');
    if (row.notFundManaged !== undefined) expect(row.roles).toEqual(['investor']);
    if (row.multipart !== undefined) expect(row.method).toBe('POST');
    if (row.idempotencyKey !== undefined) expect(row.method).not.toBe('GET');
    if (row.changesState !== undefined) expect(row.method).toBe('GET');
    if (row.path.startsWith('/operator/')) {
      // Signing in and choosing a password by a mailed link happen without a session.
      const forGuests = [
        '/operator/login',
        '/operator/login/passkey',
        '/operator/login/passkey-options',
        '/operator/password/new',
      ];
      expect(row.who).toBe(forGuests.includes(row.path) ? 'guest' : 'operator');
    }
  });
});

describe('the marks of the wire contract', () => {
  test('an idempotency key is demanded where money or a note moves', () => {
    expect(withFlag('idempotencyKey')).toEqual([
      'DELETE /investors/investment/:id',
      'POST /business_owners/financing/apply',
      'POST /investors/investment',
      'POST /investors/topup',
      'POST /investors/withdraw',
      'POST /notes/bo/excess/refund',
      'POST /notes/bo/pay',
      'POST /notes/issue',
      'POST /notes/listing/confirm',
      'POST /operator/fund-management/:id/cancellations',
      'POST /operator/fund-management/:id/orders',
    ]);
  });

  test('fund-managed investors are rejected where they would move money themselves', () => {
    expect(withFlag('notFundManaged')).toEqual([
      'DELETE /investors/investment/:id',
      'GET /auto-invest/log',
      'GET /auto-invest/preset',
      'GET /auto-invest/preview',
      'GET /balance/recurring-deposit/options',
      'GET /investors/transfer-account',
      'POST /balance/recurring-deposit',
      'POST /balance/recurring-deposit/change',
      'POST /balance/recurring-deposit/resume',
      'POST /investors/investment',
      'POST /investors/topup',
      'POST /investors/withdraw',
      'POST /mobile/topup-link',
      'POST /settings/auto_bot_invest/create',
      'PUT /auto-invest/preset',
    ]);
  });

  test('an Inactive account may end its sign-in, read who it is, and write to us', () => {
    expect(withFlag('whenInactive')).toEqual([
      ...['GET /user/conversations', 'GET /user/conversations/:id', 'GET /user/current', 'GET /user/info'],
      ...['POST /logout', 'POST /user/conversations', 'POST /user/conversations/:id/messages'],
      'POST /user/conversations/:id/read',
    ]);
  });

  test('a session that waits for its second factor may call what leads out of it', () => {
    expect(withFlag('beforeTwoFactor')).toEqual([
      'GET /user/current',
      'POST /logout',
      'POST /operator/authenticate-passkey',
      'POST /operator/authenticate-two-factor',
      'POST /operator/enrolment',
      'POST /operator/logout',
      'POST /operator/passkey-challenge',
      'POST /user/authenticate-passkey',
      'POST /user/authenticate-two-factor',
      'POST /user/passkey-challenge',
      'POST /user/send-email-otp',
    ]);
  });

  test('an operator of whom a passkey is demanded may add one', () => {
    expect(withFlag('beforePasskey')).toEqual([
      'GET /operator/passkeys',
      'POST /operator/passkeys',
      'POST /operator/passkeys/options',
    ]);
  });

  test('forms with files are multipart', () => {
    expect(withFlag('multipart')).toEqual([
      'POST /business_owners/apply',
      'POST /business_owners/financing/apply',
      'POST /business_owners/financing/save/draft',
      'POST /business_owners/save/draft',
      'POST /ekyc/sessions/:id/back',
      'POST /ekyc/sessions/:id/front',
      'POST /ekyc/sessions/:id/selfie',
      'POST /investors/apply',
      'POST /investors/new_premium_upgrade',
      'POST /investors/topup',
      'POST /investors/update_investor_risk_settings',
      'POST /notes/submit_additional_documents',
      'POST /operator/bank-statements',
      ...[
        'POST /operator/cases/:id/answers',
        'POST /operator/cases/:id/notes',
        'POST /operator/conversations',
      ],
      'POST /operator/customers/:id/tax-documents',
      'POST /operator/fund-management/:id/mandate-documents',
      'POST /operator/notes/:id/restructuring-documents',
      'POST /operator/treasury/invoices',
      'POST /register',
      'POST /user/address-changes',
      ...['POST /user/conversations', 'POST /user/conversations/:id/messages'],
    ]);
  });

  test('only the bank and mail programs may send cross-site requests', () => {
    expect(withFlag('crossSite')).toEqual([
      'POST /ekyc/webhook',
      'POST /fpx/direct',
      'POST /fpx/indirect',
      'POST /unsubscribe_emails/one-click/:token',
    ]);
  });
});

test('marks exactly the calls whose answers may be an error with status 200', () => {
  const rejected = { success: false, message: 'No.', code: 'wrong_state', exist: true };
  const marked = Object.entries<Endpoint>(endpoints).filter(([, endpoint]) => endpoint.softFailure);
  const answering = Object.entries(schemas).filter(
    ([, { response }]) => fieldErrorsOf(response, rejected) === null && fieldErrorsOf(response, {}) !== null,
  );
  expect(answering.map(([name]) => name).sort()).toEqual(marked.map(([name]) => name).sort());
});
