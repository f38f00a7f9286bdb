import { describe, expect, it } from 'vitest';
import { malayMessages } from '../messages.ms.ts';
import { messages } from '../messages.ts';
import { nameText } from './name-text.ts';
import { malayNames } from './names.ms.ts';
import { nameLists } from './names.ts';

describe('names of reference lists', () => {
  it.each(Object.entries(nameLists))(
    'has a Malay name for each value of %s, and no other',
    (list, choices) => {
      const values = choices.map(({ value }) => value).sort();
      expect(Object.keys(malayNames[list as keyof typeof nameLists]).sort()).toEqual(values);
    },
  );

  it('words a value by its list', () => {
    expect(nameText({ list: 'industries', value: 'C' }, 'en')).toBe('Manufacturing');
    expect(nameText({ list: 'industries', value: 'C' }, 'ms')).toBe('Pembuatan');
    expect(nameText({ list: 'genders', value: 'toString' }, 'ms')).toBe('toString');
  });
});

describe('the texts of the specification', () => {
  it.each(Object.entries(messages))('%s has Malay with the same values', (key, english) => {
    const malay = malayMessages[key as keyof typeof messages];
    const places = (text: string) => text.match(/\{\w+\}/g) ?? [];
    expect(malay).not.toBe(english);
    expect(places(malay)).toEqual(places(english));
  });
});
