import { readCamt053 } from './iso20022/camt053.ts';
import { isMt940, readMt940 } from './mt940/mt940.ts';
import { type StatementFile, StatementRejected } from './port.ts';

/**
 * Reads a bank's statement file, whichever of the two formats it is in (PAY-4).
 * @throws StatementRejected when it is neither, cannot be read, is not in MYR or does not add up
 */
export function readStatementFile(text: string): StatementFile {
  const content = text.replace(/^\uFEFF/, '').trim();
  if (content.startsWith('<')) {
    return { format: 'camt053', statements: readCamt053(content) };
  }
  if (isMt940(content)) {
    return { format: 'mt940', statements: readMt940(content) };
  }
  throw new StatementRejected('The file is neither a camt.053 nor an MT940 statement.');
}
