import type { PackageFile } from '../domain/package-file.ts';
import { customerFiles } from './customer-files.ts';
import { ledgerFiles } from './ledger-files.ts';
import { moneyFiles } from './money-files.ts';
import { noteFiles } from './note-files.ts';
import { recordFiles } from './record-files.ts';
import { servicingFiles } from './servicing-files.ts';

/** Every data file of a package, the one definition of what it holds and of how it is documented. */
export const packageFiles: readonly PackageFile[] = [
  ...[ledgerFiles, customerFiles, recordFiles, noteFiles, servicingFiles, moneyFiles].flat(),
];
