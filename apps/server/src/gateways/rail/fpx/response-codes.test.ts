import { describe, expect, it } from 'vitest';
import { meaningOf } from './response-codes.ts';
import { responseTexts } from './response-texts.ts';

/** The whole published table by group, written down a second time. */
const table = {
  succeeded: '00',
  pending: '09 99',
  unknown: ' 76 1S OO',
  cancelled: '80 BC 1C 1F 1I 1L',
  timed_out: '1A 1D 1G 1J 1M OF',
  limit: '51 48 49 2A',
  bank_offline: '90 BB OE 79',
  other:
    '03 05 12 13 14 20 30 31 39 45 46 47 50 53 57 58 70 77 78 83 84 85 87 88 89 92 96 98 DA DB DC DD DE DF FE SB ' +
    'XA XB XC XE XF XI XM XN XO XS XT XW 1B 1E 1H 1K 2X B0 B1 B2 B3 B4 B5 B6 B7 B8 B9 C1 C2 C3 C4 C5',
} as const;

const codesOf = (group: keyof typeof table): string[] => table[group].split(' ');

describe('every code of the table', () => {
  it('is listed exactly once here and has words', () => {
    const codes = Object.values(table).flatMap((text) => text.split(' '));
    expect(codes.sort()).toEqual([...responseTexts.keys()].sort());
    for (const text of responseTexts.values()) {
      expect(text).not.toBe('');
    }
  });

  it.each(['succeeded', 'pending', 'unknown'] as const)('is %s without a reason', (outcome) => {
    for (const code of codesOf(outcome)) {
      expect(meaningOf(code)).toEqual({ outcome, reason: null, explanation: responseTexts.get(code) });
    }
  });

  it.each(['cancelled', 'timed_out', 'limit', 'bank_offline', 'other'] as const)('fails as %s', (reason) => {
    for (const code of codesOf(reason)) {
      expect(meaningOf(code)).toEqual({ outcome: 'failed', reason, explanation: responseTexts.get(code) });
    }
  });
});

it.each(['FF', 'FA', 'ZZ', '0', '000', 'approved'])('fails at the unlisted code %j', (code) => {
  const explanation = `Unlisted code ${code.toUpperCase()}`;
  expect(meaningOf(code)).toEqual({ outcome: 'failed', reason: 'other', explanation });
});

it('reads codes without regard to blanks and case', () => {
  expect(meaningOf(' 1c ').reason).toBe('cancelled');
  expect(meaningOf('  ').outcome).toBe('unknown');
});
