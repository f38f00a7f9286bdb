import { sen, senToText } from '@titian/finance/sen';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StatementRejected } from '../port.ts';
import { readStatementFile } from '../statement-file.ts';
import { readMt940 } from './mt940.ts';

const file = [
  ':20:STMT20261121',
  ':25:MBBEMYKL/514012345678',
  ':28C:00325/001',
  ':60F:C261120MYR1000,00',
  ':61:2611211121C200,00NTRFNONREF//C001',
  ':86:/EREF/TOPUP-1/NAME/AISYAH BINTI RAHMAN/ACCT/7012345678/BIC/CIBB',
  'MYKL/REMI/Top up',
  ':61:2611211121D400,5NTRFWD-1//D001',
  'Paid to somebody',
  ':62F:C261121MYR799,50',
  ':64:C261121MYR799,50',
].join('\r\n');
const first = (text: string) => readMt940(text)[0];
const line = (text: string) =>
  first(
    [':20:S', ':25:514012345678', ':28C:1', ':60F:C261120MYR1000,', text, ':62F:C261121MYR1000,'].join('\n'),
  )?.lines[0];

it('reads account, number, balances and lines', () => {
  expect(readMt940(file)).toEqual([
    {
      statementId: 'STMT20261121-00325/001',
      accountNo: '514012345678',
      currency: 'MYR',
      fromOn: '2026-11-20',
      toOn: '2026-11-21',
      openingSen: 1000_00n,
      closingSen: 799_50n,
      lines: [
        {
          lineNo: 1,
          amountSen: 200_00n,
          direction: 'credit',
          bookedOn: '2026-11-21',
          endToEndId: 'TOPUP-1',
          bankReference: 'C001',
          counterparty: { name: 'AISYAH BINTI RAHMAN', accountNo: '7012345678', bic: 'CIBBMYKL' },
          description: 'Top up',
          returned: false,
          returnReason: null,
        },
        {
          lineNo: 2,
          amountSen: 400_50n,
          direction: 'debit',
          bookedOn: '2026-11-21',
          endToEndId: 'WD-1',
          bankReference: 'D001',
          counterparty: { name: null, accountNo: null, bic: null },
          description: 'Paid to somebody',
          returned: false,
          returnReason: null,
        },
      ],
    },
  ]);
});

it('is known from camt.053, and anything else is rejected', () => {
  expect(readStatementFile(`\uFEFF${file}`)).toMatchObject({ format: 'mt940', statements: [{}] });
  for (const text of ['', 'date;amount', '%PDF-1.7', '\0\0']) {
    expect(() => readStatementFile(text)).toThrow('neither a camt.053 nor an MT940');
  }
});

describe('a file is rejected', () => {
  it.each([
    ['without :25:', file.replace(/:25:.*\r\n/, ''), 'names no account'],
    ['with an account that is none', file.replace('514012345678', 'TRUST'), 'names no account'],
    ['without an opening balance', file.replace(/:60F:.*\r\n/, ''), '0 fields :60F: or :60M:'],
    [
      'with two closing balances',
      file.replace(':64:', ':62F:C261121MYR799,50\r\n:64:'),
      '2 fields :62F: or :62M:',
    ],
    ['in another currency', file.replace('C261120MYR', 'C261120SGD'), "in 'SGD', not in MYR"],
    [
      'with a wrong sum',
      file.replace(':62F:C261121MYR799,50', ':62F:C261121MYR799,49'),
      'add up to 799.50, not to the closing balance 799.49',
    ],
    ['with a changed amount', file.replace('D400,5N', 'D400,N'), 'add up to 800.00'],
    ['with a decimal point', file.replace('C200,00', 'C200.00'), 'cannot be read'],
    ['with a fraction of a sen', file.replace('C200,00', 'C200,001'), 'cannot be read'],
    ['with a mark that is none', file.replace('C200,00', 'X200,00'), 'cannot be read'],
    ['with a day that is none', file.replace('2611211121C', '2611311131C'), 'not a date'],
    ['with a balance that is none', file.replace('C261120MYR1000,00', 'MYR1000'), 'not a balance'],
    ['that ends in the middle', file.slice(0, file.indexOf(':62F:')), '0 fields :62F:'],
    ['whose last page is missing', file.replace(':62F:', ':62M:'), 'last page'],
    ['that begins on a later page', file.replace(':60F:', ':60M:'), 'without a page before it'],
    ['with text before it', `Dear customer\r\n${file}`, 'instead of the field :20:'],
  ])('%s', (_why, text, words) => {
    expect(() => readMt940(text)).toThrow(StatementRejected);
    expect(() => readMt940(text)).toThrow(words);
  });

  it('as a wrong sum only where the sum is wrong', () => {
    const reasonOf = (text: string) => {
      try {
        readMt940(text);
        return null;
      } catch (error) {
        return error instanceof StatementRejected ? error.reason : error;
      }
    };
    expect(reasonOf(file.replace('D400,5N', 'D400,N'))).toBe('wrong_sum');
    expect(reasonOf(file.replace(/:25:.*\r\n/, ''))).toBe('unreadable');
  });
});

describe('a line :61:', () => {
  it.each([
    ['C', 'credit', false],
    ['D', 'debit', false],
    ['RC', 'debit', true],
    ['RD', 'credit', true],
    ['CR', 'credit', false],
    ['DR', 'debit', false],
  ])('with the mark %s', (mark, direction, returned) => {
    const other = direction === 'credit' ? 'D' : 'C';
    const text = `:61:2611211121${mark}1,NTRFREF//B1\n:61:2611211121${other}1,NTRFREF//B2`;
    expect(line(text)).toMatchObject({ direction, returned, amountSen: 1_00n, bankReference: 'B1' });
  });

  it.each([
    ['0,5', 50n],
    ['12,', 12_00n],
    ['1234567,89', 1_234_567_89n],
  ])('of %s', (amount, amountSen) => {
    const text = `:61:261121C${amount}NTRFNONREF\n:61:261121D${amount}NTRFNONREF`;
    expect(line(text)).toMatchObject({ amountSen, endToEndId: null, bankReference: null });
  });

  it.each([
    ['2612310102', '2027-01-02'],
    ['2701011231', '2026-12-31'],
    ['261121', '2026-11-21'],
  ])('booked %s', (dates, bookedOn) => {
    expect(line(`:61:${dates}C1,NTRFX\n:61:${dates}D1,NTRFX`)).toMatchObject({ bookedOn });
  });

  it.each([
    ['a returned item', ':61:261121C1,NRTIWD-1//B1', null],
    ['a code word', ':61:261121C1,NTRFNONREF//B1\n:86:/EREF/WD-1/RTRN/AC04', 'AC04'],
    [
      'a numbered field',
      ':61:261121C1,NTRFNONREF//B1\n:86:159?00RETURN?20EREF+WD-1?21RTRN+AC04?32AISYAH BINTI ?33RAHMAN',
      'AC04',
    ],
  ])('that was returned, indicated by %s', (_how, text, returnReason) => {
    expect(line(`${text}\n:61:261121D1,NTRFX`)).toMatchObject({
      returned: true,
      endToEndId: 'WD-1',
      returnReason,
    });
  });

  it('of 0,00 moves nothing and is left out', () => {
    const text = ':61:261121C0,NTRFINFO\n:61:261121D0,00NTRFINFO\n:61:261121C1,NTRFX\n:61:261121D1,NTRFY';
    expect(line(text)).toMatchObject({ lineNo: 1, amountSen: 1_00n, endToEndId: 'X' });
    expect(() => line(':61:261121C0,001NTRFINFO')).toThrow(StatementRejected);
  });

  it('with free text keeps it', () => {
    expect(
      line(':61:261121C1,NTRFNONREF\n:86:Deposit of a friend\nwith thanks\n:61:261121D1,NTRFX'),
    ).toMatchObject({ description: 'Deposit of a friend with thanks', counterparty: { name: null } });
  });
});

describe('a file', () => {
  it('may be wrapped in the blocks of the network', () => {
    const wrapped = `{1:F01MBBEMYKLAXXX0000000000}{2:I940MBBEMYKLXXXXN}{4:\r\n${file}\r\n-}{5:{CHK:1}}`;
    expect(readMt940(wrapped)).toEqual(readMt940(file));
  });

  it('may hold several statements, and one in pages', () => {
    const next = file
      .replace('STMT20261121', 'STMT20261122')
      .replace('C261120MYR1000,00', 'C261121MYR1000,00')
      .replace(':62F:', ':62M:')
      .concat(
        '\r\n-\r\n:20:STMT20261122\r\n:25:MBBEMYKL/514012345678\r\n:28C:00325/002\r\n:60M:C261121MYR799,50',
        '\r\n:61:261122C0,50NTRFX//C009\r\n:62F:C261122MYR800,',
      );
    const statements = readMt940(`${file}\r\n-\r\n${next}`);
    expect(statements.map((one) => [one.closingSen, one.lines.length])).toEqual([
      [799_50n, 2],
      [800_00n, 3],
    ]);
    expect(() => readMt940(next.replace(':60M:C261121MYR799,50', ':60M:C261121MYR799,51'))).toThrow();
  });
});

it('gives back any lines that were written, or rejects; it never fails otherwise', () => {
  const comma = (amountSen: bigint) => senToText(sen(amountSen)).replace('.', ',');
  const drawn = fc.record({
    amountSen: fc.bigInt({ min: 1n, max: 10n ** 10n }),
    isCredit: fc.boolean(),
    id: fc.stringMatching(/^[A-Za-z0-9-]{1,30}$/),
  });
  fc.assert(
    fc.property(fc.array(drawn, { maxLength: 8 }), (all) => {
      const moved = all.reduce((sum, one) => sum + (one.isCredit ? one.amountSen : -one.amountSen), 0n);
      const closing = 10n ** 12n + moved;
      const lines = all.flatMap((one, index) => [
        `:61:2611211121${one.isCredit ? 'C' : 'D'}${comma(one.amountSen)}NTRFNONREF//B${index}`,
        `:86:/EREF/${one.id}`,
      ]);
      const text = [
        ':20:S',
        ':25:514012345678',
        ':28C:1/1',
        `:60F:C261121MYR${comma(10n ** 12n)}`,
        ...lines,
        `:62F:C261121MYR${comma(closing)}`,
      ].join('\n');
      const read = readMt940(text)[0]?.lines.map((one) => [one.amountSen, one.direction, one.endToEndId]);
      const wanted = all.map((one) => [
        one.amountSen,
        one.isCredit ? 'credit' : 'debit',
        ['NONREF', 'NOTPROVIDED'].includes(one.id) ? null : one.id,
      ]);
      expect(read).toEqual(wanted);
    }),
    { numRuns: 60 },
  );
  fc.assert(
    fc.property(fc.string(), fc.nat(file.length), (noise, at) => {
      const torn = `${file.slice(0, at)}${noise}${file.slice(at)}`;
      try {
        readMt940(torn);
      } catch (error) {
        expect(error).toBeInstanceOf(StatementRejected);
      }
    }),
    { numRuns: 200 },
  );
});
