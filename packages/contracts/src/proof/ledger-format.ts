/**
 * What is hashed in an export of the ledger (docs/ledger-export.md). Server and published verifier agree on these bytes; a
 * change is another format with another name.
 */
export const ledgerFormat = 'titian-ledger-1';

/** The kinds of files that transfers and accounts are exported as. */
export const exportFormats = ['csv', 'jsonl'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What the chain of transfers begins with. */
export const FIRST_LEDGER_HASH = '0'.repeat(64);

/** A transfer as the export has it. */
export interface ExportedTransfer {
  /** Its place in the chain, from 1. */
  readonly number: number;
  readonly id: string;
  /** Pseudonyms of the accounts that gave and received. */
  readonly debit: string;
  readonly credit: string;
  /** Whole sen. */
  readonly amountSen: string;
  readonly kind: string;
  /** The note that it is of, and the transfer that it takes back. */
  readonly note: string | null;
  readonly reverses: string | null;
  readonly businessDate: string;
  /** Start of its transaction in UTC, to the microsecond. */
  readonly bookedAt: string;
}

/** Fields of an exported transfer in the order of its files and of what is hashed. */
export const transferFields = [
  'number',
  'id',
  'debit',
  'credit',
  'amount_sen',
  'kind',
  'note',
  'reverses',
  'business_date',
  'booked_at',
] as const;

/** The values of a transfer in that order. */
export function transferValues(transfer: ExportedTransfer): readonly (string | number | null)[] {
  return [
    ...[transfer.number, transfer.id, transfer.debit, transfer.credit, transfer.amountSen, transfer.kind],
    ...[transfer.note, transfer.reverses, transfer.businessDate, transfer.bookedAt],
  ];
}

/** What a record has beyond the end of its chain: business date, kind of account, amount in ringgit. */
export type AheadEntry = readonly [day: string, account: string, amount: string];

/** The text whose SHA-256 is a record's `ahead_hash`. @param salt 64 hexadecimal digits, secret outside exports */
export function aheadText(salt: string, entries: readonly AheadEntry[]): string {
  return salt + JSON.stringify(entries);
}

/** The text whose SHA-256 stands for a transfer in the chain: its values as a JSON array without spaces. */
export function transferText(transfer: ExportedTransfer): string {
  return JSON.stringify(transferValues(transfer));
}
