import { normaliseIdentityNumber } from '@titian/contracts/identity-numbers';
import type { EkycIdentity } from '../../../gateways/ekyc/port.ts';
import type { FieldEncryption } from '../../../platform/field-encryption.ts';

/**
 * What was verified, without saying it: another name or number later is another identity; the same one written another
 * way is not (KYC-9).
 */
export function identityHashOf(
  fieldEncryption: FieldEncryption,
  { type, number, name }: EkycIdentity,
): Buffer {
  const plainName = name.normalize('NFKC').toUpperCase().replace(/\s+/g, ' ').trim();
  return fieldEncryption.keyedHash(
    'ekyc_identity',
    `${type}\0${normaliseIdentityNumber(number)}\0${plainName}`,
  );
}
