import { describe, expect, it } from 'vitest';
import { latinCharacter, plainCharacter } from './latin-characters.ts';

const plain = (text: string) => [...text].map(plainCharacter).join('');
const nearest = (text: string) => [...text.normalize('NFC')].map(latinCharacter).join('');

describe('letters of the standard fonts', () => {
  it.each([
    ['NUR AISYAH BINTI RAHMAN', 'NUR AISYAH BINTI RAHMAN'],
    ['Zoë Müller', 'Zoë Müller'],
    ['print\u00a0\u2212 5', 'print – 5'],
  ])('%s is shown as %s', (written, shown) => {
    expect(plain(written)).toBe(shown);
  });

  it.each(['Ł', 'ş', '王', 'த', 'ع', '\n'])('%s is none of them', (character) => {
    expect(plainCharacter(character)).toBeNull();
  });

  it.each([
    ['Łukasz Nguyễn Đức Ştefan', 'Lukasz Nguyen Duc Stefan'],
    ['ﬁne', 'fine'],
    ['陈 Tan', '? Tan'],
    ['a\nb', 'a?b'],
  ])('%s is nearest to %s', (written, shown) => {
    expect(nearest(written)).toBe(shown);
  });
});
