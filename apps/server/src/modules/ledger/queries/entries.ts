import type { QueryCtx } from '../../../platform/context.ts';
import type { EntryFilter, StatementEntry } from '../domain/statement.ts';
import { listEntries } from '../store/statements.ts';

/** A page of an account's entries, newest business date first; the first page costs the same at any size. */
export async function readEntries(ctx: QueryCtx, filter: EntryFilter): Promise<StatementEntry[]> {
  return listEntries(ctx.reader, filter);
}
