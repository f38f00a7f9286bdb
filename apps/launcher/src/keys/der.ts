/** The few DER forms (X.690) that a certificate is made of. */

/** One value: tag, length, content. */
export function der(tag: number, ...contents: readonly Uint8Array[]): Uint8Array {
  const content = Buffer.concat(contents);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
}

export const sequence = (...items: readonly Uint8Array[]): Uint8Array => der(0x30, ...items);
export const set = (...items: readonly Uint8Array[]): Uint8Array => der(0x31, ...items);
export const utf8Text = (text: string): Uint8Array => der(0x0c, Buffer.from(text, 'utf8'));
export const nothing = der(0x05);

/** A value wrapped in an explicit context tag. */
export const tagged = (number: number, item: Uint8Array): Uint8Array => der(0xa0 + number, item);

/** A positive number given as its bytes; a leading zero keeps it from reading as negative. */
export function unsigned(bytes: Uint8Array): Uint8Array {
  const negative = (bytes[0] ?? 0) >= 0x80;
  return der(0x02, negative ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);
}

/** Whole bytes as a bit string. */
export const bits = (bytes: Uint8Array): Uint8Array => der(0x03, Buffer.from([0]), bytes);

/** An object identifier from its dotted text. */
export function objectId(dotted: string): Uint8Array {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map((part) => Number.parseInt(part, 10));
  return der(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

/** An instant, to the second, in UTC (GeneralizedTime from 2050 on, UTCTime before: RFC 5280 §4.1.2.5). */
export function instant(at: Date): Uint8Array {
  const digits = at.toISOString().slice(0, 19).replace(/[-:T]/gu, '');
  return at.getUTCFullYear() >= 2050
    ? der(0x18, Buffer.from(`${digits}Z`, 'ascii'))
    : der(0x17, Buffer.from(`${digits.slice(2)}Z`, 'ascii'));
}

function lengthOf(length: number): Uint8Array {
  if (length < 0x80) return Buffer.from([length]);
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return Buffer.from([0x80 + bytes.length, ...bytes]);
}

function base128(value: number): number[] {
  const bytes = [value % 128];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128))
    bytes.unshift(0x80 + (rest % 128));
  return bytes;
}
