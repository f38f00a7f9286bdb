import { createHmac } from 'node:crypto';
import { createVault, type Vault } from '../../src/platform/vault.ts';

/** A vault of one field key, for what needs no database; the same number gives the same keys. */
export function vaultOf(seed: number): Vault {
  const keyFor = (use: string) => createHmac('sha256', Buffer.alloc(32, seed)).update(use).digest();
  const current = { id: 1, key: keyFor('field') };
  return createVault(() => ({ current, fields: new Map([[1, current.key]]), lookup: keyFor('lookup') }));
}
