import { isIP } from 'node:net';

/** The proxies whose forwarded client address is trusted: none, a number of hops, or proxies at these addresses. */
export type TrustedProxies = false | string[] | ((address: string, hop: number) => boolean);

const MAX_HOPS = 9;
/** Wider networks would let clients forge their own address. */
const MIN_PREFIX_BITS = { 4: 8, 6: 16 } as const;
const MAX_PREFIX_BITS = { 4: 32, 6: 128 } as const;

/**
 * Reads `TRUST_PROXY`: `none`, a number of hops (1 to 9), or addresses and networks separated by commas.
 * @throws Error that says what is wrong with it and what to write
 */
export function parseTrustedProxies(text: string): TrustedProxies {
  const value = text.trim();
  if (value === 'none' || value === 'false') {
    return false;
  }
  if (value === 'true') {
    throw new Error(
      'would believe any client about its address: give the number of proxies in front of this server, or their addresses',
    );
  }
  if (/^\d+$/.test(value)) {
    const hops = parseHops(Number(value));
    return (_address, hop) => hop < hops;
  }
  return value.split(',').map((part) => parseNetwork(part.trim()));
}

function parseHops(hops: number): number {
  if (hops < 1 || hops > MAX_HOPS) {
    throw new Error(`must be 1 to ${MAX_HOPS} hops, addresses separated by commas, or none`);
  }
  return hops;
}

function parseNetwork(text: string): string {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if ((family !== 4 && family !== 6) || more.length > 0) {
    throw new Error(
      `names ${text || 'nothing'}, which is no address: write 10.0.0.5 or 10.0.0.0/24, or none`,
    );
  }
  const prefix = bits === undefined ? MAX_PREFIX_BITS[family] : Number(bits);
  const isWhole = bits === undefined || /^\d{1,3}$/.test(bits);
  if (!isWhole || prefix < MIN_PREFIX_BITS[family] || prefix > MAX_PREFIX_BITS[family]) {
    throw new Error(`names ${text}, which is too wide or no network: name the proxies alone`);
  }
  return text;
}
