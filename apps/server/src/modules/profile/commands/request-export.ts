import { randomBytes } from 'node:crypto';
import { message } from '@titian/contracts/messages/message';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { findNewestExport, insertExport } from '../store.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Requests the file with everything that is stored about a customer (ACC-20); a job makes it.
 * @returns the reference of the request
 * @throws AppError `in_progress` while one is being made, `rate_limited` within a day of the last one
 */
export async function requestExport(ctx: Ctx, userId: string): Promise<string> {
  const last = await findNewestExport(ctx.reader, userId);
  const waitMs = last === null ? 0 : last.requestedAt.getTime() + DAY_MS - ctx.now.getTime();
  if (last !== null && last.state !== 'collecting' && last.state !== 'failed' && waitMs > 0) {
    throw new AppError(
      'rate_limited',
      { retry_after: Math.ceil(waitMs / 1000) },
      message('export_once_a_day'),
    );
  }
  const id = newId();
  const ref = `EX-${randomBytes(4).toString('hex').toUpperCase()}`;
  if (!(await insertExport(ctx.tx, { id, userId, ref, requestedAt: ctx.now }))) {
    throw new AppError('in_progress', {}, message('export_in_progress'));
  }
  await recordAudit(ctx, {
    action: 'export.requested',
    subjectKind: 'user',
    subjectId: userId,
    after: { ref },
  });
  await enqueue(ctx, 'make_data_export', { export_id: id });
  return ref;
}
