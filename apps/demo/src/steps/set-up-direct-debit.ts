import type { Day } from '../days.ts';
import type { IssuerMember, Market } from '../market.ts';
import { authoriseMandate } from './authorise-mandate.ts';
import { freshCode } from './fresh-code.ts';

/** Issuers with a direct debit mandate, and its maximum in whole ringgit. */
const collected: ReadonlyMap<string, number> = new Map([
  ['roti', 60_000],
  ['klinik', 40_000],
]);

/** Whether an issuer pays by direct debit. */
export function paysByDirectDebit(issuerKey: string): boolean {
  return collected.has(issuerKey);
}

/** Sets direct debit up with the code that comes by mail, and authorises it at the issuer's bank. */
export async function setUpDirectDebit(market: Market, issuer: IssuerMember, on: Day): Promise<void> {
  const { product } = market;
  const { key, session: by, bank } = issuer;
  const otp_code = await freshCode(market, issuer, on);
  const chosen = { bank_id: bank.corporate, channel: 'b2b1' } as const;
  const { link } = await product.call('mandateCreate', {
    by,
    on,
    body: { ...chosen, max_amount: `${collected.get(key) ?? 0}.00`, otp_code },
  });
  const check = async () => (await product.call('mandateCheck', { by, on })).items[0]?.state;
  await authoriseMandate(market, { owner: key, link, chosen, check }, on);
}
