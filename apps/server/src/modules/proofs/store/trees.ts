import type { Day } from '@titian/finance/calendar';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { writeInSlices } from '../../../platform/db/write-in-slices.ts';
import type { Claim, ClaimParts } from '../domain/claims.ts';
import { CHUNK_NODES, type ChunkPlace, type NodeChunk } from '../domain/proof-path.ts';
import { NODE_BYTES, type ProofTree } from '../domain/proof-tree.ts';

const CLAIMS_PER_INSERT = 10_000;
const CHUNKS_PER_INSERT = 500;

const INSERT_CLAIMS = {
  name: 'proof_insert_claims',
  // Arrays of different lengths travel as text.
  text: `insert into proof_claims (day, client_id, client_number, cash_sen, waiting_sen, payouts_sen, shares_sen, excess_sen, positions)
    select $1::date, client, number, cash, waiting, payouts, shares, excess, positions::integer[]
    from unnest($2::uuid[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[], $9::text[])
      as row (client, number, cash, waiting, payouts, shares, excess, positions)`,
};

/** Stores the claims of a day with the places of their pieces. */
export async function insertClaims(
  tx: Tx,
  day: Day,
  claims: readonly Claim[],
  positions: ProofTree['positions'],
): Promise<void> {
  const rows = claims.map((claim, index) => ({ claim, positions: positions[index] ?? [] }));
  await writeInSlices(rows, CLAIMS_PER_INSERT, (some) =>
    tx.run(INSERT_CLAIMS, [
      day,
      some.map(({ claim }) => claim.clientId),
      some.map(({ claim }) => claim.clientNumber),
      some.map(({ claim }) => claim.parts.cashSen),
      some.map(({ claim }) => claim.parts.waitingSen),
      some.map(({ claim }) => claim.parts.payoutsSen),
      some.map(({ claim }) => claim.parts.sharesSen),
      some.map(({ claim }) => claim.parts.excessSen),
      some.map((one) => `{${one.positions.join(',')}}`),
    ]),
  );
}

const INSERT_NODES = {
  name: 'proof_insert_nodes',
  text: `insert into proof_nodes (day, level, chunk, nodes)
    select $1::date, $2::integer, chunk, nodes from unnest($3::integer[], $4::bytea[]) as row (chunk, nodes)`,
};

/** Stores the levels of a day's tree that paths are computed from. */
export async function insertNodes(tx: Tx, day: Day, levels: ProofTree['levels']): Promise<void> {
  const bytes = CHUNK_NODES * NODE_BYTES;
  for (const [level, nodes] of levels) {
    const chunks = Array.from({ length: Math.ceil(nodes.length / bytes) }, (_, chunk) => chunk);
    await writeInSlices(chunks, CHUNKS_PER_INSERT, (some) =>
      tx.run(INSERT_NODES, [
        ...[day, level, some],
        some.map((chunk) => nodes.subarray(chunk * bytes, (chunk + 1) * bytes)),
      ]),
    );
  }
}

/** A client's claim of a day as it was stored. */
export interface StoredClaim {
  readonly clientNumber: string;
  readonly parts: ClaimParts;
  readonly positions: readonly number[];
}

const CLAIM = {
  name: 'proof_claim',
  text: `select client_number, cash_sen, waiting_sen, payouts_sen, shares_sen, excess_sen, positions
    from proof_claims where day = $1 and client_id = $2`,
};

interface ClaimRow {
  readonly client_number: string;
  readonly cash_sen: ClaimParts['cashSen'];
  readonly waiting_sen: ClaimParts['cashSen'];
  readonly payouts_sen: ClaimParts['cashSen'];
  readonly shares_sen: ClaimParts['cashSen'];
  readonly excess_sen: ClaimParts['cashSen'];
  readonly positions: number[];
}

/** A client's claim of a day; null where there was none. */
export async function findClaim(reader: Reader, day: Day, clientId: string): Promise<StoredClaim | null> {
  const [row] = await reader.run<ClaimRow>(CLAIM, [day, clientId]);
  if (row === undefined) {
    return null;
  }
  const { cash_sen: cashSen, waiting_sen: waitingSen, payouts_sen: payoutsSen } = row;
  const { shares_sen: sharesSen, excess_sen: excessSen, positions, client_number: clientNumber } = row;
  return { clientNumber, positions, parts: { cashSen, waitingSen, payoutsSen, sharesSen, excessSen } };
}

const CHUNKS = {
  name: 'proof_chunks',
  text: `select n.level, n.chunk, n.nodes from unnest($2::integer[], $3::integer[]) as w (level, chunk)
    join proof_nodes n on n.day = $1 and n.level = w.level and n.chunk = w.chunk`,
};

/** Some rows of a day's nodes. */
export function readChunks(reader: Reader, day: Day, wanted: readonly ChunkPlace[]): Promise<NodeChunk[]> {
  return reader.run<NodeChunk>(CHUNKS, [day, wanted.map((one) => one.level), wanted.map((one) => one.chunk)]);
}
