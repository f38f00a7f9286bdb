import { hasCode } from '@titian/contracts/http/api-error';
import { mapServerErrors } from '../../../lib/form/map-server-errors.ts';
import type { useText } from '../text.ts';

/** Why the verification mail was not sent again; mostly because one has just been sent. Null where nothing was refused. */
export function resendError(error: unknown, t: ReturnType<typeof useText>): string | null {
  if (hasCode(error, 'rate_limited') && error.retryAfterSeconds !== null) {
    return t('verify.tooSoon', { count: error.retryAfterSeconds });
  }
  const { message, problems } = mapServerErrors(error);
  return message ?? problems[0]?.text ?? null;
}
