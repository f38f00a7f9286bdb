import { createHmac } from 'node:crypto';
import { createFieldEncryption, type FieldEncryption } from '../../src/platform/field-encryption.ts';

/** Field encryption with one field key, for what needs no database; the same number gives the same keys. */
export function fieldEncryptionOf(seed: number): FieldEncryption {
  const keyFor = (use: string) => createHmac('sha256', Buffer.alloc(32, seed)).update(use).digest();
  const current = { id: 1, key: keyFor('field') };
  return createFieldEncryption(() => ({
    current,
    fields: new Map([[1, current.key]]),
    lookup: keyFor('lookup'),
  }));
}
