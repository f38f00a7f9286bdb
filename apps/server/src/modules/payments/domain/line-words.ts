/** Longer texts of a bank are cut: no reference stands behind so many words. */
const WORDS_AT_MOST = 60;
/** References of the platform are at least and at most so long. */
const [SHORTEST, LONGEST] = [4, 40];

/** Titles that banks write before a name or leave out. */
const TITLES = new Set([
  ...[
    'ENCIK',
    'EN',
    'TUAN',
    'PUAN',
    'PN',
    'CIK',
    'MR',
    'MRS',
    'MS',
    'MADAM',
    'MDM',
    'DR',
    'IR',
    'TS',
    'PROF',
  ],
  ...['TUN', 'TAN', 'SRI', 'SERI', 'PUAN', 'DATO', 'DATUK', 'DATIN', 'HAJI', 'HJ', 'HAJJAH', 'HAJAH', 'HJH'],
  ...['MESSRS', 'TETUAN'],
]);

/**
 * The words of a line that may name something of the platform, in capitals: as they stand between spaces, and without
 * what surrounds or separates them (PAY-40). Capitals of ASCII alone, so that no other letter is taken for one.
 */
export function wordsOf(texts: readonly (string | null)[]): string[] {
  const words = texts.flatMap((text) =>
    (text ?? '')
      .replace(/[a-z]+/g, (lower) => lower.toUpperCase())
      .split(/[\s,;:/|()[\]]+/)
      .slice(0, WORDS_AT_MOST)
      .map((word) => word.replace(/^[^A-Z0-9]+|[^A-Z0-9]+$/g, '')),
  );
  const fitting = words.filter((word) => word.length >= SHORTEST && word.length <= LONGEST);
  return [...new Set(fitting)];
}

/** Whether words name a reference as a whole; a part of a longer word does not count. */
export function namesReference(words: readonly string[], references: readonly string[]): boolean {
  return references.some((reference) => words.includes(reference.toUpperCase()));
}

/** A name without the titles before it; one that is nothing but titles stays as it is (PAY-40). */
export function withoutTitles(name: string): string {
  const plain = name.replace(/^\s*M\s*\/\s*S\.?\s+/i, '');
  const words = plain.split(/\s+/).filter((word) => word !== '');
  const isTitle = (word: string) => TITLES.has(word.toUpperCase().replace(/[^A-Z]/g, ''));
  const first = words.findIndex((word) => !isTitle(word));
  // A given name such as "Tan" or "Sri" is kept where one word alone would be left.
  return first <= 0 || words.length - first < 2 ? plain.trim() : words.slice(first).join(' ');
}
