import { describe, expect, it } from 'vitest';
import { createVault, newToken, tokenHash } from './vault.ts';

const vault = createVault(Buffer.alloc(32, 1));

describe('the vault', () => {
  it('refuses a key of another length', () => {
    expect(() => createVault(Buffer.alloc(16))).toThrow('32 bytes');
  });

  it('opens what it sealed, and seals the same text differently each time', () => {
    const sealed = vault.seal('900101-14-5678');
    expect(vault.open(sealed)).toBe('900101-14-5678');
    expect(vault.seal('900101-14-5678').equals(sealed)).toBe(false);
    expect(sealed.toString('latin1')).not.toContain('900101');
  });

  it('refuses a text that was changed by one bit, or sealed with another key', () => {
    const sealed = vault.seal('secret');
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => vault.open(changed)).toThrow();
    }
    expect(() => createVault(Buffer.alloc(32, 2)).open(sealed)).toThrow();
  });

  it('hashes the same value equally within a purpose and a key only', () => {
    expect(vault.keyedHash('identity', 'x')).toEqual(vault.keyedHash('identity', 'x'));
    expect(vault.keyedHash('identity', 'x')).not.toEqual(vault.keyedHash('account', 'x'));
    expect(vault.keyedHash('identity', 'x')).not.toEqual(
      createVault(Buffer.alloc(32, 2)).keyedHash('identity', 'x'),
    );
  });

  it('makes tokens of 256 bits that are stored as a hash', () => {
    const token = newToken();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(tokenHash(token)).toHaveLength(32);
    expect(newToken()).not.toBe(token);
  });
});
