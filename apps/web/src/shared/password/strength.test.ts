import { describe, expect, it } from 'vitest';
import { passwordStrength } from './strength.ts';

const aminah = ['aminah.yusof@example.com', 'Aminah', 'Yusof'];

describe('passwordStrength', () => {
  it.each([
    ['aaaaaaaaaaaa', 'weak', 'pattern'],
    ['abcdefghijkl', 'weak', 'pattern'],
    ['123456789012', 'weak', 'common'],
    ['abababababab', 'weak', 'pattern'],
    ['Password1234', 'weak', 'common'],
    ['MalaysiaBoleh1', 'weak', 'common'],
    ['AminahYusof1990', 'weak', 'personal'],
    ['aminah.yusof!!', 'weak', 'personal'],
    ['iloveyou2026!!', 'fair', 'common'],
    ['tRx9#mQ2!vLw', 'good', 'short'],
    ['kopi kaw di jalan sultan', 'strong', null],
    ['ikan bilis terbang malam', 'strong', null],
    ['xk7#Vq9!mLp2-Wz4&Tb8', 'strong', null],
  ])('%s is %s, because: %s', (password, level, advice) => {
    expect(passwordStrength(password, aminah)).toEqual({ level, advice });
  });

  it('grows with every word that is added', () => {
    const order = ['weak', 'fair', 'good', 'strong'];
    const typed = ['kopi', 'kopi kaw di ', 'kopi kaw di jalan', 'kopi kaw di jalan sultan'];
    const levels = typed.map((password) => order.indexOf(passwordStrength(password, []).level));
    expect(levels).toEqual([...levels].sort());
    expect(levels.at(-1)).toBe(3);
  });

  it('is not raised by length alone', () => {
    expect(passwordStrength('ab'.repeat(40), []).level).toBe('weak');
    expect(passwordStrength('x'.repeat(64), []).level).toBe('weak');
  });
});
