import { messages } from '@titian/contracts/messages';
import { expect, it } from 'vitest';

/** What the product is made of; tests are left out, and so is the table itself. */
const sources = import.meta.glob<string>(
  [
    '../**/*.{ts,tsx}',
    '../../../server/src/**/*.ts',
    '../../../../packages/contracts/src/**/*.ts',
    '!**/*.test.*',
    '!../../../../packages/contracts/src/messages.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const all = Object.values(sources).join('\n');

it('reads the sources that it assesses', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(500);
  expect(all).not.toContain('messages.ofNoTable');
});

it.each(Object.keys(messages))('%s of the specification is shown somewhere', (key) => {
  expect(all).toMatch(new RegExp(`\\bmessages\\.${key}\\b|\\bspecifiedText\\('${key}'\\)`));
});

it.each(Object.entries(messages))('%s is written nowhere a second time', (_key, words) => {
  const written = Object.entries(sources).filter(
    ([file, source]) => !file.includes('.ms.ts') && words.length > 24 && source.includes(`'${words}'`),
  );
  expect(written.map(([file]) => file)).toEqual([]);
});
