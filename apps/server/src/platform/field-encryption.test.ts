import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fieldEncryptionOf } from '../../test/builders/field-encryption.ts';
import {
  createFieldEncryption,
  fieldKeyOf,
  newToken,
  tokenHash,
  UnknownFieldKey,
} from './field-encryption.ts';
import { encrypt } from './keys/aead.ts';

const fieldEncryption = fieldEncryptionOf(1);
const place = { table: 'investors', column: 'identity_enc', row: 'a1' } as const;

describe('field encryption', () => {
  it('opens what it sealed, and seals the same text differently each time', () => {
    const bytes = fieldEncryption.seal('900101-14-5678', place);
    expect(fieldEncryption.open({ ...place, bytes })).toBe('900101-14-5678');
    expect(fieldEncryption.seal('900101-14-5678', place).equals(bytes)).toBe(false);
    expect(bytes.toString('latin1')).not.toContain('900101');
    expect(fieldKeyOf(bytes)).toBe(1);
  });

  it('rejects a text that was changed by one bit, or sealed with another key', () => {
    const bytes = fieldEncryption.seal('secret', place);
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => fieldEncryption.open({ ...place, bytes: changed })).toThrow();
    }
    expect(() => fieldEncryption.open({ ...place, bytes: bytes.subarray(0, -1) })).toThrow();
    expect(() => fieldEncryptionOf(2).open({ ...place, bytes })).toThrow();
  });

  it('rejects a text that was moved to another row, column or table', () => {
    const bytes = fieldEncryption.seal('secret', place);
    expect(() => fieldEncryption.open({ ...place, row: 'a2', bytes })).toThrow();
    expect(() =>
      fieldEncryption.open({ table: 'operators', column: 'identity_enc', row: 'a1', bytes }),
    ).toThrow();
    const factor = { table: 'two_factors', column: 'pending_secret_enc', row: 'user:a1' } as const;
    const pending = fieldEncryption.seal('secret', factor);
    expect(() => fieldEncryption.open({ ...factor, column: 'secret_enc', bytes: pending })).toThrow();
  });

  it('opens what named no key yet with the key from then, and says which key it does not have', () => {
    const old = createHmac('sha256', 'old').digest();
    const current = { id: 7, key: createHmac('sha256', 'new').digest() };
    const both = createFieldEncryption(() => ({
      current,
      fields: new Map([
        [0, old],
        [7, current.key],
      ]),
      lookup: old,
    }));
    const unnamed = encrypt(old, Buffer.from('from before'), null);
    expect(both.open({ ...place, bytes: unnamed })).toBe('from before');
    expect(() => fieldEncryption.open({ ...place, bytes: both.seal('x', place) })).toThrow(UnknownFieldKey);
    expect(() => fieldEncryption.open({ ...place, bytes: unnamed })).toThrow(UnknownFieldKey);
  });

  it('hashes the same value equally within a purpose and a key only', () => {
    expect(fieldEncryption.keyedHash('identity', 'x')).toEqual(fieldEncryption.keyedHash('identity', 'x'));
    expect(fieldEncryption.keyedHash('identity', 'x')).not.toEqual(fieldEncryption.keyedHash('account', 'x'));
    expect(fieldEncryption.keyedHash('identity', 'x')).not.toEqual(
      fieldEncryptionOf(2).keyedHash('identity', 'x'),
    );
  });

  it('makes tokens of 256 bits that are stored as a hash', () => {
    const token = newToken();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(tokenHash(token)).toHaveLength(32);
    expect(newToken()).not.toBe(token);
  });
});
