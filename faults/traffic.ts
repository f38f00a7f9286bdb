import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answered, send } from '@titian/e2e/api/client';
import type { Member } from '@titian/e2e/api/join';
import { payAtBank } from '@titian/e2e/api/money';
import { dayFromToday, OPEN_TO_ALL_AFTER } from '@titian/e2e/days';
import type { Place } from '@titian/e2e/product/product';

export const TOPUP_SEN = 200_00;
export const SUBSCRIPTION_SEN = 50_00;
/** A client gives a call up, and repeats it under its key. */
const CALL_TIMEOUT_MS = 15_000;
/** Of a client whose call failed. */
const BACK_OFF_MS = 50;

type Body = Readonly<Record<string, unknown>>;

/** What an investor wants done once, under one key. */
export interface Action {
  readonly kind: 'topup' | 'subscription' | 'cancellation';
  readonly investor: Member;
  readonly key: string;
  /** Of a cancellation. */
  readonly subscriptionId: string | null;
  /** The first answer that is no failure of the moment; null before. */
  answer: Answered<Body> | null;
  /** Whether the answer came only to a repeated call. */
  isRepaired: boolean;
}

export interface Market {
  /** Through the proxy of clients. */
  readonly place: Place;
  readonly noteId: string;
  readonly investors: readonly Member[];
}

/** Investors at work until they are stopped; `actions` has all that they began. */
export interface Traffic {
  readonly actions: readonly Action[];
  /** Resolves after so many more acknowledged actions that were begun from now on. */
  acknowledged(count: number): Promise<void>;
  stop(): Promise<void>;
}

export function startTraffic(market: Market): Traffic {
  const actions: Action[] = [];
  let isStopped = false;
  const waiting = new Set<{ readonly from: number; left: number; readonly done: () => void }>();
  const note = (action: Action) => {
    const place = actions.indexOf(action);
    for (const one of waiting) {
      if (place >= one.from) one.left -= 1;
      if (one.left <= 0 && waiting.delete(one)) one.done();
    }
  };
  const act = async (kind: Action['kind'], investor: Member, subscriptionId: string | null = null) => {
    const action: Action = {
      ...{ kind, investor, subscriptionId, key: randomUUID() },
      ...{ answer: null, isRepaired: false },
    };
    actions.push(action);
    action.answer = await tryOnce(market, action);
    if (action.answer === null) await pause(BACK_OFF_MS);
    else note(action);
    return action;
  };
  const loops = market.investors.flatMap((investor) => [
    (async () => {
      while (!isStopped) {
        const { answer } = await act('subscription', investor);
        const id = subscriptionIdOf(answer);
        if (id !== null && !isStopped) await act('cancellation', investor, id);
      }
    })(),
    (async () => {
      while (!isStopped) {
        const { answer } = await act('topup', investor);
        if (answer?.status === 201) await payOrLeave(market.place, answer.body);
      }
    })(),
  ]);
  return {
    actions,
    acknowledged: (count) =>
      new Promise((resolve) => waiting.add({ from: actions.length, left: count, done: resolve })),
    async stop() {
      isStopped = true;
      await Promise.all(loops);
    },
  };
}

/** Repeats, as clients do, what has no answer yet. */
export async function repeatUnanswered(market: Market, actions: readonly Action[]): Promise<void> {
  for (const action of actions.filter(({ answer }) => answer === null)) {
    while (action.answer === null) {
      action.answer = await tryOnce(market, action);
      if (action.answer === null) await pause(BACK_OFF_MS);
    }
    action.isRepaired = action.answer.status < 300;
  }
}

export function subscriptionIdOf(answer: Answered<Body> | null): string | null {
  const subscription = answer?.status === 201 ? answer.body.subscription : null;
  return (subscription as { readonly id?: string } | null)?.id ?? null;
}

/** Null where nothing was answered, or nothing was decided: 5xx, and 429 of a client that repeats too fast. */
async function tryOnce(market: Market, action: Action): Promise<Answered<Body> | null> {
  try {
    const answer = await request(market, action);
    return answer.status >= 500 || answer.status === 429 ? null : answer;
  } catch {
    return null;
  }
}

function request({ place, noteId }: Market, action: Action): Promise<Answered<Body>> {
  const { kind, key, investor, subscriptionId } = action;
  const sending = { by: investor.session, key, timeoutMs: CALL_TIMEOUT_MS };
  switch (kind) {
    case 'topup': {
      const form = { amount: ringgit(TOPUP_SEN), payment_type: 'fpx' };
      return send(place, 'POST', '/investors/topup', { ...sending, form });
    }
    case 'subscription': {
      const body = {
        ...{ note_id: noteId, amount: ringgit(SUBSCRIPTION_SEN) },
        ...{ acknowledge_limit: 0, agree_wakalah: 0 },
      };
      return send(place, 'POST', '/investors/investment', { ...sending, body, on: today() });
    }
    case 'cancellation':
      return send(place, 'DELETE', `/investors/investment/${subscriptionId}`, { ...sending, on: today() });
  }
}

const today = () => dayFromToday(OPEN_TO_ALL_AFTER);
const ringgit = (amountSen: number) => (amountSen / 100).toFixed(2);

/** A buyer whose bank or page does not answer gives up; what the bank has paid is settled nevertheless. */
async function payOrLeave(place: Place, opened: Body): Promise<void> {
  try {
    await payAtBank(place, { link: String(opened.link), ref_number: String(opened.ref_number), amount: '' });
  } catch {
    await pause(BACK_OFF_MS);
  }
}
