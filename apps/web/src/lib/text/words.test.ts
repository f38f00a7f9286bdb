import { afterEach, describe, expect, it, vi } from 'vitest';
import { addWords, onLanguageShown, sentence, showLanguage, shownLanguage } from './words.ts';

const english = {
  title: 'Notes',
  left: {
    body: '{{amount}} left of {{whole}}',
    days_one: '{{count}} day left',
    days_other: '{{count}} days left',
  },
};
addWords('en', 'words-test', english);
addWords('ms', 'words-test', { title: 'Nota', left: { days_other: '{{count}} hari lagi' } });
afterEach(() => showLanguage('en'));

const say = (key: string, values = {}) => sentence('words-test', key, values);

describe('a sentence', () => {
  it.each([
    ['title', {}, 'Notes'],
    ['left.body', { amount: 'RM 5.00', whole: 'RM 9.00' }, 'RM 5.00 left of RM 9.00'],
    ['left.body', { amount: '$& {{whole}}', whole: '<b>' }, '$& {{whole}} left of <b>'],
    ['left.body', { amount: 0 }, '0 left of '],
    ['left.days', { count: 1 }, '1 day left'],
    ['left.days', { count: 0 }, '0 days left'],
    ['left.days', { count: '1' }, '1 day left'],
    ['title', { count: 2 }, 'Notes'],
    ['nothing.here', {}, 'nothing.here'],
    ['constructor', {}, 'constructor'],
  ])('%s with %o is "%s"', (key, values, said) => {
    expect(say(key, values)).toBe(said);
  });

  it('is the other language’s once that is shown, and English where that has none', () => {
    const told = vi.fn();
    const leave = onLanguageShown(told);
    showLanguage('ms');
    expect([shownLanguage(), told.mock.calls.length]).toEqual(['ms', 1]);
    expect([say('title'), say('left.days', { count: 1 })]).toEqual(['Nota', '1 hari lagi']);
    expect(say('left.body', { amount: 'a', whole: 'b' })).toBe('a left of b');
    leave();
    showLanguage('en');
    expect([say('title'), told.mock.calls.length]).toEqual(['Notes', 1]);
  });
});
