import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { endorsedKeyText } from '@titian/contracts/proof/format';
import type { FieldEncryption } from '../../../platform/field-encryption.ts';

/** What stands before the seed of an Ed25519 key in PKCS #8. */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** An Ed25519 key that signs records. */
export interface SigningKey {
  readonly id: number;
  readonly privateKey: KeyObject;
  /** 32 bytes. */
  readonly publicKey: Buffer;
}

/** The secret that trees are derived from; no rotation changes it, so that a tree made again is the same. */
export function proofKey(encryption: FieldEncryption): Buffer {
  return encryption.keyedHash('proof of client money', 'tree 1');
}

/** The signing key of a number, derived from the key of look-ups, which the database has only under the master key. */
export function signingKey(encryption: FieldEncryption, id: number): SigningKey {
  const seed = encryption.keyedHash('proof of client money', `signing ${id}`);
  const privateKey = createPrivateKey({
    key: Buffer.concat([PKCS8_PREFIX, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return { id, privateKey, publicKey: Buffer.from(x, 'base64url') };
}

/** Ed25519 over the bytes of a text. */
export function signText({ privateKey }: SigningKey, text: string): Buffer {
  return sign(null, Buffer.from(text), privateKey);
}

/** What stands before the 32 bytes of a public Ed25519 key in its standard form (SubjectPublicKeyInfo). */
const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

/** Whether a signature over the bytes of a text is of a public key. */
export function verifiesText(publicKey: Buffer, text: string, signature: Buffer): boolean {
  const key = createPublicKey({ key: Buffer.concat([SPKI_PREFIX, publicKey]), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(text), key, signature);
}

/** The signature of a key over the one that follows it. */
export function endorse(by: SigningKey, next: SigningKey): Buffer {
  return signText(by, endorsedKeyText(next.id, next.publicKey.toString('hex')));
}
