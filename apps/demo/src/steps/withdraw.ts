import type { Day } from '../days.ts';
import type { Market, Member } from '../market.ts';
import { freshCode } from './fresh-code.ts';

/** Withdraws part of the cash with the code that comes by mail; answers whether there was anything to withdraw. */
export async function withdraw(
  { product, simulator }: Market,
  member: Member,
  percent: number,
  on: Day,
): Promise<boolean> {
  const by = member.session;
  const { user } = await product.call('userCurrent', { by, on });
  const amount = Math.floor((Number.parseInt(user.balance ?? '0', 10) * percent) / 100 / 50) * 50;
  if (amount < 50) return false;
  const otp_code = await freshCode({ product, simulator }, member, on);
  await product.call('investorWithdraw', { by, on, body: { amount: `${amount}.00`, otp_code } });
  return true;
}
