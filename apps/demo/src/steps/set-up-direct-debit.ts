import type { Day } from '../days.ts';
import type { IssuerMember, Market } from '../market.ts';
import { freshCode } from './fresh-code.ts';

/** Issuers with a direct debit mandate, and its maximum in whole ringgit. */
const collected: ReadonlyMap<string, number> = new Map([
  ['roti', 60_000],
  ['klinik', 40_000],
]);

const MAX_POLLS = 40;
const PAUSE_MS = 250;

/** Whether an issuer pays by direct debit. */
export function paysByDirectDebit(issuerKey: string): boolean {
  return collected.has(issuerKey);
}

/** Sets direct debit up with the code that comes by mail, and authorises it at the issuer's bank. */
export async function setUpDirectDebit(
  { product, simulator }: Market,
  issuer: IssuerMember,
  on: Day,
): Promise<void> {
  const { key, session: by, bank } = issuer;
  const otp_code = await freshCode({ product, simulator }, issuer, on);
  const chosen = { bank_id: bank.corporate, channel: 'b2b1' } as const;
  const { link } = await product.call('mandateCreate', {
    by,
    on,
    body: { ...chosen, max_amount: `${collected.get(key) ?? 0}.00`, otp_code },
  });
  const token = new URL(link).pathname.split('/').at(-1) ?? '';
  const { fields } = await product.call('paymentStart', { on, params: { token }, body: chosen });
  await simulator.pay(fields, on);
  for (let polls = 0; polls < MAX_POLLS; polls += 1) {
    const { items } = await product.call('mandateCheck', { by, on });
    if (items[0]?.state === 'active') return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`The direct debit of ${key} did not become active.`);
}
