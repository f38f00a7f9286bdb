import { day } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { describe, expect, it } from 'vitest';
import type { User } from '../../identity/public.ts';
import type { Applicant, Investor, Issuer, OnboardingStatus } from '../../onboarding/public.ts';
import { presentInfo, presentUser, type Viewing } from '../present.ts';
import { agreesToUpdate, employmentUpdated, permissions } from './checks.ts';
import type { Facts } from './facts.ts';
import { accountPeriods } from './periods.ts';

const today = day('2026-11-21');
const user: User = {
  ...{ id: '1', email: 'aminah@example.com', role: 'investor', type: 'Individual' },
  ...{ firstName: 'Aminah', lastName: 'Yusof', companyName: null, phoneE164: '+60123456789' },
  ...{
    accountStatus: 'Active',
    inactiveReason: null,
    closedAt: null,
    emailOptIn: true,
    referralCode: 'ABC123',
  },
  ...{ createdOn: day('2026-09-30'), locale: 'en', hidesAutoInvestMessage: false, parentUserId: null },
  hasSeenTour: true,
};
const investor: Investor = {
  ...{ userId: '1', invNo: 'INV-0001204', planType: 'basic', isFundManaged: false, guaranteedOnly: false },
  ...{ verifiedName: 'Aminah Yusof', cashAccountId: '2', agreementVersion: '2026-11' },
  ...{ firstTopupAt: new Date('2026-10-02T00:00:00Z'), approvedOn: day('2026-10-01') },
  employmentUpdatedAt: new Date('2025-11-21T16:00:00Z'),
};
const issuer: Issuer = {
  ...{ userId: '1', companyName: 'Kedai Maju', registrationNo: '201901000005', entityType: 'private' },
  ...{ industry: 'G', stateCode: '14', incorporatedOn: day('2019-01-15'), employees: 1, groupId: null },
  ...{ annualRevenueSen: null, verifiedName: 'Kedai Maju', cashAccountId: '3', isResident: true },
  approvedOn: day('2026-10-01'),
};
const status: OnboardingStatus = {
  ...{ applicationId: '4', applicationStatus: 'Approved', completedApplication: true },
  ...{ isApproved: true, isFundManaged: false },
};
const address = {
  line1: '12, Jalan',
  line2: null,
  postcode: '50400',
  city: 'KL',
  state: '14',
  country: 'MY',
};
const applicant: Applicant = { address, registrationNo: '201901000005', agreementVersion: '2026-11' };

function facts(changes: Partial<Facts> = {}): Facts {
  return {
    ...{ user, status, applicant, investor, issuer: null, agreementVersion: '2026-11' },
    ...{ bankAccount: null, pendingBankAccount: null, balanceSen: sen(123_450n), investedSen: sen(500_000n) },
    ...{ agreedVersion: null, premiumRequestedAt: null, preset: null, referralTasks: [] },
    ...{ withdrawalHoldUntil: null, isMoneyRestricted: false },
    mandate: { hasMandate: false, isActive: false },
    ...{ hasFinancingApplication: false, supportEmail: 'help@titian.example', faqUrl: 'https://faq.example' },
    ...changes,
  };
}

const owner: User = { ...user, role: 'businessowner', type: null, companyName: 'Kedai Maju' };
const viewing: Viewing = {
  ...{ today, siteUrl: 'https://titian.example', twoFactorEnabled: false, hidesSecrets: false },
};

describe('account periods', () => {
  it('are the months since the account was made, newest first', () => {
    expect(accountPeriods(day('2026-09-30'), today)).toEqual(['2026-11', '2026-10', '2026-09']);
    expect(accountPeriods(today, today)).toEqual(['2026-11']);
  });

  it('show the first month on a day before it', () => {
    expect(accountPeriods(today, day('2020-01-01'))).toEqual(['2026-11']);
  });
});

describe('the agreement', () => {
  it.each([
    ['of an older version', facts({ investor: { ...investor, agreementVersion: '2025-01' } }), false],
    ['never accepted', facts({ investor: { ...investor, agreementVersion: null }, applicant: null }), false],
    ['accepted', facts(), true],
    ['accepted with the application, before approval', facts({ investor: null }), true],
    ['of a business owner, who has none', facts({ user: owner, investor: null, applicant: null }), true],
  ])('%s', (_what, known, agreed) => {
    expect(agreesToUpdate(known)).toBe(agreed);
  });
});

describe('employment', () => {
  it('is up to date for twelve months, by Malaysian days', () => {
    expect(employmentUpdated(facts(), day('2026-11-21'))).toBe(true);
    expect(employmentUpdated(facts(), day('2026-11-22'))).toBe(false);
  });

  it('is always up to date for others, and never where it is missing', () => {
    const institution: User = { ...user, type: 'Institution' };
    expect(employmentUpdated(facts({ user: institution, investor: null }), today)).toBe(true);
    expect(employmentUpdated(facts({ user: owner, investor: null }), today)).toBe(true);
    expect(employmentUpdated(facts({ investor: null }), today)).toBe(false);
  });
});

describe('what a customer may do', () => {
  const allowed = (known: Facts) =>
    Object.entries(permissions(known))
      .filter(([, can]) => can)
      .map(([action]) => action);

  it.each([
    [
      'an investor after the first top-up',
      facts(),
      ['top_up', 'withdraw', 'invest', 'auto_invest', 'upgrade_to_premium'],
    ],
    ['before it', facts({ investor: { ...investor, firstTopupAt: null } }), ['top_up', 'upgrade_to_premium']],
    [
      'a Premium investor',
      facts({ investor: { ...investor, planType: 'premium' } }),
      ['top_up', 'withdraw', 'invest', 'auto_invest'],
    ],
    [
      'a fund-managed investor',
      facts({ investor: { ...investor, isFundManaged: true } }),
      ['upgrade_to_premium'],
    ],
    ['an applicant', facts({ investor: null, status: { ...status, isApproved: false } }), []],
    ['a disabled investor', facts({ user: { ...user, accountStatus: 'Inactive' } }), []],
    ['an issuer', facts({ user: owner, investor: null, issuer }), ['apply_for_financing']],
  ])('%s', (_what, known, actions) => {
    expect(allowed(known)).toEqual(actions);
  });
});

describe('the user on the wire', () => {
  it('has money, bank and identity, and hides them until the second factor is given', () => {
    const bankAccount = {
      ...{ id: '5', bic: 'MBBEMYKL', bankName: 'Maybank', last4: '5678', holderName: 'Aminah' },
      usableFrom: new Date('2026-10-01T00:00:00Z'),
    };
    const known = facts({ bankAccount });
    expect(presentUser(known, viewing)).toMatchObject({
      ...{ balance: '1234.50', inv_invested_amount: '5000.00', bank_name: 'Maybank' },
      ...{ bank_account_no: '•••• 5678', verified_name: 'Aminah Yusof', company_number: '201901000005' },
    });
    expect(presentUser(known, { ...viewing, twoFactorEnabled: true, hidesSecrets: true })).toMatchObject({
      ...{ balance: null, inv_invested_amount: null, bank_name: null, bank_account_no: null },
      ...{ verified_name: null, company_number: null, check_if_enabled_two_factor: true },
      first_name: 'Aminah',
    });
  });

  it('says why an account is disabled, and only then', () => {
    const disabled: User = { ...user, accountStatus: 'Inactive', inactiveReason: 'You asked for it.' };
    expect(presentUser(facts({ user: disabled }), viewing).inactive_msg_formatted).toBe('You asked for it.');
    const reopened: User = { ...user, inactiveReason: 'You asked for it.' };
    expect(presentUser(facts({ user: reopened }), viewing).inactive_msg_formatted).toBeNull();
  });

  it('of a business owner has neither type nor balance', () => {
    const known = facts({
      ...{ user: owner, investor: null, issuer, balanceSen: sen(0n), investedSen: sen(0n) },
      hasFinancingApplication: true,
    });
    expect(presentUser(known, viewing)).toMatchObject({
      ...{ type: null, balance: '0.00', inv_no: null, inv_plan_type: null, company_name: 'Kedai Maju' },
      ...{ has_note_application: true, check_if_agrees_agreement_update: true },
    });
  });

  it('an investor limited to guaranteed notes has the option set to them', () => {
    const known = facts({ investor: { ...investor, guaranteedOnly: true } });
    expect(presentUser(known, viewing)).toMatchObject({
      ...{ eligible_guaranteed_notes_option_only: true, auto_invest_guaranteed_notes_option: 'only' },
    });
  });

  it('has contact data in parts', () => {
    expect(presentInfo(facts(), [{ category: 'money', inApp: true, email: true }], null)).toMatchObject({
      ...{ phone_country_code: '+60', phone_number: '123456789', bank_account: null },
      address: { line_1: '12, Jalan', line_2: null, postcode: '50400', state: '14' },
      notification_preferences: [{ category: 'money', in_app: true, email: true }],
    });
    expect(presentInfo(facts({ applicant: null }), [], null).address).toBeNull();
  });
});
