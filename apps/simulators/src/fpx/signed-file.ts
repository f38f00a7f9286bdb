import { sign, verify } from 'node:crypto';
import type { FormFields } from '../lib/http.ts';
import type { FpxContext } from './context.ts';

/**
 * The files of direct debit: rows of comma-separated values. Their columns are public (DDB-5), their transport is
 * not, so the signed envelope is the product's own.
 */
export interface ReceivedFile {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

type Keys = Pick<FpxContext, 'exchangeId' | 'merchantKey' | 'privateKey'>;

function sourceOf(name: string, file: string, exchangeId: string): Buffer {
  return Buffer.from([name, file, exchangeId].join('|'), 'utf8');
}

/** Reads a file that the merchant signed; null for anything else. */
export function readFile(context: Keys, form: FormFields): ReceivedFile | null {
  const { FILENAME: name = '', FILE: file = '', SELLEREXID: exchangeId = '', CHECKSUM: checksum = '' } = form;
  if (exchangeId !== context.exchangeId || !/^(?:[0-9A-F]{2})+$/.test(checksum)) return null;
  const source = sourceOf(name, file, exchangeId);
  if (!verify('RSA-SHA1', source, context.merchantKey, Buffer.from(checksum, 'hex'))) return null;
  return { name, rows: file.split('\n').map((row) => row.split(',')) };
}

/** A result file, signed by the exchange, as the body of an answer. */
export function answerFile(context: Keys, name: string, rows: readonly (readonly string[])[]): string {
  const file = rows.map((row) => row.map(cell).join(',')).join('\n');
  const checksum = sign('RSA-SHA1', sourceOf(name, file, context.exchangeId), context.privateKey);
  const fields = { FILENAME: name, FILE: file, SELLEREXID: context.exchangeId };
  return `${new URLSearchParams({ ...fields, CHECKSUM: checksum.toString('hex').toUpperCase() })}`;
}

function cell(text: string): string {
  return text.replace(/[,\r\n"]+/g, ' ').trim();
}
