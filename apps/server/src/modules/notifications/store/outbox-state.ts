import type { Reader } from '../../../platform/db/database.ts';

export interface OutboxState {
  /** E-mails that wait, and since when the oldest does. */
  readonly waiting: number;
  readonly since: Date | null;
  /** E-mails that were given up since an instant. */
  readonly failed: number;
}

/** What waits in the outbox and what left it unsent since an instant. */
export async function outboxState(reader: Reader, failedSince: Date): Promise<OutboxState> {
  const { waiting, since } = await reader.db
    .selectFrom('emails')
    .select(({ fn }) => [fn.countAll<bigint>().as('waiting'), fn.min('created_at').as('since')])
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  const { failed } = await reader.db
    .selectFrom('emails')
    .select(({ fn }) => fn.countAll<bigint>().as('failed'))
    .where('state', '=', 'refused')
    .where('next_at', '>=', failedSince)
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), since, failed: Number(failed) };
}
