import { ineligibleIndustries } from '@titian/contracts/reference/business-lists';
import { stateName } from '@titian/contracts/reference/states';
import { parseRegistrationNumber } from '@titian/contracts/registration-numbers';
import { creditFigures as creditFigureSchema } from '@titian/contracts/schemas/credit';
import { describe, expect, it } from 'vitest';
import { accountNumber, emailOf, serials } from '../people/accounts.ts';
import { companyForm } from '../people/company-form.ts';
import { investorForm } from '../people/investor-form.ts';
import { creditFigures } from '../plan/scorecard.ts';
import { randomFor } from '../random.ts';
import { applicants } from './applicants.ts';
import { institutions, issuers, waitingCompanies } from './companies.ts';
import { individuals } from './individuals.ts';
import { plannedNotes, turns } from './notes.ts';
import { plannedPresets } from './presets.ts';
import { plannedRecoveries } from './recoveries.ts';
import { plannedWithdrawals } from './withdrawals.ts';

const companies = [...institutions, ...issuers, ...waitingCompanies];
const people = [...individuals, ...applicants];
const forms = [
  ...individuals.map((one, index) => investorForm(one, serials.individuals + index)),
  ...applicants.map((one, index) => investorForm(one, serials.applicants + index)),
];

function expectDistinct(values: readonly string[]): void {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
}

describe('the people', () => {
  it('are about thirty investors, two of them institutions, and a dozen issuers', () => {
    expect(individuals.length + institutions.length).toBe(30);
    expect(institutions).toHaveLength(2);
    expect(issuers).toHaveLength(12);
  });

  it('share no address, identity or account', () => {
    expectDistinct([...people, ...companies].map(({ first, last }) => emailOf(first, last, 'x')));
    expectDistinct(forms.map((form) => String(form.identity_number)));
    expectDistinct(companies.map((company) => company.registrationNo));
    const firsts = Object.values(serials);
    const all = firsts.flatMap((first) => Array.from({ length: 60 }, (_, index) => first + index));
    expectDistinct(all.map(accountNumber));
    for (const serial of all) expect(accountNumber(serial)).toMatch(/^(?!.*0000$)\d{6,17}$/u);
  });

  it('have papers that agree with themselves', () => {
    for (const form of forms) {
      expect(form.bank_account_name).toBe(form.full_name);
      expect(stateName(String(form.state))).not.toBeNull();
    }
    for (const company of companies) {
      expect(parseRegistrationNumber(company.registrationNo)?.format).toBe('new');
      expect(company.registrationNo.slice(0, 4)).toBe(company.incorporated.slice(0, 4));
      expect(companyForm('business', company, 1).bank_account_name).toBe(company.company);
    }
    expect(issuers.filter((one) => ineligibleIndustries.includes(one.industry))).toEqual([]);
  });
});

describe('the notes', () => {
  it('reach every state that a note can be in', () => {
    expect(plannedNotes.length).toBeGreaterThanOrEqual(40);
    const fates = new Set<string>(plannedNotes.map((note) => note.fate));
    expect([...fates].sort()).toEqual([
      'cancelled',
      'expired',
      'funded',
      'issued',
      'lapsed',
      'listed',
      'offered',
      'proposed',
      'rejected',
      'under_review',
    ]);
    expect(new Set(plannedNotes.map((note) => note.contract)).size).toBe(2);
    expect(new Set(plannedNotes.map((note) => note.profile)).size).toBe(3);
    expect(new Set(plannedNotes.map((note) => note.type)).size).toBe(4);
    expect([...new Set(plannedNotes.map((note) => note.grade))].sort()).toEqual([
      'A',
      'AA',
      'B',
      'C',
      'D',
      'E',
    ]);
  });

  it('satisfy the rules of the platform', () => {
    for (const note of plannedNotes) {
      expect(note.amount % 10).toBe(0);
      expect(note.amount).toBeGreaterThanOrEqual(5_000);
      expect(note.amount).toBeLessThanOrEqual(1_000_000);
      expect(Number.parseInt(note.rate, 10)).toBeLessThan(18);
      expect(note.termMonths).toBeGreaterThanOrEqual(1);
      expect(note.termMonths).toBeLessThanOrEqual(36);
    }
  });

  it('are applied for by issuers who are approved by then', () => {
    for (const note of plannedNotes) {
      const issuer = issuers.find((one) => one.key === note.issuer);
      // Approved the day after they joined; they apply four days before the listing.
      expect(issuer?.joinedDaysAgo).toBeGreaterThan(note.listedDaysAgo + 4);
    }
  });

  it('default, or are late, by the days that have passed', () => {
    const stopped = plannedNotes.flatMap((note) =>
      typeof note.pays === 'number' && note.turn !== 'settled_early' ? [{ ...note, paid: note.pays }] : [],
    );
    const daysLate = stopped.map((note) => {
      const months = note.profile === 'bullet' ? note.termMonths : note.paid + 1;
      const limit = note.type.startsWith('Invoice') ? 60 : 90;
      // Issued five days after the listing; weekends and month lengths move a due date by less than a week.
      return { late: note.listedDaysAgo - 5 - months * 30.5, limit };
    });
    expect(daysLate.filter(({ late, limit }) => late > limit + 7)).toHaveLength(4);
    expect(daysLate.filter(({ late, limit }) => late > 7 && late < limit - 7)).toHaveLength(2);
    expect(daysLate).toHaveLength(6);
  });

  it('take every turn once, and what is done in default comes in its order', () => {
    expect(plannedNotes.flatMap(({ turn }) => turn ?? []).sort()).toEqual([...turns].sort());
    for (const [turn, { updates, cost, received, writtenOffDaysAgo }] of Object.entries(plannedRecoveries)) {
      const note = plannedNotes.find((one) => one.turn === turn);
      const days = [
        ...(cost === null ? [] : [cost.daysAgo]),
        ...[received.daysAgo, received.daysAgo - 1, writtenOffDaysAgo ?? 0],
      ];
      expect(days).toEqual([...days].sort((one, other) => other - one));
      expect(updates.length).toBeGreaterThan(0);
      expect(note?.guarantor ?? null).toBe(received.source === 'guarantor' ? received.payer : null);
      // Costs and recoveries follow the default, which is 60 days after an invoice of so many months was due.
      const dueDaysAgo = (note?.listedDaysAgo ?? 0) - 5 - (note?.termMonths ?? 0) * 30.5;
      expect(cost?.daysAgo ?? received.daysAgo).toBeLessThan(dueDaysAgo - 67);
    }
  });

  it('leave one to presets that want more than it has', () => {
    const note = plannedNotes.find(({ turn }) => turn === 'over_subscribed');
    const wanted = plannedPresets
      .filter((one) => one.cash !== undefined && one.daysAgo > (note?.listedDaysAgo ?? 0))
      .map(({ amounts }) => amounts);
    const sum = (of: (range: readonly [number, number]) => number) =>
      wanted.reduce((total, range) => total + of(range), 0);
    expect(sum(([, most]) => most)).toBeGreaterThan(note?.amount ?? 0);
    expect(sum(([least]) => least)).toBeLessThan((note?.amount ?? 0) * 0.8);
  });

  it('have figures that credit may enter', () => {
    for (const [index, note] of plannedNotes.entries()) {
      const company = issuers.find((one) => one.key === note.issuer);
      if (company === undefined) throw new Error(`${note.issuer} is no issuer.`);
      const figures = creditFigures(company, note, randomFor(`scorecard ${index}`), '2026-11-21');
      expect(creditFigureSchema.safeParse(figures).error?.issues ?? []).toEqual([]);
    }
  });
});

it('withdrawals are of investors who are there', () => {
  const joined = new Map([
    ...individuals.map((one) => [one.name, one.joinedDaysAgo] as const),
    ...institutions.map((one) => [one.company, one.joinedDaysAgo] as const),
  ]);
  for (const { investor, daysAgo } of plannedWithdrawals) {
    expect(joined.get(investor)).toBeGreaterThan(daysAgo);
  }
  expect(plannedWithdrawals.filter(({ daysAgo }) => daysAgo === 0).length).toBeGreaterThan(0);
});
