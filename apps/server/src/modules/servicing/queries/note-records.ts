import type { QueryCtx } from '../../../platform/context.ts';
import type { NoteReceipt, NoteRecord } from '../domain/note-record.ts';
import { listDefaultReceipts, listRecords } from '../store/note-records.ts';

const AT_ONCE = 5_000;

/** How every note that was ever issued has done; reads all of them, so it is for jobs. */
export async function noteRecords(ctx: QueryCtx): Promise<NoteRecord[]> {
  const all: NoteRecord[] = [];
  for (let after: string | null = null; ; ) {
    const some: NoteRecord[] = await listRecords(ctx.reader, after, AT_ONCE);
    all.push(...some);
    after = some.at(-1)?.noteId ?? null;
    if (after === null) {
      return all;
    }
  }
}

/** Principal and return that were paid on notes that have been in default. */
export function defaultReceipts(ctx: QueryCtx): Promise<NoteReceipt[]> {
  return listDefaultReceipts(ctx.reader);
}
