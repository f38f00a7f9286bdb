import { type KeyObject, sign, verify } from 'node:crypto';

/** RSA PKCS#1 v1.5. `sha1` is what the exchange uses; the others are settings for a later change (FPX-2). */
export type Digest = 'sha1' | 'sha256' | 'sha512';

/** Signature of a checksum source as upper-case hexadecimal: 512 characters for a 2048-bit key. */
export function signSource(source: string, privateKey: KeyObject, digest: Digest): string {
  return sign(digest, Buffer.from(source, 'utf8'), privateKey).toString('hex').toUpperCase();
}

/** True when the checksum is the signature of the source. False, never an error, for anything else. */
export function verifySource(
  source: string,
  checkSum: string,
  publicKey: KeyObject,
  digest: Digest,
): boolean {
  // Buffer.from(…, 'hex') stops silently at the first foreign character, so a padded checksum would pass.
  if (!/^(?:[0-9A-Fa-f]{2})+$/.test(checkSum)) {
    return false;
  }
  return verify(digest, Buffer.from(source, 'utf8'), publicKey, Buffer.from(checkSum, 'hex'));
}
