import type { CallBody, CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

export type Credentials = CallBody<'login'>;

export function logIn(credentials: Credentials): Promise<CallResponse<'login'>> {
  return call('login', { body: credentials });
}
