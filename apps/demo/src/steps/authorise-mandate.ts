import type { Day } from '../days.ts';
import type { Market } from '../market.ts';

const MAX_POLLS = 40;
const PAUSE_MS = 250;

interface Authorisation {
  /** Whose mandate it is, for the error. */
  readonly owner: string;
  /** The payment page of the mandate. */
  readonly link: string;
  readonly chosen: { readonly bank_id: string; readonly channel: 'b2c' | 'b2b1' };
  /** Asks the product how the mandate is now. */
  readonly check: () => Promise<string | undefined>;
}

/**
 * Authorises a mandate at its owner's bank, and waits until the bank has approved it.
 *
 * @throws Error where it does not become active
 */
export async function authoriseMandate(
  { product, simulator }: Pick<Market, 'product' | 'simulator'>,
  { owner, link, chosen, check }: Authorisation,
  on: Day,
): Promise<void> {
  const token = new URL(link).pathname.split('/').at(-1) ?? '';
  const { fields } = await product.call('paymentStart', { on, params: { token }, body: chosen });
  await simulator.pay(fields, on);
  for (let polls = 0; polls < MAX_POLLS; polls += 1) {
    if ((await check()) === 'active') return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`The mandate of ${owner} did not become active.`);
}
