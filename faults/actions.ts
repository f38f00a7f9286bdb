import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answered, type Session, send } from '@titian/e2e/api/client';
import type { Member } from '@titian/e2e/api/join';
import type { OperatorPair } from '@titian/e2e/api/operator-pair';
import type { Place } from '@titian/e2e/product/product';

/** A client gives a call up after so long, and repeats it under its key. */
export const CALL_TIMEOUT_MS = 5_000;
/** Of a client whose call failed. */
export const BACK_OFF_MS = 50;
/** What has no answer by then will have none. */
const REPEATED_FOR_MS = 180_000;

export type Body = Readonly<Record<string, unknown>>;

/** What an investor or an operator wants done once, under one key. */
export interface Action {
  readonly kind: 'topup' | 'subscription' | 'cancellation' | 'withdrawal' | 'document';
  readonly by: Session;
  readonly key: string;
  readonly request: ActionRequest;
  /** The first answer that is no failure of the moment; null before. */
  answer: Answered<Body> | null;
  /** Whether the answer came only to a repeated call. */
  isRepaired: boolean;
}

/** The same at every repetition. */
export interface ActionRequest {
  readonly method: 'POST' | 'DELETE';
  readonly path: string;
  readonly on?: string;
  readonly body?: object;
  /** A list of paths under a name is files. */
  readonly form?: Readonly<Record<string, string | readonly string[]>>;
}

export interface Market {
  /** Through the proxy of clients. */
  readonly place: Place;
  /** The listed one that is invested in. */
  noteId: string;
  readonly investors: readonly Member[];
  /** Of the case that documents are filed with. */
  readonly caseId: string;
  /** Who pay withdrawals out. */
  readonly operators: OperatorPair;
}

export function newAction(kind: Action['kind'], by: Session, request: ActionRequest): Action {
  return { ...{ kind, by, request, key: randomUUID() }, ...{ answer: null, isRepaired: false } };
}

/** Whether the product said that it was done. */
export function isAcknowledged({ answer }: Action): boolean {
  return answer !== null && answer.status < 300;
}

/** Null where nothing was answered, or nothing was decided: failures, calls in excess, and an earlier sending under way. */
export async function tryOnce(
  { place }: Market,
  { by, key, request: { method, path, ...content } }: Action,
): Promise<Answered<Body> | null> {
  try {
    const sending = { ...content, by, key, timeoutMs: CALL_TIMEOUT_MS };
    const answer = await send<Body>(place, method, path, sending);
    const isUndecided = answer.status >= 500 || answer.status === 429 || answer.body.code === 'in_progress';
    return isUndecided ? null : answer;
  } catch {
    return null;
  }
}

/** Repeats, as clients do, what has no answer yet. @throws Error for what has none in time */
export async function repeatUnanswered(market: Market, actions: readonly Action[]): Promise<void> {
  const end = Date.now() + REPEATED_FOR_MS;
  for (const action of actions.filter(({ answer }) => answer === null)) {
    while (action.answer === null) {
      action.answer = await tryOnce(market, action);
      if (action.answer === null) await pause(BACK_OFF_MS);
      if (Date.now() > end) throw new Error(`A ${action.kind} has no answer after ${REPEATED_FOR_MS} ms.`);
    }
    action.isRepaired = isAcknowledged(action);
  }
}
