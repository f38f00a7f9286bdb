import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameText } from '../reference/name-text.ts';
import { messageCatalogue } from './catalogue.ts';
import { type Language, languages, type Message, type MessageText } from './definition.ts';
import { createRenderer } from './render.ts';

const render = createRenderer(messageCatalogue, nameText);
const entries = Object.entries<MessageText>(messageCatalogue);
const here = import.meta.dirname;

/** Generated values of each kind, and what the text of one has to show in both languages. */
const kinds: Readonly<Record<string, fc.Arbitrary<{ value: unknown; shows: string }>>> = {
  text: fc.stringMatching(/^[\w {}$&.,'-]{1,20}$/).map((value) => ({ value, shows: value })),
  money: fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 0, max: 99 }))
    .map(([ringgit, cents]) => {
      const decimals = String(cents).padStart(2, '0');
      return { value: `${ringgit}.${decimals}`, shows: `RM ${ringgit.toLocaleString('en-US')}.${decimals}` };
    }),
  percent: fc.integer({ min: 0, max: 100 }).map((value) => ({ value: `${value}.00`, shows: `${value}.00%` })),
  date: fc.integer({ min: 1, max: 28 }).map((day) => ({
    value: `2026-09-${String(day).padStart(2, '0')}`,
    shows: `${day} Sep 2026`,
  })),
  number: fc.nat(999).map((value) => ({ value, shows: String(value) })),
  list: fc
    .array(fc.stringMatching(/^[A-Za-z]{1,9}$/), { minLength: 1, maxLength: 3 })
    .map((value) => ({ value, shows: value[0] ?? '' })),
  name: fc.constantFrom('Conventional', 'Shariah').map((value) => ({
    value: { list: 'note_contracts', value },
    shows: '',
  })),
  message: fc.constant({ value: { code: 'not_found', params: {} }, shows: '' }),
  sentences: fc.constant({
    value: [{ code: 'not_found', params: {} }],
    shows: '',
  }),
};

/** The values that a wording names, with the kind of each. */
function valuesOf(text: MessageText): Map<string, string> {
  const english = typeof text.en === 'string' ? text.en : text.en.other;
  return new Map(
    [...english.matchAll(/\{\{(\w+)(?:, (\w+))?\}\}/g)].map(([, name = '', kind = 'text']) => [name, kind]),
  );
}

function placesIn(text: string): string[] {
  return [...new Set(text.match(/\{\{[^}]*\}\}/g) ?? [])].sort();
}

describe('the catalogue of messages', () => {
  it('holds each code in one part', () => {
    const parts = readdirSync(here).filter((file) => /^[\w-]+\.ts$/.test(file) && file !== 'catalogue.ts');
    const codes = parts.flatMap(
      (file) => readFileSync(join(here, file), 'utf8').match(/^ {2}\w+(?=: \{)/gm) ?? [],
    );
    expect(codes.length).toBeGreaterThanOrEqual(entries.length);
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
  });

  it('is where the texts of schemas stand', () => {
    const folders = [join(here, '..'), join(here, '../schemas')];
    const files = folders.flatMap((folder) =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map((file) => join(folder, file)),
    );
    const loose = files.filter((file) => /['`"]Please \w/.test(readFileSync(file, 'utf8')));
    expect(loose.filter((file) => !file.endsWith('/messages.ts'))).toEqual([]);
  });

  it.each(entries)('words %s in both languages, with its values', (code, text) => {
    const forms = typeof text.en === 'string' ? [text.en] : [text.en.one, text.en.other];
    for (const form of forms) {
      expect(placesIn(text.ms)).toEqual(placesIn(form));
    }
    const named = [...valuesOf(text)];
    const values = fc.record(
      Object.fromEntries(named.map(([name, kind]) => [name, kinds[kind] ?? fc.constant(undefined as never)])),
    );
    fc.assert(
      fc.property(values, (given) => {
        const params = Object.fromEntries(Object.entries(given).map(([name, one]) => [name, one.value]));
        for (const language of languages) {
          expectWording(
            { code, params },
            language,
            Object.values(given).map(({ shows }) => shows),
          );
        }
      }),
      { numRuns: 5 },
    );
  });

  it('names choices of reference lists in the language of the message', () => {
    const excluded: Message = {
      code: 'auto_invest_contract_excluded',
      params: { contract: { list: 'note_contracts', value: 'Shariah' } },
    };
    expect(render(excluded, 'en')).toBe('Your preset does not take Shariah notes.');
    expect(render(excluded, 'ms')).toBe('Tetapan anda tidak mengambil nota Syariah.');
  });

  it('does not read a value as a wording', () => {
    const wording: Message = { code: 'industry_not_financed', params: { industry: '{{age}} $t(not_found)' } };
    expect(render(wording, 'en')).toContain('{{age}} $t(not_found)');
  });
});

function expectWording(message: Message, language: Language, shown: readonly string[]): void {
  const words = render(message, language);
  for (const value of shown) {
    expect(words).toContain(value);
  }
  expect(words).not.toMatch(/undefined|null|NaN|\[object/);
  expect(words).not.toBe('');
}
