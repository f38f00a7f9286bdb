import { createInstance, type i18n } from 'i18next';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Texts, translate } from '../../lib/text/translate.ts';
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
  ...['Bank', 'Import', 'No.', 'Operator', 'Platform', 'MyKad', 'Status', 'Enter', 'Esc'],
]);

const declared = vi.hoisted(() => new Map<string, Texts>());
vi.mock('../../lib/text/catalogue.ts', async (original) => {
  const real = await original<typeof import('../../lib/text/catalogue.ts')>();
  const defineCatalogue = (namespace: string, texts: Texts) => {
    declared.set(namespace, texts);
    return real.defineCatalogue(namespace, texts);
  };
  return { ...real, defineCatalogue };
});

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
  return new Map(leaves(declared.get(namespaceOf(file)) ?? {}).filter(([key]) => !key.endsWith('_one')));
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

/** The library whose syntax the catalogues have, and which words errors and e-mails. */
async function library(language: string, texts: Texts): Promise<i18n> {
  const made = createInstance();
  const resources = { [language]: { translation: texts } };
  await made.init({
    lng: language,
    resources,
    initAsync: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  return made;
}

/**
 * Every sentence of the texts with a value for each place, and a plural with each of these counts. From a thousand on the
 * library would need a format for what `translate` writes by itself.
 */
const COUNTS = [0, 1, 2, 11, 999];

function worded(texts: Texts, say: (key: string, values: Record<string, string | number>) => string | null) {
  return leaves(texts).flatMap(([key, sentence]) => {
    const names = [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
    const values = Object.fromEntries(names.map((name) => [name, `$& <${name}> {{x}}`]));
    const stem = key.replace(/_(one|other)$/, '');
    return COUNTS.map((count) => [key, count, say(stem, { ...values, count })]);
  });
}

describe('the words of the catalogues', () => {
  it.each([...Object.keys(malay)])('are as i18next would say them: %s', async (file) => {
    const both = { en: declared.get(namespaceOf(file)) ?? {}, ms: Object(malay)[file] };
    for (const [language, texts] of Object.entries(both)) {
      const { t } = await library(language, texts);
      expect(worded(texts, (key, values) => translate(texts, language, key, values))).toEqual(
        worded(texts, (key, values) => t(key, values)),
      );
    }
  });
});
