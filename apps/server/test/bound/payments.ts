import { sen } from '@titian/finance/sen';
import { sql } from 'kysely';
import { platformAccount, postTransfers } from '../../src/modules/ledger/public.ts';
import { documentPlace } from '../../src/modules/payments/store/batches.ts';
import { systemActor } from '../../src/platform/context.ts';
import { newId } from '../../src/platform/ids.ts';
import { call } from '../builders/http.ts';
import { storedTopup } from '../builders/money.ts';
import { approvedInvestor } from '../builders/onboarding.ts';
import { operatorPair } from '../builders/operators.ts';
import { confirmationOf, openTopup, postConfirmation, startAtBank, topUp } from '../builders/payments.ts';
import { waitingWithdrawal } from '../builders/withdrawals.ts';
import { type BoundRow, OTHER_ID, row, sealedOnce } from './harness.ts';

type NameHolder = (holder: string | null) => void;

const PAYER = 'TAN WEI MING';
const account = { bic: 'PBBEMYKL', number: '319876543210' };

/** Money in and out, and platform money. */
export const paymentRows = (nameHolder: NameHolder): Readonly<Record<string, BoundRow>> => ({
  payout_batch: row({
    async make(app) {
      const { payoutId, userId } = await waitingWithdrawal(app);
      return { subjectId: payoutId, after: { payout_ids: [payoutId] }, ids: { user: userId } };
    },
    changes: {
      file_sha256: ({ subjectId }) =>
        sql`update payouts set amount_sen = amount_sen + 1 where id = ${subjectId}`,
      stored_file_sha256: async (_made, ctx) => {
        const proposed = ctx.tx.db.selectFrom('payout_batches').select('id').where('state', '=', 'proposed');
        const batch = await proposed.executeTakeFirst();
        if (batch !== undefined) {
          const file = sealedOnce(ctx, 'another file', documentPlace(batch.id));
          await sql`update payout_batches set document_enc = ${file} where id = ${batch.id}`.execute(
            ctx.tx.db,
          );
        }
      },
    },
    fixed: { payouts: 'A payout keeps its withdrawal for good, and giving back another one fails loudly.' },
  }),

  withdrawal_rejection: row({
    async make(app) {
      const { withdrawalId, payoutId, userId } = await waitingWithdrawal(app);
      const ids = { payout: payoutId, user: userId };
      return { subjectId: withdrawalId, after: { message: 'Please call us about your account' }, ids };
    },
    changes: {
      amount: ({ subjectId }) =>
        sql`update withdrawals set amount_sen = amount_sen - 1 where id = ${subjectId}`,
      state: ({ subjectId }) => sql`update withdrawals set state = 'approved' where id = ${subjectId}`,
      payout: ({ ids }) => sql`update payouts set amount_sen = amount_sen - 1 where id = ${ids.payout}`,
      customer: ({ subjectId, ids }) => sql`
        update withdrawals set investor_id = (select user_id from investors where user_id <> ${ids.user} limit 1)
        where id = ${subjectId}`,
      credited_to: ({ ids }) => otherCash(ids.user),
    },
  }),

  topup_review: row({
    async make(app) {
      const investor = await approvedInvestor(app, { fullName: 'Aisyah binti Rahman' });
      const { refNumber } = await topUp(app, investor, '250.00', { payerName: PAYER });
      const topup = await storedTopup(app, refNumber);
      nameHolder(PAYER);
      const { maker } = await operatorPair(app);
      const params = { id: topup.id };
      await call(app, 'operatorHeldPaymentAccount', { headers: maker.headers, params, body: account });
      nameHolder(null);
      const ids = { user: investor.userId, intent: topup.intent_id ?? '' };
      return { subjectId: topup.id, after: { decision: 'refund' }, ids };
    },
    changes: {
      amount: ({ subjectId }) => sql`update topups set amount_sen = amount_sen + 1 where id = ${subjectId}`,
      payment_type: ({ subjectId }) => sql`update topups set payment_type = 'manual' where id = ${subjectId}`,
      name_check: ({ subjectId }) => sql`update topups set name_check = 'close' where id = ${subjectId}`,
      payer: ({ ids }) =>
        sql`update payment_intents set payer_name = 'TAN WEI MENG' where id = ${ids.intent}`,
      proof: ({ subjectId }) => sql`
        update topups set proof_file_id = (select id from files limit 1) where id = ${subjectId}`,
      customer: ({ subjectId, ids }) => sql`
        update topups set investor_id = (select user_id from investors where user_id <> ${ids.user} limit 1)
        where id = ${subjectId}`,
      refund_account: async ({ subjectId }, ctx) => {
        const stored = ctx.tx.db.selectFrom('refund_accounts').select('id').where('topup_id', '=', subjectId);
        const { id } = await stored.executeTakeFirstOrThrow();
        const place = { table: 'refund_accounts', column: 'number_enc', row: id } as const;
        const other = sealedOnce(ctx, '999999999', place);
        await sql`update refund_accounts set number_enc = ${other} where id = ${id}`.execute(ctx.tx.db);
      },
    },
    fixed: { line: 'Only a transfer by hand that is credited names a line.' },
  }),

  receipt_review: row({
    async make(app) {
      const investor = await approvedInvestor(app, { fullName: 'Aisyah binti Rahman' });
      const opened = await openTopup(app, investor, '250.00');
      const first = await startAtBank(app, opened.token);
      const second = await startAtBank(app, opened.token, { bankId: 'PBB0233' });
      await postConfirmation(app, 'direct', confirmationOf(first));
      await postConfirmation(app, 'direct', confirmationOf(second, { buyerName: PAYER }));
      const { maker } = await operatorPair(app);
      const page = await call(app, 'operatorHeldPayments', {
        headers: maker.headers,
        query: { limit: '100' },
      });
      const id = page.body.items.find((one) => one.ref_number === opened.refNumber)?.id ?? '';
      nameHolder(PAYER);
      const params = { id };
      await call(app, 'operatorHeldPaymentAccount', { headers: maker.headers, params, body: account });
      nameHolder(null);
      return { subjectId: id, after: { decision: 'refund' }, ids: { user: investor.userId } };
    },
    changes: {
      amount: ({ subjectId }) =>
        sql`update held_receipts set amount_sen = amount_sen + 1 where id = ${subjectId}`,
      purpose: ({ subjectId }) =>
        sql`update held_receipts set purpose_id = ${OTHER_ID} where id = ${subjectId}`,
      customer: ({ subjectId }) =>
        sql`update held_receipts set user_id = ${OTHER_ID} where id = ${subjectId}`,
      payer: ({ subjectId }) =>
        sql`update held_receipts set payer_name = 'TAN WEI MENG' where id = ${subjectId}`,
      received_on: ({ subjectId }) =>
        sql`update held_receipts set held_on = held_on - 1 where id = ${subjectId}`,
      refund_account: ({ subjectId }) => sql`
        update refund_accounts set holder_name = 'TAN W M' where receipt_id = ${subjectId}`,
    },
  }),

  marketing_funding: row({
    async make(app) {
      const id = newId();
      await app.work.command({ actor: systemActor, dateShiftDays: 0, requestId: null }, (ctx) =>
        postTransfers(ctx, new Map(), [
          {
            ...{ id, referenceId: id, noteId: null, kind: 'test_fee', amountSen: sen(100_00n) },
            debitAccountId: platformAccount('trust_bank'),
            creditAccountId: platformAccount('fee_income'),
          },
        ]),
      );
      return { subjectId: platformAccount('marketing'), after: { amount: '60.00' } };
    },
    changes: {},
    fixed: {
      debited: 'The account of earned fees is one constant of the ledger.',
      credited: 'The subject is the marketing account, which is one constant of the ledger.',
    },
  }),
});

export const otherCash = (userId: string) =>
  sql`update investors set cash_account_id = ${OTHER_ID} where user_id = ${userId}`;
