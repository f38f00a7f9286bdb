import type { Place } from '../product/product.ts';
import { call } from './client.ts';
import type { Member } from './join.ts';
import { mailTo } from './simulator.ts';

/** Requests the step-up code for a money movement, and reads it in the mailbox. */
export async function freshCode(place: Place, { person, session }: Member): Promise<string> {
  const before = new Date();
  await call(place, 'POST', '/user/send-email-otp', { by: session, body: { purpose: 'step_up' } });
  const mail = await mailTo(place, person.email, /code/i, before);
  return /\b\d{6}\b/.exec(mail.text)?.[0] ?? '';
}
