import { sha256 } from '../../../platform/field-encryption.ts';
import type { DocumentSide, EkycIdentity } from '../port.ts';

const PREFIX = 'TITIAN-SAMPLE-CARD';
const VERSION = '1';

/** What the code of a sample card says. */
export interface SampleCard extends EkycIdentity {
  readonly side: DocumentSide;
}

/**
 * The text of the code on a sample card of the demo kit. Its checksum distinguishes a sample card from other codes; it
 * does not prevent forgery, so sample cards are only accepted in the demo and in tests.
 */
export function sampleCode(card: SampleCard): string {
  const { side, name, type, number, bornOn } = card;
  const content = Buffer.from(JSON.stringify([side, name, type, number, bornOn])).toString('base64url');
  return [PREFIX, VERSION, content, checksum(content)].join(':');
}

/** Reads what `sampleCode` wrote; null for every other code. */
export function readSampleCode(text: string): SampleCard | null {
  const [prefix, version, content = '', sum] = text.split(':');
  if (prefix !== PREFIX || version !== VERSION || sum !== checksum(content)) {
    return null;
  }
  const [side, name, type, number, bornOn] = listOf(content);
  const isCard = (side === 'front' || side === 'back') && isText(name) && isText(type) && isText(number);
  return isCard ? { side, name, type, number, bornOn: isText(bornOn) ? bornOn : null } : null;
}

function listOf(content: string): unknown[] {
  try {
    const list: unknown = JSON.parse(Buffer.from(content, 'base64url').toString('utf8'));
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function checksum(content: string): string {
  return sha256(`${PREFIX}\0${VERSION}\0${content}`).toString('hex').slice(0, 16);
}
