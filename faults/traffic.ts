import { setTimeout as pause } from 'node:timers/promises';
import { type Answered, type Session, send } from '@titian/e2e/api/client';
import type { Member } from '@titian/e2e/api/join';
import { payAtBank } from '@titian/e2e/api/money';
import { simulator } from '@titian/e2e/api/simulator';
import { dayFromToday, OPEN_TO_ALL_AFTER } from '@titian/e2e/days';
import type { Place } from '@titian/e2e/product/product';
import { sen, senToText } from '@titian/finance/sen';
import {
  type Action,
  type ActionRequest,
  BACK_OFF_MS,
  type Body,
  CALL_TIMEOUT_MS,
  isAcknowledged,
  type Market,
  newAction,
  tryOnce,
} from './actions.ts';
import { documentRequest } from './documents.ts';
import { SUBSCRIPTION_SEN, TOPUP_SEN, WITHDRAWAL_SEN } from './effects.ts';
import { payOut } from './payouts.ts';

/** Operators look for new work as often. */
const DESK_PAUSE_MS = 500;
/** A mail that comes later belongs to nobody any more. */
const MAIL_WAIT_MS = 5_000;
/** A product that acknowledges nothing for so long does not come back. */
const STUCK_AFTER_MS = 180_000;

/** Investors and operators at work until they are stopped; `actions` has all that investors began. */
export interface Traffic {
  readonly actions: readonly Action[];
  /** Resolves after so many more acknowledged actions that were begun from now on. @throws Error when none come */
  acknowledged(count: number): Promise<void>;
  stop(): Promise<void>;
}

type Act = (kind: Action['kind'], by: Session, request: ActionRequest) => Promise<Action>;

export function startTraffic(market: Market): Traffic {
  const actions: Action[] = [];
  const waiting = new Set<{ readonly from: number; left: number; readonly done: () => void }>();
  let isStopped = false;
  const noteDone = (index: number) => {
    for (const one of waiting) {
      if (index >= one.from) one.left -= 1;
      if (one.left <= 0 && waiting.delete(one)) one.done();
    }
  };
  const act: Act = async (kind, by, request) => {
    const action = newAction(kind, by, request);
    const index = actions.push(action) - 1;
    action.answer = await tryOnce(market, action);
    if (isAcknowledged(action)) noteDone(index);
    else await pause(BACK_OFF_MS);
    return action;
  };
  const goOn = async (work: () => Promise<void>) => {
    while (!isStopped) await work();
  };
  const loops = [
    goOn(() => operate(market)),
    goOn(() => fileDocument(market, act)),
    ...market.investors.flatMap((investor) => [
      goOn(() => subscribeAndCancel(market, investor, act)),
      goOn(() => topUp(market, investor, act)),
      goOn(() => withdraw(market, investor, act)),
    ]),
  ];
  return {
    actions,
    acknowledged: (count) =>
      new Promise((resolve, reject) => {
        const text = `Of ${count} actions some were not acknowledged within ${STUCK_AFTER_MS} ms.`;
        const stuck = setTimeout(() => reject(new Error(text)), STUCK_AFTER_MS);
        const done = () => {
          clearTimeout(stuck);
          resolve();
        };
        waiting.add({ from: actions.length, left: count, done });
      }),
    async stop() {
      isStopped = true;
      await Promise.all(loops);
    },
  };
}

async function subscribeAndCancel({ noteId }: Market, investor: Member, act: Act): Promise<void> {
  const on = dayFromToday(OPEN_TO_ALL_AFTER);
  const amount = ringgit(SUBSCRIPTION_SEN);
  const body = { ...{ note_id: noteId, amount }, ...{ acknowledge_limit: 0, agree_wakalah: 0 } };
  const subscribe = { method: 'POST', path: '/investors/investment', on, body } as const;
  const id = subscriptionIdOf((await act('subscription', investor.session, subscribe)).answer);
  if (id === null) return;
  await act('cancellation', investor.session, { method: 'DELETE', path: `/investors/investment/${id}`, on });
}

function subscriptionIdOf(answer: Answered<Body> | null): string | null {
  const subscription = answer?.status === 201 ? answer.body.subscription : null;
  return (subscription as { readonly id?: string } | null)?.id ?? null;
}

async function topUp({ place }: Market, investor: Member, act: Act): Promise<void> {
  const form = { amount: ringgit(TOPUP_SEN), payment_type: 'fpx' };
  const { answer } = await act('topup', investor.session, { method: 'POST', path: '/investors/topup', form });
  if (answer?.status === 201) await payOrLeave(place, answer.body);
}

/** A buyer whose bank or page does not answer gives up; what the bank has paid is settled nevertheless. */
async function payOrLeave(place: Place, opened: Body): Promise<void> {
  try {
    await payAtBank(place, { link: String(opened.link), ref_number: String(opened.ref_number), amount: '' });
  } catch {
    await pause(BACK_OFF_MS);
  }
}

/** Demands the code that confirms it, waits for its mail and withdraws; without a mail nothing is begun. */
async function withdraw({ place }: Market, investor: Member, act: Act): Promise<void> {
  const body = { amount: ringgit(WITHDRAWAL_SEN) };
  const code = await mailedCode(place, investor, body).catch(() => null);
  if (code === null) return pause(DESK_PAUSE_MS);
  const confirmed = { ...body, otp_code: code };
  await act('withdrawal', investor.session, { method: 'POST', path: '/investors/withdraw', body: confirmed });
}

/** Null where it may not be mailed yet, or does not arrive. @throws Error of a call that failed */
async function mailedCode(place: Place, { person, session }: Member, body: object): Promise<string | null> {
  const sending = { by: session, timeoutMs: CALL_TIMEOUT_MS };
  await send(place, 'POST', '/investors/withdraw', { ...sending, body });
  const after = new Date().toISOString();
  const purpose = { purpose: 'step_up' };
  const { status } = await send(place, 'POST', '/user/send-email-otp', { ...sending, body: purpose });
  if (status >= 300) return null;
  const query = new URLSearchParams({ to: person.email, after, wait_ms: String(MAIL_WAIT_MS) });
  const mails = await simulator<{ text: string }[]>(place, `/mailbox.json?${query}`);
  return mails.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find((code) => code !== undefined) ?? null;
}

/** An operator files a document now and then. */
async function fileDocument(market: Market, act: Act): Promise<void> {
  await act('document', market.operators.maker, documentRequest(market));
  await pause(DESK_PAUSE_MS);
}

/** Operators whose call failed look again. */
async function operate({ place, operators }: Market): Promise<void> {
  await payOut(place, operators).catch(() => undefined);
  await pause(DESK_PAUSE_MS);
}

const ringgit = (amountSen: number) => senToText(sen(BigInt(amountSen)));
