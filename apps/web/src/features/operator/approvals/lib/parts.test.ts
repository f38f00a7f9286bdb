import { boundParts, statusParts } from '@titian/contracts/approvals';
import { expect, it } from 'vitest';
import { wordsOfParts } from './parts.ts';

it('every part has words of its own, none of them a name of the data', () => {
  for (const part of [...boundParts, ...statusParts]) {
    const [words = ''] = wordsOfParts([part]);
    expect(words).toMatch(/^[A-Z][A-Za-z -]+$/);
  }
});

it('parts that read the same are said once, and a newer part by its own name', () => {
  expect(wordsOfParts(['note', 'note_id', 'moon_phase'])).toEqual(['Note', 'Moon phase']);
});
