import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { leafBytes, nodeBytes } from './format.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const document = readFileSync(new URL('../../../../docs/proof.md', import.meta.url), 'utf8');

describe('the bytes of a proof', () => {
  it('are those of the published test vector', () => {
    const nonce = Buffer.alloc(32, 0x11);
    const clientMac = createHmac('sha256', nonce).update('INV-000001').digest();
    const leaf = sha256(leafBytes({ day: '2026-11-20', nonce, clientMac, piece: 0, amountSen: 12_34n }));
    const sibling = { hash: Buffer.alloc(32, 0x22), amountSen: 66n };
    const parent = sha256(nodeBytes({ hash: leaf, amountSen: 12_34n }, sibling));
    expect([clientMac, leaf, parent].map((one) => one.toString('hex'))).toEqual([
      '60cfae7977984ce7989a27496351401eee51f269e688480ae08d761a67ab4fd5',
      'a1bf1d799ce045769a44bcc748097022d96a399df063e03ee7aab6bbd99e5a3e',
      'd2dceda428f33681e202b43bc530294271b3408fd9215fa5632ed76825ab66a2',
    ]);
    for (const one of [clientMac, leaf, parent]) {
      expect(document).toContain(one.toString('hex'));
    }
  });
});
