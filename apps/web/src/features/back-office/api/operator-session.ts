import type { CallBody } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

/** First step: the password. The session waits for the code. */
export function logInOperator(body: CallBody<'operatorLogin'>) {
  return call('operatorLogin', { body });
}

/** Second step: the code of the authenticator. */
export function authenticateOperator(body: CallBody<'operatorAuthenticateTwoFactor'>) {
  return call('operatorAuthenticateTwoFactor', { body });
}

export function logOutOperator() {
  return call('operatorLogout');
}
