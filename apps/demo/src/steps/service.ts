import type { Day } from '../days.ts';
import type { Market } from '../market.ts';
import type { Due } from '../plan/repayments.ts';
import type { Story } from './originate.ts';
import { payAtBank } from './pay.ts';

/** The issuer signs for what was raised; answers the days on which it has to pay. */
export async function issueNote(
  { product }: Market,
  { issuer }: Story,
  noteId: string,
  on: Day,
): Promise<readonly Due[]> {
  const by = issuer.session;
  const { note } = await product.call('note', { by, on, params: { id: noteId } });
  await product.call('noteIssue', {
    by,
    on,
    body: { note_id: noteId, accepted_amount: note.raised, agree_agreement: 1 },
  });
  const { items } = await product.call('noteAmortizations', { by, on, query: { note_id: noteId } });
  return items.map((item) => ({ number: item.number, dueOn: item.due_on }));
}

/** The issuer pays by FPX what is asked for on that day. */
export async function repay(market: Market, { issuer }: Story, noteId: string, on: Day): Promise<void> {
  const payment = await market.product.call('notePay', {
    by: issuer.session,
    on,
    body: { note_id: noteId, kind: 'due' },
  });
  await payAtBank(market, issuer, payment, on);
}

/** Finance approves everything that waits to be paid out, and another operator releases it to the bank. */
export async function releasePayouts({ product, desk }: Market, on: Day): Promise<void> {
  const by = desk.session('finance');
  const query = { state: 'queued', limit: '100' } as const;
  const { items } = await product.call('operatorPayouts', { by, on, query });
  const [first] = items;
  if (first === undefined) return;
  const payout_ids = items.map((item) => item.id);
  await desk.carryOut(
    {
      kind: 'payout_batch',
      subject_id: first.id,
      after: { payout_ids },
      reason: 'Amounts and beneficiaries agree with what was asked for.',
    },
    on,
  );
}
