import { randomInt } from 'node:crypto';

/** Without the letters and digits that look alike on paper: I, L, O, 0 and 1. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 10;
const HOW_MANY = 10;

/** Ten codes of ten characters; each opens the account once where the second factor is lost. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < HOW_MANY) {
    codes.add(Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''));
  }
  return [...codes];
}
