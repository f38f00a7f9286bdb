/** The SWIFT X character set and the lengths of pain.001.001.03 as Malaysian banks take it (PAY-2). */

const ALLOWED = /^[A-Za-z0-9/\-?:().,'+ ]*$/;
const FOREIGN = /[^A-Za-z0-9/\-?:().,'+ ]+/g;

export const MAX_ID_CHARS = 35;
export const MAX_NAME_CHARS = 70;
export const MAX_DESCRIPTION_CHARS = 140;

/** An identifier that a bank gives back unchanged: 1 to 35 characters, no slash at either end, none doubled. */
export function isReference(text: string): boolean {
  const fits = text.length >= 1 && text.length <= MAX_ID_CHARS && text === text.trim();
  return fits && ALLOWED.test(text) && !/^\/|\/$|\/\//.test(text);
}

/** Free text in the SWIFT set: accents dropped, anything else foreign becomes a space; cut to the length. */
export function swiftText(text: string, maxChars: number): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('&', '+').replace(FOREIGN, ' ');
  return plain.replace(/\s+/g, ' ').trim().slice(0, maxChars).trim();
}
