import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { vaultOf } from '../../test/builders/vault.ts';
import { encrypt } from './keys/aead.ts';
import { createVault, fieldKeyOf, newToken, tokenHash, UnknownFieldKey } from './vault.ts';

const vault = vaultOf(1);
const place = { table: 'investors', column: 'identity_enc', row: 'a1' } as const;

describe('the vault', () => {
  it('opens what it sealed, and seals the same text differently each time', () => {
    const bytes = vault.seal('900101-14-5678', place);
    expect(vault.open({ ...place, bytes })).toBe('900101-14-5678');
    expect(vault.seal('900101-14-5678', place).equals(bytes)).toBe(false);
    expect(bytes.toString('latin1')).not.toContain('900101');
    expect(fieldKeyOf(bytes)).toBe(1);
  });

  it('refuses a text that was changed by one bit, or sealed with another key', () => {
    const bytes = vault.seal('secret', place);
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => vault.open({ ...place, bytes: changed })).toThrow();
    }
    expect(() => vault.open({ ...place, bytes: bytes.subarray(0, -1) })).toThrow();
    expect(() => vaultOf(2).open({ ...place, bytes })).toThrow();
  });

  it('refuses a text that was moved to another row, column or table', () => {
    const bytes = vault.seal('secret', place);
    expect(() => vault.open({ ...place, row: 'a2', bytes })).toThrow();
    expect(() => vault.open({ table: 'operators', column: 'identity_enc', row: 'a1', bytes })).toThrow();
    const factor = { table: 'two_factors', column: 'pending_secret_enc', row: 'user:a1' } as const;
    const pending = vault.seal('secret', factor);
    expect(() => vault.open({ ...factor, column: 'secret_enc', bytes: pending })).toThrow();
  });

  it('opens what named no key yet with the key from then, and says which key it does not have', () => {
    const old = createHmac('sha256', 'old').digest();
    const current = { id: 7, key: createHmac('sha256', 'new').digest() };
    const both = createVault(() => ({
      current,
      fields: new Map([
        [0, old],
        [7, current.key],
      ]),
      lookup: old,
    }));
    const unnamed = encrypt(old, Buffer.from('from before'), null);
    expect(both.open({ ...place, bytes: unnamed })).toBe('from before');
    expect(() => vault.open({ ...place, bytes: both.seal('x', place) })).toThrow(UnknownFieldKey);
    expect(() => vault.open({ ...place, bytes: unnamed })).toThrow(UnknownFieldKey);
  });

  it('hashes the same value equally within a purpose and a key only', () => {
    expect(vault.keyedHash('identity', 'x')).toEqual(vault.keyedHash('identity', 'x'));
    expect(vault.keyedHash('identity', 'x')).not.toEqual(vault.keyedHash('account', 'x'));
    expect(vault.keyedHash('identity', 'x')).not.toEqual(vaultOf(2).keyedHash('identity', 'x'));
  });

  it('makes tokens of 256 bits that are stored as a hash', () => {
    const token = newToken();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(tokenHash(token)).toHaveLength(32);
    expect(newToken()).not.toBe(token);
  });
});
