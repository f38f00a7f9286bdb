/** How hard a password is to guess; `short` is below what the server takes. */
export type StrengthLevel = 'short' | 'weak' | 'fair' | 'good' | 'strong';

/** The one thing that would help most. */
type StrengthAdvice = 'length' | 'personal' | 'common' | 'repeats' | 'longer' | null;

export interface Strength {
  readonly level: StrengthLevel;
  readonly advice: StrengthAdvice;
  /** Characters that are missing to the shortest length. */
  readonly missing: number;
}

/** The shortest password that the server takes. */
const SHORTEST_PASSWORD = 12;

/** The head of every list of attempts; the whole list is the server's (it is large, and it decides). */
const COMMON =
  /passwor[dt]|passw[o0]rd|qwerty|asdfgh|zxcvb|iloveyou|letmein|welcome|admin|monkey|dragon|football|sunshine|princess|malaysia|sayang|titian/g;
const FROM_FAIR = 9;
const FROM_GOOD = 13;
const FROM_STRONG = 17;
const SHORTEST_PERSONAL = 3;

/**
 * Assesses a password as it is typed: what counts is how much of it is not a repetition, a run, a common word or the
 * person's own name. The server has the last word with its list.
 * @param personal names and address of whoever chooses it
 */
export function passwordStrength(password: string, personal: readonly string[]): Strength {
  const missing = Math.max(0, SHORTEST_PASSWORD - [...password].length);
  if (missing > 0) {
    return { level: 'short', advice: 'length', missing };
  }
  const lower = password.normalize('NFKC').toLowerCase();
  const [withoutOwn, own] = take(lower, ownWords(personal));
  const [withoutCommon, common] = take(withoutOwn, lower.match(COMMON) ?? []);
  const worth = unpredictable(withoutCommon) + own + common;
  const level = levelOf(worth);
  return { level, advice: level === 'strong' ? null : adviceFor({ own, common, worth, lower }), missing };
}

function levelOf(worth: number): StrengthLevel {
  if (worth < FROM_FAIR) return 'weak';
  if (worth < FROM_GOOD) return 'fair';
  return worth < FROM_STRONG ? 'good' : 'strong';
}

interface Findings {
  readonly own: number;
  readonly common: number;
  readonly worth: number;
  readonly lower: string;
}

function adviceFor({ own, common, worth, lower }: Findings): StrengthAdvice {
  if (own > 0) return 'personal';
  if (common > 0) return 'common';
  // More than a third of it says nothing new.
  return worth * 3 < [...lower].length * 2 ? 'repeats' : 'longer';
}

/** The words of names, and of an address before its @. */
function ownWords(personal: readonly string[]): string[] {
  return personal
    .flatMap((text) => (text.split('@')[0] ?? '').toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= SHORTEST_PERSONAL);
}

/** A text without these words, and how many of them were in it: a known word is worth one character. */
function take(text: string, words: readonly string[]): [left: string, taken: number] {
  const found = [...new Set(words)].filter((word) => text.includes(word));
  return [found.reduce((left, word) => left.replaceAll(word, '\0'), text), found.length];
}

/** Characters that do not follow from the two before them (aaa, abc, 321, abab) and are no filler. */
function unpredictable(text: string): number {
  const signs = [...text];
  const fresh = signs.filter((sign, at) => sign !== '\0' && !followsFrom(sign, signs[at - 1], signs[at - 2]));
  const kinds = new Set(fresh).size;
  // Few different characters, however often, are soon tried: each counts three times at most.
  return Math.min(fresh.length, kinds * 3);
}

function followsFrom(sign: string, last: string | undefined, beforeLast: string | undefined): boolean {
  if (last === undefined) {
    return false;
  }
  const step = codeOf(sign) - codeOf(last);
  return (
    step === 0 ||
    sign === beforeLast ||
    (beforeLast !== undefined && isRun(step, codeOf(last) - codeOf(beforeLast)))
  );
}

function isRun(step: number, stepBefore: number): boolean {
  return step === stepBefore && Math.abs(step) === 1;
}

function codeOf(sign: string): number {
  return sign.codePointAt(0) ?? 0;
}
