import { addDays, addMonths, day, lastDayOf, malaysiaDay, monthOf } from '@titian/finance/calendar';
import { sql } from 'kysely';
import { recipientNumberPlace } from '../../src/modules/treasury/store/recipients.ts';
import type { TestApp } from '../app.ts';
import { pdf } from '../builders/documents.ts';
import { giveCash } from '../builders/financing.ts';
import { call } from '../builders/http.ts';
import { approvedInvestor } from '../builders/onboarding.ts';
import { operatorPair, proposeAndApprove } from '../builders/operators.ts';
import { overtakenHolding, REPAID_ON } from '../builders/overtaken.ts';
import { statementsOf } from '../builders/statements.ts';
import {
  bookPlatformMoney,
  draftRecipient,
  latestRemittance,
  listedRecipient,
  OPERATING_ACCOUNT,
  releaseRemittance,
  remittanceOf,
  remittancePayout,
  uploadOperating,
} from '../builders/treasury.ts';
import { loadNote } from '../bulk-load.ts';
import { type BoundRow, type Made, OTHER_ID, row, sealedOnce } from './harness.ts';
import { otherCash } from './payments.ts';

const today = malaysiaDay(new Date());
const [earlier, yesterday] = [addDays(today, -9), addDays(today, -1)];

/** The account of the Registrar, of which there is one. */
async function registrarAccount(app: TestApp): Promise<string> {
  const listed = await app.database.reader.db
    .selectFrom('remittance_recipients')
    .select('id')
    .where('purpose', '=', 'registrar')
    .where('state', '=', 'active')
    .executeTakeFirst();
  return listed?.id ?? listedRecipient(app, 'registrar', 'Pendaftar Wang Tak Dituntut', '114055550009');
}

/** What rests on a transfer. */
interface Transferred extends Made {
  readonly ids: { readonly transfer: string };
}

/** What a sum is computed from, changed in each respect. */
const otherTransfers: BoundRow<Transferred>['changes'] = {
  amount: ({ ids }) => sql`update transfers set amount_sen = amount_sen + 1 where id = ${ids.transfer}`,
  transfers_sha256: ({ ids }) => sql`update transfers set id = ${OTHER_ID} where id = ${ids.transfer}`,
  from: ({ ids }) => sql`update transfers set business_date = business_date - 99 where id = ${ids.transfer}`,
  transfers: ({ ids }) => sql`
    insert into transfers (id, debit_account_id, credit_account_id, amount_sen, kind, reference_id, note_id,
      business_date, created_at)
    select ${OTHER_ID}, debit_account_id, credit_account_id, 1, kind, ${OTHER_ID}, note_id, business_date, created_at
    from transfers where id = ${ids.transfer}`,
};

/** Platform money on its way out of the trust account. */
export const treasuryRows: Readonly<Record<string, BoundRow>> = {
  remittance_recipient: row({
    async make(app) {
      const answer = await draftRecipient(app, 'charity', 'Rumah Amal', '114055550001');
      return { subjectId: answer.body.recipient.id, after: { state: 'ended' } };
    },
    changes: {
      name: ({ subjectId }) => otherRecipient(subjectId, sql`name = 'Rumah Lain'`),
      bic: ({ subjectId }) => otherRecipient(subjectId, sql`bic = 'PBBEMYKL'`),
      account: ({ subjectId }, ctx) =>
        otherRecipient(
          subjectId,
          sql`number_enc = ${sealedOnce(ctx, '999999999', recipientNumberPlace(subjectId ?? ''))}`,
        ),
      holder: ({ subjectId }) => otherRecipient(subjectId, sql`holder_name = 'RUMAH LAIN'`),
      purpose: ({ subjectId }) => otherRecipient(subjectId, sql`purpose = 'agent'`),
      state: ({ subjectId }) => otherRecipient(subjectId, sql`state = 'active'`),
    },
  }),

  treasury_sweep: row({
    async make(app) {
      await ownAccount(app);
      const transfer = await bookPlatformMoney(app, 'fee_income', '30.00', earlier);
      return { subjectId: null, after: { through: yesterday }, ids: { transfer } };
    },
    changes: {
      ...otherTransfers,
      recipient: () => sql`update remittance_recipients set name = 'Else' where purpose = 'own_operating'`,
    },
    fixed: { note_id: 'Fees are owed by no note.', invoice: 'Nobody invoices the own operating account.' },
  }),

  treasury_remittance: row({
    async make(app) {
      const { noteId } = await loadNote(app.work, { targetSen: 500_000n });
      const transfer = await bookPlatformMoney(app, 'recovery_costs', '350.00', earlier, { noteId });
      const agent = await listedRecipient(app, 'agent', 'Peguam Lim', '114055550002');
      const file = await invoice(app);
      const invoiced = { note_id: noteId, invoice_file_id: file, invoice_number: 'L-77' };
      const after = { obligation: 'recovery_costs', through: yesterday, recipient_id: agent, ...invoiced };
      return { subjectId: noteId, after, ids: { transfer, agent, file } };
    },
    changes: {
      ...otherTransfers,
      recipient: ({ ids }, ctx) =>
        otherRecipient(
          ids.agent,
          sql`number_enc = ${sealedOnce(ctx, '999999999', recipientNumberPlace(ids.agent))}`,
        ),
      invoice: ({ ids }) => sql`update files set sha256 = sha256(sha256) where id = ${ids.file}`,
    },
    fixed: { note_id: 'The proposal itself names the note.' },
  }),

  unclaimed_payment: row({
    async make(app) {
      const registrar = await registrarAccount(app);
      const investor = await approvedInvestor(app);
      await giveCash(app, investor, ['400.00']);
      const year = Number(today.slice(0, 'yyyy'.length)) + 8;
      return {
        ...{ subjectId: investor.userId, after: { return_year: year }, on: `${year + 1}-03-15` },
        ids: { registrar, account: investor.investor.cashAccountId },
      };
    },
    changes: {
      amount: ({ ids }) => sql`update accounts set balance_sen = balance_sen + 1 where id = ${ids.account}`,
      debited: ({ subjectId }) =>
        sql`update investors set verified_name = 'ELSE' where user_id = ${subjectId}`,
      recipient: ({ ids }, ctx) =>
        otherRecipient(
          ids.registrar,
          sql`number_enc = ${sealedOnce(ctx, '999999999', recipientNumberPlace(ids.registrar))}`,
        ),
      last_activity: ({ ids }) =>
        sql`update entries set business_date = business_date + 9 where account_id = ${ids.account}`,
    },
  }),

  unclaimed_payment_cancellation: row({
    async make(app) {
      await registrarAccount(app);
      const investor = await approvedInvestor(app);
      await giveCash(app, investor, ['410.00']);
      const year = Number(today.slice(0, 'yyyy'.length)) + 8;
      const on = day(`${year + 1}-03-15`);
      const payment = { kind: 'unclaimed_payment', subjectId: investor.userId, after: { return_year: year } };
      await proposeAndApprove(app, { ...payment, on });
      const { id } = await app.database.reader.db
        .selectFrom('unclaimed_payments')
        .select('id')
        .where('customer_id', '=', investor.userId)
        .executeTakeFirstOrThrow();
      return { subjectId: id, after: {}, on, ids: { user: investor.userId } };
    },
    changes: {
      amount: ({ subjectId }) =>
        sql`update unclaimed_payments set amount_sen = amount_sen + 1 where id = ${subjectId}`,
      payout_id: ({ subjectId }) =>
        sql`update unclaimed_payments set payout_id = ${OTHER_ID} where id = ${subjectId}`,
      credited_to: ({ ids }) => otherCash(ids.user),
    },
  }),

  remittance_cancellation: row({
    async make(app) {
      await bookPlatformMoney(app, 'charity', '25.00', earlier, { kind: 'gharamah' });
      const recipient_id = await listedRecipient(app, 'charity', 'Yayasan Kebajikan', '114055550003');
      await proposeAndApprove(app, remittanceOf('charity', yesterday, { recipient_id }));
      return { subjectId: (await latestRemittance(app)).id, after: {} };
    },
    changes: {
      payout_id: ({ subjectId }) =>
        sql`update remittances set payout_id = ${OTHER_ID} where id = ${subjectId}`,
      amount: ({ subjectId }) =>
        sql`update remittances set amount_sen = amount_sen + 1 where id = ${subjectId}`,
    },
  }),

  deduction_refund: row({
    async make(app) {
      const { noteId, holdingId } = await overtakenHolding(app);
      return { subjectId: noteId, after: {}, on: REPAID_ON, ids: { holding: holdingId } };
    },
    changes: {
      amount: ({ ids }) =>
        sql`update overtaken_deductions set fee_sen = fee_sen - 1 where holding_id = ${ids.holding}`,
      allocation: ({ ids }) => sql`update overtaken_deductions set fee_sen = fee_sen - 1,
        withholding_sen = withholding_sen + 1 where holding_id = ${ids.holding}`,
    },
  }),

  tax_payment: row({
    async make(app) {
      await ownAccount(app);
      const through = lastDayOf(addMonths(monthOf(today), -1));
      await bookPlatformMoney(app, 'withholding_tax', '80.00', addDays(through, -9));
      await proposeAndApprove(app, remittanceOf('withholding_tax', through));
      const { id } = await latestRemittance(app);
      await releaseRemittance(app, id);
      const eref = (await remittancePayout(app, id)).end_to_end_id;
      const lines = [
        { amount: '80.00', mark: 'C', ref: 'BOUND1', eref },
        { amount: '80.00', mark: 'D', ref: 'BOUND2' },
      ] as const;
      await uploadOperating(app, statementsOf(OPERATING_ACCOUNT)(lines, today));
      return { subjectId: id, after: { bank_reference: 'BOUND2', official_reference: 'WHT-2026-10' } };
    },
    changes: {
      obligation: ({ subjectId }) =>
        sql`update remittances set obligation = 'service_tax' where id = ${subjectId}`,
      amount: ({ subjectId }) => sql`
        with line as (update bank_statement_lines set amount_sen = amount_sen - 1 where bank_reference = 'BOUND2')
        update remittances set amount_sen = amount_sen + 1 where id = ${subjectId}`,
      through: ({ subjectId }) =>
        sql`update remittances set through_on = through_on + 1 where id = ${subjectId}`,
      line: () => sql`
        update bank_statement_lines set counterparty = 'ELSE' where bank_reference = 'BOUND2'`,
    },
  }),
};

const otherRecipient = (id: string | null, change: ReturnType<typeof sql>) =>
  sql`update remittance_recipients set ${change} where id = ${id}`;

/** The operating account, put on the list once. */
async function ownAccount(app: TestApp): Promise<void> {
  const known = await app.database.reader.db
    .selectFrom('remittance_recipients')
    .select('id')
    .where('purpose', '=', 'own_operating')
    .executeTakeFirst();
  if (known === undefined) {
    await listedRecipient(app, 'own_operating', 'Titian Sdn Bhd', OPERATING_ACCOUNT);
  }
}

async function invoice(app: TestApp): Promise<string> {
  const { maker } = await operatorPair(app);
  const bytes = new Uint8Array(pdf());
  const files = [{ field: 'invoice', name: 'invoice.pdf', type: 'application/pdf', bytes }];
  const answer = await call(app, 'operatorUploadInvoice', { headers: maker.headers, body: {}, files });
  return answer.body.file.id;
}
