import { type Sen, sen, sumSen } from '@titian/finance/sen';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BankStatement, type StatementLine, StatementRejected } from '../port.ts';
import { readCamt053 } from './camt053.ts';
import { writeCamt053 } from './testing/statement.ts';

const amount = fc.bigInt({ min: 1n, max: 10n ** 12n }).map(sen);
const text = fc.stringMatching(/^[A-Za-z0-9]([A-Za-z0-9 .,'/&<>-]{0,20}[A-Za-z0-9])?$/);
const maybe = fc.option(text, { nil: null });
const drawnLine = fc.record({
  amountSen: amount,
  direction: fc.constantFrom('credit' as const, 'debit' as const),
  bookedOn: fc.constantFrom('2026-11-20', '2026-11-21'),
  endToEndId: maybe,
  bankReference: maybe,
  counterparty: fc.record({ name: maybe, accountNo: maybe, bic: maybe }),
  description: maybe,
  returnReason: fc.option(fc.constantFrom('AC04', 'MS03'), { nil: null }),
});

function statementOf(
  openingSen: Sen,
  drawn: readonly Omit<StatementLine, 'lineNo' | 'returned'>[],
): BankStatement {
  const lines = drawn.map((line, index) => ({
    ...line,
    lineNo: index + 1,
    returned: line.returnReason !== null,
  }));
  const moved = lines.map(({ amountSen, direction }) =>
    direction === 'credit' ? amountSen : sen(-amountSen),
  );
  return {
    statementId: 'S-1',
    accountNo: '514012345678',
    currency: 'MYR',
    fromOn: '2026-11-20',
    toOn: '2026-11-21',
    openingSen,
    closingSen: sumSen([openingSen, ...moved]),
    lines,
  };
}

const line: Omit<StatementLine, 'lineNo' | 'returned'> = {
  amountSen: sen(200_00n),
  direction: 'credit',
  bookedOn: '2026-11-21',
  endToEndId: 'WD-1',
  bankReference: 'REF1',
  counterparty: { name: 'AISYAH', accountNo: '7012345678', bic: 'CIBBMYKL' },
  description: 'Top up',
  returnReason: null,
};
const plain = writeCamt053([statementOf(sen(1_000_00n), [line])]);

describe('a file is rejected', () => {
  it.each<[string, string, string]>([
    ['that is empty', '', 'well-formed'],
    ['that is not XML', 'date;amount', 'well-formed'],
    ['that ends in the middle', plain.slice(0, -40), 'well-formed'],
    [
      'whose declaration does not end',
      `<?xml versi"?>${plain.slice(plain.indexOf('<Document'))}`,
      'well-formed',
    ],
    ['with a day that there is not', plain.replaceAll('2026-11-20T', '2026-02-30T'), 'not a date'],
    ['of a thousand levels', `${'<a>'.repeat(1_000)}${'</a>'.repeat(1_000)}`, 'well-formed'],
    ['of another message', '<Document><CstmrCdtTrfInitn/></Document>', 'not a camt.053'],
    ['without a statement', '<Document><BkToCstmrStmt><GrpHdr/></BkToCstmrStmt></Document>', 'no statement'],
    [
      'with a document type',
      `<!DOCTYPE x [<!ENTITY a "b">]>${plain.slice(plain.indexOf('<Document'))}`,
      'document type',
    ],
    ['without an account', plain.replace(/<Acct>.*?<\/Acct>/, ''), 'names no account'],
    ['without an opening balance', plain.replace('OPBD', 'XXXX'), 'no balance OPBD or PRCD'],
    ['without a closing balance', plain.replace('CLBD', 'XXXX'), 'no balance CLBD'],
    [
      'with a wrong sum',
      plain.replace('1200.00', '1200.01'),
      'add up to 1200.00, not to the closing balance 1200.01',
    ],
    ['with a changed amount', plain.replace('>200.00<', '>2000.00<'), 'add up to 3000.00'],
    ['in another currency', plain.replaceAll('Ccy="MYR"', 'Ccy="SGD"'), 'not an amount in MYR'],
    ['with a fraction of a sen', plain.replace('>200.00<', '>200.001<'), "'200.001'"],
    ['with a signed amount', plain.replace('>200.00<', '>-200.00<'), "'-200.00'"],
    ['with an amount that is text', plain.replace('>200.00<', '>2e2<'), "'2e2'"],
    ['with neither credit nor debit', plain.replaceAll('CRDT', 'BOTH'), "'BOTH' is neither"],
    [
      'with a booking date that is none',
      plain.replace('<BookgDt><Dt>2026-11-21', '<BookgDt><Dt>21/11/2026'),
      'not a date',
    ],
    ['without a booking date', plain.replace(/<BookgDt>.*?<\/BookgDt>/, ''), 'no booking date'],
  ])('%s', (_why, xml, words) => {
    expect(() => readCamt053(xml)).toThrow(StatementRejected);
    expect(() => readCamt053(xml)).toThrow(words);
  });
});

it('gives back any statement that was written', () => {
  fc.assert(
    fc.property(
      fc.array(drawnLine, { maxLength: 12 }),
      fc.bigInt({ min: -(10n ** 9n), max: 10n ** 12n }),
      (drawn, opening) => {
        const statement = statementOf(sen(opening), drawn);
        const xml = writeCamt053([statement]);
        expect(readCamt053(xml)).toEqual([statement]);
      },
    ),
    { numRuns: 100 },
  );
});

it('reads several statements of one file', () => {
  const statements = [statementOf(sen(0n), [line]), { ...statementOf(sen(200_00n), []), statementId: 'S-2' }];
  expect(readCamt053(writeCamt053(statements)).map(({ statementId }) => statementId)).toEqual(['S-1', 'S-2']);
});

describe('what banks do differently', () => {
  it('takes a namespace prefix, a previous closing balance and trailing zeros', () => {
    const prefixed = plain.replaceAll(/<(\/?)([A-Z][A-Za-z]*)/g, '<$1ns:$2').replace('xmlns=', 'xmlns:ns=');
    const other = prefixed.replace('OPBD', 'PRCD').replace('>200.00<', '>200.00000<');
    expect(readCamt053(other)).toEqual(readCamt053(plain));
  });

  it('leaves out entries that are not booked yet', () => {
    const pending = plain.replace('<Sts>BOOK</Sts>', '<Sts>PDNG</Sts>').replace('1200.00', '1000.00');
    expect(readCamt053(pending)[0]?.lines).toEqual([]);
  });

  it('reads version .08: a status code, parties under Pty, banks by BICFI, a date and time', () => {
    const later = plain
      .replace('<Sts>BOOK</Sts>', '<Sts><Cd>BOOK</Cd></Sts>')
      .replace('<Dbtr><Nm>AISYAH</Nm></Dbtr>', '<Dbtr><Pty><Nm>AISYAH</Nm></Pty></Dbtr>')
      .replace('<BIC>CIBBMYKL</BIC>', '<BICFI>CIBBMYKL</BICFI>')
      .replace('<BookgDt><Dt>2026-11-21</Dt>', '<BookgDt><DtTm>2026-11-21T23:59:59+08:00</DtTm>');
    expect(later).not.toBe(plain);
    expect(readCamt053(later)).toEqual(readCamt053(plain));
  });

  it.each([
    ['a reversal indicator', plain.replace('<Sts>', '<RvslInd>true</RvslInd><Sts>')],
    [
      'the return sub-family',
      plain.replace(
        '<NtryDtls>',
        '<BkTxCd><Domn><Fmly><SubFmlyCd>RRTN</SubFmlyCd></Fmly></Domn></BkTxCd><NtryDtls>',
      ),
    ],
  ])('knows money that came back by %s', (_how, xml) => {
    expect(readCamt053(xml)[0]?.lines[0]).toMatchObject({ returned: true, returnReason: null });
    expect(readCamt053(plain)[0]?.lines[0]).toMatchObject({ returned: false });
  });
});

describe('payments that the bank booked together', () => {
  const detail = (id: string, ringgit: string): string =>
    `<TxDtls><Refs><EndToEndId>${id}</EndToEndId></Refs><AmtDtls><TxAmt><Amt Ccy="MYR">${ringgit}</Amt></TxAmt></AmtDtls></TxDtls>`;
  const together = (...details: string[]): string =>
    plain.replace(/<NtryDtls>.*?<\/NtryDtls>/, `<NtryDtls>${details.join('')}</NtryDtls>`);

  it('must add up to the entry', () => {
    expect(() => readCamt053(together(detail('A', '150.00'), detail('B', '49.99')))).toThrow(
      'add up to 199.99',
    );
  });

  it('become a line each', () => {
    const lines = readCamt053(together(detail('A', '150.00'), detail('B', '50.00')))[0]?.lines;
    expect(lines?.map(({ lineNo, endToEndId, amountSen }) => ({ lineNo, endToEndId, amountSen }))).toEqual([
      { lineNo: 1, endToEndId: 'A', amountSen: 150_00n },
      { lineNo: 2, endToEndId: 'B', amountSen: 50_00n },
    ]);
  });

  it('leave out a payment of 0.00, which moves nothing', () => {
    const lines = readCamt053(together(detail('A', '0.00'), detail('B', '200.00')))[0]?.lines;
    expect(lines?.map(({ lineNo, endToEndId }) => [lineNo, endToEndId])).toEqual([[1, 'B']]);
  });

  it('are read from version .08, where the amount stands in the payment itself', () => {
    const newer = (id: string, ringgit: string) =>
      `<TxDtls><Refs><EndToEndId>${id}</EndToEndId></Refs><Amt Ccy="MYR">${ringgit}</Amt></TxDtls>`;
    const lines = readCamt053(together(newer('A', '1.00'), newer('B', '199.00')))[0]?.lines;
    expect(lines?.map(({ amountSen }) => amountSen)).toEqual([1_00n, 199_00n]);
  });
});
