import { hasCode } from '@titian/contracts/http/api-error';
import { mapServerErrors } from '../../../lib/form/map-server-errors.ts';
import type { useText } from '../text.ts';

/** The error of resending the verification mail, usually that one has just been sent. Null without an error. */
export function resendError(error: unknown, t: ReturnType<typeof useText>): string | null {
  if (hasCode(error, 'rate_limited') && error.retryAfterSeconds !== null) {
    return t('verify.tooSoon', { count: error.retryAfterSeconds });
  }
  const { message, problems } = mapServerErrors(error);
  return message ?? problems[0]?.text ?? null;
}
