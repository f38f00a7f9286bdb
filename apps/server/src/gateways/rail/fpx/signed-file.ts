import { verifyWithAny } from './certificates.ts';
import { signSource } from './checksum.ts';
import type { FpxMerchant } from './merchant.ts';

/**
 * Files of direct debit: comma-separated rows with the public columns (DDB-5). Their transport is not
 * public, so the envelope is the product's own: the file's name, its text, the exchange id, and the checksum over them.
 */
export type Rows = readonly (readonly string[])[];

const PARTS = ['FILENAME', 'FILE', 'SELLEREXID'] as const;

/** The platform's rows as the signed form that is posted to the exchange. */
export function signedFile(merchant: FpxMerchant, name: string, rows: Rows): Record<string, string> {
  const file = rows.map((row) => row.map(cell).join(',')).join('\n');
  const source = [name, file, merchant.exchangeId].join('|');
  return {
    FILENAME: name,
    FILE: file,
    SELLEREXID: merchant.exchangeId,
    CHECKSUM: signSource(source, merchant.privateKey, merchant.digest),
  };
}

/** The rows of an answered file of that name, or null where the exchange's signature cannot be verified. */
export function readSignedFile(
  merchant: FpxMerchant,
  name: string,
  raw: Readonly<Record<string, string>>,
  now: Date,
): Rows | null {
  if (raw.FILENAME !== name || raw.SELLEREXID !== merchant.exchangeId) {
    return null;
  }
  const source = PARTS.map((part) => raw[part] ?? '').join('|');
  const signature = { source, checkSum: raw.CHECKSUM ?? '', digest: merchant.digest };
  if (verifyWithAny(merchant.exchangeCertificates, signature, now) !== 'verified') {
    return null;
  }
  return (raw.FILE ?? '').split('\n').map((row) => row.split(','));
}

/** A value without what separates cells and rows. */
function cell(text: string): string {
  return text.replace(/[,\r\n"]+/g, ' ').trim();
}
