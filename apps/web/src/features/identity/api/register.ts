import type { CallBody, CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

export type Registration = CallBody<'register'>;

export function register(registration: Registration): Promise<CallResponse<'register'>> {
  return call('register', { body: registration });
}
