import type { EkycIdentity } from '../../../gateways/ekyc/port.ts';
import type { Vault } from '../../../platform/vault.ts';

/** What was verified, without saying it: another name or number later is another identity. */
export function identityHashOf(vault: Vault, { type, number, name }: EkycIdentity): Buffer {
  const plainName = name.normalize('NFKC').toUpperCase().replace(/\s+/g, ' ').trim();
  return vault.keyedHash('ekyc_identity', `${type}\0${number}\0${plainName}`);
}
