import { queryOptions } from '@tanstack/react-query';
import type { CallBody, CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

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

export type OperatorEnrolmentKey = CallResponse<'operatorStartEnrolment'>;

/** The secret of a new authenticator app; a second one would invalidate the first, so it is not requested again. */
export const operatorEnrolmentQuery = queryOptions({
  queryKey: ['operator-enrolment'],
  queryFn: () => call('operatorStartEnrolment'),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
  refetchOnWindowFocus: false,
});

/** Chooses a password by the token of a one-time link. */
export function chooseOperatorPassword(body: CallBody<'operatorNewPassword'>) {
  return call('operatorNewPassword', { body });
}
