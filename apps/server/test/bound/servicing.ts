import { addDays, day } from '@titian/finance/calendar';
import { sql } from 'kysely';
import type { TestApp } from '../app.ts';
import { giveCash, issuedNote, keyed, type NoteOverrides, repay, runDay } from '../builders/financing.ts';
import { call } from '../builders/http.ts';
import { runJobs } from '../builders/jobs.ts';
import { statementLine } from '../builders/money.ts';
import { approvedInvestor, approvedIssuer } from '../builders/onboarding.ts';
import { dated, operatorPair, proposeAndApprove } from '../builders/operators.ts';
import { openedPayment, payOpened } from '../builders/payments.ts';
import { consentDocument, restructuringTerms } from '../builders/restructuring.ts';
import { type BoundRow, OTHER_ID, otherDocuments, row } from './harness.ts';

type NameHolder = (holder: string | null) => void;

/** Issued on 2 December 2026 and first due on 4 January 2027. */
const FIRST = day('2027-01-04');
const [CLAIMED, DEFAULT] = [addDays(FIRST, 15), addDays(FIRST, 95)];
const GUARANTOR = 'Jaminan Utama Berhad';

/** Notes from issue to the last sen. */
export const servicingRows = (nameHolder: NameHolder): Readonly<Record<string, BoundRow>> => ({
  note_receipt: row({
    async make(app) {
      const { noteId, issuer } = await issued(app);
      const payer_name = issuer.issuer.companyName;
      const line = await statementLine(app, { amount: '3433.33', on: FIRST, counterparty: payer_name });
      const after = {
        ...{ source: 'issuer', amount: '3433.33', received_on: FIRST },
        ...{ payer_name, bank_reference: line },
      };
      const ids = { issuer: issuer.userId, line };
      return { subjectId: noteId, after, on: addDays(FIRST, 20), ids };
    },
    changes: {
      payers: ({ ids }) => sql`
        insert into company_people (id, user_id, role, name, identity_enc, identity_hash, created_at)
        values (${OTHER_ID}, ${ids.issuer}, 'director', 'New Director', '\\x00', '\\x00', '2026-01-01')`,
      guarantor: ({ subjectId }) =>
        sql`update notes set guarantor_name = 'Another Berhad' where id = ${subjectId}`,
      allocation: ({ subjectId }) => otherInstalment(subjectId),
      line: ({ ids }) => sql`
        update bank_statement_lines set counterparty = 'Another Sdn Bhd' where bank_reference = ${ids.line}`,
    },
  }),

  note_default: row({
    make: async (app) => ({ subjectId: (await issued(app)).noteId, after: {}, on: DEFAULT }),
    changes: {
      debt: ({ subjectId }) => otherInstalment(subjectId),
      instalments: ({ subjectId }) => sql`
        update instalments set due_on = due_on - 1 where note_id = ${subjectId} and number = 3`,
      guarantor: ({ subjectId }) =>
        sql`update notes set guarantor_name = 'Another Berhad' where id = ${subjectId}`,
      default_after_days: () => sql`update settings set value = '80' where key = 'default_after_days_term'`,
    },
  }),

  recovery_cost: row({
    async make(app) {
      const noteId = await defaulted(app);
      return { subjectId: noteId, after: { amount: '100.00', on: DEFAULT, what: 'A letter' }, on: DEFAULT };
    },
    changes: {
      contract: ({ subjectId }) => sql`update notes set contract = 'Shariah' where id = ${subjectId}`,
      defaulted_on: ({ subjectId }) =>
        sql`update notes set defaulted_on = defaulted_on - 1 where id = ${subjectId}`,
      costs: ({ subjectId }) => otherCost(subjectId),
      costs_unpaid: ({ subjectId }) => otherCost(subjectId),
    },
  }),

  late_waiver: row({
    async make(app) {
      return {
        subjectId: await defaulted(app),
        after: { late_charge: '0.01', gharamah: '0.00' },
        on: DEFAULT,
      };
    },
    changes: {
      contract: ({ subjectId }) => sql`update notes set contract = 'Shariah' where id = ${subjectId}`,
      defaulted_on: ({ subjectId }) =>
        sql`update notes set defaulted_on = defaulted_on - 1 where id = ${subjectId}`,
      instalments: ({ subjectId }) => otherInstalment(subjectId),
    },
  }),

  restructuring: row({
    async make(app) {
      const { noteId, issuer } = await issued(app);
      const after = restructuringTerms(await consentDocument(app, noteId), { months: 4 });
      return {
        subjectId: noteId,
        after,
        on: addDays(FIRST, 11),
        ids: { issuer: issuer.userId },
      };
    },
    changes: {
      documents: ({ ids }) => otherDocuments(ids.issuer),
      instalments: ({ subjectId }) => otherInstalment(subjectId),
      schedule: () => sql`
        update holidays set day = '2027-02-02' where calendar = 'kuala_lumpur_bank' and day = (
          select min(day) from holidays where calendar = 'kuala_lumpur_bank' and day > '2027-03-02')`,
    },
  }),

  note_close: row({
    make: async (app) => ({
      ...{ subjectId: await defaulted(app), after: { outcome: 'written_off' }, on: DEFAULT },
    }),
    changes: {
      outstanding: ({ subjectId }) => sql`
        update holdings set outstanding_sen = outstanding_sen - 1 where note_id = ${subjectId}`,
      return_given_up: ({ subjectId }) => sql`
        update instalments set return_sen = return_sen + 1 where note_id = ${subjectId} and number = 3`,
      instalments: ({ subjectId }) => otherInstalment(subjectId),
    },
  }),

  repayment_release: row({
    async make(app) {
      const { noteId, issuer } = await issued(app);
      const started = await call(app, 'notePay', {
        headers: keyed(issuer.headers, FIRST),
        body: { note_id: noteId, kind: 'due' },
      });
      const bank = { channel: 'b2b1', bankId: 'MBB0228', payerName: 'Kawan Baik Sdn Bhd' } as const;
      await payOpened(app, openedPayment(started.body), bank);
      const order = await app.database.reader.db
        .selectFrom('repayment_orders')
        .select('id')
        .where('note_id', '=', noteId)
        .executeTakeFirstOrThrow();
      return { subjectId: order.id, after: {}, on: addDays(FIRST, 9), ids: { note: noteId } };
    },
    changes: {
      note: ({ subjectId }) => sql`
        update repayment_orders set note_id = (
          select id from notes where id <> repayment_orders.note_id and issued_on is not null limit 1)
        where id = ${subjectId}`,
      payment: ({ subjectId }) => sql`update repayment_orders set kind = 'other' where id = ${subjectId}`,
      payer: ({ subjectId }) => sql`update repayment_orders set payer_name = 'Else' where id = ${subjectId}`,
      received_on: ({ subjectId }) =>
        sql`update repayment_orders set held_on = held_on - 1 where id = ${subjectId}`,
      allocation: ({ ids }) => otherInstalment(ids.note),
    },
  }),

  excess_refund: row({
    async make(app) {
      const { noteId, issuer } = await issued(app);
      const on = addDays(FIRST, -3);
      await repay(app, issuer, noteId, { amount: '1000.00', on });
      await approvedIssuer(app);
      return { subjectId: noteId, after: { amount: '1000.00' }, on, ids: { issuer: issuer.userId } };
    },
    changes: {
      issuer: ({ subjectId }) => sql`
        update notes set issuer_id = (
          select i.user_id from issuers i join bank_accounts b on b.user_id = i.user_id and b.replaced_at is null
          where i.user_id <> notes.issuer_id limit 1)
        where id = ${subjectId}`,
      refund_account: ({ ids }) => sql`
        with old as (
          update bank_accounts set replaced_at = created_at where user_id = ${ids.issuer} returning *)
        insert into bank_accounts (id, user_id, bic, number_enc, number_hash, number_last4, holder_name, verified_by,
            usable_from, created_at)
          select ${OTHER_ID}, user_id, bic, number_enc, number_hash, number_last4, holder_name, verified_by,
            usable_from, created_at from old`,
    },
    fixed: { amount: 'The proposal names the amount, and any other excess refuses it.' },
  }),

  guarantee_close: row({
    async make(app) {
      const { noteId } = await issued(app, { guarantorName: GUARANTOR });
      await runDay(app, CLAIMED);
      return { subjectId: noteId, after: { explanation: 'It is insolvent.' }, on: CLAIMED };
    },
    changes: {
      contract: ({ subjectId }) => sql`update notes set contract = 'Shariah' where id = ${subjectId}`,
      guarantor: ({ subjectId }) =>
        sql`update guarantee_claims set guarantor_name = 'Another Berhad' where note_id = ${subjectId}`,
      paid_before: ({ subjectId }) => sql`
        update guarantee_claims set paid_sen = 100, paid_on = claimed_on, repayment_id = ${OTHER_ID}
        where note_id = ${subjectId}`,
      outstanding: ({ subjectId }) => otherInstalment(subjectId),
    },
  }),

  guarantor_payout: row({
    async make(app) {
      const { noteId, issuer } = await issued(app, { guarantorName: GUARANTOR });
      await runDay(app, CLAIMED);
      const after = {
        ...{ source: 'guarantor', amount: '10200.00', received_on: CLAIMED },
        payer_name: GUARANTOR,
        bank_reference: await statementLine(app, { amount: '10200.00', on: CLAIMED }),
      };
      await proposeAndApprove(app, { kind: 'note_receipt', subjectId: noteId, after, on: CLAIMED });
      await runJobs(app, ['distribute_repayments']);
      const late = {
        ...{ source: 'issuer', amount: '100.00', received_on: CLAIMED },
        payer_name: issuer.issuer.companyName,
        bank_reference: await statementLine(app, { amount: '100.00', on: CLAIMED }),
      };
      await proposeAndApprove(app, { kind: 'note_receipt', subjectId: noteId, after: late, on: CLAIMED });
      nameHolder(GUARANTOR);
      const { maker } = await operatorPair(app);
      await call(app, 'operatorGuarantorAccount', {
        headers: dated(maker.headers, CLAIMED),
        params: { id: noteId },
        body: { bic: 'PBBEMYKL', number: '319876543210' },
      });
      nameHolder(null);
      return { subjectId: noteId, after: { amount: '100.00' }, on: CLAIMED };
    },
    changes: {
      paid_before: ({ subjectId }) => earlierPayout(subjectId, 'paid'),
      on_the_way: ({ subjectId }) => earlierPayout(subjectId, 'queued'),
      guarantor: ({ subjectId }) => sql`
        update notes set guarantor_name = 'JAMINAN UTAMA BERHAD' where id = ${subjectId}`,
      issuer: ({ subjectId }) => sql`
        update notes set issuer_id = (select user_id from issuers where user_id <> notes.issuer_id limit 1)
        where id = ${subjectId}`,
      refund_account: ({ subjectId }) => sql`
        update refund_accounts set bic = 'CIBBMYKL' where guarantee_note_id = ${subjectId}`,
    },
    fixed: { amount: 'The proposal names the amount, and any other sum that is held refuses it.' },
  }),
});

/** A note of a company of its own, with one holder. */
async function issued(app: TestApp, overrides: NoteOverrides = {}) {
  const [issuer, investor] = [await approvedIssuer(app), await approvedInvestor(app)];
  await giveCash(app, investor, ['10000.00']);
  const backers = [{ investor, amount: '10000.00' }];
  const { id: noteId } = await issuedNote(app, issuer, backers, { on: '2026-12-01', ...overrides });
  return { noteId, issuer };
}

async function defaulted(app: TestApp): Promise<string> {
  const { noteId } = await issued(app);
  await proposeAndApprove(app, { kind: 'note_default', subjectId: noteId, after: {}, on: DEFAULT });
  return noteId;
}

const otherInstalment = (noteId: string) => sql`
  update instalments set return_sen = return_sen - 1 where note_id = ${noteId} and number = 1`;

const otherCost = (noteId: string) => sql`
  insert into recoveries (id, note_id, kind, amount_sen, on_date, what, created_at, approval_id)
  values (${OTHER_ID}, ${noteId}, 'cost', 500, '2027-04-01', 'Another', '2026-01-01', ${OTHER_ID})`;

/** A payout to the guarantor of money that came besides. */
const earlierPayout = (noteId: string, state: string) => sql`
  with more as (update guarantee_claims set repaid_sen = repaid_sen + 50 where note_id = ${noteId})
  insert into guarantor_payouts (id, note_id, amount_sen, approval_id, payout_id, state, created_at, paid_on)
  values (${OTHER_ID}, ${noteId}, 50, ${OTHER_ID}, ${OTHER_ID}, ${state}, '2026-01-01',
    case when ${state} = 'paid' then date '2027-01-19' end)`;
