import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM with a fresh nonce: nonce, tag and ciphertext in one buffer. */
export function encrypt(key: Buffer, text: Buffer, associated: Buffer | null): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  if (associated !== null) {
    cipher.setAAD(associated);
  }
  const body = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** Opens what `encrypt` made; throws where it, the key or the associated data is another. */
export function decrypt(key: Buffer, sealed: Buffer, associated: Buffer | null): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  if (associated !== null) {
    decipher.setAAD(associated);
  }
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}
