import { commonPasswordWords } from './common-passwords.ts';

const COMMON = 'This password is too common. Please choose one that is harder to guess.';
const DIGITS_ONLY = 'Please choose a password that is not only digits.';
const PERSONAL = 'Please choose a password without your name or e-mail address in its place.';

/** Signs that people put for letters; undone before the list is asked. */
const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const SHORTEST_PERSONAL_LETTERS = 4;

/**
 * Why a password may not be chosen, or null. Length is judged by the contract; this refuses what breached lists are
 * full of: a common word or two with digits and signs around them, repetitions, runs of digits, one's own name.
 * @param personal names and address of whoever chooses it
 */
export function passwordProblem(password: string, personal: readonly string[]): string | null {
  const lower = password.normalize('NFKC').toLowerCase();
  if (/^[\d\s]+$/.test(lower)) {
    return DIGITS_ONLY;
  }
  const readings = readingsOf(lower);
  if (readings.some((letters) => isRepetition(letters) || isMadeOfCommonWords(letters))) {
    return COMMON;
  }
  return readings.some((letters) => isPersonal(letters, personal)) ? PERSONAL : null;
}

/** What a person's password may not be made of. */
export function personalWords(person: {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string | null;
}): string[] {
  const { email, firstName, lastName, companyName } = person;
  const company = companyName === null ? [] : [companyName];
  return [email, firstName, lastName, `${firstName}${lastName}`, `${lastName}${firstName}`, ...company];
}

/** Its letters alone, and its letters with look-alike signs read as letters, without what trails them. */
function readingsOf(lower: string): string[] {
  const trimmed = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const read = [...trimmed].map((sign) => lookAlikes[sign] ?? sign).join('');
  const all = [...lower].map((sign) => lookAlikes[sign] ?? sign).join('');
  return [...new Set([trimmed, read, all].map((text) => text.replace(/[^\p{L}]/gu, '')))];
}

/** One short piece again and again: aaaa…, abcabcabc…; nothing but signs and digits counts too. */
function isRepetition(letters: string): boolean {
  return letters === '' || /^(.{1,4})\1{2,}$/u.test(letters) || /^(.{5,})\1+$/u.test(letters);
}

function isMadeOfCommonWords(letters: string): boolean {
  if (commonPasswordWords.has(letters)) {
    return true;
  }
  for (let at = 1; at < letters.length; at += 1) {
    if (commonPasswordWords.has(letters.slice(0, at)) && commonPasswordWords.has(letters.slice(at))) {
      return true;
    }
  }
  return false;
}

function isPersonal(letters: string, personal: readonly string[]): boolean {
  const own = personal
    .flatMap((text) => [text, text.split('@')[0] ?? ''])
    .map((text) => text.toLowerCase().replace(/[^\p{L}]/gu, ''));
  return own.some((text) => text.length >= SHORTEST_PERSONAL_LETTERS && text === letters);
}
