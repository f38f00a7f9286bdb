import type { Ctx } from '../../../platform/context.ts';
import { reportSecurity } from '../../../platform/security/report.ts';
import { totpBackOff } from '../domain/back-off.ts';
import { deleteAttempts } from '../store/attempts.ts';
import type { SubjectKind } from '../store/sessions.ts';
import { countAttempt, rejectBlocked } from './count-attempt.ts';

/**
 * Checks one code of a subject, with a delay that grows with every wrong one and is reset by a right one. The caller
 * rejects a wrong code by throwing: it is counted once the transaction is rolled back.
 * @throws AppError `rate_limited` after too many wrong codes
 */
export async function throttleAttempts(
  ctx: Ctx,
  subjectKind: SubjectKind,
  subjectId: string,
  verify: () => Promise<boolean>,
): Promise<boolean> {
  const key = ctx.fieldEncryption.keyedHash('wrong codes of an app', `${subjectKind}\0${subjectId}`);
  await rejectBlocked(ctx, key);
  if (await verify()) {
    await deleteAttempts(ctx.tx, key);
    return true;
  }
  ctx.onRejection(async (after) => {
    const account = { kind: subjectKind, id: subjectId };
    reportSecurity(after, { kind: 'second_factor_failed', detail: 'code', account });
    await countAttempt(after, key, totpBackOff);
  });
  return false;
}
