/**
 * Owns: proof_keys, proof_records, proof_claims, proof_nodes.
 * States: none; a record is written once, and later ones correct it.
 * Rules: the root of a day's tree is what the accounts of the ledger hold; records follow each other by their hashes (PRF-1).
 * Use: `rotateKey` by the command that publishes the next signing key.
 */
export { rotateKey } from './commands/publish-key.ts';
