import { describe, expect, it } from 'vitest';
import { latinLetters } from './latin-letters.ts';

describe('letters of the standard fonts', () => {
  it.each([
    ['NUR AISYAH BINTI RAHMAN', 'NUR AISYAH BINTI RAHMAN'],
    ['Zoë Müller', 'Zoë Müller'],
    ['Łukasz Nguyễn Đức Ştefan', 'Lukasz Nguyen Duc Stefan'],
    ['ﬁne\u00a0print \u2212 5', 'fine print – 5'],
    ['陈 Tan', '? Tan'],
    ['a\nb', 'a?b'],
  ])('%s becomes %s', (written, shown) => {
    expect(latinLetters(written)).toBe(shown);
  });
});
