import { timingSafeEqual } from 'node:crypto';
import type { FieldEncryption } from '../../../platform/field-encryption.ts';

const ID_BYTES = 16;
const PROOF_BYTES = 32;

/**
 * The token of a mail's one-click link: the customer's id with a keyed hash of it. Not stored and without expiry,
 * because unsubscribing must always work and is idempotent.
 */
export function unsubscribeToken(fieldEncryption: FieldEncryption, userId: string): string {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, proofOf(fieldEncryption, userId)]).toString('base64url');
}

/** The customer id of a token; null when it is not valid. */
export function unsubscribeOwner(fieldEncryption: FieldEncryption, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.byteLength !== ID_BYTES + PROOF_BYTES) {
    return null;
  }
  const userId = bytes
    .subarray(0, ID_BYTES)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return timingSafeEqual(bytes.subarray(ID_BYTES), proofOf(fieldEncryption, userId)) ? userId : null;
}

function proofOf(fieldEncryption: FieldEncryption, userId: string): Buffer {
  return fieldEncryption.keyedHash('unsubscribe', userId);
}
