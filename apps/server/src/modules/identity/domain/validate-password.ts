import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import { commonPasswords, frequentWords } from './common-passwords.ts';
import { isKeyboardWalk } from './keyboard-walk.ts';

const COMMON = message('password_too_common');
const DIGITS_ONLY = message('password_only_digits');
const PERSONAL = message('password_personal');

/** Signs used in place of letters; replaced before the list is searched. */
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
const SHORTEST_PERSONAL_CHARACTERS = 4;

/**
 * Why a password may not be chosen, or null. Length is validated by the contract; this rejects what attackers try
 * first: a common password or two common words with digits and signs around them, repetitions, runs of keys, digits
 * alone, one's own names.
 * @param personal names and address of the user who chooses it
 */
export function passwordProblem(password: string, personal: readonly string[]): Message | null {
  const lower = password.normalize('NFKC').toLowerCase();
  if (/^[\d\s]+$/.test(lower)) {
    return DIGITS_ONLY;
  }
  const readings = readingsOf(lower);
  if (isListed(lower) || isKeyboardWalk(lower) || readings.some(isCommon)) {
    return COMMON;
  }
  const own = personal.flatMap(ownWordsOf);
  return readings.some((characters) => isPersonal(characters, own)) ? PERSONAL : null;
}

/** As it is, and without the signs around it. */
function isListed(lower: string): boolean {
  return commonPasswords.has(lower) || commonPasswords.has(lower.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''));
}

function isCommon(characters: string): boolean {
  return isRepetition(characters) || isMadeOfCommonWords(characters);
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
function isRepetition(characters: string): boolean {
  return characters === '' || /^(.{1,4})\1{2,}$/u.test(characters) || /^(.{5,})\1+$/u.test(characters);
}

function isMadeOfCommonWords(characters: string): boolean {
  if (commonPasswords.has(characters)) {
    return true;
  }
  for (let at = 1; at < characters.length; at += 1) {
    if (frequentWords.has(characters.slice(0, at)) && frequentWords.has(characters.slice(at))) {
      return true;
    }
  }
  return false;
}

/** The words of a name or of an address before its @, and all of them in one; those worth looking for. */
function ownWordsOf(text: string): string[] {
  const words = (text.split('@')[0] ?? '').toLowerCase().match(/\p{L}+/gu) ?? [];
  return [...words, words.join('')].filter((word) => word.length >= SHORTEST_PERSONAL_CHARACTERS);
}

/** Whether next to nothing, or only a common password, is left once one's own words are taken out. */
function isPersonal(characters: string, own: readonly string[]): boolean {
  const longestFirst = [...new Set(own)].sort((one, other) => other.length - one.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), characters);
  return rest !== characters && (rest.length < SHORTEST_PERSONAL_CHARACTERS || isMadeOfCommonWords(rest));
}
