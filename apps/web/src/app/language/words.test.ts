import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Texts } from '../../lib/text/catalogue.ts';
import { customerWords } from './customer-words.ts';
import { operatorWords } from './operator-words.ts';
import { namespaceOf } from './words.ts';

const PLACEHOLDER = /\{\{\w+\}\}|<\/?\w+>/g;

/** The same word in both languages: names, codes, and words that Malay has taken over as they are. */
const SAME = new Set<string>([
  ...[
    'Titian',
    '{{page}} · Titian',
    '© {{year}} Titian',
    ...['English', 'EN', 'Bahasa Malaysia', 'BM'],
    'Malaysia',
    'Basic',
    'Premium',
  ],
  ...['RM', 'RM 0.00', 'sen', 'FPX', 'MT940', 'camt.053', 'pain.001'],
  ...['Bank', 'Import', 'No.', 'Operator', 'Platform', 'MyKad', 'Status'],
]);

const english = import.meta.glob(['../../**/text.ts', '../../**/*-text.ts', '!../../features/**/api/*']);
const malay = { ...customerWords, ...operatorWords };

beforeAll(() => Promise.all(Object.values(english).map((load) => load())));

/** `a.b.c` → sentence. */
function leaves(texts: Texts, prefix = ''): [key: string, sentence: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : leaves(value, `${prefix}${key}.`),
  ) as [string, string][];
}

function englishOf(file: string): Map<string, string> {
  const texts: Texts = i18next.getResourceBundle('en', namespaceOf(file));
  return new Map(leaves(texts).filter(([key]) => !key.endsWith('_one')));
}

describe('the catalogues in Bahasa Malaysia', () => {
  it('are there for every catalogue of the product', () => {
    const wanted = Object.keys(english).map((file) => file.replace(/\.ts$/, '.ms.ts'));
    expect(Object.keys(malay).sort()).toEqual(wanted.sort());
  });

  describe.each(Object.entries(malay))('%s', (file, texts) => {
    it('has the keys and values of the English one', () => {
      const own = englishOf(file);
      expect(
        leaves(texts)
          .map(([key]) => key)
          .sort(),
      ).toEqual([...own.keys()].sort());
      for (const [key, sentence] of leaves(texts)) {
        const values = (text: string) => [...new Set(text.match(PLACEHOLDER))].sort();
        expect(values(sentence), key).toEqual(values(own.get(key) ?? ''));
      }
    });

    it('is translated', () => {
      const own = englishOf(file);
      const left = leaves(texts).filter(
        ([key, sentence]) => sentence === own.get(key) && /[a-z]{2}/i.test(sentence.replace(PLACEHOLDER, '')),
      );
      expect(left.filter(([, sentence]) => !SAME.has(sentence))).toEqual([]);
    });
  });
});
