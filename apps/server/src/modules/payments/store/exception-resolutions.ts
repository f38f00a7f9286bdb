import { type CodedText, codedColumn, englishOf } from '../../../platform/coded-text.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { ExceptionCategory } from '../domain/exception.ts';

/** How an exception ended. */
export interface Resolution {
  /** Null where the cause went away by itself. */
  readonly by: string | null;
  readonly at: Date;
  /** What an operator wrote, or the product's own words. */
  readonly text: CodedText;
  /** The category and the approval under which operators closed it. */
  readonly category?: ExceptionCategory;
  readonly approvalId?: string;
}

/** Closes some exceptions. */
export async function resolve(
  tx: Tx,
  ids: readonly string[],
  { by, at, text, category, approvalId }: Resolution,
): Promise<void> {
  if (ids.length > 0) {
    await tx.db
      .updateTable('reconciliation_exceptions')
      .set({
        ...resolvedColumns({ by, at, text }),
        ...{ category: category ?? null, approval_id: approvalId ?? null },
      })
      .where('id', '=', oneOf(ids))
      .execute();
  }
}

/** Opens an exception again whose money came back. */
export async function reopen(tx: Tx, id: string): Promise<void> {
  await tx.db
    .updateTable('reconciliation_exceptions')
    .set({
      ...{ state: 'open', resolved_by: null, resolved_at: null },
      ...{ resolution: null, resolution_message: null },
      ...{ category: null, approval_id: null },
    })
    .where('id', '=', id)
    .execute();
}

/** Closes the open exception about a line that money recorded under an approval explains. */
export async function resolveLine(
  tx: Tx,
  bankReference: string,
  { at, text }: Pick<Resolution, 'at' | 'text'>,
): Promise<void> {
  await tx.db
    .updateTable('reconciliation_exceptions')
    .set(resolvedColumns({ by: null, at, text }))
    .where('cause', '=', `line:${bankReference}`)
    .where('state', '=', 'open')
    .execute();
}

function resolvedColumns({ by, at, text }: Pick<Resolution, 'by' | 'at' | 'text'>) {
  return {
    ...{ state: 'resolved', resolved_by: by, resolved_at: at },
    ...{ resolution: englishOf(text), resolution_message: codedColumn(text) },
  };
}
