import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { listEntries } from '../store/statements.ts';

export interface StatementEntry {
  readonly seq: bigint;
  readonly at: Date;
  readonly on: Day;
  readonly kind: string;
  readonly noteId: string | null;
  readonly transferId: string;
  readonly referenceId: string;
  readonly amountSen: Sen;
  readonly balanceSen: Sen;
}

export interface EntryFilter {
  readonly accountId: string;
  /** Only entries before this number: the cursor of the page before. */
  readonly beforeSeq?: bigint;
  readonly kinds?: readonly string[];
  readonly noteId?: string;
  readonly from?: Day;
  readonly to?: Day;
  readonly limit: number;
}

/** A page of an account's entries, newest first; costs the same at any size. */
export async function readEntries(ctx: QueryCtx, filter: EntryFilter): Promise<StatementEntry[]> {
  return listEntries(ctx.reader, filter);
}
