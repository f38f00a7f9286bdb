import type { Day } from '../days.ts';
import type { Market, Member } from '../market.ts';

/** Requests the step-up code for a money movement, and reads it in the mailbox. */
export async function freshCode(
  { product, simulator }: Pick<Market, 'product' | 'simulator'>,
  member: Pick<Member, 'session' | 'email'>,
  on: Day,
): Promise<string> {
  const before = new Date();
  await product.call('userSendEmailOtp', { by: member.session, on, body: { purpose: 'step_up' } });
  const mail = await simulator.mailTo(member.email, before, /code/i);
  return /\b\d{6}\b/.exec(mail.text)?.[0] ?? '';
}
