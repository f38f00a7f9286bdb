import { timingSafeEqual } from 'node:crypto';
import { message } from '@titian/contracts/messages/message';
import type { Ctx } from '../../../platform/context.ts';
import { fieldError } from '../../../platform/errors.ts';
import { reportAfterCommit } from '../../../platform/security/report.ts';
import { codeHash } from '../domain/one-time-code.ts';
import type { StepUpAct } from '../domain/step-up-act.ts';
import { deleteAttempts } from '../store/attempts.ts';
import { countAttempts } from '../store/code-attempts.ts';
import {
  type CodePurpose,
  countCodeTry,
  findOpenCode,
  MAX_CODE_TRIES,
  type OpenCode,
  useCode,
} from '../store/one-time-codes.ts';
import { assertAttemptsLeft } from './assert-attempts-left.ts';
import { codeMailKey } from './send-email-code.ts';

/**
 * Whether this is the code that was mailed last for a purpose, not used and not expired. The caller rejects a wrong
 * one by throwing: one of its five tries is counted once the transaction is rolled back.
 * @param act what a code of `step_up` confirms (ACC-26)
 * @throws FieldError on `otp_code` where the right code confirms another act; AppError `rate_limited` after too many wrong tries in a day, over all codes
 */
export async function acceptEmailCode(
  ctx: Ctx,
  userId: string,
  purpose: CodePurpose,
  given: string,
  act: StepUpAct | null = null,
): Promise<boolean> {
  await assertAttemptsLeft(ctx, userId, purpose);
  const open = await findOpenCode(ctx.reader, userId, purpose, ctx.now);
  if (!open) {
    return false;
  }
  if (!isRight(open, codeHash(ctx.fieldEncryption, userId, purpose, given))) {
    ctx.onRejection(async (after) => {
      await countCodeTry(after.tx, open.id);
      const account = { kind: 'user', id: userId } as const;
      reportAfterCommit(after, { kind: 'second_factor_failed', detail: 'mailed_code', account });
    });
    return false;
  }
  if (open.act !== null && !isSameAct(open.act, act)) {
    throw fieldError('otp_code', message('code_for_another_act'));
  }
  await deleteAttempts(ctx.tx, codeMailKey(ctx, userId, purpose));
  return useCode(ctx.tx, open.id, ctx.now);
}

function isRight(open: OpenCode, given: Buffer): boolean {
  return countAttempts(`code:${open.id}`) <= MAX_CODE_TRIES && timingSafeEqual(open.codeHash, given);
}

function isSameAct(bound: StepUpAct, act: StepUpAct | null): boolean {
  return act !== null && bound.action === act.action && bound.amountSen === act.amountSen;
}
