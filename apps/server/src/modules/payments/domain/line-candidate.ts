import type { LinePosting } from '@titian/contracts/reconciliation';
import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import type { JsonValue } from '../../../platform/db/schema.ts';

/**
 * What the money of a line may be for: a note, a held top-up, an investor who sent no proof, a payout that came back, or
 * nothing of the platform's.
 */
export type LineTarget = 'note' | 'topup' | 'deposit' | 'payout' | 'sender';

/** What a line may be for, with all that it is compared by. */
export interface LineCandidate {
  readonly target: Exclude<LineTarget, 'sender'>;
  readonly id: string;
  /** Its number or reference, as operators know it. */
  readonly label: string;
  /** Whose it is. */
  readonly party: string;
  /** What a sender writes to name it; without regard to case. */
  readonly references: readonly string[];
  /** Names of the party itself, and of others who may pay for it. */
  readonly names: readonly string[];
  readonly otherNames: readonly string[];
  /** What it expects; null where any amount is right. */
  readonly expectedSen: Sen | null;
  /** Whether a part of that is taken as well. */
  readonly takesLess: boolean;
  /** Whether it may be booked at all. */
  readonly isOpen: boolean;
}

/** What the open lines that are looked at say; each list without repetition. */
export interface WantedCandidates {
  /** Words of their references and descriptions, in capitals. */
  readonly words: readonly string[];
  /** Names of their senders. */
  readonly names: readonly string[];
  readonly amounts: readonly Sen[];
}

/** A part of a line that is booked for one target. */
export interface LinePart {
  readonly id: string;
  readonly targetId: string;
  readonly amountSen: Sen;
  /** The day on which the bank booked the line. */
  readonly bookedOn: Day;
  readonly senderName: string | null;
  /** The bank's reference of the line; null where other parts share it. */
  readonly bankReference: string | null;
  /** The approval of two operators; null where the line was exact and posted by itself. */
  readonly approvalId: string | null;
}

/** What a part would post, as maker and checker read it. */
export interface PartPreview {
  readonly label: string;
  readonly party: string;
  readonly posts: readonly { readonly what: LinePosting; readonly amountSen: Sen }[];
}

/** What a module above does with money of a line that is for one of its rows. */
export interface LineTargetHandler {
  readonly target: 'note' | 'topup' | 'deposit';
  /** Whether a part is booked by a job of its own, because decision 003 lets a transaction hold one note only. */
  readonly isBookedLater: boolean;
  /** Whatever the lines may be for; bounded by what they name. */
  find(ctx: QueryCtx, wanted: WantedCandidates): Promise<readonly LineCandidate[]>;
  /** Locks the row before the line, where others lock it first too. */
  lock?(ctx: Ctx, id: string): Promise<void>;
  /** What a part would post if it were booked now; null where its target is unknown. */
  preview(ctx: QueryCtx, part: LinePart): Promise<PartPreview | null>;
  /**
   * Everything beside the part that decides what booking it does.
   * @throws AppError `wrong_state` where it cannot be booked now, FieldError on `after.parts`
   */
  binds(ctx: QueryCtx, part: LinePart): Promise<JsonValue>;
  /** Moves the part on from `receipts_clearing`, once per part. */
  book(ctx: Ctx, part: LinePart): Promise<void>;
}
