import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { issueMessage } from './messages/message.ts';
import { fieldErrorsOf } from './testing.ts';
import {
  agreed,
  agreedText,
  amount,
  amountOut,
  blankable,
  countedFromMonth,
  day,
  email,
  id,
  instant,
  jsonList,
  longText,
  month,
  otpCode,
  percent,
  percentOut,
  retainedFiles,
  text,
  token,
  whole,
  wholeText,
  yesNo,
  yesNoText,
} from './wire.ts';

const anId = '01890a5d-ac96-774b-bcce-b302099a8057';

interface Case {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly invalid: readonly unknown[];
  readonly taken: readonly (readonly [unknown, unknown])[];
}

const cases: readonly Case[] = [
  {
    name: 'amount',
    schema: amount,
    invalid: [
      undefined,
      null,
      '',
      250,
      '-1',
      '+1',
      '1.',
      '.5',
      '1.234',
      '1,000.00',
      '1e5',
      'NaN',
      'Infinity',
      '0x10',
      ' 1',
      '1 ',
      '1\n',
      '١٢',
      '1234567890123',
      '1234567890123.00',
      ['1'],
    ],
    taken: [
      ['0', '0'],
      ['250', '250'],
      ['250.5', '250.5'],
      ['250.00', '250.00'],
      ['999999999999.99', '999999999999.99'],
    ],
  },
  {
    name: 'amount in an answer',
    schema: amountOut,
    invalid: ['1', '1.0', '-1.00', '1,000.00', 1],
    taken: [['1234.50', '1234.50']],
  },
  {
    name: 'percent',
    schema: percent,
    invalid: [undefined, '', 11, '-1', '11.001', '1e1', '11%', '1000'],
    taken: [
      ['11', '11'],
      ['11.5', '11.5'],
      ['11.00', '11.00'],
    ],
  },
  {
    name: 'percent in an answer',
    schema: percentOut,
    invalid: ['11', '11.0', '+1.00', 11],
    taken: [
      ['11.00', '11.00'],
      ['-100.00', '-100.00'],
    ],
  },
  {
    name: 'day',
    schema: day,
    invalid: [
      undefined,
      '',
      '2026-02-29',
      '2026-13-01',
      '21-11-2026',
      '2026-11-21T00:00:00Z',
      '2026-1-1',
      '0000-01-01',
    ],
    taken: [
      ['2026-11-21', '2026-11-21'],
      ['2028-02-29', '2028-02-29'],
    ],
  },
  {
    name: 'month',
    schema: month,
    invalid: ['0000-01', '2026-13', '2026-00', '2026-1', '2026', '2026-11-21'],
    taken: [
      ['2026-11', '2026-11'],
      ['9999-12', '9999-12'],
    ],
  },
  {
    name: 'month that others are counted from',
    schema: countedFromMonth,
    invalid: ['0000-01', '2026-13', '9000-01', '9999-12'],
    taken: [['2026-11', '2026-11']],
  },
  {
    name: 'instant',
    schema: instant,
    invalid: [
      '2026-11-21T03:04:05Z',
      '2026-11-21T03:04:05.678',
      '2026-11-21T03:04:05.678+08:00',
      '2026-11-21',
    ],
    taken: [['2026-11-21T03:04:05.678Z', '2026-11-21T03:04:05.678Z']],
  },
  {
    name: 'id',
    schema: id,
    invalid: [undefined, '', '1', 'undefined', `${anId}x`, "1' or '1'='1"],
    taken: [
      [anId.toUpperCase(), anId],
      [anId, anId],
    ],
  },
  {
    name: 'one-time code',
    schema: otpCode,
    invalid: [undefined, '', '12345', '1234567', 'abcdef', 123456],
    taken: [
      ['123456', '123456'],
      ['123 456', '123456'],
    ],
  },
  {
    name: 'token',
    schema: token,
    invalid: [undefined, '', 'short', 'a'.repeat(201), 'aaaaaaaaaaaaaaaaaaaa+/', '../../../../etc/passwd'],
    taken: [['a_-B0'.repeat(8), 'a_-B0'.repeat(8)]],
  },
  {
    name: 'e-mail',
    schema: email,
    invalid: [
      undefined,
      '',
      'a',
      'a@',
      '@b.my',
      'a b@c.my',
      'a@b',
      `${'a'.repeat(250)}@b.my`,
      'a@b.my\u0000',
    ],
    taken: [
      ['a@b.my', 'a@b.my'],
      ['  Ali.Bin+Abu@Example.COM.my ', 'ali.bin+abu@example.com.my'],
    ],
  },
  {
    name: 'text',
    schema: text(5),
    invalid: [undefined, null, '', '   ', '123456', 5, 'a\nb', 'a\u0000b', 'a\ud800'],
    taken: [
      [' abc ', 'abc'],
      ['十分好', '十分好'],
    ],
  },
  {
    name: 'long text',
    schema: longText(9),
    invalid: [undefined, '', ' \n ', '1234567890', 'a\u0000b', 'a\udfff'],
    taken: [['one\ntwo\t', 'one\ntwo']],
  },
  {
    name: 'yes or no',
    schema: yesNo,
    invalid: [undefined, '1', true, 2, null],
    taken: [
      [0, 0],
      [1, 1],
    ],
  },
  {
    name: 'yes or no in a form',
    schema: yesNoText,
    invalid: [undefined, '', 1, 'true', '2', 'on'],
    taken: [
      ['0', 0],
      ['1', 1],
    ],
  },
  { name: 'a ticked box', schema: agreed, invalid: [undefined, 0, '1', true], taken: [[1, 1]] },
  {
    name: 'a ticked box in a form',
    schema: agreedText,
    invalid: [undefined, '', '0', 1, 'on'],
    taken: [['1', 1]],
  },
  {
    name: 'whole number',
    schema: whole(1, 36, issueMessage('term_months_invalid')),
    invalid: [undefined, 0, 37, 1.5, '12', Number.NaN],
    taken: [
      [1, 1],
      [36, 36],
    ],
  },
  {
    name: 'whole number in a form',
    schema: wholeText(1, 36, issueMessage('term_months_invalid')),
    invalid: [undefined, '', '0', '37', '1.5', '-1', '1e1', '0x1', '9999999999', 12],
    taken: [
      ['1', 1],
      ['036', 36],
    ],
  },
  {
    name: 'a field that may be left empty',
    schema: blankable(amount),
    invalid: ['x', '-1', 5],
    taken: [
      ['', undefined],
      [undefined, undefined],
      ['5', '5'],
    ],
  },
  {
    name: 'ids of kept files',
    schema: retainedFiles,
    invalid: ['x', ['x'], [anId, 'x'], Array.from({ length: 101 }, () => anId)],
    taken: [
      [undefined, []],
      ['', []],
      [anId, [anId]],
      [
        [anId, anId],
        [anId, anId],
      ],
    ],
  },
  {
    name: 'a list as JSON',
    schema: jsonList(z.strictObject({ a: text(3) }), 2),
    invalid: [
      undefined,
      '',
      '{',
      '{}',
      'null',
      '[1]',
      '[{"a":"abcd"}]',
      '[{"b":"x"}]',
      '[{"a":"x"},{"a":"x"},{"a":"x"}]',
    ],
    taken: [
      ['[]', []],
      ['[{"a":"x"}]', [{ a: 'x' }]],
    ],
  },
];

describe.each(cases)('$name', ({ schema, invalid, taken }) => {
  test.each(invalid.map((value) => [value]))('rejects %j with a sentence', (value) => {
    const texts = Object.values(fieldErrorsOf(schema, value) ?? {}).flat();
    expect(texts.length).toBeGreaterThan(0);
    for (const sentence of texts) expect(sentence).not.toMatch(/Invalid|expected|received|Too (big|small)/);
  });

  test.each(taken)('takes %j as %j', (value, parsed) => {
    expect(schema.parse(value)).toEqual(parsed);
  });
});

test.each(['050.00', '00', '007', '00.50'])('%s is no amount: it begins with a nought too many', (text) => {
  expect([amount.safeParse(text).success, amount.safeParse('0.50').success]).toEqual([false, true]);
});

test('an amount says how one looks', () => {
  expect(fieldErrorsOf(amount, '1e5')).toEqual({
    body: ['Please enter an amount in ringgit, for example 250.00'],
  });
});
