import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { type FpxFields, field } from './messages.ts';

/** The text that is signed: the values in the given order, joined by `|` (FPX-1). */
export function checksumSource(fields: FpxFields, order: readonly string[]): string {
  return order.map((name) => field(fields, name)).join('|');
}

/** Signs a message: RSA PKCS#1 v1.5 with SHA-1, as upper-case hexadecimal (FPX-2). */
export function signFields(fields: FpxFields, order: readonly string[], privateKey: KeyObject): string {
  return sign('RSA-SHA1', Buffer.from(checksumSource(fields, order), 'utf8'), privateKey)
    .toString('hex')
    .toUpperCase();
}

/** True when `fpx_checkSum` is the signature of the message by the owner of the key. */
export function verifyFields(fields: FpxFields, order: readonly string[], publicKey: KeyObject): boolean {
  const checksum = field(fields, 'fpx_checkSum');
  if (!/^(?:[0-9A-F]{2})+$/.test(checksum)) return false;
  const source = Buffer.from(checksumSource(fields, order), 'utf8');
  return verify('RSA-SHA1', source, publicKey, Buffer.from(checksum, 'hex'));
}

/**
 * Reads an RSA public key from PEM text, either a bare public key or a certificate.
 *
 * @throws Error that says which file is wrong
 */
export function readPublicKey(pem: string, what: string): KeyObject {
  let key: KeyObject;
  try {
    key = createPublicKey(pem);
  } catch {
    throw new Error(`${what} holds neither a PEM public key nor a PEM certificate.`);
  }
  if (key.asymmetricKeyType !== 'rsa') throw new Error(`${what} must hold an RSA key.`);
  return key;
}
