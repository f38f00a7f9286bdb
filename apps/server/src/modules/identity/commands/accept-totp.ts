import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import { totpBackOff } from '../domain/back-off.ts';
import { currentStep, totpStep } from '../domain/totp.ts';
import { deleteAttempts } from '../store/attempts.ts';
import { countGuess } from '../store/guesses.ts';
import type { SubjectKind } from '../store/sessions.ts';
import { findTwoFactor, takeStep } from '../store/two-factors.ts';
import { countAttempt, refuseBlocked } from './count-attempt.ts';

const GUESSES_PER_STEP = 5;

/**
 * Whether this is a code of the subject's authenticator app that was not accepted before. The caller refuses a wrong
 * one by throwing: it is counted once the transaction is rolled back.
 * @throws AppError `rate_limited` after too many wrong codes
 */
export async function acceptTotp(
  ctx: Ctx,
  subjectKind: SubjectKind,
  subjectId: string,
  code: string,
): Promise<boolean> {
  const key = triesKey(ctx, subjectKind, subjectId);
  await refuseBlocked(ctx, key);
  const step = await rightStep(ctx, subjectKind, subjectId, code);
  if (step === null || !(await takeStep(ctx.tx, subjectKind, subjectId, step))) {
    ctx.onRefusal((after) => countAttempt(after, key, totpBackOff));
    return false;
  }
  await deleteAttempts(ctx.tx, key);
  return true;
}

async function rightStep(
  ctx: Ctx,
  subjectKind: SubjectKind,
  subjectId: string,
  code: string,
): Promise<bigint | null> {
  const guesses = countGuess(`totp:${subjectKind}:${subjectId}:${currentStep(ctx.now)}`);
  const factor = await findTwoFactor(ctx.reader, subjectKind, subjectId);
  if (guesses > GUESSES_PER_STEP || factor?.method !== 'totp' || factor.secretEnc === null) {
    return null;
  }
  return totpStep(ctx.vault.open(factor.secretEnc), code, ctx.now);
}

function triesKey(ctx: QueryCtx, subjectKind: SubjectKind, subjectId: string): Buffer {
  return ctx.vault.keyedHash('wrong codes of an app', `${subjectKind}\0${subjectId}`);
}
