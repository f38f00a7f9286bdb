/** A word that was typed, in lower case, and the words of names that it may stand for. */
export interface TypedWord {
  readonly word: string;
  readonly names: readonly string[];
}

/** Shorter words are found as they are: thousands of names begin with two letters. */
export const LEAST_LETTERS = 3;
/** So many words of names take the place of a typed one; beyond, the index is read by its beginning. */
export const MOST_NAMES = 50;

/**
 * The text-search query for texts that have each typed word: as one of the names that it stands for, else at the
 * beginning of a word (OPS-15). Null where nothing was typed but punctuation.
 * @param whole so many words from the first are whole, as in an e-mail address
 */
export function wordQuery(words: readonly TypedWord[], whole: number): string | null {
  const parts = words.map(({ word, names }, index) => {
    if (index < whole || word.length < LEAST_LETTERS) {
      return quoted(word);
    }
    return names.length === 0 || names.length > MOST_NAMES ? `${quoted(word)}:*` : anyOf([word, ...names]);
  });
  return parts.length === 0 ? null : parts.join(' & ');
}

/**
 * Queries for texts with words like those that were typed, the strictest first: all words, then all but one. A word
 * like none in any name is left out.
 */
export function similarWordQueries(words: readonly TypedWord[]): string[] {
  const parts = words.filter(({ names }) => names.length > 0).map(({ names }) => anyOf(names));
  if (parts.length === 0) {
    return [];
  }
  const allButOne = parts.map((_, left) => parts.filter((__, index) => index !== left).join(' & '));
  return [parts.join(' & '), ...(parts.length === 1 ? [] : [allButOne.map((one) => `(${one})`).join(' | ')])];
}

const anyOf = (words: readonly string[]) => `(${[...new Set(words)].map(quoted).join(' | ')})`;

/** Words have neither quotes nor backslashes: names are split there. */
const quoted = (word: string) => `'${word}'`;
