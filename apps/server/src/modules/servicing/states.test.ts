import { addDays, day } from '@titian/finance/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import {
  applyExcessOn,
  backedNote,
  giveCash,
  issuedNote,
  keyed,
  repay,
  runDay,
  type Submitted,
} from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { stepUpCode } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { statementLine } from '../../../test/builders/money.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated, operatorPair, proposeAndApprove } from '../../../test/builders/operators.ts';

const ON = '2026-12-01';
const OPEN = '2026-12-02';
/** The first instalment of notes that are issued on 2 December 2026. */
const FIRST = day('2027-01-04');
const DEFAULT = addDays(FIRST, 90);

let app: TestApp;
let investor: ApprovedInvestor;
beforeAll(async () => {
  app = await createTestApp();
  investor = await approvedInvestor(app);
  await giveCash(
    app,
    investor,
    Array.from({ length: 4 }, () => '30000.00'),
  );
}, 60_000);
afterAll(() => app.finish());

interface Subject extends Submitted {
  readonly issuer: ApprovedIssuer;
  /** The business date on which everything is tried. */
  readonly on: string;
}

type Try = (subject: Subject) => Promise<{ readonly status: number; readonly error: unknown }>;

const act = (name: 'noteListingConfirm' | 'noteIssue' | 'notePay', body: object): Try => {
  return ({ id, issuer, on }) =>
    call(app, name, { headers: keyed(issuer.headers, on), body: { note_id: id, ...body } });
};

const proposed = (kind: string, afterOf: (subject: Subject) => object | Promise<object>): Try => {
  return async (subject) => {
    const { maker } = await operatorPair(app);
    const body = { kind, subject_id: subject.id, after: await afterOf(subject), reason: 'Please decide' };
    return call(app, 'operatorPropose', { headers: dated(maker.headers, subject.on), body });
  };
};

const received = (source: string) =>
  proposed('note_receipt', async ({ issuer, on }) => ({
    ...{ source, amount: '10.00', received_on: on, payer_name: issuer.issuer.companyName },
    bank_reference: await statementLine(app, { amount: '10.00', on }),
  }));

/** Every action on a note. */
const actions = {
  invest: ({ id, on }) =>
    call(app, 'investorInvestment', {
      headers: keyed(investor.headers, on),
      body: {
        ...{ note_id: id, amount: '50.00', fill_remaining: 0 },
        ...{ acknowledge_limit: 1, agree_wakalah: 1 },
      },
    }),
  cancel: async ({ id, on }) => {
    const row = await app.database.reader.db
      .selectFrom('subscriptions')
      .select('id')
      .where('note_id', '=', id)
      .executeTakeFirstOrThrow();
    return call(app, 'investorCancelInvestment', {
      headers: keyed(investor.headers, on),
      params: { id: row.id },
    });
  },
  confirm: act('noteListingConfirm', { agree_offer: 1 }),
  // With the code, so that nothing but the state can reject it.
  issue: async (subject) => {
    const otp_code = await stepUpCode(app, subject.issuer);
    return act('noteIssue', { accepted_amount: '5000.00', agree_agreement: 1, otp_code })(subject);
  },
  pay_due: act('notePay', { kind: 'due' }),
  pay_other: act('notePay', { kind: 'other', amount: '100.00', confirm_excess: 1 }),
  pay_early: act('notePay', { kind: 'early', confirm_excess: 1 }),
  update: async ({ id, on }) => {
    const { maker } = await operatorPair(app);
    const body = { kind: 'reminder', title: 'A reminder', body: 'We have written to the issuer.' };
    return call(app, 'operatorNoteUpdate', { headers: dated(maker.headers, on), params: { id }, body });
  },
  default: proposed('note_default', () => ({})),
  receive: received('issuer'),
  recover: received('recovery'),
  guarantor: received('guarantor'),
  cost: proposed('recovery_cost', ({ on }) => ({ amount: '10.00', on, what: 'A letter' })),
  close_recovered: proposed('note_close', () => ({ outcome: 'recovered' })),
  close_written_off: proposed('note_close', () => ({ outcome: 'written_off' })),
} satisfies Record<string, Try>;
type Action = keyof typeof actions;
const everything = Object.keys(actions) as Action[];

/** Everything that an action could change, for one note. */
async function traceOf(id: string): Promise<string> {
  const { db } = app.database.reader;
  const notes = await db.selectFrom('notes').selectAll().where('id', '=', id).execute();
  const counted = await Promise.all(
    (['transfers', 'subscriptions', 'note_updates', 'repayment_orders', 'repayments'] as const).map(
      async (table) => {
        const row = await db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<bigint>().as('count'))
          .where('note_id', '=', id)
          .executeTakeFirstOrThrow();
        return `${table} ${row.count}`;
      },
    ),
  );
  const approvals = await db
    .selectFrom('approvals')
    .select(['kind', 'state'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  const text = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
  return JSON.stringify([notes, counted, approvals], text);
}

async function expectRejected(subject: Subject, legal: readonly Action[]): Promise<void> {
  const before = await traceOf(subject.id);
  for (const action of everything.filter((one) => !legal.includes(one))) {
    const answer = await actions[action](subject);
    expect([action, answer.status >= 400 && answer.status < 500, answer.error]).toEqual([
      action,
      true,
      answer.error,
    ]);
    expect([action, await traceOf(subject.id)]).toEqual([action, before]);
  }
}

async function expectAccepted(subject: Subject, legal: readonly Action[]): Promise<void> {
  for (const action of legal) {
    const answer = await actions[action](subject);
    expect([action, answer.status < 300, answer.error]).toEqual([action, true, answer.error]);
  }
}

const amount = '5000.00';
const issued = async (): Promise<Subject> => {
  const issuer = await approvedIssuer(app);
  const note = await issuedNote(app, issuer, [{ investor, amount }], { on: ON, amount });
  return { ...note, issuer, on: '2026-12-10' };
};
const defaulted = async (): Promise<Subject> => {
  const note = await issued();
  await proposeAndApprove(app, { kind: 'note_default', subjectId: note.id, after: {}, on: DEFAULT });
  return { ...note, on: DEFAULT };
};
const closed = async (outcome: string): Promise<Subject> => {
  const note = await defaulted();
  if (outcome === 'recovered') {
    await repay(app, note.issuer, note.id, { amount, on: DEFAULT });
  }
  await proposeAndApprove(app, { kind: 'note_close', subjectId: note.id, after: { outcome }, on: DEFAULT });
  await runJobs(app, ['write_off_holdings']);
  return note;
};
const backed = async (part: string): Promise<Subject> => {
  const issuer = await approvedIssuer(app);
  const note = await backedNote(app, issuer, [{ investor, amount: part }], { on: ON, amount });
  return { ...note, issuer, on: OPEN };
};

const table: readonly [string, () => Promise<Subject>, readonly Action[]][] = [
  ['listed', () => backed('4000.00'), ['cancel', 'invest']],
  ['funded', () => backed(amount), ['issue']],
  ['issued', issued, ['update', 'receive', 'pay_due', 'pay_other', 'pay_early']],
  [
    'past due for 90 days',
    async () => ({ ...(await issued()), on: DEFAULT }),
    ['update', 'receive', 'pay_due', 'pay_other', 'pay_early', 'default'],
  ],
  ['defaulted', defaulted, ['update', 'pay_due', 'pay_other', 'cost', 'close_written_off', 'receive']],
  ['recovered', () => closed('recovered'), ['update', 'receive']],
  ['written off', () => closed('written_off'), ['update', 'recover']],
  [
    'completed',
    async () => {
      const note = await issued();
      await repay(app, note.issuer, note.id, { amount: '5150.00', on: note.on });
      await applyExcessOn(app, '2027-12-31');
      return note;
    },
    ['update', 'receive'],
  ],
];
/** What is legal as well, but cannot be tried beside another proposal of its kind. */
const alsoLegal: Readonly<Record<string, readonly Action[]>> = {
  defaulted: ['recover'],
  recovered: ['recover'],
  'written off': ['receive'],
};

describe('every action in every state', () => {
  it.each(table)('%s', { timeout: 60_000 }, async (state, make, legal) => {
    const subject = await make();
    await expectRejected(subject, [...legal, ...(alsoLegal[state] ?? [])]);
    await expectAccepted(subject, legal);
    await app.verifyLedger();
  });

  it('given up: expired or cancelled', { timeout: 60_000 }, async () => {
    const [below, late] = [await backed('3000.00'), await backed(amount)];
    await runDay(app, '2026-12-20');
    for (const subject of [below, late]) {
      await expectRejected({ ...subject, on: '2026-12-21' }, []);
    }
    await app.verifyLedger();
  });
});
