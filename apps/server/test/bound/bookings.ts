import { addDays, day, malaysiaDay } from '@titian/finance/calendar';
import { sql } from 'kysely';
import type { TestApp } from '../app.ts';
import { picture } from '../builders/application-forms.ts';
import { giveCash, issuedNote, keyed } from '../builders/financing.ts';
import { call } from '../builders/http.ts';
import { statementLine, storedTopup } from '../builders/money.ts';
import { approvedInvestor, approvedIssuer } from '../builders/onboarding.ts';
import { operatorPair } from '../builders/operators.ts';
import {
  confirmationOf,
  openedPayment,
  openTopup,
  postConfirmation,
  startAtBank,
  topUp,
} from '../builders/payments.ts';
import { type BoundRow, type Made, OTHER_ID, row } from './harness.ts';

const FULL_NAME = 'Aisyah binti Rahman';
const today = malaysiaDay(new Date());
/** Of a note that is issued on 2 December 2026. */
const FIRST_DUE = day('2027-01-04');

const otherReceipt = (id: string | null, change: ReturnType<typeof sql>) =>
  sql`update held_receipts set ${change} where id = ${id}`;

const otherTopup = (id: string | null, change: ReturnType<typeof sql>) =>
  sql`update topups set ${change} where id = ${id}`;

/** What every booking of a receipt binds. */
const onReceipt = {
  amount: ({ subjectId }: Made) => otherReceipt(subjectId, sql`amount_sen = amount_sen + 1`),
  received_on: ({ subjectId }: Made) => otherReceipt(subjectId, sql`held_on = held_on - 1`),
};

/** What every credit of a top-up binds. */
const onTopup = {
  amount: ({ subjectId }: Made) => otherTopup(subjectId, sql`amount_sen = amount_sen + 1`),
  name_check: ({ subjectId }: Made) => otherTopup(subjectId, sql`name_check = 'equal'`),
  proof: ({ subjectId }: Made) =>
    otherTopup(
      subjectId,
      sql`proof_file_id = (select id from files where id is distinct from proof_file_id limit 1)`,
    ),
  customer: ({ subjectId, ids }: Made) => otherTopup(subjectId, sql`investor_id = ${ids?.other}`),
  credited_to: ({ ids }: Made) =>
    sql`update investors set cash_account_id = ${OTHER_ID} where user_id = ${ids?.user}`,
};

/** The other answers to held money: it is booked, or credited, and so rests on other things than a refund. */
export const bookingRows: Readonly<Record<string, BoundRow>> = {
  'receipt_review: books a second top-up': row({
    async make(app) {
      const [investor, other] = [await namesakeOf(app), await namesakeOf(app)];
      const opened = await openTopup(app, investor, '250.00');
      const first = await startAtBank(app, opened.token);
      const second = await startAtBank(app, opened.token, { bankId: 'PBB0233' });
      await postConfirmation(app, 'direct', confirmationOf(first));
      await postConfirmation(app, 'direct', confirmationOf(second));
      const subjectId = await receiptOf(app, opened.refNumber);
      const ids = { user: investor.userId, other: other.userId };
      return { subjectId, after: { decision: 'book' }, ids };
    },
    changes: {
      ...onReceipt,
      purpose: ({ subjectId }) => otherReceipt(subjectId, sql`purpose_id = ${OTHER_ID}`),
      customer: ({ subjectId, ids }) => otherReceipt(subjectId, sql`user_id = ${ids?.other}`),
      payer: ({ subjectId }) => otherReceipt(subjectId, sql`payer_name = 'AISYAH RAHMAN'`),
      'booking.credited_to': ({ ids }) =>
        sql`update investors set cash_account_id = ${OTHER_ID} where user_id = ${ids?.user}`,
      'booking.verified_name': ({ ids }) =>
        sql`update investors set verified_name = 'Aisyah Rahman' where user_id = ${ids?.user}`,
    },
  }),

  'receipt_review: books a payment on a note': row({
    async make(app) {
      const [issuer, investor] = [await approvedIssuer(app), await approvedInvestor(app)];
      await giveCash(app, investor, ['10000.00']);
      const backers = [{ investor, amount: '10000.00' }];
      const { id: noteId } = await issuedNote(app, issuer, backers, { on: '2026-12-01' });
      const order = async () => {
        const body = { note_id: noteId, kind: 'due', confirm_excess: 1 } as const;
        return openedPayment(
          (await call(app, 'notePay', { headers: keyed(issuer.headers, FIRST_DUE), body })).body,
        );
      };
      const bank = { channel: 'b2b1', bankId: 'MBB0228' } as const;
      const [unpaid, opened] = [await order(), await order()];
      const form = await startAtBank(app, opened.token, bank);
      const again = await startAtBank(app, opened.token, { ...bank, bankId: 'PBB0234' });
      await postConfirmation(app, 'direct', confirmationOf(form));
      await postConfirmation(app, 'direct', confirmationOf(again));
      const subjectId = await receiptOf(app, opened.refNumber);
      const ids = { note: noteId, unpaid: unpaid.refNumber };
      return { subjectId, after: { decision: 'book' }, on: addDays(FIRST_DUE, 9), ids };
    },
    changes: {
      ...onReceipt,
      purpose: ({ subjectId, ids }) => sql`
        update held_receipts set purpose_id = (
          select purpose_id from payment_intents where ref_number = ${ids?.unpaid}) where id = ${subjectId}`,
      customer: ({ subjectId }) => otherReceipt(subjectId, sql`user_id = ${OTHER_ID}`),
      payer: ({ subjectId }) => otherReceipt(subjectId, sql`payer_name = 'SOMEBODY ELSE'`),
      'booking.allocation': ({ ids }) => sql`
        update instalments set settled_on = null, paid_return_sen = paid_return_sen - 1
        where note_id = ${ids?.note} and number = 1`,
    },
  }),

  'topup_review: credits a payment': row({
    async make(app) {
      const [investor, other] = [await namesakeOf(app), await namesakeOf(app)];
      const { refNumber } = await topUp(app, investor, '250.00', { payerName: 'AISYAH RAHMAN LIM' });
      const topup = await storedTopup(app, refNumber);
      const ids = { user: investor.userId, other: other.userId, intent: topup.intent_id ?? '' };
      return { subjectId: topup.id, after: { decision: 'credit' }, ids };
    },
    changes: {
      ...onTopup,
      payer: ({ ids }) =>
        sql`update payment_intents set payer_name = 'AISYAH RAHMAN TAN' where id = ${ids?.intent}`,
    },
    fixed: {
      line: 'Only a transfer by hand names a line.',
      payment_type: 'A transfer by hand needs a line, so the proposal without one refuses it.',
    },
  }),

  'topup_review: credits a transfer by hand': row({
    async make(app) {
      const [investor, other] = [await namesakeOf(app), await namesakeOf(app)];
      const answer = await call(app, 'investorTopup', {
        headers: keyed(investor.headers),
        body: { amount: '500', payment_type: 'manual' },
        files: [await picture('manual_payment_proof_file')],
      });
      const topup = await storedTopup(app, answer.body.ref_number);
      const bank_reference = await statementLine(app, { amount: '500.00', on: today });
      const ids = { user: investor.userId, other: other.userId, line: bank_reference };
      return { subjectId: topup.id, after: { decision: 'credit', bank_reference }, ids };
    },
    changes: {
      ...onTopup,
      amount: ({ subjectId, ids }) => sql`
        with line as (
          update bank_statement_lines set amount_sen = amount_sen + 1 where bank_reference = ${ids?.line})
        update topups set amount_sen = amount_sen + 1 where id = ${subjectId}`,
      line: ({ ids }) => sql`
        update bank_statement_lines set counterparty = 'AISYAH RAHMAN' where bank_reference = ${ids?.line}`,
    },
    fixed: {
      payment_type: 'A payment by FPX names no line, so the proposal itself refuses it.',
      payer: 'The sender of a transfer by hand stands on its line.',
    },
  }),
};

/** An investor of one name, so that namesakes cannot be distinguished by the name alone. */
const namesakeOf = (app: TestApp) => approvedInvestor(app, { fullName: FULL_NAME });

async function receiptOf(app: TestApp, refNumber: string): Promise<string> {
  const { maker } = await operatorPair(app);
  const page = await call(app, 'operatorHeldPayments', { headers: maker.headers, query: { limit: '100' } });
  const found = page.body.items.find((one) => one.ref_number === refNumber);
  if (found === undefined) {
    throw new Error(`no receipt of ${refNumber}`);
  }
  return found.id;
}
