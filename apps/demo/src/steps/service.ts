import type { Session } from '../api/client.ts';
import type { Day } from '../days.ts';
import type { Market } from '../market.ts';
import type { Due } from '../plan/repayments.ts';
import { freshCode } from './fresh-code.ts';
import type { Story } from './originate.ts';
import { payAtBank } from './pay.ts';

/** The issuer signs for what was raised, with the code that comes by mail; answers the days on which it has to pay. */
export async function issueNote(
  { product, simulator }: Market,
  { issuer }: Story,
  noteId: string,
  on: Day,
): Promise<readonly Due[]> {
  const by = issuer.session;
  const { note } = await product.call('note', { by, on, params: { id: noteId } });
  const otp_code = await freshCode({ product, simulator }, issuer, on);
  await product.call('noteIssue', {
    by,
    on,
    body: { note_id: noteId, accepted_amount: note.raised, agree_agreement: 1, otp_code },
  });
  await waitForIssue(product, { by, on, params: { id: noteId } });
  const { items } = await product.call('noteAmortizations', { by, on, query: { note_id: noteId } });
  return items.map((item) => ({ number: item.number, dueOn: item.due_on }));
}

/** The issuer pays by FPX what is due on that day. */
export async function repay(market: Market, { issuer }: Story, noteId: string, on: Day): Promise<void> {
  const payment = await market.product.call('notePay', {
    by: issuer.session,
    on,
    body: { note_id: noteId, kind: 'due' },
  });
  await payAtBank(market, issuer, payment, on);
}

/** The issuer settles a note early for what it is quoted on that day. */
export async function settleEarly(market: Market, { issuer }: Story, noteId: string, on: Day): Promise<void> {
  const { session: by } = issuer;
  const quoted = await market.product.call('noteEarlySettlement', { by, on, query: { note_id: noteId } });
  const payment = await market.product.call('notePay', { by, on, body: { note_id: noteId, kind: 'early' } });
  const { total } = quoted.early_settlement;
  if (payment.amount !== total) throw new Error(`RM ${total} was quoted, and RM ${payment.amount} is asked.`);
  await payAtBank(market, issuer, payment, on);
}

/** So many whole ringgit more than is due, as an overpayment by mistake. */
const TOO_MUCH = 1_500;

/** The issuer pays more than the instalment of that day. */
export async function payTooMuch(market: Market, { issuer }: Story, noteId: string, on: Day): Promise<void> {
  const { session: by } = issuer;
  const { items } = await market.product.call('noteAmortizations', { by, on, query: { note_id: noteId } });
  const due = items.find((one) => one.due_on === on)?.total;
  if (due === undefined) throw new Error(`No instalment of note ${noteId} is due on ${on}.`);
  const [ringgit, sen] = due.split('.');
  const amount = `${Number(ringgit) + TOO_MUCH}.${sen}`;
  const body = { note_id: noteId, kind: 'other', amount } as const;
  await payAtBank(market, issuer, await market.product.call('notePay', { by, on, body }), on);
}

/** Finance approves everything that waits to be paid out, and another operator releases it to the bank. */
export async function releasePayouts({ product, team }: Market, on: Day): Promise<void> {
  const by = team.session('finance');
  const query = { state: 'queued', limit: '100' } as const;
  const { items } = await product.call('operatorPayouts', { by, on, query });
  const [first] = items;
  if (first === undefined) return;
  const payout_ids = items.map((item) => item.id);
  await team.carryOut(
    {
      kind: 'payout_batch',
      subject_id: first.id,
      after: { payout_ids },
      reason: 'Amounts and beneficiaries agree with what was asked for.',
    },
    on,
  );
  await waitForBank({ product, team }, on);
}

/** A Shariah note is issued once its commodity is traded, which happens by itself on the day of the signature. */
async function waitForIssue(
  product: Market['product'],
  requested: { readonly by: Session; readonly on: Day; readonly params: { readonly id: string } },
): Promise<void> {
  for (let waitedMs = 0; waitedMs < GIVE_UP_MS; waitedMs += POLL_MS) {
    const { note } = await product.call('note', requested);
    if (note.state === 'issued') return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(
    `note ${requested.params.id} was not issued within ${GIVE_UP_MS / 1000} s of its signature`,
  );
}

const POLL_MS = 50;
const GIVE_UP_MS = 30_000;

/** Waits until the bank has the batch, as it would before the day is over: its statement may not come too early. */
async function waitForBank({ product, team }: Pick<Market, 'product' | 'team'>, on: Day): Promise<void> {
  const by = team.session('finance');
  for (let waitedMs = 0; waitedMs < GIVE_UP_MS; waitedMs += POLL_MS) {
    const { items } = await product.call('operatorPayoutBatches', { by, on, query: { limit: '1' } });
    const [batch] = items;
    if (batch?.state === 'accepted' || batch?.state === 'refused') return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`the bank has not answered a batch of ${on} within ${GIVE_UP_MS / 1000} s`);
}
