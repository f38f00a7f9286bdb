import { sen, senToText, sumSen } from '@titian/finance/sen';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BatchRejected, type PayoutBatch, type PayoutInstruction } from '../port.ts';
import { writePain001 } from './pain001.ts';
import { all, at, readXml, textAt, type XmlNode } from './xml.ts';

const debtor = { name: 'Titian Trust Account', bic: 'MBBEMYKL', accountNo: '514012345678' };
const first: PayoutInstruction = {
  endToEndId: 'WD-0000001',
  amountSen: sen(1_234_50n),
  creditor: { name: "Nur'ain & Söhne", bic: 'CIBBMYKL', accountNo: '7012345678' },
  description: 'Withdrawal WD-0000001 <Titian>',
};
const second: PayoutInstruction = {
  endToEndId: 'WD-0000002',
  amountSen: sen(5n),
  creditor: { name: 'Ravi A/L Kumar', bic: 'PBBEMYKLXXX', accountNo: '3123456789' },
  description: 'Withdrawal',
};
const batch: PayoutBatch = {
  messageId: 'TITIAN-20261121-0001',
  createdAt: new Date('2026-11-21T03:04:05.678Z'),
  payOn: '2026-11-23',
  debtor,
  instructions: [first, second],
};

describe('a batch is rejected', () => {
  it.each<[string, Partial<PayoutBatch>, string]>([
    ['without payments', { instructions: [] }, 'at least one payment'],
    ['with a message id that is too long', { messageId: 'x'.repeat(36) }, 'message id'],
    ['with a message id outside the SWIFT set', { messageId: 'A_1' }, 'message id'],
    ['with a day that is none', { payOn: '2026-02-30' }, 'day of payment'],
    ['with a day in another form', { payOn: '21-11-2026' }, 'day of payment'],
    ['with the same payment twice', { instructions: [first, first] }, 'WD-0000001 is in the batch twice'],
    [
      'from an account that is none',
      { debtor: { ...debtor, accountNo: '5140-1234' } },
      'account number of the debtor',
    ],
  ])('%s', (_why, wrong, text) => {
    expect(() => writePain001({ ...batch, ...wrong })).toThrow(BatchRejected);
    expect(() => writePain001({ ...batch, ...wrong })).toThrow(text);
  });

  it.each<[string, Partial<PayoutInstruction>, string]>([
    ['of nothing', { amountSen: sen(0n) }, 'WD-0000001 has the amount 0.00'],
    ['of less than nothing', { amountSen: sen(-1n) }, 'WD-0000001 has the amount -0.01'],
    ['without an end-to-end id', { endToEndId: '' }, 'end-to-end id'],
    ['with an end-to-end id of 36 characters', { endToEndId: 'x'.repeat(36) }, 'end-to-end id'],
    ['to a BIC of 7 characters', { creditor: { ...first.creditor, bic: 'CIBBMYK' } }, 'not a BIC'],
    ['to a BIC in small letters', { creditor: { ...first.creditor, bic: 'cibbmykl' } }, 'not a BIC'],
    ['to an account of 5 digits', { creditor: { ...first.creditor, accountNo: '70123' } }, '6 to 17 digits'],
    [
      'to an account with dashes',
      { creditor: { ...first.creditor, accountNo: '70-1234-5678' } },
      '6 to 17 digits',
    ],
    ['to nobody whose name can be sent', { creditor: { ...first.creditor, name: '李' } }, 'no letter'],
    ['without a description', { description: ' ' }, 'no description'],
  ])('with a payment %s', (_why, wrong, text) => {
    const instructions = [second, { ...first, ...wrong }];
    expect(() => writePain001({ ...batch, instructions })).toThrow(BatchRejected);
    expect(() => writePain001({ ...batch, instructions })).toThrow(text);
  });
});

/** Names of the children in the order in which they stand: the schema is a sequence, so order is a rule. */
function children(xml: string, element: string): string[] {
  const inside = new RegExp(`<${element}(?: [^>]*)?>([\\s\\S]*?)</${element}>`).exec(xml)?.[1] ?? '';
  const names: string[] = [];
  let depth = 0;
  for (const [, closing, name = '', selfClosing] of inside.matchAll(/<(\/?)([A-Za-z0-9]+)[^>]*?(\/?)>/g)) {
    if (closing) {
      depth -= 1;
    } else {
      if (depth === 0) {
        names.push(name);
      }
      depth += selfClosing ? 0 : 1;
    }
  }
  return names;
}

describe('the message', () => {
  const xml = writePain001(batch);
  const root = at(readXml(xml), 'Document', 'CstmrCdtTrfInitn');
  const information = at(root, 'PmtInf');
  const text = (...path: string[]) => textAt(root, ...path);

  it('opens as UTF-8 XML of pain.001.001.03', () => {
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>/);
    expect(xml).toContain('<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03">');
  });

  it.each([
    ['CstmrCdtTrfInitn', ['GrpHdr', 'PmtInf']],
    ['GrpHdr', ['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum', 'InitgPty']],
    [
      'PmtInf',
      [
        'PmtInfId',
        'PmtMtd',
        'BtchBookg',
        'NbOfTxs',
        'CtrlSum',
        'ReqdExctnDt',
        'Dbtr',
        'DbtrAcct',
        'DbtrAgt',
        'ChrgBr',
        'CdtTrfTxInf',
        'CdtTrfTxInf',
      ],
    ],
    ['CdtTrfTxInf', ['PmtId', 'Amt', 'CdtrAgt', 'Cdtr', 'CdtrAcct', 'RmtInf']],
    ['PmtId', ['InstrId', 'EndToEndId']],
    ['DbtrAcct', ['Id', 'Ccy']],
  ])('keeps the order of the schema inside %s', (element, expected) => {
    expect(children(xml, element)).toEqual(expected);
  });

  it.each([
    [['GrpHdr', 'MsgId'], 'TITIAN-20261121-0001'],
    [['GrpHdr', 'CreDtTm'], '2026-11-21T03:04:05Z'],
    [['GrpHdr', 'NbOfTxs'], '2'],
    [['GrpHdr', 'CtrlSum'], '1234.55'],
    [['GrpHdr', 'InitgPty', 'Nm'], 'Titian Trust Account'],
    [['PmtInf', 'PmtInfId'], 'TITIAN-20261121-0001'],
    [['PmtInf', 'PmtMtd'], 'TRF'],
    [['PmtInf', 'NbOfTxs'], '2'],
    [['PmtInf', 'CtrlSum'], '1234.55'],
    [['PmtInf', 'ReqdExctnDt'], '2026-11-23'],
    [['PmtInf', 'Dbtr', 'Nm'], 'Titian Trust Account'],
    [['PmtInf', 'DbtrAcct', 'Id', 'Othr', 'Id'], '514012345678'],
    [['PmtInf', 'DbtrAcct', 'Ccy'], 'MYR'],
    [['PmtInf', 'DbtrAgt', 'FinInstnId', 'BIC'], 'MBBEMYKL'],
  ])('carries %j = %s', (path, expected) => {
    expect(text(...path)).toBe(expected);
  });

  it('pays each receiver by BIC and account under Othr, in MYR', () => {
    const notified = all(information, 'CdtTrfTxInf').map((node) => ({
      instrId: textAt(node, 'PmtId', 'InstrId'),
      endToEndId: textAt(node, 'PmtId', 'EndToEndId'),
      amount: textAt(node, 'Amt', 'InstdAmt'),
      currency: textAt(node, 'Amt', 'InstdAmt', '@Ccy'),
      bic: textAt(node, 'CdtrAgt', 'FinInstnId', 'BIC'),
      name: textAt(node, 'Cdtr', 'Nm'),
      account: textAt(node, 'CdtrAcct', 'Id', 'Othr', 'Id'),
      text: textAt(node, 'RmtInf', 'Ustrd'),
    }));
    expect(notified).toEqual([
      {
        instrId: 'WD-0000001',
        endToEndId: 'WD-0000001',
        amount: '1234.50',
        currency: 'MYR',
        bic: 'CIBBMYKL',
        name: "Nur'ain + Sohne",
        account: '7012345678',
        text: 'Withdrawal WD-0000001 Titian',
      },
      {
        instrId: 'WD-0000002',
        endToEndId: 'WD-0000002',
        amount: '0.05',
        currency: 'MYR',
        bic: 'PBBEMYKLXXX',
        name: 'Ravi A/L Kumar',
        account: '3123456789',
        text: 'Withdrawal',
      },
    ]);
  });
});

it('writes every batch with its own count and sum, and nothing outside the SWIFT set', () => {
  const instruction = fc.record({
    amountSen: fc.bigInt({ min: 1n, max: 10n ** 12n }).map(sen),
    name: fc.string({ unit: 'grapheme', maxLength: 90 }).map((name) => `A ${name}`),
    description: fc.string({ unit: 'grapheme', maxLength: 200 }).map((text) => `Payout ${text}`),
    accountNo: fc.stringMatching(/^\d{6,17}$/),
  });
  fc.assert(
    fc.property(fc.array(instruction, { minLength: 1, maxLength: 30 }), (drawn) => {
      const instructions = drawn.map(({ name, accountNo, ...rest }, index) => ({
        ...rest,
        endToEndId: `WD-${index}`,
        creditor: { name, accountNo, bic: 'RHBBMYKL' },
      }));
      const root = at(readXml(writePain001({ ...batch, instructions })), 'Document', 'CstmrCdtTrfInitn');
      const transfers = all(at(root, 'PmtInf'), 'CdtTrfTxInf');
      const sum = senToText(sumSen(instructions.map(({ amountSen }) => amountSen)));
      for (const part of ['GrpHdr', 'PmtInf']) {
        expect(textAt(root, part, 'CtrlSum')).toBe(sum);
        expect(textAt(root, part, 'NbOfTxs')).toBe(String(transfers.length));
      }
      expect(transfers).toHaveLength(instructions.length);
      expect(texts(root).join('')).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]*$/);
    }),
    { numRuns: 50 },
  );
});

function texts(node: XmlNode | undefined): string[] {
  if (node === undefined || typeof node === 'string') {
    return node === undefined ? [] : [node];
  }
  return Object.values(node).flatMap((inner: XmlNode) => texts(inner));
}
