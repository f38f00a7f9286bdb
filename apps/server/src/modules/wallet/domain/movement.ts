import type { Message, MessageText } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import { transactionsMessages } from '@titian/contracts/messages/transactions';
import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';

/** What a movement consists of; parts that it has not are zero. */
export interface MovementParts {
  readonly principalSen: Sen;
  readonly returnSen: Sen;
  readonly lateChargeSen: Sen;
  readonly feeSen: Sen;
  readonly serviceTaxSen: Sen;
  readonly withholdingTaxSen: Sen;
}

/** One change of a customer's cash, as they read it. */
export interface Movement {
  readonly transferId: string;
  /** The business date with the real time of day. */
  readonly at: Date;
  readonly kind: string;
  readonly title: Message;
  readonly noteId: string | null;
  readonly noteNumber: string | null;
  /** What the note is, for wording and income; null where no note is known. */
  readonly note: NoteFacts | null;
  /** Positive when the account receives. */
  readonly amountSen: Sen;
  readonly balanceSen: Sen;
  readonly parts: MovementParts | null;
  /** An investment that became a holding, of which there is a confirmation. */
  readonly isConfirmed: boolean;
}

/** What the wallet knows of a note. */
export interface NoteFacts {
  readonly number: string;
  readonly purpose: string;
  readonly contract: 'Conventional' | 'Shariah';
  /** Since when repayments of it are recoveries. */
  readonly defaultedOn: Day | null;
}

/** A principal that was written off, as it was booked: what came in later is a recovery. */
export interface WriteOff {
  readonly noteId: string;
  readonly on: Day;
  readonly amountSen: Sen;
}

/** A claim on a guarantor that was closed short: money of a note that is not expected any more. */
export interface ClaimClosing {
  readonly noteId: string;
  readonly on: Day;
  /** Over all investors of the note. */
  readonly amountSen: Sen;
  readonly explanation: string;
}

/** A line of an issuer's account that did not move its cash account. */
export interface NoteFlow {
  readonly id: string;
  readonly on: Day;
  readonly at: Date;
  readonly kind: string;
  readonly noteId: string;
  /** Positive when the issuer receives. */
  readonly amountSen: Sen;
  readonly parts: MovementParts | null;
  readonly isBeyondDue: boolean;
}

/** Data about notes and referrals that the wallet needs from higher modules; provided by compose. */
export interface NoteReader {
  /** Notes by id. */
  factsOf(ctx: QueryCtx, noteIds: readonly string[]): Promise<ReadonlyMap<string, NoteFacts>>;
  /** What distributions consist of, by transfer id; others are left out. */
  partsOf(ctx: QueryCtx, transferIds: readonly string[]): Promise<ReadonlyMap<string, MovementParts>>;
  /** Which of some subscriptions, by transfer id, became holdings. */
  confirmedOf(ctx: QueryCtx, transferIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** The friend that each of some referral rewards is about, by transfer id, as others may read the name. */
  friendsOf(ctx: QueryCtx, transferIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** What an issuer's notes brought it and took from it, ever; in no order yet. */
  issuerFlowsOf(ctx: QueryCtx, issuerId: string): Promise<readonly NoteFlow[]>;
  /** What was written off of an investor's notes, ever. */
  writeOffsOf(ctx: QueryCtx, investorId: string): Promise<readonly WriteOff[]>;
  /** The claims that were closed short on the notes which an investor holds or held, or an issuer issued, ever. */
  claimClosingsOf(
    ctx: QueryCtx,
    who: { readonly userId: string; readonly isInvestor: boolean },
  ): Promise<readonly ClaimClosing[]>;
}

/** Whether what a note paid on a day came after its default. */
export function isRecovery(kind: string, on: Day, note: NoteFacts | null): boolean {
  const defaultedOn = note?.defaultedOn ?? null;
  return kind === 'distribution' && defaultedOn !== null && on >= defaultedOn;
}

const titles: Readonly<Record<string, MessageText>> = transactionsMessages;

/** What a title can name; null where it is not known. */
export interface TitleNames {
  readonly note: string | null;
  readonly friend: string | null;
}

/**
 * What a movement is called. A reward names the friend where the friend is known; a movement of a kind without a title,
 * or of a note that is not known, is another transaction.
 */
export function movementTitle(kind: string, { note, friend }: TitleNames): Message {
  if (kind === 'referral_reward' && friend !== null) {
    return message('transaction_referral_reward_for', { friend });
  }
  const code = `transaction_${kind}`;
  const english = Object.hasOwn(titles, code) ? String(titles[code]?.en) : null;
  const namesNote = english?.includes('{{note}}') ?? false;
  if (english === null || (namesNote && note === null)) {
    return message('transaction_other');
  }
  return { code, params: namesNote ? { note } : {} };
}
