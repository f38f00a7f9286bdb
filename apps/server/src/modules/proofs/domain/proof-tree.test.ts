import { createHmac, hash } from 'node:crypto';
import { leafBytes, nodeBytes, type ProofNode } from '@titian/contracts/proof/format';
import { day } from '@titian/finance/calendar';
import { sen, sumSen } from '@titian/finance/sen';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHUNK_NODES, chunksOfPath, leafAmountSen, type NodeChunk, pathOf } from './proof-path.ts';
import {
  buildProofTree,
  dayKeyOf,
  NODE_BYTES,
  type ProofTree,
  pieceSecretsOf,
  type TreeClaim,
} from './proof-tree.ts';

const ON = day('2026-11-20');
const KEY = Buffer.alloc(32, 7);
const dayKey = dayKeyOf(KEY, ON);
const build = (claims: readonly TreeClaim[]) => buildProofTree(dayKey, ON, claims);
const claim = (number: string, amount: bigint) => ({ number, amountSen: sen(amount) });
const sha = (bytes: Uint8Array) => hash('sha256', bytes, 'buffer');

/** The stored rows that the path of a leaf is computed from. */
function chunksOf(tree: ProofTree, position: number): NodeChunk[] {
  const bytes = CHUNK_NODES * NODE_BYTES;
  return chunksOfPath(position, tree.depth).map(({ level, chunk }) => ({
    level,
    chunk,
    nodes: tree.levels.get(level)?.subarray(chunk * bytes, (chunk + 1) * bytes) ?? Buffer.alloc(0),
  }));
}

/** Where a piece leads, by the definition alone. */
function rootFrom(tree: ProofTree, { number }: TreeClaim, piece: number, position: number): ProofNode {
  const chunks = chunksOf(tree, position);
  const { nonce } = pieceSecretsOf(dayKey)(number, piece);
  const clientMac = createHmac('sha256', nonce).update(number).digest();
  const amountSen = leafAmountSen(position, chunks);
  let node: ProofNode = { hash: sha(leafBytes({ day: ON, nonce, clientMac, piece, amountSen })), amountSen };
  let at = position;
  for (const sibling of pathOf(position, tree.depth, chunks)) {
    const [left, right] = at % 2 === 0 ? [node, sibling] : [sibling, node];
    node = { hash: sha(nodeBytes(left, right)), amountSen: left.amountSen + right.amountSen };
    at = Math.floor(at / 2);
  }
  return node;
}

const claimsOf = fc
  .array(fc.bigInt({ min: 0n, max: 10n ** 15n }), { maxLength: 60 })
  .map((amounts) => amounts.map((amount, index) => claim(`INV-${index}`, amount)));

describe('a proof tree', () => {
  it('has the sum of all claims at its root, and every piece leads there', async () => {
    await fc.assert(
      fc.asyncProperty(claimsOf, async (claims) => {
        const tree = await build(claims);
        expect(tree.root.amountSen).toBe(sumSen(claims.map((one) => one.amountSen)));
        const taken = tree.positions.flat();
        expect(new Set(taken).size).toBe(taken.length);
        for (const [index, one] of claims.entries()) {
          const positions = tree.positions[index] ?? [];
          expect(positions.length).toBeGreaterThan(1);
          const amounts = positions.map((position) => leafAmountSen(position, chunksOf(tree, position)));
          expect(sumSen(amounts.map(sen))).toBe(one.amountSen);
          const piece = positions.length - 1;
          const root = rootFrom(tree, one, piece, positions[piece] ?? -1);
          expect(root).toEqual({ hash: tree.root.hash, amountSen: tree.root.amountSen });
        }
      }),
      { numRuns: 25 },
    );
  });

  it('is the same when it is made again, and another one on another day, for another key and by a sen', async () => {
    const claims = [claim('INV-1', 250_00n), claim('INV-2', 250_00n)];
    const root = (tree: ProofTree) => Buffer.from(tree.root.hash).toString('hex');
    const trees = await Promise.all([
      build(claims),
      buildProofTree(dayKeyOf(KEY, day('2026-11-19')), ON, claims),
      buildProofTree(dayKey, day('2026-11-19'), claims),
      buildProofTree(dayKeyOf(Buffer.alloc(32, 8), ON), ON, claims),
      build([claim('INV-1', 250_01n), claim('INV-2', 250_00n)]),
      build([claim('INV-1', 250_00n), claim('INV-3', 250_00n)]),
    ]);
    const roots = trees.map(root);
    expect(root(await build(claims))).toBe(roots[0]);
    expect(new Set(roots).size).toBe(roots.length);
  });

  it('gives equal claims leaves of their own: hash, amount and place differ', async () => {
    const tree = await build([claim('INV-1', 1_000_000n), claim('INV-2', 1_000_000n)]);
    const leaves = tree.positions.map((positions) =>
      positions.map((position) => {
        const at = position * NODE_BYTES;
        return tree.levels
          .get(0)
          ?.subarray(at, at + NODE_BYTES)
          .toString('hex');
      }),
    );
    expect(new Set(leaves.flat()).size).toBe(leaves.flat().length);
  });

  it('hides how many claims there are within a depth, and has room for two pieces of each', async () => {
    const some = (count: number) => Array.from({ length: count }, (_, index) => claim(`INV-${index}`, 1n));
    const trees = await Promise.all([0, 1, 512, 513].map((count) => build(some(count))));
    expect(trees.map((one) => one.depth)).toEqual([10, 10, 10, 12]);
  });

  it.each([
    ['a claim below zero', [claim('INV-1', -1n)]],
    ['a claim that no node holds', [claim('INV-1', 2n ** 63n)]],
    ['claims that no node holds together', [claim('INV-1', 2n ** 63n - 1n), claim('INV-2', 1n)]],
  ])('is not made of %s', async (_what, claims) => {
    await expect(build(claims)).rejects.toThrow('The proof of client money cannot be made');
  });
});
