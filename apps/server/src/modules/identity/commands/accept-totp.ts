import type { Ctx } from '../../../platform/context.ts';
import { currentStep, totpStep } from '../domain/totp.ts';
import { countGuess } from '../store/guesses.ts';
import type { SubjectKind } from '../store/sessions.ts';
import { findTwoFactor, takeStep } from '../store/two-factors.ts';
import { holdBackGuesses } from './hold-back-guesses.ts';

const GUESSES_PER_STEP = 5;

/**
 * Whether this is a code of the subject's authenticator app that was not accepted before. The caller refuses a wrong
 * one by throwing: it is counted once the transaction is rolled back.
 * @throws AppError `rate_limited` after too many wrong codes
 */
export function acceptTotp(
  ctx: Ctx,
  subjectKind: SubjectKind,
  subjectId: string,
  code: string,
): Promise<boolean> {
  return holdBackGuesses(ctx, subjectKind, subjectId, async () => {
    const guesses = countGuess(`totp:${subjectKind}:${subjectId}:${currentStep(ctx.now)}`);
    const factor = await findTwoFactor(ctx.reader, subjectKind, subjectId);
    if (guesses > GUESSES_PER_STEP || factor?.method !== 'totp' || factor.secretEnc === null) {
      return false;
    }
    const step = totpStep(ctx.vault.open(factor.secretEnc), code, ctx.now);
    return step !== null && (await takeStep(ctx.tx, subjectKind, subjectId, step));
  });
}
