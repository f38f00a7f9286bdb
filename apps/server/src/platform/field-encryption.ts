import { createHash, createHmac, randomBytes } from 'node:crypto';
import { decrypt, encrypt } from './keys/aead.ts';
import { type DataKeys, UNNAMED_KEY } from './keys/data-keys.ts';
import type { FieldPlace, SealedField } from './keys/sealed-columns.ts';

/** How an encrypted value begins: magic, version 1; then the field key's id in four bytes. */
const MAGIC = Buffer.from([0x54, 0x54, 0x4e, 0x01]);
const HEADER_BYTES = MAGIC.length + 4;

/** Encrypts personal data and makes keyed hashes for look-ups; no key reaches the database unwrapped. */
export interface FieldEncryption {
  /** Encrypts a text for one place: AES-256-GCM bound to table, column and row, with the key's id in front. */
  seal(text: string, place: FieldPlace): Buffer;
  /**
   * Opens what `seal` made for the place that the value was read from.
   * @throws UnknownFieldKey; Error where it was changed, or made for another place or with another key
   */
  open(sealed: SealedField): string;
  /** HMAC-SHA-256 of a normalised value, separated by purpose, for unique look-ups; the same after every rotation. */
  keyedHash(purpose: string, value: string): Buffer;
}

/** A value names a field key that this process has not loaded: another process has begun to use it. */
export class UnknownFieldKey extends Error {
  constructor(id: number) {
    super(`Field key ${id} is not loaded.`);
    this.name = 'UnknownFieldKey';
  }
}

/** @param keysNow the data keys as they are at the moment of a call */
export function createFieldEncryption(keysNow: () => DataKeys): FieldEncryption {
  return {
    seal(text, place) {
      const { id, key } = keysNow().current;
      const header = headerOf(id);
      return Buffer.concat([header, encrypt(key, Buffer.from(text, 'utf8'), bound(header, place))]);
    },
    open: (sealed) => openWith(keysNow(), sealed).toString('utf8'),
    keyedHash: (purpose, value) =>
      createHmac('sha256', keysNow().lookup).update(`${purpose}\0${value}`).digest(),
  };
}

/** The id of the field key that a value was encrypted with. */
export function fieldKeyOf(bytes: Buffer): number {
  const isNamed = bytes.length > HEADER_BYTES && bytes.subarray(0, MAGIC.length).equals(MAGIC);
  return isNamed ? bytes.readUInt32BE(MAGIC.length) : UNNAMED_KEY;
}

function openWith({ fields }: DataKeys, sealed: SealedField): Buffer {
  const id = fieldKeyOf(sealed.bytes);
  const key = fields.get(id);
  if (key === undefined) {
    throw new UnknownFieldKey(id);
  }
  if (id === UNNAMED_KEY) {
    return decrypt(key, sealed.bytes, null);
  }
  const header = sealed.bytes.subarray(0, HEADER_BYTES);
  return decrypt(key, sealed.bytes.subarray(HEADER_BYTES), bound(header, sealed));
}

function headerOf(id: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  MAGIC.copy(header);
  header.writeUInt32BE(id, MAGIC.length);
  return header;
}

function bound(header: Buffer, { table, column, row }: FieldPlace): Buffer {
  return Buffer.concat([header, Buffer.from(`${table}\0${column}\0${row}`)]);
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
