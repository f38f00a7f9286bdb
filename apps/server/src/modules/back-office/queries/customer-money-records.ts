import { senToText } from '@titian/finance/sen';
import { paymentsOf, payoutsOf } from '../../payments/public.ts';
import { type NoteReader, presentMovement, searchMovements } from '../../wallet/public.ts';
import { joined, presentPage, type RecordLists, recordOf } from './customer-record.ts';

/** A customer's money: what moved, what came in by the bank and what left by it. */
export function moneyRecords(notes: NoteReader): RecordLists<'movements' | 'payments' | 'payouts'> {
  return {
    movements: async (ctx, { userId, language }, query) =>
      presentPage(await searchMovements(ctx, notes, userId, query), (one) => {
        const { id, title, direction, amount, balance } = presentMovement(one, language);
        return recordOf({
          ...{ id, at: one.at, title, state: direction, amount, balance },
          link: one.noteId === null ? null : { kind: 'note', id: one.noteId },
        });
      }),
    payments: async (ctx, { userId }, query) =>
      presentPage(await paymentsOf(ctx, userId, query), (one) =>
        recordOf({
          ...{ id: one.id, at: one.createdAt, title: one.purpose, state: one.state },
          ...{ detail: joined([one.payerName, ...one.references]), amount: senToText(one.amountSen) },
        }),
      ),
    payouts: async (ctx, { userId }, query) =>
      presentPage(await payoutsOf(ctx, userId, query), (one) =>
        recordOf({
          ...{ id: one.id, at: one.createdAt, title: one.purpose, state: one.state },
          ...{ detail: joined([one.beneficiary, one.endToEndId]), amount: senToText(one.amountSen) },
          link: { kind: 'payout', id: one.id },
        }),
      ),
  };
}
