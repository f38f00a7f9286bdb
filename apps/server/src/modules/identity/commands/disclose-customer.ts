import { recordAudit } from '../../../platform/audit.ts';
import { later } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { reportAfterCommit } from '../../../platform/security/report.ts';
import { readUser } from '../queries/read-user.ts';
import { insertDisclosure } from '../store/disclosures.ts';

const DISCLOSED_MS = 30 * 60_000;

/**
 * Opens one customer's page to an auditor, unmasked for half an hour; the reason is an entry of the audit log about the
 * customer (OPS-62).
 * @throws AppError `not_found` where no customer has that id
 * @returns until when
 */
export async function discloseCustomer(
  ctx: Ctx,
  operatorId: string,
  { userId, reason }: { readonly userId: string; readonly reason: string },
): Promise<Date> {
  if ((await readUser(ctx, userId)) === null) {
    throw new AppError('not_found');
  }
  const until = later(ctx.now, DISCLOSED_MS);
  await insertDisclosure(ctx.tx, { id: newId(), operatorId, userId, reason, at: ctx.now, until });
  await recordAudit(ctx, {
    action: 'personal_data.disclosed',
    subjectKind: 'user',
    subjectId: userId,
    after: { until: until.toISOString() },
    reason,
  });
  const account = { kind: 'operator', id: operatorId } as const;
  reportAfterCommit(ctx, { kind: 'number_revealed', detail: 'user.page', account });
  return until;
}
