import type { ProofNode } from '@titian/contracts/proof/format';
import { joinPairs, NODE_BYTES, nodeAt, storedLevels } from './proof-tree.ts';

/** Nodes in a stored row. */
export const CHUNK_NODES = 256;
const LEVELS_PER_CHUNK = 8;

/** Which stored row of nodes something is in. */
export interface ChunkPlace {
  readonly level: number;
  readonly chunk: number;
}

/** A row of nodes of a level, beside each other. */
export interface NodeChunk extends ChunkPlace {
  readonly nodes: Buffer;
}

/** The rows that the path of a leaf is computed from, from the leaf's up. */
export function chunksOfPath(position: number, depth: number): ChunkPlace[] {
  return storedLevels
    .filter((level) => level < depth)
    .map((level) => ({ level, chunk: Math.floor(position / 2 ** (level + LEVELS_PER_CHUNK)) }));
}

/**
 * The siblings of a leaf and of its ancestors below the root, from the leaf's up.
 * @param chunks those of `chunksOfPath`
 */
export function pathOf(position: number, depth: number, chunks: readonly NodeChunk[]): ProofNode[] {
  return chunksOfPath(position, depth).flatMap(({ level, chunk }) => {
    const found = chunks.find((one) => one.level === level && one.chunk === chunk);
    if (found === undefined) {
      throw new Error(`The tree lacks nodes ${chunk} of level ${level}.`);
    }
    return siblingsIn(found.nodes, Math.floor(position / 2 ** level) % CHUNK_NODES);
  });
}

/** The siblings on the way from one node of a row to what the whole row joins into. */
function siblingsIn(row: Buffer, place: number): ProofNode[] {
  const siblings: ProofNode[] = [];
  let nodes = row;
  for (let index = place; nodes.length > NODE_BYTES; index = Math.floor(index / 2)) {
    siblings.push(nodeAt(nodes, index % 2 === 0 ? index + 1 : index - 1));
    nodes = joinPairs(nodes);
  }
  return siblings;
}

/** Amount of a leaf. */
export function leafAmountSen(position: number, chunks: readonly NodeChunk[]): bigint {
  const chunk = Math.floor(position / CHUNK_NODES);
  const found = chunks.find((one) => one.level === 0 && one.chunk === chunk);
  if (found === undefined) {
    throw new Error(`The tree lacks nodes ${chunk} of level 0.`);
  }
  return nodeAt(found.nodes, position % CHUNK_NODES).amountSen;
}
