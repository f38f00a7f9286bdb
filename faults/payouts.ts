import { setTimeout as pause } from 'node:timers/promises';
import { call, type Session } from '@titian/e2e/api/client';
import type { OperatorPair } from '@titian/e2e/api/operator-pair';
import { bankStatementOf } from '@titian/e2e/api/statements';
import { dayFromToday } from '@titian/e2e/days';
import type { Place } from '@titian/e2e/product/product';
import { CALL_TIMEOUT_MS } from './actions.ts';
import type { Differences } from './effects.ts';
import { persist } from './patience.ts';

/** A submission whose answer is unknown is repeated after a minute, a statement fetched each minute. */
const SETTLING_TIMEOUT_MS = 300_000;
const POLL_MS = 500;
/** The bank pays on the next business day at the latest. */
const DAYS_AROUND = 7;

interface Payout {
  readonly id: string;
  readonly state: string;
  readonly amount: string;
  readonly withdrawal_id: string | null;
}

interface Page<Item> {
  readonly items: readonly Item[];
  readonly next_cursor: string | null;
}

/** One operator proposes what is queued, the other approves what was proposed. @throws Error of a call that failed */
export async function payOut(place: Place, { maker, checker }: OperatorPair): Promise<void> {
  const timed = { timeoutMs: CALL_TIMEOUT_MS };
  const path = '/operator/approvals?kind=payout_batch&state=proposed&limit=100';
  const proposals = await call<Page<{ id: string }>>(place, 'GET', path, { ...timed, by: checker });
  for (const { id } of proposals.items) {
    await call(place, 'POST', `/operator/approvals/${id}/approve`, { ...timed, by: checker, body: {} });
  }
  const queued = await payoutsIn(place, maker, 'queued');
  if (queued.length === 0) return;
  const payout_ids = queued.map(({ id }) => id);
  const batch = { kind: 'payout_batch', subject_id: payout_ids[0], after: { payout_ids } };
  const body = { ...batch, reason: 'Everything is in order' };
  await call(place, 'POST', '/operator/approvals', { ...timed, by: maker, body });
}

/**
 * Works off everything that is queued or on its way, and compares the bank's book with what was acknowledged.
 * @param withdrawals ids of those that were acknowledged
 * @throws Error where payouts are still on their way in the end
 */
export async function balancePayouts(
  place: Place,
  operators: OperatorPair,
  withdrawals: ReadonlySet<string>,
): Promise<Differences> {
  await settleAll(place, operators);
  const payouts = new Map(
    (await persist(() => payoutsIn(place, operators.maker))).map((one) => [referenceOf(one), one]),
  );
  const paid = await persist(() => payments(place));
  let doubled = 0;
  const arrived = new Set<string>();
  for (const { reference, amount } of paid) {
    const payout = payouts.get(reference);
    const withdrawal = payout?.withdrawal_id ?? null;
    const isDue = withdrawal !== null && withdrawals.has(withdrawal) && payout?.amount === amount;
    if (isDue && !arrived.has(withdrawal)) arrived.add(withdrawal);
    else doubled += 1;
  }
  return { lost: withdrawals.size - arrived.size, doubled };
}

async function settleAll(place: Place, operators: OperatorPair): Promise<void> {
  for (const end = Date.now() + SETTLING_TIMEOUT_MS; ; await pause(POLL_MS)) {
    const failure = await payOut(place, operators).then(
      () => '',
      (error: unknown) => ` ${error}`,
    );
    const payouts = await persist(() => payoutsIn(place, operators.maker));
    const open = payouts.filter(({ state }) => state !== 'paid');
    if (open.length === 0) return;
    if (Date.now() > end) throw new Error(`${open.length} payouts are not paid.${failure}`);
  }
}

async function payoutsIn(place: Place, by: Session, state?: 'queued'): Promise<Payout[]> {
  const found: Payout[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = new URLSearchParams({
      limit: '100',
      ...(state === undefined ? {} : { state }),
      ...(cursor === '' ? {} : { cursor }),
    });
    const sending = { by, timeoutMs: CALL_TIMEOUT_MS };
    const page: Page<Payout> = await call(place, 'GET', `/operator/payouts?${query}`, sending);
    found.push(...page.items);
    cursor = page.next_cursor;
  }
  return found;
}

/** The payout's id as the bank gives it back. */
const referenceOf = ({ id }: Payout) => id.replaceAll('-', '');

/** What has left the trust account, by the bank's own statement. */
async function payments(place: Place): Promise<{ readonly reference: string; readonly amount: string }[]> {
  const days = { from: dayFromToday(-DAYS_AROUND), to: dayFromToday(DAYS_AROUND) };
  const entries = (await bankStatementOf(place, days)).split('<Ntry>').slice(1);
  return entries
    .filter((entry) => entry.includes('<CdtDbtInd>DBIT</CdtDbtInd>'))
    .map((entry) => ({
      reference: /<EndToEndId>([^<]+)</.exec(entry)?.[1] ?? '',
      amount: /<Amt[^>]*>([^<]+)</.exec(entry)?.[1] ?? '',
    }));
}
