import {
  type ExportedTransfer,
  type ExportFormat,
  transferFields,
  transferValues,
} from '@titian/contracts/proof/ledger-format';

/** One file of an export; its content is read once, before the next file. */
export interface ExportedFile {
  readonly name: string;
  readonly content: AsyncIterable<string>;
}

type Value = string | number | null;

/** The lines of one kind of file. No value of an export needs quotes: all are numbers, ids, names of kinds, dates and hashes. */
export interface ExportLines {
  /** What the file begins with. */
  readonly header: string;
  line(values: readonly Value[]): string;
}

/** @param fields names of the values, in their order */
export function exportLines(format: ExportFormat, fields: readonly string[]): ExportLines {
  return format === 'csv'
    ? {
        header: `${fields.join(',')}\n`,
        line: (values) => `${values.map((one) => one ?? '').join(',')}\n`,
      }
    : {
        header: '',
        line: (values) =>
          `${JSON.stringify(Object.fromEntries(fields.map((name, at) => [name, values[at] ?? null])))}\n`,
      };
}

export const accountFields = ['account', 'kind', 'opening_sen', 'closing_sen'] as const;

const transferColumns = [...transferFields, 'hash'] as const;

/** The lines of transfers, each with the hash that stands for it in the chain. */
export function transferLines(format: ExportFormat) {
  const { header, line } = exportLines(format, transferColumns);
  return {
    header,
    line: (transfer: ExportedTransfer, hash: Buffer) =>
      line([...transferValues(transfer), hash.toString('hex')]),
  };
}
