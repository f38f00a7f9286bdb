import { pipeline, Readable } from 'node:stream';
import { format } from '@fast-csv/format';

/** A spreadsheet runs what begins like a formula; a quote in front makes it a text again. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@|%\t\r]/u;

/** The wire form of a negative amount: a figure that a spreadsheet has to add up. */
const NEGATIVE_AMOUNT = /^-\d+\.\d{2}$/;

/** A cell that no spreadsheet interprets as a formula; amounts in wire form go in as they are. */
export function plainCell(text: string): string {
  return FORMULA.test(text) && !NEGATIVE_AMOUNT.test(text) ? `'${text}` : text;
}

/** Rows that are there, or that come one after the other. */
type Rows = AsyncIterable<readonly string[]> | Iterable<readonly string[]>;

/**
 * Rows as a CSV file that spreadsheets open as UTF-8 (byte order mark, CRLF), written as fast as it is read.
 * An error of the rows ends the stream with that error.
 */
export function csvStream(headers: readonly string[], rows: Rows): Readable {
  const file = format<string[], string[]>({
    headers: [...headers],
    alwaysWriteHeaders: true,
    writeBOM: true,
    rowDelimiter: '\r\n',
    includeEndRowDelimiter: true,
  });
  // The reader of the file gets an error of the rows, because a pipeline destroys its end with it.
  return pipeline(Readable.from(cells(rows)), file, () => undefined);
}

async function* cells(rows: Rows): AsyncGenerator<string[]> {
  for await (const row of rows) {
    yield row.map(plainCell);
  }
}
