/**
 * What is hashed and signed in a proof of client money (docs/proof.md). Server, browser and the published verifier agree on
 * these bytes; a change is another format with another name.
 */
export const proofFormat = 'titian-proof-1';

/** How deep a tree may be; the smallest that has room for two pieces of every claim is used, so that depth says little. */
export const proofDepths = [10, 12, 14, 16, 18, 20, 21, 22, 24] as const;

/** No sum of a tree may be above this or below zero, at any node. */
export const maxProofSumSen = 2n ** 63n - 1n;

const LEAF_TAG = 0;
const NODE_TAG = 1;
const DAY_BYTES = 10;
const HASH_BYTES = 32;
const INDEX_BYTES = 4;
const SUM_BYTES = 8;

/** A node as its parent has it: its hash and the sum of all pieces below it. */
export interface ProofNode {
  /** 32 bytes. */
  readonly hash: Uint8Array;
  readonly amountSen: bigint;
}

/** One piece of one claim. */
export interface ProofLeaf {
  /** `2026-11-21`. */
  readonly day: string;
  /** 32 bytes that only the holder of the claim is given. */
  readonly nonce: Uint8Array;
  /** HMAC-SHA-256 of the client number under the nonce. */
  readonly clientMac: Uint8Array;
  /** Which piece of the claim it is, from 0. */
  readonly piece: number;
  readonly amountSen: bigint;
}

/** The bytes whose SHA-256 is a leaf: 0x00, day, nonce, MAC of the client number, piece, amount. Numbers are big-endian. */
export function leafBytes({ day, nonce, clientMac, piece, amountSen }: ProofLeaf): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(1 + DAY_BYTES + 2 * HASH_BYTES + INDEX_BYTES + SUM_BYTES);
  const view = new DataView(bytes.buffer);
  bytes[0] = LEAF_TAG;
  for (let at = 0; at < DAY_BYTES; at += 1) {
    bytes[1 + at] = day.charCodeAt(at);
  }
  bytes.set(nonce, 1 + DAY_BYTES);
  bytes.set(clientMac, 1 + DAY_BYTES + HASH_BYTES);
  view.setUint32(1 + DAY_BYTES + 2 * HASH_BYTES, piece);
  view.setBigUint64(1 + DAY_BYTES + 2 * HASH_BYTES + INDEX_BYTES, amountSen);
  return bytes;
}

/**
 * The bytes whose SHA-256 is a node: 0x01, then hash and sum of the left child, then those of the right one. Both sums are in it
 * apart, so that neither child can be given another one's.
 */
export function nodeBytes(left: ProofNode, right: ProofNode): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(1 + 2 * (HASH_BYTES + SUM_BYTES));
  const view = new DataView(bytes.buffer);
  bytes[0] = NODE_TAG;
  bytes.set(left.hash, 1);
  view.setBigUint64(1 + HASH_BYTES, left.amountSen);
  bytes.set(right.hash, 1 + HASH_BYTES + SUM_BYTES);
  view.setBigUint64(1 + 2 * HASH_BYTES + SUM_BYTES, right.amountSen);
  return bytes;
}

/** What the key before a signing key signs, so that who trusts one may trust the next. */
export function endorsedKeyText(id: number, publicKeyHex: string): string {
  return `${proofFormat} key ${id} ${publicKeyHex}`;
}
