import { setTimeout as pause } from 'node:timers/promises';
import { call } from '@titian/e2e/api/client';
import type { Member } from '@titian/e2e/api/join';
import { balanceOf } from '@titian/e2e/api/money';
import { type BankTransaction, simulator } from '@titian/e2e/api/simulator';
import { dayFromToday, OPEN_TO_ALL_AFTER } from '@titian/e2e/days';
import type { Place } from '@titian/e2e/product/product';
import { senFromText } from '@titian/finance/sen';
import { type Action, isAcknowledged, type Market } from './actions.ts';
import { type Differences, SUBSCRIPTION_SEN, TOPUP_SEN, WITHDRAWAL_SEN } from './effects.ts';
import { persist } from './patience.ts';

/** What an investor should have, by the answers of the product and the books of the simulated banks. */
export interface Expected {
  balanceSen: number;
  /** Ids of their acknowledged subscriptions to the listed note that are not cancelled. */
  readonly subscriptions: Set<string>;
  /** Ids of their acknowledged withdrawals. */
  readonly withdrawals: Set<string>;
}

/** The banks' answer reaches the product by itself, or by its enquiry. */
const SETTLING_TIMEOUT_MS = 180_000;
const POLL_MS = 250;

/**
 * Adds the effects of actions that all have their answer, and compares every investor with the product.
 * @param expected of each investor, changed by the actions
 */
export async function balanceBooks(
  direct: Place,
  market: Market,
  actions: readonly Action[],
  expected: ReadonlyMap<Member, Expected>,
): Promise<Differences> {
  const paid = await persist(() => paidOrders(direct));
  let [lost, doubled] = [0, 0];
  for (const [investor, books] of expected) {
    const mine = actions.filter((one) => one.by === investor.session && isAcknowledged(one));
    const topups = mine.filter(
      ({ kind, answer }) => kind === 'topup' && paid.has(String(answer?.body.ref_number)),
    );
    for (const topup of topups) await settled(direct, topup);
    addEffects(books, mine, topups.length);
    const actual = await persist(() => readBooks(direct, market.noteId, investor));
    for (const difference of differencesOf(actual, books)) {
      if (difference < 0) lost += Math.ceil(-difference);
      else doubled += Math.ceil(difference);
    }
  }
  return { lost, doubled };
}

/** @param acknowledged those of one investor */
function addEffects(books: Expected, acknowledged: readonly Action[], paidTopups: number): void {
  const before = heldSen(books);
  for (const { kind, request, answer } of acknowledged) {
    if (kind === 'withdrawal') books.withdrawals.add(idOf(answer?.body.withdrawal));
    if (kind === 'subscription') books.subscriptions.add(idOf(answer?.body.subscription));
    if (kind === 'cancellation') books.subscriptions.delete(request.path.split('/').at(-1) ?? '');
  }
  books.balanceSen += paidTopups * TOPUP_SEN - (heldSen(books) - before);
}

/** What has left the balance. */
function heldSen({ subscriptions, withdrawals }: Expected): number {
  return subscriptions.size * SUBSCRIPTION_SEN + withdrawals.size * WITHDRAWAL_SEN;
}

function idOf(row: unknown): string {
  return (row as { readonly id: string }).id;
}

/** How many subscriptions, withdrawals and top-ups the product has more than expected; below zero where it has fewer. */
export function differencesOf(actual: Expected, books: Expected): readonly number[] {
  const totalSen = (one: Expected) => one.balanceSen + heldSen(one);
  return [
    -missingIn(actual.subscriptions, books.subscriptions),
    missingIn(books.subscriptions, actual.subscriptions),
    -missingIn(actual.withdrawals, books.withdrawals),
    missingIn(books.withdrawals, actual.withdrawals),
    (totalSen(actual) - totalSen(books)) / TOPUP_SEN,
  ];
}

/** How many of the other set are not in this one. */
function missingIn(here: ReadonlySet<string>, there: ReadonlySet<string>): number {
  return [...there].filter((id) => !here.has(id)).length;
}

interface Subscription {
  readonly id: string;
  readonly state: string;
}

/** What the product says that an investor has. */
export async function readBooks(place: Place, noteId: string, { session }: Member): Promise<Expected> {
  const on = dayFromToday(OPEN_TO_ALL_AFTER);
  const path = `/notes/${noteId}`;
  const { note }: { note: { mine: { subscriptions: Subscription[] } } } = await call(place, 'GET', path, {
    by: session,
    on,
  });
  const active = note.mine.subscriptions.filter(({ state }) => state === 'active');
  return {
    balanceSen: senOf(await balanceOf(place, session)),
    subscriptions: new Set(active.map(({ id }) => id)),
    withdrawals: await readWithdrawals(place, session),
  };
}

async function readWithdrawals(place: Place, by: Member['session']): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: string = cursor === '' ? 'limit=100' : `limit=100&cursor=${encodeURIComponent(cursor)}`;
    const page: { items: { id: string }[]; next_cursor: string | null } = await call(
      place,
      'GET',
      `/investors/withdrawals?${query}`,
      { by },
    );
    for (const { id } of page.items) ids.add(id);
    cursor = page.next_cursor;
  }
  return ids;
}

const senOf = (ringgit: string) => Number(senFromText(ringgit));

/** The orders that the simulated banks have paid. */
async function paidOrders(place: Place): Promise<ReadonlySet<string>> {
  const { items } = await simulator<{ items: BankTransaction[] }>(place, '/control/fpx/transactions');
  return new Set(
    items.filter(({ debit_auth_code: code }) => code === '00').map(({ seller_order_no: order }) => order),
  );
}

/** @throws Error for a payment that the bank made and the product does not credit in time */
async function settled(place: Place, { by, answer }: Action): Promise<void> {
  const body = { ref_number: answer?.body.ref_number };
  for (const end = Date.now() + SETTLING_TIMEOUT_MS; Date.now() < end; await pause(POLL_MS)) {
    const path = '/investors/verify_latest_topup';
    const sending = { by, body };
    const { topup } = await persist(() => call<{ topup: { state: string } }>(place, 'POST', path, sending));
    if (topup.state === 'succeeded') return;
  }
  throw new Error(`The bank has paid ${body.ref_number}, which is not credited.`);
}
