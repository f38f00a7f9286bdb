/**
 * Owns: proof_keys, proof_records, proof_claims, proof_nodes.
 * States: none; a record is written once, and later ones correct it.
 * Rules: the root of a day's tree is what the accounts of the ledger hold; records follow each other by their hashes (PRF-1).
 * Use: `rotateKey` by the command that publishes the next signing key, `exportLedger` by the one that writes the books.
 */

export { rotateKey } from './commands/publish-key.ts';
export { trustAccounts } from './domain/proof-record.ts';
export { type DayProof, daysWithProof, readDayProof } from './queries/day-proof.ts';
export { exportLedger, ledgerRange } from './queries/export-ledger.ts';
