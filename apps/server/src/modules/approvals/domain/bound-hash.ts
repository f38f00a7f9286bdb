import canonicalize from 'canonicalize';
import { invariant } from '../../../platform/errors.ts';
import type { FieldEncryption } from '../../../platform/field-encryption.ts';

/**
 * A keyed hash of something that a proposal binds and that is too personal or too long to stand there itself: HMAC-SHA-256
 * over its RFC 8785 form, as hex. Amounts become text, instants ISO 8601, bytes hex, maps lists of their entries.
 */
export function boundHash(fieldEncryption: FieldEncryption, value: unknown): string {
  const text = canonicalize(plain(value));
  invariant(text !== undefined, 'what is bound is not undefined');
  return fieldEncryption.keyedHash('approval_binding', text).toString('hex');
}

function plain(value: unknown): unknown {
  if (typeof value === 'bigint') {
    return value.toString();
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  if (value instanceof Date) {
    return value.toISOString();
  }
  if (value instanceof Uint8Array) {
    return Buffer.from(value).toString('hex');
  }
  if (Array.isArray(value)) {
    return value.map(plain);
  }
  if (value instanceof Map) {
    return [...value.entries()].map(plain);
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)]));
}
