import { describe, expect, it } from 'vitest';
import { MOST_NAMES, similarWordQueries, wordQuery } from './word-query.ts';

const typed = (word: string, ...names: string[]) => ({ word, names });

describe('a query for words', () => {
  it.each([
    ['none for no words', [], null],
    ['a word that no name has at the beginning of words', [typed('7919')], "'7919':*"],
    ['a short word as it is', [typed('ng', 'ngah')], "'ng'"],
    ['the names that a word stands for', [typed('ram', 'ramli', 'ramlee')], "('ram' | 'ramli' | 'ramlee')"],
    ['a word of a name once', [typed('ramli', 'ramli')], "('ramli')"],
    ['all words', [typed('mei', 'mei'), typed('tan', 'tan')], "('mei') & ('tan')"],
  ])('has %s', (_, words, query) => {
    expect(wordQuery(words, 0)).toBe(query);
  });

  it('reads the beginning of words where too many names have it', () => {
    const names = Array.from({ length: MOST_NAMES + 1 }, (_, index) => `mu${index}`);
    expect(wordQuery([typed('mus', ...names)], 0)).toBe("'mus':*");
    expect(wordQuery([typed('mus', ...names.slice(1))], 0)).toContain("'mu50'");
  });

  it('takes the words of an address as they are, as many as are whole', () => {
    const address = [typed('first', 'firstling'), typed('exa')];
    expect(wordQuery(address, 2)).toBe("'first' & 'exa'");
    expect(wordQuery(address, 1)).toBe("'first' & 'exa':*");
  });
});

describe('queries for similar words', () => {
  it.each([
    ['none where no name resembles a word', [typed('zzzz')], []],
    ['one for one word', [typed('ramly', 'ramli', 'ramlee')], ["('ramli' | 'ramlee')"]],
    ['none of a word like no other', [typed('ramly', 'ramli'), typed('zzzz')], ["('ramli')"]],
    [
      'all words, then all but one',
      [typed('a', 'b'), typed('c', 'd'), typed('e', 'f')],
      ["('b') & ('d') & ('f')", "(('d') & ('f')) | (('b') & ('f')) | (('b') & ('d'))"],
    ],
  ])('are %s', (_, words, queries) => {
    expect(similarWordQueries(words)).toEqual(queries);
  });
});
