import { describe, expect, it } from 'vitest';
import { passwordStrength } from './strength.ts';

const aminah = ['aminah.yusof@example.com', 'Aminah', 'Yusof'];

describe('passwordStrength', () => {
  it.each([
    ['', 12],
    ['kopi', 8],
    ['elevenchars', 1],
    ['日本語', 9],
  ])('%j misses %i characters', (password, missing) => {
    expect(passwordStrength(password, aminah)).toEqual({ level: 'short', advice: 'length', missing });
  });

  it.each([
    ['aaaaaaaaaaaa', 'weak', 'repeats'],
    ['abcdefghijkl', 'weak', 'repeats'],
    ['123456789012', 'weak', 'repeats'],
    ['987654321098', 'weak', 'repeats'],
    ['abababababab', 'weak', 'repeats'],
    ['Password1234', 'weak', 'common'],
    ['MalaysiaBoleh1', 'weak', 'common'],
    ['AminahYusof1990', 'weak', 'personal'],
    ['aminah.yusof!!', 'weak', 'personal'],
    ['sungai batu 12', 'good', 'longer'],
    ['tRx9#mQ2!vLw', 'fair', 'longer'],
    ['kopi kaw di jalan sultan', 'strong', null],
    ['ikan bilis terbang malam', 'strong', null],
    ['xk7#Vq9!mLp2-Wz4&Tb8', 'strong', null],
  ])('%s is %s, because: %s', (password, level, advice) => {
    expect(passwordStrength(password, aminah)).toEqual({ level, advice, missing: 0 });
  });

  it('grows with every word that is added', () => {
    const order = ['short', 'weak', 'fair', 'good', 'strong'];
    const typed = ['kopi', 'kopi kaw di ', 'kopi kaw di jalan', 'kopi kaw di jalan sultan'];
    const levels = typed.map((password) => order.indexOf(passwordStrength(password, []).level));
    expect(levels).toEqual([...levels].sort());
    expect(levels.at(-1)).toBe(4);
  });

  it('is not impressed by length alone', () => {
    expect(passwordStrength('ab'.repeat(40), []).level).toBe('weak');
    expect(passwordStrength('x'.repeat(64), []).level).toBe('weak');
  });
});
