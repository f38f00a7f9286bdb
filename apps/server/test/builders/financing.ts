import { randomUUID } from 'node:crypto';
import { addDays, day, malaysiaDay } from '@titian/finance/calendar';
import { applyDueExcess } from '../../src/modules/servicing/commands/apply-excess.ts';
import { shiftTo } from '../../src/platform/clock.ts';
import { systemActor } from '../../src/platform/context.ts';
import type { TestApp } from '../app.ts';
import { type FormFields, picture } from './application-forms.ts';
import { call, type Headers } from './http.ts';
import { stepUpCode } from './identity.ts';
import { runJobs } from './jobs.ts';
import { type ApprovedInvestor, type ApprovedIssuer, approvedInvestor } from './onboarding.ts';
import { dated, operatorPair, proposeAndApprove } from './operators.ts';
import { type BankAnswer, openedPayment, payOpened, topUp } from './payments.ts';

/** Options of a note; RM 10,000 at 12 % over 3 months, grade B, by default. */
export interface NoteOverrides {
  readonly type?: string;
  readonly contract?: 'Conventional' | 'Shariah';
  readonly amount?: string;
  readonly rate?: string;
  readonly termMonths?: number;
  readonly profile?: 'equal_monthly_flat' | 'bullet' | 'return_only';
  readonly guarantorName?: string;
  /** Other fields of the form to replace. */
  readonly fields?: FormFields;
  /** The business date on which it happens; today by default. */
  readonly on?: string;
}

export interface Submitted {
  readonly id: string;
  readonly number: string;
}

/** Figures that stand for a score of 70 and grade B with a company of the builders. */
export function creditFigures(on: string) {
  const year = {
    revenue: '2400000.00',
    profit_before_tax: '168000.00',
    equity: '600000.00',
    assets: '1500000.00',
    liabilities: '900000.00',
    current_assets: '700000.00',
    current_liabilities: '500000.00',
    debt_service: '120000.00',
  };
  const latest = Number(on.slice(0, 4)) - 1;
  return {
    bureau: {
      reference: 'CTOS-118822',
      reported_on: on,
      score: 720,
      arrears_months: 0,
      legal_suits: 0,
      is_insolvent: false,
    },
    statements: {
      months: 6,
      inflow: '210000.00',
      outflow: '170000.00',
      instalments: '4000.00',
      lowest_balance: '12000.00',
      returned_cheques: 1,
    },
    years: [
      { year: latest, ...year },
      { year: latest - 1, ...year, revenue: '2100000.00', profit_before_tax: '-20000.00' },
    ],
    conduct: { suppliers: 'on_time', statutory_paid: true },
    security: { kind: 'personal_guarantee', buyer: 'private' },
  } as const;
}

/** Headers of a money-moving call, with a key of its own. */
export function keyed(headers: Headers, on?: string): Headers {
  return { ...dated(headers, on), 'idempotency-key': randomUUID() };
}

/** A complete application for financing as the web sends it. */
export function financingForm(overrides: NoteOverrides = {}): Record<string, string> {
  const type = overrides.type ?? 'Term Financing';
  const invoice = {
    invoice_number: 'INV-2026-118',
    invoice_amount: '250000.00',
    invoice_due_on: '2027-03-31',
    ...(type.endsWith('Receivable') ? { debtor_name: 'Pasar Besar Sdn Bhd' } : {}),
  };
  return {
    version: '0',
    loan_category: type,
    contract: overrides.contract ?? 'Conventional',
    amount: overrides.amount ?? '10000.00',
    term_months: String(overrides.termMonths ?? 3),
    profile: overrides.profile ?? 'equal_monthly_flat',
    // Another purpose each time: an issuer has one running application per purpose.
    purpose: `Stock for the festive season, lot ${randomUUID()}`,
    ...(type.startsWith('Invoice') ? invoice : {}),
    ...(type === 'Contract Financing'
      ? { contract_value: '400000.00', contract_party: 'Majlis Daerah' }
      : {}),
    not_raised_elsewhere: '1',
    ...overrides.fields,
  };
}

/** An application for financing that credit is looking at. */
export async function submittedFinancing(
  app: TestApp,
  issuer: ApprovedIssuer,
  overrides: NoteOverrides = {},
): Promise<Submitted> {
  const answer = await call(app, 'financingApply', {
    headers: keyed(issuer.headers, overrides.on),
    body: financingForm(overrides),
    files: [await picture('documents')],
  });
  expectStatus('financingApply', answer, 201);
  return { id: answer.body.application.id, number: answer.body.application.number };
}

/** What tests offer at; whatever the scorecard says, two operators agree on it. */
const GRADE = 'B';

/** Credit enters its figures; where they stand for another grade than tests offer at, two operators override it. */
export async function assess(app: TestApp, applicationId: string, on?: string): Promise<void> {
  const { maker } = await operatorPair(app);
  const answer = await call(app, 'operatorAssessFinancing', {
    headers: dated(maker.headers, on),
    params: { id: applicationId },
    body: creditFigures(on ?? today(app)),
  });
  expectStatus('operatorAssessFinancing', answer, 200);
  if (answer.body.assessment.grade !== GRADE) {
    await proposeAndApprove(app, {
      kind: 'grade_override',
      subjectId: applicationId,
      after: { grade: GRADE },
      on,
    });
  }
}

/** What a credit operator proposes for an application. */
export function offerOf(overrides: NoteOverrides = {}) {
  return {
    amount: overrides.amount ?? '10000.00',
    rate: overrides.rate ?? '12.00',
    term_months: overrides.termMonths ?? 3,
    profile: overrides.profile ?? 'equal_monthly_flat',
    grade: GRADE,
    is_guaranteed: overrides.guarantorName !== undefined,
    guarantor_name: overrides.guarantorName ?? null,
  };
}

/** An application with an offer that two credit operators made. */
export async function offeredNote(
  app: TestApp,
  issuer: ApprovedIssuer,
  overrides: NoteOverrides = {},
): Promise<Submitted> {
  const submitted = await submittedFinancing(app, issuer, overrides);
  await assess(app, submitted.id, overrides.on);
  await proposeAndApprove(app, {
    kind: 'financing_offer',
    subjectId: submitted.id,
    after: offerOf(overrides),
    on: overrides.on,
  });
  return submitted;
}

/** A note whose issuer confirmed the offer, so that investors can see it. */
export async function listedNote(
  app: TestApp,
  issuer: ApprovedIssuer,
  overrides: NoteOverrides = {},
): Promise<Submitted> {
  const offered = await offeredNote(app, issuer, overrides);
  const answer = await call(app, 'noteListingConfirm', {
    headers: keyed(issuer.headers, overrides.on),
    body: { note_id: offered.id, agree_offer: 1 },
  });
  expectStatus('noteListingConfirm', answer, 200);
  return offered;
}

/** An investor with an amount. */
export interface Backer {
  readonly investor: ApprovedInvestor;
  readonly amount: string;
}

/** One manual investment. */
export async function invest(
  app: TestApp,
  noteId: string,
  { investor, amount }: Backer,
  on?: string,
): Promise<void> {
  const answer = await call(app, 'investorInvestment', {
    headers: keyed(investor.headers, on),
    body: { note_id: noteId, amount, fill_remaining: 0, acknowledge_limit: 1, agree_wakalah: 1 },
  });
  expectStatus('investorInvestment', answer, 201);
}

/** A listed note with the subscriptions of its backers; funded when they add up to the amount. */
export async function backedNote(
  app: TestApp,
  issuer: ApprovedIssuer,
  backers: readonly Backer[],
  overrides: NoteOverrides = {},
): Promise<Submitted> {
  const listed = await listedNote(app, issuer, overrides);
  // All investors may subscribe once the early access of Premium investors is over.
  const opened = nextDay(overrides.on ?? today(app));
  for (const backer of backers) {
    await invest(app, listed.id, backer, opened);
  }
  return listed;
}

/** A note that was issued on the day after its listing, with its subscriptions turned into holdings. */
export async function issuedNote(
  app: TestApp,
  issuer: ApprovedIssuer,
  backers: readonly Backer[],
  overrides: NoteOverrides = {},
): Promise<Submitted & { readonly issuedOn: string }> {
  const note = await backedNote(app, issuer, backers, overrides);
  const issuedOn = nextDay(overrides.on ?? today(app));
  await issue(app, issuer, note.id, overrides.amount ?? '10000.00', issuedOn);
  await runJobs(app, ['allot_subscriptions']);
  return { ...note, issuedOn };
}

/** The issuer signs with the code that comes by e-mail; a Shariah note is issued by the job that trades its commodity. */
export async function issue(
  app: TestApp,
  issuer: ApprovedIssuer,
  noteId: string,
  acceptedAmount: string,
  on?: string,
): Promise<void> {
  const answer = await call(app, 'noteIssue', {
    headers: keyed(issuer.headers, on),
    body: {
      note_id: noteId,
      accepted_amount: acceptedAmount,
      agree_agreement: 1,
      otp_code: await stepUpCode(app, issuer),
    },
  });
  expectStatus('noteIssue', answer, 200);
  if (answer.body.disbursement.state === 'awaiting_trade') {
    await runJobs(app, ['record_commodity_trade']);
  }
}

export interface Repaying {
  /** What is due unless an amount is given or all of it is settled early. */
  readonly kind?: 'due' | 'early' | 'other';
  readonly amount?: string;
  readonly on?: string;
  readonly bank?: BankAnswer;
}

/** The issuer pays through the whole rail, and what it paid is distributed. Answers the payment's reference. */
export async function repay(
  app: TestApp,
  issuer: ApprovedIssuer,
  noteId: string,
  { amount, kind = amount === undefined ? 'due' : 'other', on, bank }: Repaying = {},
): Promise<string> {
  const answer = await call(app, 'notePay', {
    headers: keyed(issuer.headers, on),
    body: {
      note_id: noteId,
      kind,
      ...(amount && { amount }),
      confirm_excess: 1,
    },
  });
  expectStatus('notePay', answer, 201);
  await payOpened(app, openedPayment(answer.body), { channel: 'b2b1', bankId: 'MBB0228', ...bank });
  await runJobs(app, ['distribute_repayments']);
  return answer.body.ref_number;
}

/** Works off the end of a day, and of those that were missed before it. */
export async function runDay(app: TestApp, date: string): Promise<readonly string[]> {
  const answer = await call(app, 'testRunDay', { body: { date } });
  expectStatus('testRunDay', answer, 200);
  return answer.body.days;
}

/** Uses the excess of issuers for what is due by a day, as the end of that day does, and pays the investors. */
export async function applyExcessOn(app: TestApp, date: string): Promise<void> {
  const on = day(date);
  const dateShiftDays = shiftTo(app.work.clock.now(), on);
  await applyDueExcess(app.work, { actor: systemActor, dateShiftDays, requestId: null }, on);
  await runJobs(app, ['distribute_repayments']);
}

/** Tops investors up in payments that the rail takes, RM 30,000 at most each. */
export async function giveCash(
  app: TestApp,
  investor: ApprovedInvestor,
  amounts: readonly string[],
): Promise<void> {
  for (const amount of amounts) {
    await topUp(app, investor, amount, { payerName: investor.investor.verifiedName });
  }
}

/** An approved investor with RM 30,000.00 for each payment. */
export async function fundedInvestor(app: TestApp, payments: number): Promise<ApprovedInvestor> {
  const investor = await approvedInvestor(app);
  await giveCash(
    app,
    investor,
    Array.from({ length: payments }, () => '30000.00'),
  );
  return investor;
}

function today(app: TestApp): string {
  return malaysiaDay(app.work.clock.now());
}

/** The day after a day. */
export function nextDay(of: string): string {
  return addDays(day(of), 1);
}

function expectStatus(
  what: string,
  answer: { readonly status: number; readonly error: unknown },
  status: number,
): void {
  if (answer.status !== status) {
    throw new Error(`${what} answered ${answer.status}: ${JSON.stringify(answer.error)}`);
  }
}
