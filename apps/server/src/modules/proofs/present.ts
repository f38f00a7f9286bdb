import type { ParsedApi } from '@titian/contracts/schemas/all';
import { sen, senToText } from '@titian/finance/sen';
import { totalOf } from './domain/claims.ts';
import type { ProofRecord } from './domain/proof-record.ts';
import type { OwnProof, VerifiablePiece, VerifiableRecord } from './queries/read-proofs.ts';
import type { PublishedKey, StoredRecord } from './store/records.ts';

type Wire<Name extends keyof ParsedApi> = ParsedApi[Name]['response'];

/** What was signed, read. */
export function contentOf(record: StoredRecord): ProofRecord {
  return JSON.parse(record.content) as ProofRecord;
}

/** A day in the list. */
export function presentDay(stored: StoredRecord): Wire<'proofDays'>['items'][number] {
  const record = contentOf(stored);
  return {
    ...{ day: stored.day, hash: stored.hash.toString('hex'), key_id: stored.keyId },
    ...{ amount: senToText(stored.totalSen), bank: record.bank, difference: record.difference },
    ...{ reconciliation: record.reconciliation, skipped_days: record.skipped_days },
    corrections: record.corrections.length + record.bank_corrections.length,
  };
}

/** What was signed, with its signature and key. */
export function presentSigned(record: VerifiableRecord) {
  return {
    ...{ day: record.day, content: record.content, key_id: record.keyId },
    hash: record.hash.toString('hex'),
    signature: record.signature.toString('hex'),
    public_key: record.publicKey.toString('hex'),
  };
}

/** A day's signed record. */
export function presentRecord(record: VerifiableRecord): Wire<'proofDay'> {
  return { success: true, ...presentSigned(record), record: contentOf(record) };
}

/** A client's own proof of a day. */
export function presentOwnProof({ record, clientNumber, parts, pieces }: OwnProof): Wire<'ownProof'> {
  return {
    ...{ success: true, ...presentSigned(record), client_number: clientNumber },
    claim: {
      total: senToText(totalOf(parts)),
      cash: senToText(parts.cashSen),
      waiting: senToText(parts.waitingSen),
      payouts: senToText(parts.payoutsSen),
      shares: senToText(parts.sharesSen),
      excess: senToText(parts.excessSen),
    },
    pieces: pieces.map(presentPiece),
  };
}

function presentPiece({ piece, position, nonce, amountSen, path }: VerifiablePiece) {
  return {
    ...{ piece, position, nonce: nonce.toString('hex'), amount: senToText(amountSen) },
    path: path.map((node) => ({
      hash: Buffer.from(node.hash).toString('hex'),
      amount: senToText(sen(node.amountSen)),
    })),
  };
}

/** A published key. */
export function presentKey(key: PublishedKey): Wire<'proofKeys'>['items'][number] {
  return {
    ...{ id: key.id, public_key: key.publicKey.toString('hex') },
    endorsement: key.endorsement?.toString('hex') ?? null,
    created_at: key.createdAt.toISOString(),
  };
}
