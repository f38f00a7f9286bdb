import type { Reader } from '../../../platform/db/database.ts';

/** The last case that was opened for a cause. */
export interface CauseCase {
  readonly id: string;
  readonly cause: string;
  readonly state: string;
  readonly closeReason: string | null;
}

/** By cause, for all causes whose key begins with a prefix. */
export async function lastCasesOfCauses(
  reader: Reader,
  prefix: string,
): Promise<ReadonlyMap<string, CauseCase>> {
  const rows = await reader.db
    .selectFrom('cases')
    .distinctOn('cause')
    .select(['id', 'cause', 'state', 'close_reason as closeReason'])
    .where('cause', 'like', `${prefix.replace(/[\\%_]/g, '\\$&')}%`)
    .orderBy('cause')
    .orderBy('id', 'desc')
    .execute();
  return new Map(
    rows.flatMap((row) => (row.cause === null ? [] : [[row.cause, { ...row, cause: row.cause }]])),
  );
}

const FAILED_JOBS = { name: 'failed_jobs', text: 'select * from failed_jobs()' };

/** A job that is not tried again. */
export interface FailedJob extends Record<string, unknown> {
  readonly id: bigint;
  readonly task: string;
}

/** Jobs that are not tried again, the oldest first. */
export function listFailedJobs(reader: Reader): Promise<FailedJob[]> {
  return reader.run<FailedJob>(FAILED_JOBS, []);
}
