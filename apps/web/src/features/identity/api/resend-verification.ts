import { call } from '../../../lib/api/client.ts';

export function resendVerification({ userId, resendToken }: { userId: string; resendToken: string }) {
  return call('registerResendVerification', { body: { token: resendToken, user_id: userId } });
}
