import { describe, expect, it } from 'vitest';
import { translate } from './translate.ts';

const texts = {
  title: 'Sign in',
  form: { hello: 'Hello {{name}}, {{name}}!' },
  notes_one: '1 note of {{issuer}}',
  notes_other: '{{count}} notes of {{issuer}}',
  days: '{{count}} d',
};
const say = (key: string, values = {}) => translate(texts, 'en', key, values);

describe('translate', () => {
  it('finds a sentence by its path and fills its values in, as they are', () => {
    expect(say('title')).toBe('Sign in');
    expect(say('form.hello', { name: '$& {{name}}' })).toBe('Hello $& {{name}}, $& {{name}}!');
  });

  it('leaves out a value that is not given', () => {
    expect(say('form.hello')).toBe('Hello , !');
  });

  it('chooses the plural form by the rules of the language, where there is one', () => {
    expect(say('notes', { count: 1, issuer: 'A' })).toBe('1 note of A');
    expect(say('notes', { count: 0, issuer: 'A' })).toBe('0 notes of A');
    expect(say('days', { count: 1 })).toBe('1 d');
    const malay = { notes_other: '{{count}} nota {{issuer}}' };
    expect(translate(malay, 'ms', 'notes', { count: 1, issuer: 'A' })).toBe('1 nota A');
  });

  it('writes a count with its thousands, and other numbers as they are', () => {
    expect(say('notes', { count: 10_000, issuer: 2026 })).toBe('10,000 notes of 2026');
    expect(translate({ of_other: '{{count}} nota' }, 'ms', 'of', { count: 1_234_567 })).toBe(
      '1,234,567 nota',
    );
  });

  it('has no sentence for a branch, an unknown key or a name of every object', () => {
    expect([say('form'), say('form.x'), say('title.length'), say('constructor'), say('')]).toEqual([
      ...Array.from({ length: 5 }, () => null),
    ]);
  });
});
