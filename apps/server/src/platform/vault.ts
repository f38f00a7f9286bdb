import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts personal data and makes keyed hashes for look-ups; the key never reaches the database. */
export interface Vault {
  /** AES-256-GCM with a fresh nonce: nonce, tag and text in one buffer. */
  seal(text: string): Buffer;
  /** Opens what `seal` made; throws when it was changed or made with another key. */
  open(sealed: Buffer): string;
  /** HMAC-SHA-256 of a normalised value, separated by purpose, for unique look-ups. */
  keyedHash(purpose: string, value: string): Buffer;
}

/**
 * @param key 32 bytes from the environment
 */
export function createVault(key: Buffer): Vault {
  if (key.length !== 32) {
    throw new Error('ENCRYPTION_KEY must be 32 bytes in base64: make one with `openssl rand -base64 32`');
  }
  const sealKey = Buffer.from(hkdfSync('sha256', key, '', 'titian/seal', 32));
  const hashKey = Buffer.from(hkdfSync('sha256', key, '', 'titian/hash', 32));
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', sealKey, sealed.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const body = sealed.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
    keyedHash: (purpose, value) => createHmac('sha256', hashKey).update(`${purpose}\0${value}`).digest(),
  };
}

/** SHA-256, for tokens that are random already and for content. */
export function sha256(data: string | Uint8Array): Buffer {
  return createHash('sha256').update(data).digest();
}

/** A 256-bit secret for an address or a bearer header; only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The form in which a token is stored and looked up. */
export function tokenHash(token: string): Buffer {
  return sha256(token);
}
