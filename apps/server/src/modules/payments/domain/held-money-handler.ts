import type { Message } from '@titian/contracts/messages/definition';
import type { HeldPaymentSort } from '@titian/contracts/operator-lists';
import type { Day } from '@titian/finance/calendar';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { Direction } from '../../../platform/db/keyset.ts';
import type { JsonValue } from '../../../platform/db/schema.ts';
import type { ListSlice, PlacedRow, RangeFilter } from '../../../platform/db/sorted-list.ts';
import type { StoredFile } from '../../files/public.ts';
import type { Notification } from '../../notifications/public.ts';
import type { HeldMoney, HeldMoneyProposal, HeldMoneyPurpose, HeldMoneyState } from './held-money.ts';

/** What narrows and sorts held money; what is undefined narrows nothing. */
export interface HeldMoneyFilter extends RangeFilter {
  readonly purposes: readonly HeldMoneyPurpose[];
  readonly state?: HeldMoneyState | undefined;
  readonly sort?: HeldPaymentSort | undefined;
  readonly order?: Direction | undefined;
}

export interface HeldMoneyChange {
  readonly state?: Extract<HeldMoneyState, 'held' | 'refunded'>;
  readonly approvalId?: string | null;
  readonly refundedOn?: Day | null;
}

/** The account that money goes back to, as its customer is notified of it. */
export interface RefundNotice {
  readonly bankName: string;
  readonly last4: string;
  readonly approvalId: string;
}

/** Where money is stored while it is held, and the names under which its refund is recorded. */
export interface HeldMoneyStore {
  readonly kind: HeldMoney['kind'];
  /** The kind of proposal by which two operators decide. */
  readonly review: 'topup_review' | 'receipt_review';
  readonly payoutPurpose: 'refund' | 'receipt';
  readonly events: {
    readonly refunded: string;
    readonly refundPaid: string;
    readonly refundReturned: string;
  };
  find(ctx: QueryCtx, id: string): Promise<HeldMoney | null>;
  lock(ctx: Ctx, id: string): Promise<HeldMoney | null>;
  /** A part of what matches, in the order of `heldMoneyOrder`. */
  list(ctx: QueryCtx, filter: HeldMoneyFilter, slice: ListSlice): Promise<PlacedRow<HeldMoney>[]>;
  /** How much matches; counting ends at `most`. */
  count(reader: Reader, filter: HeldMoneyFilter, most: number): Promise<number>;
  countHeld(reader: Reader): Promise<number>;
  change(tx: Tx, id: string, change: HeldMoneyChange): Promise<void>;
  refundNotice(money: HeldMoney, to: RefundNotice): Notification;
  /** Absent where the customer of a refund that came back is not notified. */
  returnNotice?(money: HeldMoney, payoutId: string, reason: string): Notification;
}

/** What operators read about held money beside what all of it has. */
export interface HeldMoneyDetails {
  readonly proof: StoredFile | null;
  readonly noteNumber: string | null;
}

export interface Booking {
  readonly approvalId: string;
  readonly bankReference: string | null;
}

/**
 * What a module knows of the money of one purpose while it is held; contributed by its manifest. Whatever changes runs
 * in the transaction of the second operator, under the lock of the money (decision 099).
 */
export interface HeldMoneyHandler {
  readonly purpose: HeldMoneyPurpose;
  readonly store: HeldMoneyStore;
  /** By the id of the money; what is absent has none. */
  details(
    ctx: QueryCtx,
    money: readonly HeldMoney[],
  ): Promise<ReadonlyMap<string, Partial<HeldMoneyDetails>>>;
  /** Another proposal by which the same money can be booked; null where there is none. */
  otherProposal?(money: HeldMoney): { readonly kind: string; readonly subjectId: string } | null;
  /** Why it may not be booked for the customer, as the operator reads it; null where it may. */
  objection(ctx: QueryCtx, money: HeldMoney): Promise<Message | null>;
  /**
   * What a proposal shows beside amount, state and payer.
   * @throws FieldError where the proposal names a line of the statement that does not fit
   */
  describe(ctx: Ctx, money: HeldMoney, proposal: HeldMoneyProposal): Promise<Record<string, JsonValue>>;
  /** What a proposal binds beside amount, customer, payer and the account of a refund; read with locks. */
  binds(ctx: Ctx, money: HeldMoney, proposal: HeldMoneyProposal): Promise<Record<string, JsonValue>>;
  /** It belongs to the customer after all: moves it on from `receipts_clearing`. */
  onBooked(ctx: Ctx, money: HeldMoney, booking: Booking): Promise<void>;
  /** It goes back to the payer. */
  onRefunded?(ctx: Ctx, money: HeldMoney): Promise<void>;
  /** A bank transfer that was not found. */
  onRejected?(ctx: Ctx, money: HeldMoney, approvalId: string): Promise<void>;
}

/**
 * The handler of a purpose.
 * @throws Error where no module has contributed one
 */
export function heldMoneyHandler(
  handlers: readonly HeldMoneyHandler[],
  { purpose }: Pick<HeldMoney, 'purpose'>,
): HeldMoneyHandler {
  const handler = handlers.find((one) => one.purpose === purpose);
  if (handler === undefined) {
    throw new Error(`no handler for held money of the purpose ${purpose}`);
  }
  return handler;
}

/** Where held money is stored, each once. */
export function storesOf(handlers: readonly HeldMoneyHandler[]): readonly HeldMoneyStore[] {
  return [...new Set(handlers.map((one) => one.store))];
}
