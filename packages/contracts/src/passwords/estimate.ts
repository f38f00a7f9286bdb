import { type MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';
import { dictionaries } from './dictionaries.ts';

/** What makes a password easier to guess than its length suggests, the first that applies. */
export type PasswordWeakness = 'personal' | 'common' | 'pattern' | 'short';

export interface PasswordEstimate {
  /** The attempts of an attacker who knows lists, patterns and personal words. */
  readonly attempts: number;
  readonly weakness: PasswordWeakness;
}

/** Fewer than so many attempts are rejected: zxcvbn's best score (ACC-25). */
export const ATTEMPTS_REQUIRED = 1e10;
/** What is left of a password without its owner's words has to take so many, or those words are all of it. */
const ATTEMPTS_BESIDE_OWN_WORDS = 1e6;
/** The time grows steeply with the length; what follows can only make a password stronger. */
const ESTIMATED_CHARACTERS = 40;
/** Readings of look-alike characters: with the library's 100 a hostile password takes ten times as long. */
const LOOK_ALIKE_READINGS = 8;
const SHORTEST_OWN_WORD = 3;

let estimator: ZxcvbnFactory | undefined;

/**
 * Estimates how hard a password is to guess, with zxcvbn and a dictionary of local words.
 * @param personal names and e-mail address of the user
 */
export function estimatePassword(password: string, personal: readonly string[]): PasswordEstimate {
  // Ranking 50,000 words takes a fifth of a second: not before the first password.
  estimator ??= new ZxcvbnFactory({
    dictionary: dictionaries,
    graphs: adjacencyGraphs,
    l33tMaxSubstitutions: LOOK_ALIKE_READINGS,
  });
  const estimated = password.normalize('NFKC').slice(0, ESTIMATED_CHARACTERS);
  const own = personal.flatMap(ownWords);
  const { guesses: attempts, sequence } = estimator.check(estimated, own);
  const rest = without(estimated.toLowerCase(), own);
  if (rest !== null && estimator.check(rest).guesses < ATTEMPTS_BESIDE_OWN_WORDS) {
    return { attempts: Math.min(attempts, ATTEMPTS_BESIDE_OWN_WORDS), weakness: 'personal' };
  }
  return { attempts, weakness: weaknessOf(sequence) };
}

function weaknessOf(sequence: readonly MatchExtended[]): PasswordWeakness {
  const dictionaries = sequence.map((match) => ('dictionaryName' in match ? match.dictionaryName : null));
  if (dictionaries.includes('userInputs')) return 'personal';
  if (dictionaries.some((name) => name !== null && name !== 'diceware-common')) return 'common';
  return sequence.some(({ pattern }) => pattern !== 'bruteforce' && pattern !== 'dictionary')
    ? 'pattern'
    : 'short';
}

/** The words of a name, or of an address before its @, and all of them in one. */
function ownWords(text: string): string[] {
  const words = (text.split('@')[0] ?? '').toLowerCase().match(/\p{L}+/gu) ?? [];
  return [...words, words.join('')].filter((word) => word.length >= SHORTEST_OWN_WORD);
}

/** A text without these words and the signs around what is left; null where it has none of them. */
function without(text: string, words: readonly string[]): string | null {
  const longestFirst = [...new Set(words)].sort((one, other) => other.length - one.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), text);
  return rest === text ? null : rest.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
}
