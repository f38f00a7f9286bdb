import type { Ctx } from '../../../platform/context.ts';
import { currentStep, totpStep } from '../domain/totp.ts';
import { countAttempts } from '../store/code-attempts.ts';
import type { SubjectKind } from '../store/sessions.ts';
import { findTwoFactor, takeStep } from '../store/two-factors.ts';
import { throttleAttempts } from './throttle-attempts.ts';

const ATTEMPTS_PER_STEP = 5;

/**
 * Whether this is a code of the subject's authenticator app that was not accepted before. The caller rejects a wrong
 * one by throwing: it is counted once the transaction is rolled back.
 * @throws AppError `rate_limited` after too many wrong codes
 */
export function acceptTotp(
  ctx: Ctx,
  subjectKind: SubjectKind,
  subjectId: string,
  code: string,
): Promise<boolean> {
  return throttleAttempts(ctx, subjectKind, subjectId, async () => {
    const attempts = countAttempts(`totp:${subjectKind}:${subjectId}:${currentStep(ctx.now)}`);
    const factor = await findTwoFactor(ctx.reader, subjectKind, subjectId);
    if (attempts > ATTEMPTS_PER_STEP || factor?.method !== 'totp' || factor.secretEnc === null) {
      return false;
    }
    const step = totpStep(ctx.fieldEncryption.open(factor.secretEnc), code, ctx.now);
    return step !== null && (await takeStep(ctx.tx, subjectKind, subjectId, step));
  });
}
