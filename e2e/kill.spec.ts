import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { type Answered, call, type Session, send } from './api/client.ts';
import { approvedInvestor, approvedOwner, type Member } from './api/join.ts';
import { balanceOf, type OpenedPayment, openTopup, payAtBank, topUp } from './api/money.ts';
import { listedNote } from './api/notes.ts';
import { createOperatorPair, type OperatorPair } from './api/operator-pair.ts';
import { newCompany, newPerson } from './api/people.ts';
import { type BankTransaction, simulator } from './api/simulator.ts';
import { dayFromToday, OPEN_TO_ALL_AFTER } from './days.ts';
import { ownProduct } from './product/own-product.ts';
import { type Place, type RunningProduct, verifyLedger } from './product/product.ts';

const INVESTORS = 3;
const KILLS = 2;
const FIRST_TOPUP = 20_000;
const TOPUP = 200;
const SUBSCRIPTION = 50;
/** Enough work has been acknowledged by then that a cut falls between its parts. */
const ACKNOWLEDGED_BEFORE_KILL = 12;

/** A request of an investor under one key, and its answer. */
interface Action {
  readonly investor: Member;
  readonly key: string;
  /** The product's answer; null when the cut came first. */
  answer: Answered<Record<string, unknown>> | null;
}

type AnyAnswer = Answered<OpenedPayment> | Answered<Record<string, unknown>>;

const own = ownProduct();

test('a server that is killed loses nothing that it acknowledged and does nothing twice', async () => {
  test.setTimeout(400_000);
  const running = await own.start();
  const operatorPair = await createOperatorPair(running);
  const { investors, noteId } = await prepare(running, operatorPair);
  const topups: Action[] = [];
  const subscriptions: Action[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    await workUntilKilled(running, investors, noteId, topups, subscriptions);
  }

  await test.step('there was something to lose', async () => {
    expect(subscriptions.filter((one) => one.answer !== null).length).toBeGreaterThan(KILLS);
    expect(topups.filter((one) => one.answer !== null).length).toBeGreaterThan(KILLS);
  });

  await test.step('every key has exactly one effect, and an acknowledged one its first answer', async () => {
    for (const subscription of subscriptions)
      await repeatTwice(subscription, () => invest(running, subscription, noteId));
    for (const topup of topups)
      await repeatTwice(topup, () => openTopup(running, topup.investor.session, `${TOPUP}.00`, topup.key));
  });

  await test.step('what the banks approved is credited once, and nothing else', async () => {
    const approved = await approvedOrders(running);
    for (const investor of investors) {
      const mine = topups.filter((one) => one.investor === investor);
      const states = await Promise.all(mine.map((one) => settledState(running, one)));
      const paid = mine.filter((one) => approved.has(String(one.answer?.body.ref_number)));
      expect(states.filter((state) => state === 'succeeded')).toHaveLength(paid.length);
      const spent = subscriptions.filter((one) => one.investor === investor).length * SUBSCRIPTION;
      const expected = FIRST_TOPUP + paid.length * TOPUP - spent;
      expect(await balanceOf(running, investor.session)).toBe(`${expected}.00`);
      expect(await waitingIn(running, investor.session, noteId)).toBe(`${spent}.00`);
    }
  });

  expect(await verifyLedger(running)).toMatch(/All \d+ invariants hold/);
});

async function prepare(place: Place, operatorPair: OperatorPair) {
  const owner = await approvedOwner(
    place,
    operatorPair,
    newCompany('Kilang Teguh Sdn Bhd', 'Mariam', 'Said'),
  );
  const noteId = await listedNote(place, operatorPair, owner, {
    amount: '100000.00',
    rate: '12.00',
    termMonths: 6,
  });
  const investors: Member[] = [];
  for (let index = 0; index < INVESTORS; index += 1) {
    const member = await approvedInvestor(
      place,
      operatorPair,
      newPerson('Latifah', `Kamal ${'ABC'.charAt(index)}`),
    );
    await topUp(place, member.session, `${FIRST_TOPUP}.00`);
    investors.push(member);
  }
  return { investors, noteId };
}

/** All investors top up and invest continuously; once enough was acknowledged the server is killed and comes back. */
async function workUntilKilled(
  running: RunningProduct,
  investors: readonly Member[],
  noteId: string,
  topups: Action[],
  subscriptions: Action[],
): Promise<void> {
  const wanted =
    [...topups, ...subscriptions].filter((one) => one.answer !== null).length + ACKNOWLEDGED_BEFORE_KILL;
  const acknowledged = () => [...topups, ...subscriptions].filter((one) => one.answer !== null).length;
  let killed: Promise<void> | null = null;
  const noticeEnough = () => {
    if (acknowledged() >= wanted) killed ??= running.killServer();
  };
  const each = async (investor: Member, actions: Action[], act: (action: Action) => Promise<void>) => {
    while (killed === null) {
      const action: Action = { investor, key: randomUUID(), answer: null };
      actions.push(action);
      await act(action);
      noticeEnough();
    }
  };
  // Each ends with the kill, mostly by its cut connection; whatever else goes wrong shows in the checks afterwards.
  await Promise.allSettled(
    investors.flatMap((investor) => [
      each(investor, subscriptions, async (subscription) => {
        subscription.answer = await invest(running, subscription, noteId);
      }),
      each(investor, topups, async (topup) => {
        const opened = await openTopup(running, investor.session, `${TOPUP}.00`, topup.key);
        topup.answer = { ...opened, body: { ...opened.body } };
        noticeEnough();
        await payAtBank(running, opened.body);
      }),
    ]),
  );
  await killed;
}

function invest(place: Place, { investor, key }: Action, noteId: string) {
  return send<Record<string, unknown>>(place, 'POST', '/investors/investment', {
    by: investor.session,
    on: dayFromToday(OPEN_TO_ALL_AFTER),
    body: { note_id: noteId, amount: `${SUBSCRIPTION}.00`, acknowledge_limit: 0, agree_wakalah: 0 },
    key,
  });
}

/** Sends an action again, twice: the second answer repeats the first, and both what was acknowledged before the cut. */
async function repeatTwice(action: Action, act: () => Promise<AnyAnswer>): Promise<void> {
  const first = await answered(act);
  const second = await answered(act);
  const bodies = JSON.stringify([first.body, second.body]);
  expect([first.status, second.status, second.replayed], bodies).toEqual([201, 201, true]);
  expect(second.body).toEqual(first.body);
  if (action.answer !== null) {
    expect(action.answer.status).toBe(201);
    expect(first.replayed).toBe(true);
    expect(first.body).toEqual(action.answer.body);
  }
  action.answer ??= { ...first, body: { ...first.body } };
}

/** As a client does: what a server that has just started was too busy for is asked again under its key. */
async function answered(act: () => Promise<AnyAnswer>): Promise<AnyAnswer> {
  for (;;) {
    const answer = await act();
    if (answer.status !== 503) return answer;
  }
}

/** The order numbers of what the simulated banks paid. */
async function approvedOrders(place: Place): Promise<Set<string>> {
  const { items }: { items: BankTransaction[] } = await simulator(place, '/control/fpx/transactions');
  return new Set(items.filter((item) => item.debit_auth_code === '00').map((item) => item.seller_order_no));
}

/** Queries the status of a top-up, which triggers an enquiry at the bank where it is open. */
async function settledState(place: Place, { investor, answer }: Action): Promise<string> {
  const body = { ref_number: answer?.body.ref_number };
  const { topup }: { topup: { state: string } } = await call(
    place,
    'POST',
    '/investors/verify_latest_topup',
    {
      by: investor.session,
      body,
    },
  );
  return topup.state;
}

async function waitingIn(place: Place, by: Session, noteId: string): Promise<string> {
  const on = dayFromToday(OPEN_TO_ALL_AFTER);
  const answer: { note: { mine: { waiting: string } } } = await call(place, 'GET', `/notes/${noteId}`, {
    by,
    on,
  });
  return answer.note.mine.waiting;
}
