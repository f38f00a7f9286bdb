import { createHmac, hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { leafBytes, maxProofSumSen, type ProofNode, proofDepths } from '@titian/contracts/proof/format';
import type { Day } from '@titian/finance/calendar';
import { type Sen, sen, ZERO_SEN } from '@titian/finance/sen';
import { ImpossibleClaims } from './claims.ts';
import { randomOrder } from './random-order.ts';
import { ShortHmac } from './short-hmac.ts';

/** Hash and sum of one node, as they stand beside each other in a level. */
export const NODE_BYTES = 40;
const SUM_AT = 32;
const NODE_TAG = 1;
/** No claim is split into more pieces. */
const MOST_PIECES = 8;
/** Leaves of nothing are the pieces of this number. */
const NOBODY = '';
/** How much is worked on before other work of the process has its turn. */
const CLAIMS_PER_TURN = 1_000;
const NODES_PER_TURN = 8_192;
/** The levels that are stored: a path is recomputed from these. */
export const storedLevels = [0, 8, 16];

/** A claim as the tree has it, of a client or of nobody. */
export interface TreeClaim {
  readonly number: string;
  readonly amountSen: Sen;
}

export interface ProofTree {
  readonly depth: number;
  readonly root: ProofNode;
  /** The nodes of each level of `storedLevels` below the root, left to right. */
  readonly levels: ReadonlyMap<number, Buffer>;
  /** Where the pieces of each claim are among the leaves, in the order of the claims. */
  readonly positions: readonly (readonly number[])[];
}

/** The secret of a day, which everything random in its tree is derived from, so that it is the same when it is made again. */
export function dayKeyOf(proofKey: Buffer, day: Day): Buffer {
  return createHmac('sha256', proofKey).update(`day ${day}`).digest();
}

/** Nonce of a piece, and the random number that decides how much of the claim it takes. */
export interface PieceSecrets {
  readonly nonce: Buffer;
  readonly random: bigint;
}

/** The secrets of the pieces of a day, by client number and piece. */
export function pieceSecretsOf(dayKey: Buffer): (number: string, piece: number) => PieceSecrets {
  const hmac = new ShortHmac('sha512').useKey(dayKey);
  return (number, piece) => {
    const bytes = Buffer.from(hmac.digest(`piece ${piece} ${number}`), 'binary');
    return { nonce: bytes.subarray(0, SUM_AT), random: bytes.readBigUInt64BE(SUM_AT) };
  };
}

/**
 * Builds the Merkle-sum tree of a day: each claim is split at random, the pieces are put into a random order, and the rest of
 * the leaves are of nothing. Other work of the process goes on meanwhile.
 * @throws ImpossibleClaims where a claim or a sum is below zero or above what a node may hold
 */
export async function buildProofTree(
  dayKey: Buffer,
  day: Day,
  claims: readonly TreeClaim[],
): Promise<ProofTree> {
  const depth = depthFor(claims.length);
  const capacity = 2 ** depth;
  const most = Math.min(MOST_PIECES, Math.floor(capacity / Math.max(1, claims.length)));
  const leaves = new LeafLevel(day, randomOrder(dayKey, capacity));
  const secretsOf = pieceSecretsOf(dayKey);
  const positions: number[][] = [];
  for (const { number, amountSen } of claims) {
    positions.push(
      splitClaim({ number, amountSen }, most, secretsOf).map((one) => leaves.place(number, one)),
    );
    if (positions.length % CLAIMS_PER_TURN === 0) {
      await nextTurn();
    }
  }
  for (let piece = 0; leaves.hasRoom; piece += 1) {
    const { nonce } = secretsOf(NOBODY, piece);
    leaves.place(NOBODY, { piece, nonce, amountSen: ZERO_SEN });
  }
  return { depth, positions, ...(await joinLevels(leaves.nodes, depth)) };
}

/** Leaves that are filled in a random order. */
class LeafLevel {
  readonly nodes: Buffer;
  readonly #day: Day;
  readonly #order: Uint32Array;
  readonly #hmac = new ShortHmac('sha256');
  #placed = 0;

  constructor(day: Day, order: Uint32Array) {
    this.#day = day;
    this.#order = order;
    this.nodes = Buffer.alloc(order.length * NODE_BYTES);
  }

  get hasRoom(): boolean {
    return this.#placed < this.#order.length;
  }

  /** Puts a piece into the next place of the order, and answers which that is. */
  place(number: string, { piece, nonce, amountSen }: Piece): number {
    const position = this.#order[this.#placed] ?? 0;
    this.#placed += 1;
    const clientMac = Buffer.from(this.#hmac.useKey(nonce).digest(number), 'binary');
    const bytes = leafBytes({ day: this.#day, nonce, clientMac, piece, amountSen });
    const at = position * NODE_BYTES;
    this.nodes.write(hash('sha256', bytes, 'binary'), at, 'binary');
    this.nodes.writeBigUInt64BE(amountSen, at + SUM_AT);
    return position;
  }
}

interface Piece {
  readonly piece: number;
  readonly nonce: Buffer;
  readonly amountSen: Sen;
}

/** Splits a claim into at least two pieces by cuts at random places; pieces may be of nothing. */
function splitClaim(
  { number, amountSen }: TreeClaim,
  most: number,
  secretsOf: ReturnType<typeof pieceSecretsOf>,
): Piece[] {
  if (amountSen < 0n || amountSen > maxProofSumSen) {
    throw new ImpossibleClaims('a claim is below zero or too large');
  }
  const first = secretsOf(number, 0);
  const count = 2 + Number(first.random % BigInt(most - 1));
  const secrets = [first, ...Array.from({ length: count - 1 }, (_, at) => secretsOf(number, at + 1))];
  // The number of pieces is decided by the first one's, so that the last one's random number is left over instead.
  const cuts = secrets.slice(1).map(({ random }) => (random * (amountSen + 1n)) >> 64n);
  const ends = [...cuts.sort((a, b) => (a < b ? -1 : 1)), amountSen];
  return secrets.map(({ nonce }, piece) => ({
    piece,
    nonce,
    amountSen: sen((ends[piece] ?? 0n) - (ends[piece - 1] ?? 0n)),
  }));
}

function depthFor(claims: number): number {
  const depth = proofDepths.find((one) => 2 ** one >= 2 * claims);
  if (depth === undefined) {
    throw new ImpossibleClaims(`${claims} claims are more than a tree holds`);
  }
  return depth;
}

async function joinLevels(leaves: Buffer, depth: number): Promise<Pick<ProofTree, 'root' | 'levels'>> {
  const levels = new Map([[0, leaves]]);
  let nodes = leaves;
  for (let level = 1; level <= depth; level += 1) {
    nodes = await joinLevel(nodes);
    if (storedLevels.includes(level)) {
      levels.set(level, nodes);
    }
  }
  return { root: nodeAt(nodes, 0), levels };
}

async function joinLevel(nodes: Buffer): Promise<Buffer> {
  const slice = NODES_PER_TURN * NODE_BYTES;
  const parents: Buffer[] = [];
  for (let from = 0; from < nodes.length; from += slice) {
    parents.push(joinPairs(nodes.subarray(from, from + slice)));
    await nextTurn();
  }
  return Buffer.concat(parents);
}

/**
 * The parents of the nodes of a level.
 * @throws ImpossibleClaims where a sum is too large
 */
export function joinPairs(nodes: Buffer): Buffer {
  const parents = Buffer.alloc(nodes.length / 2);
  const input = Buffer.alloc(1 + 2 * NODE_BYTES, NODE_TAG);
  for (let at = 0; at < parents.length; at += NODE_BYTES) {
    // Two nodes beside each other are the bytes of `nodeBytes` without its tag.
    nodes.copy(input, 1, 2 * at, 2 * at + 2 * NODE_BYTES);
    parents.write(hash('sha256', input, 'binary'), at, 'binary');
    const sum = input.readBigUInt64BE(1 + SUM_AT) + input.readBigUInt64BE(1 + NODE_BYTES + SUM_AT);
    if (sum > maxProofSumSen) {
      throw new ImpossibleClaims('a sum is too large');
    }
    parents.writeBigUInt64BE(sum, at + SUM_AT);
  }
  return parents;
}

/** One node of a level. */
export function nodeAt(nodes: Buffer, index: number): ProofNode & { readonly amountSen: Sen } {
  const at = index * NODE_BYTES;
  return {
    hash: Buffer.from(nodes.subarray(at, at + SUM_AT)),
    amountSen: sen(nodes.readBigUInt64BE(at + SUM_AT)),
  };
}
