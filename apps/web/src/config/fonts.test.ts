import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '@titian/contracts/messages';
import { malayMessages } from '@titian/contracts/messages.ms';
import { expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'base.css'), 'utf8');
const catalogues = import.meta.glob(['../**/*text.ts', '../**/*text.ms.ts', '!../features/**/api/*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Not in the Latin part of Inter: the fallback has it. */
const NOT_LATIN = ['\n', '→'];

function rangeOf(text: string): readonly (readonly [number, number])[] {
  return [...text.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const,
  );
}

it('preloads a font that has every character of the catalogues', () => {
  const preloaded = css.slice(css.indexOf('inter-text.woff2'));
  const range = rangeOf(preloaded.match(/unicode-range:([^;]*);/)?.[1] ?? '');
  const words = [...Object.values(catalogues), JSON.stringify([messages, malayMessages])].join('');
  const missing = [...new Set(words)].filter((one) => {
    const code = one.codePointAt(0) ?? 0;
    return !NOT_LATIN.includes(one) && !range.some(([first, last]) => code >= first && code <= last);
  });
  expect(Object.keys(catalogues).length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
