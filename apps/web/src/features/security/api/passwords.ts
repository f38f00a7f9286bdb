import type { CallBody, CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

/** Requests a link that sets a new password. The answer is the same for every address. */
export function requestReset(body: CallBody<'passwordReset'>): Promise<CallResponse<'passwordReset'>> {
  return call('passwordReset', { body });
}

/** Sets a new password by the token of a mailed link. */
export function setNewPassword(body: CallBody<'passwordNew'>): Promise<CallResponse<'passwordNew'>> {
  return call('passwordNew', { body });
}

/** Changes the password of the signed-in user; answers with a new sign-in. */
export function changePassword(
  body: CallBody<'userChangePassword'>,
): Promise<CallResponse<'userChangePassword'>> {
  return call('userChangePassword', { body });
}

/** Ends changes begun by another person, by the link in the mail to the old address. */
export function endPendingAccess(body: CallBody<'userNotMe'>): Promise<CallResponse<'userNotMe'>> {
  return call('userNotMe', { body });
}
