import { createHash, createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { leafBytes, nodeBytes } from '@titian/contracts/proof/format';
import type { OwnProof } from '../api/own-proof.ts';

const DAY = '2026-11-20';
const HALVES = [700_00n, 300_00n] as const;
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** A signed proof whose tree has the two pieces of one claim of RM 1,000.00, and nothing else. */
export function twoLeafProof(number: string): OwnProof {
  const leaves = HALVES.map((amountSen, piece) => {
    const nonce = Buffer.alloc(32, piece + 1);
    const clientMac = createHmac('sha256', nonce).update(number).digest();
    return { nonce, amountSen, hash: sha256(leafBytes({ day: DAY, nonce, clientMac, piece, amountSen })) };
  });
  const [left, right] = leaves;
  if (left === undefined || right === undefined) throw new Error('there are two leaves');
  const content = JSON.stringify({
    accounts: [{ account: 'investor_cash', amount: '1000.00', in_tree: true }],
    bank: null,
    day: DAY,
    format: 'titian-proof-1',
    tree: { amount: '1000.00', depth: 1, root: sha256(nodeBytes(left, right)).toString('hex') },
  });
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  const siblingOf = (at: number) => (at === 0 ? right : left);
  const text = (amountSen: bigint) => `${amountSen / 100n}.00`;
  return {
    ...{ success: true, day: DAY, content, key_id: 1, client_number: number },
    hash: sha256(content).toString('hex'),
    signature: sign(null, Buffer.from(content), privateKey).toString('hex'),
    public_key: Buffer.from(x, 'base64url').toString('hex'),
    claim: {
      ...{ total: '1000.00', cash: '1000.00', waiting: '0.00' },
      ...{ payouts: '0.00', shares: '0.00', excess: '0.00' },
    },
    pieces: leaves.map(({ nonce, amountSen }, piece) => ({
      ...{ piece, position: piece, nonce: nonce.toString('hex'), amount: text(amountSen) },
      path: [{ hash: siblingOf(piece).hash.toString('hex'), amount: text(siblingOf(piece).amountSen) }],
    })),
  };
}
