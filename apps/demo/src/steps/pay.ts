import type { Day } from '../days.ts';
import type { Market, Member } from '../market.ts';

/** Persons pay up to this much at once, in whole ringgit; above it a company account is needed (WAL-1). */
const PERSONAL_MAXIMUM = 30_000;

/**
 * Pays on the payment page at the member's own bank.
 *
 * @param payerName the account holder that the bank reports; the member's name by default
 */
export async function payAtBank(
  { product, simulator }: Market,
  member: Member,
  payment: { readonly link: string; readonly amount: string },
  on: Day,
  payerName?: string,
): Promise<void> {
  const token = new URL(payment.link).pathname.split('/').at(-1) ?? '';
  const whole = Number.parseInt(payment.amount, 10);
  const corporate = member.isCompany && whole >= PERSONAL_MAXIMUM;
  const { fields } = await product.call('paymentStart', {
    on,
    params: { token },
    body: corporate
      ? { channel: 'b2b1', bank_id: member.bank.corporate }
      : { channel: 'b2c', bank_id: member.bank.personal },
  });
  await simulator.pay(fields, on, payerName);
}

/** Tops up by so many whole ringgit. */
export async function topUp(
  market: Market,
  member: Member,
  amount: number,
  on: Day,
  payerName?: string,
): Promise<void> {
  const payment = await market.product.call('investorTopup', {
    by: member.session,
    on,
    body: { amount: `${amount}.00`, payment_type: 'fpx' },
  });
  await payAtBank(market, member, payment, on, payerName);
}
