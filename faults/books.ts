import { setTimeout as pause } from 'node:timers/promises';
import { call } from '@titian/e2e/api/client';
import type { Member } from '@titian/e2e/api/join';
import { balanceOf } from '@titian/e2e/api/money';
import { type BankTransaction, simulator } from '@titian/e2e/api/simulator';
import { dayFromToday, OPEN_TO_ALL_AFTER } from '@titian/e2e/days';
import type { Place } from '@titian/e2e/product/product';
import { persist } from './patience.ts';
import { type Action, type Market, SUBSCRIPTION_SEN, TOPUP_SEN } from './traffic.ts';

/** What an investor should have, by the answers of the product and the books of the simulated banks. */
export interface Expected {
  balanceSen: number;
  waitingSen: number;
}

/** Effects that are missing, and effects that are there too often. */
export interface Differences {
  readonly lost: number;
  readonly doubled: number;
}

/** The banks' answer reaches the product by itself, or by its enquiry. */
const SETTLING_TIMEOUT_MS = 120_000;
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
    const mine = actions.filter((one) => one.investor === investor && (one.answer?.status ?? 0) < 300);
    const topups = mine.filter(
      ({ kind, answer }) => kind === 'topup' && paid.has(String(answer?.body.ref_number)),
    );
    for (const topup of topups) await settled(direct, topup);
    const subscribed = mine.filter(({ kind }) => kind === 'subscription').length;
    const cancelled = mine.filter(({ kind }) => kind === 'cancellation').length;
    const waitingSen = (subscribed - cancelled) * SUBSCRIPTION_SEN;
    books.waitingSen += waitingSen;
    books.balanceSen += topups.length * TOPUP_SEN - waitingSen;
    const actual = await persist(() => readBooks(direct, market.noteId, investor));
    const subscriptions = (actual.waitingSen - books.waitingSen) / SUBSCRIPTION_SEN;
    const inCash = actual.balanceSen + actual.waitingSen - books.balanceSen - books.waitingSen;
    for (const difference of [subscriptions, inCash / TOPUP_SEN]) {
      if (difference < 0) lost += Math.ceil(-difference);
      else doubled += Math.ceil(difference);
    }
  }
  return { lost, doubled };
}

/** What the product says that an investor has. */
export async function readBooks(place: Place, noteId: string, { session }: Member): Promise<Expected> {
  const on = dayFromToday(OPEN_TO_ALL_AFTER);
  const { note } = await call<{ note: { mine: { waiting: string } } }>(place, 'GET', `/notes/${noteId}`, {
    by: session,
    on,
  });
  return {
    balanceSen: senOf(await balanceOf(place, session)),
    waitingSen: senOf(note.mine.waiting),
  };
}

const senOf = (ringgit: string) => Math.round(Number(ringgit) * 100);

/** The orders that the simulated banks have paid. */
async function paidOrders(place: Place): Promise<ReadonlySet<string>> {
  const { items } = await simulator<{ items: BankTransaction[] }>(place, '/control/fpx/transactions');
  return new Set(
    items.filter(({ debit_auth_code: code }) => code === '00').map(({ seller_order_no: order }) => order),
  );
}

/** @throws Error for a payment that the bank made and the product does not credit in time */
async function settled(place: Place, { investor, answer }: Action): Promise<void> {
  const body = { ref_number: answer?.body.ref_number };
  for (const end = Date.now() + SETTLING_TIMEOUT_MS; Date.now() < end; await pause(POLL_MS)) {
    const path = '/investors/verify_latest_topup';
    const sending = { by: investor.session, body };
    const { topup } = await persist(() => call<{ topup: { state: string } }>(place, 'POST', path, sending));
    if (topup.state === 'succeeded') return;
  }
  throw new Error(`The bank has paid ${body.ref_number}, which is not credited.`);
}
