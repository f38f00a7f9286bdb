import { describe, expect, it } from 'vitest';
import { wordKey } from './words.ts';

const shariah = { contract: 'Shariah' } as const;
const conventional = { contract: 'Conventional' } as const;

describe('the word of figures over several notes', () => {
  it.each([
    [[], 'both'],
    [[shariah, conventional], 'both'],
    [[shariah, shariah], 'Shariah'],
    [[conventional], 'Conventional'],
  ])('%j', (notes, key) => {
    expect(wordKey(notes)).toBe(key);
  });
});
