import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { malaysiaDay } from '../lib/malaysia-time.ts';
import { formatRinggit, parseRinggit } from '../lib/ringgit.ts';
import { elementsOf, findElement, parseXml, textAt, type XmlElement } from '../lib/xml.ts';
import { Harness } from '../testing/harness.ts';
import { paymentRequest } from '../testing/merchant.ts';

const harness = new Harness({ trustAccountNo: '514011223344', operatingAccountNo: '514099887766' });

beforeAll(() => harness.start());
afterAll(() => harness.close());

interface TransferParts {
  readonly id: string;
  readonly amount: string;
  readonly account?: string;
  readonly bic?: string;
  readonly currency?: string;
  readonly name?: string;
}

function transferXml({ id, amount, account, bic, currency, name }: TransferParts): string {
  return `<CdtTrfTxInf><PmtId><EndToEndId>${id}</EndToEndId></PmtId>
<Amt><InstdAmt Ccy="${currency ?? 'MYR'}">${amount}</InstdAmt></Amt>
<CdtrAgt><FinInstnId><BIC>${bic ?? 'MBBEMYKL'}</BIC></FinInstnId></CdtrAgt>
<Cdtr><Nm>${name ?? 'Nur Aisyah binti Rahman'}</Nm></Cdtr>
<CdtrAcct><Id><Othr><Id>${account ?? '114455667788'}</Id></Othr></Id></CdtrAcct>
<RmtInf><Ustrd>Withdrawal ${id}</Ustrd></RmtInf></CdtTrfTxInf>`;
}

interface FileParts {
  readonly message: string;
  readonly transfers: readonly TransferParts[];
  readonly count?: string;
  readonly sum?: string;
  readonly day?: string;
  readonly debtor?: string;
}

function totalOf(transfers: readonly TransferParts[]): string {
  return formatRinggit(transfers.reduce((total, { amount }) => total + (parseRinggit(amount) ?? 0n), 0n));
}

function fileXml({ message, transfers, count, sum, day, debtor }: FileParts): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03"><CstmrCdtTrfInitn>
<GrpHdr><MsgId>${message}</MsgId><CreDtTm>2026-11-21T10:00:00+08:00</CreDtTm><NbOfTxs>${count ?? transfers.length}</NbOfTxs>
<CtrlSum>${sum ?? totalOf(transfers)}</CtrlSum><InitgPty><Nm>Titian Trustee</Nm></InitgPty></GrpHdr>
<PmtInf><PmtInfId>${message}-1</PmtInfId><PmtMtd>TRF</PmtMtd><ReqdExctnDt>${day ?? '2026-11-21'}</ReqdExctnDt>
<Dbtr><Nm>Titian Trustee</Nm></Dbtr><DbtrAcct><Id><Othr><Id>${debtor ?? '514011223344'}</Id></Othr></Id></DbtrAcct>
<DbtrAgt><FinInstnId><BIC>MBBEMYKL</BIC></FinInstnId></DbtrAgt>
${transfers.map(transferXml).join('\n')}</PmtInf></CstmrCdtTrfInitn></Document>`;
}

async function send(body: string): Promise<XmlElement> {
  const answer = await harness.postXml('/bank/payments', body);
  expect(answer.status).toBe(200);
  const document = parseXml(await answer.text());
  if (typeof document === 'string') throw new Error(document);
  return document;
}

function groupOf(document: XmlElement): { status: string; reason: string; text: string } {
  const group = findElement(document, 'CstmrPmtStsRpt', 'OrgnlGrpInfAndSts');
  if (group === null) throw new Error('no group status');
  return {
    status: textAt(group, 'GrpSts'),
    reason: textAt(group, 'StsRsnInf', 'Rsn', 'Cd'),
    text: textAt(group, 'StsRsnInf', 'AddtlInf'),
  };
}

function transfersOf(document: XmlElement): string[][] {
  const report = findElement(document, 'CstmrPmtStsRpt', 'OrgnlPmtInfAndSts');
  return elementsOf(report ?? document, 'TxInfAndSts').map((transfer) => [
    textAt(transfer, 'OrgnlEndToEndId'),
    textAt(transfer, 'TxSts'),
    textAt(transfer, 'StsRsnInf', 'Rsn', 'Cd'),
  ]);
}

interface Line {
  readonly amount: string;
  readonly direction: string;
  readonly endToEndId: string;
  readonly name: string;
  readonly reason: string;
}

async function statement(
  from: string,
  to: string,
): Promise<{ opening: string; closing: string; lines: Line[] }> {
  const document = parseXml(await (await harness.get(`/bank/statement?from=${from}&to=${to}`)).text());
  if (typeof document === 'string') throw new Error(document);
  expect(document.attributes.xmlns).toBe('urn:iso:std:iso:20022:tech:xsd:camt.053.001.02');
  const content = findElement(document, 'BkToCstmrStmt', 'Stmt');
  if (content === null) throw new Error('no statement');
  const balance = (code: string): string => {
    const found = elementsOf(content, 'Bal').find(
      (element) => textAt(element, 'Tp', 'CdOrPrtry', 'Cd') === code,
    );
    return found === undefined ? '' : `${textAt(found, 'CdtDbtInd')} ${textAt(found, 'Amt')}`;
  };
  const lines = elementsOf(content, 'Ntry').map((entry): Line => {
    const details = findElement(entry, 'NtryDtls', 'TxDtls') ?? entry;
    return {
      amount: textAt(entry, 'Amt'),
      direction: textAt(entry, 'CdtDbtInd'),
      endToEndId: textAt(details, 'Refs', 'EndToEndId'),
      name: textAt(details, 'RltdPties', 'Dbtr', 'Nm') || textAt(details, 'RltdPties', 'Cdtr', 'Nm'),
      reason: textAt(details, 'RtrInf', 'Rsn', 'Cd'),
    };
  });
  return { opening: balance('OPBD'), closing: balance('CLBD'), lines };
}

async function deposit(amount: string, day: string): Promise<void> {
  const body = { amount, payer_name: 'Opening', booking_date: day };
  expect((await harness.postJson('/control/bank/deposit', body)).status).toBe(200);
}

describe('whole files rejected', () => {
  const good = fileXml({ message: 'REFUSED-1', transfers: [{ id: 'R1', amount: '10.00' }] });

  test.each([
    ['not XML', 'FF01', 'hello'],
    ['a broken element', 'FF01', good.replace('</PmtInf>', '')],
    ['a document type', 'FF01', good.replace('<Document', '<!DOCTYPE x [<!ENTITY a "b">]><Document')],
    ['another message', 'FF01', good.replace('pain.001.001.03', 'pain.001.001.09')],
    ['no message id', 'FF01', good.replace('<MsgId>REFUSED-1</MsgId>', '')],
    ['a blank message id', 'FF01', good.replace('REFUSED-1<', '<')],
    ['an id of 36 characters', 'FF01', good.replace('>R1<', `>${'R'.repeat(36)}<`)],
    ['a character outside the SWIFT set', 'FF01', good.replace('Nur Aisyah', 'Nur @isyah')],
    ['elements out of order', 'FF01', good.replace(/(<MsgId>.*<\/MsgId>)(<CreDtTm>.*?<\/CreDtTm>)/, '$2$1')],
    ['an unknown element', 'FF01', good.replace('<PmtMtd>', '<Extra>1</Extra><PmtMtd>')],
    ['another payment method', 'FF01', good.replace('>TRF<', '>CHK<')],
    ['no control sum', 'FF01', good.replace(/<CtrlSum>.*<\/CtrlSum>/, '')],
    ['no currency', 'FF01', good.replace(' Ccy="MYR"', '')],
    ['a negative amount', 'FF01', good.replace('>10.00</InstdAmt>', '>-10.00</InstdAmt>')],
    ['three decimals', 'FF01', good.replace('>10.00</InstdAmt>', '>10.001</InstdAmt>')],
    ['no creditor account', 'FF01', good.replace(/<CdtrAcct>.*<\/CdtrAcct>/, '')],
    ['no transfer', 'FF01', good.replace(/<CdtTrfTxInf>[\s\S]*<\/CdtTrfTxInf>/, '')],
    ['a wrong count', 'AM18', good.replace('<NbOfTxs>1<', '<NbOfTxs>2<')],
    ['a wrong sum', 'AM10', good.replace('<CtrlSum>10.00<', '<CtrlSum>10.01<')],
    ['a day that does not exist', 'DT01', good.replace('2026-11-21<', '2026-02-30<')],
  ])('%s: %s', async (_what, reason, body) => {
    expect(groupOf(await send(body))).toMatchObject({ status: 'RJCT', reason });
  });

  test('names the place of the problem', async () => {
    const { text } = groupOf(await send(good.replace('>TRF<', '>CHK<')));
    expect(text).toContain('PmtInf/PmtMtd');
  });

  test('two blocks with one id', async () => {
    const block = /<PmtInf>[\s\S]*<\/PmtInf>/.exec(good)?.[0] ?? '';
    const doubled = good.replace(block, block + block).replace('<NbOfTxs>1<', '<NbOfTxs>2<');
    expect(groupOf(await send(doubled.replace('<CtrlSum>10.00<', '<CtrlSum>20.00<'))).reason).toBe('DU02');
  });

  test('nothing of them was booked', async () => {
    expect(await harness.getJson('/control/bank')).toMatchObject({ balance: '0.00' });
    expect((await harness.get('/bank/payments/REFUSED-1')).status).toBe(404);
  });
});

describe('payment files', () => {
  test('each transfer is assessed by itself', async () => {
    await deposit('1000.00', '2026-01-05');
    await harness.postJson('/control/bank', { reject_accounts: ['333333333'] });
    const answer = await send(
      fileXml({
        message: 'MIXED-1',
        day: '2026-01-06',
        transfers: [
          { id: 'M1', amount: '100.00' },
          { id: 'M2', amount: '0.00' },
          { id: 'M3', amount: '10.00', currency: 'USD' },
          { id: 'M4', amount: '10.00', bic: 'XXXXMYKL' },
          { id: 'M5', amount: '10.00', account: '55550000' },
          { id: 'M6', amount: '10.00', account: '12-34' },
          { id: 'M7', amount: '10.00', account: '333333333' },
          { id: 'M1', amount: '10.00' },
          { id: 'M8', amount: '900.01' },
          { id: 'M9', amount: '900.00' },
        ],
      }),
    );
    expect(groupOf(answer)).toMatchObject({ status: 'PART', reason: '' });
    expect(transfersOf(answer)).toEqual([
      ['M1', 'ACCP', ''],
      ['M2', 'RJCT', 'AM01'],
      ['M3', 'RJCT', 'AM03'],
      ['M4', 'RJCT', 'RC01'],
      ['M5', 'RJCT', 'AC01'],
      ['M6', 'RJCT', 'AC01'],
      ['M7', 'RJCT', 'AC04'],
      ['M1', 'RJCT', 'DU04'],
      ['M8', 'RJCT', 'AM04'],
      ['M9', 'ACCP', ''],
    ]);
    expect(await statement('2026-01-06', '2026-01-06')).toMatchObject({
      opening: 'CRDT 1000.00',
      closing: 'CRDT 0.00',
      lines: [
        { amount: '100.00', direction: 'DBIT', endToEndId: 'M1' },
        { amount: '900.00', direction: 'DBIT', endToEndId: 'M9' },
      ],
    });
  });

  test('from an unknown account are rejected', async () => {
    const answer = await send(
      fileXml({ message: 'ALIEN-1', debtor: '999999', transfers: [{ id: 'A1', amount: '1.00' }] }),
    );
    expect(groupOf(answer).status).toBe('RJCT');
    expect(transfersOf(answer)).toEqual([['A1', 'RJCT', 'AC02']]);
  });

  test('sent twice pay once; another file with the same id is rejected', async () => {
    await deposit('500.00', '2026-02-01');
    const file = fileXml({
      message: 'TWICE-1',
      day: '2026-02-02',
      transfers: [{ id: 'T1', amount: '120.00' }],
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(file)));
    expect(answers.map((answer) => groupOf(answer).reason).sort()).toEqual([
      '',
      'DU01',
      'DU01',
      'DU01',
      'DU01',
    ]);
    for (const answer of answers) {
      expect(groupOf(answer).status).toBe('ACCP');
      expect(transfersOf(answer)).toEqual([['T1', 'ACCP', '']]);
    }
    const other = fileXml({ message: 'TWICE-1', transfers: [{ id: 'T2', amount: '5.00' }] });
    expect(groupOf(await send(other))).toMatchObject({ status: 'RJCT', reason: 'DU01' });
    const renamed = fileXml({
      message: 'TWICE-2',
      day: '2026-02-02',
      transfers: [{ id: 'T1', amount: '120.00' }],
    });
    expect(transfersOf(await send(renamed))).toEqual([['T1', 'RJCT', 'DU04']]);
    expect((await statement('2026-02-02', '2026-02-02')).lines.length).toBe(1);
    const again = await (await harness.get('/bank/payments/TWICE-1')).text();
    expect(again).toContain('<GrpSts>ACCP</GrpSts>');
  });

  test('to a returning account leave and come back the same day', async () => {
    await harness.postJson('/control/bank', { return_accounts: ['777777777'] });
    const transfers = [{ id: 'B1', amount: '80.00', account: '777777777' }];
    expect(groupOf(await send(fileXml({ message: 'BACK-1', day: '2026-03-03', transfers }))).status).toBe(
      'ACCP',
    );
    expect((await statement('2026-03-03', '2026-03-03')).lines).toMatchObject([
      { amount: '80.00', direction: 'DBIT', endToEndId: 'B1', reason: '' },
      { amount: '80.00', direction: 'CRDT', endToEndId: 'B1', reason: 'AC04' },
    ]);
  });

  test('may overdraw the account when funds are not checked', async () => {
    await harness.postJson('/control/bank', { check_funds: false });
    const transfers = [{ id: 'O1', amount: '999999.00' }];
    expect(groupOf(await send(fileXml({ message: 'OVER-1', day: '2030-01-01', transfers }))).status).toBe(
      'ACCP',
    );
    await harness.postJson('/control/bank', { check_funds: true });
    expect((await statement('2030-01-01', '2030-01-01')).closing).toMatch(/^DBIT /);
  });
});

describe('statement', () => {
  test('rejects days that are none', async () => {
    expect((await harness.get('/bank/statement?from=2026-02-30')).status).toBe(422);
    expect((await harness.get('/bank/statement?from=2026-02-02&to=2026-02-01')).status).toBe(422);
  });

  test('opening plus entries is closing, and days join without a gap', async () => {
    const days = ['2025-12-31', '2026-01-05', '2026-01-31', '2026-02-28', '2026-12-31', '2031-01-01'];
    let previous = '';
    for (const [index, day] of days.slice(1).entries()) {
      const from = new Date(Date.parse(`${days[index]}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
      const { opening, closing, lines } = await statement(from, day);
      const signed = (text: string): bigint => {
        const [direction, amount = ''] = text.split(' ');
        const sen = parseRinggit(amount) ?? 0n;
        return direction === 'DBIT' ? -sen : sen;
      };
      const moved = lines.reduce((sum, line) => sum + signed(`${line.direction} ${line.amount}`), 0n);
      expect(signed(closing)).toBe(signed(opening) + moved);
      if (previous !== '') expect(opening).toBe(previous);
      previous = closing;
    }
  });

  test('carries FPX money with its order number and payer, once, over restarts', async () => {
    const request = paymentRequest({ fpx_txnAmount: '321.09' });
    const order = { fields: request, payer_name: 'Nur Aisyah', booking_date: '2026-05-05' };
    await harness.postJson('/control/fpx/pay', order);
    const failed = {
      fields: paymentRequest({ fpx_txnAmount: '321.10' }),
      outcome: 'fail',
      booking_date: '2026-05-05',
    };
    await harness.postJson('/control/fpx/pay', failed);
    const before = await statement('2026-05-05', '2026-05-05');
    expect(before.lines).toEqual([
      {
        amount: '321.09',
        direction: 'CRDT',
        endToEndId: request.fpx_sellerExOrderNo,
        name: 'Nur Aisyah',
        reason: '',
      },
    ]);
    await harness.restart();
    expect(await statement('2026-05-05', '2026-05-05')).toEqual(before);
  });

  test('books on the real day, or on the day set for all', async () => {
    const now = paymentRequest({ fpx_txnAmount: '11.11' });
    await harness.postJson('/control/fpx/pay', { fields: now });
    const today = malaysiaDay(new Date());
    expect((await statement(today, today)).lines.map(({ endToEndId }) => endToEndId)).toContain(
      now.fpx_sellerExOrderNo,
    );
    await harness.postJson('/control/bank', { booking_date: '2026-06-06' });
    const later = paymentRequest({ fpx_txnAmount: '12.12' });
    await harness.postJson('/control/fpx/pay', { fields: later });
    await harness.postJson('/control/bank', { booking_date: null });
    expect((await statement('2026-06-06', '2026-06-06')).lines.length).toBe(1);
  });
});

describe('account enquiry', () => {
  const enquire = (bic: string, account: string): Promise<{ status: number; body: unknown }> =>
    harness.postJson('/bank/account-enquiry', { bic, account_no: account });

  test('knows no account ending 0000, at an unknown bank or of another form', async () => {
    for (const [bic, account] of [
      ['MBBEMYKL', '114455660000'],
      ['NOBKMYKL', '114455667788'],
      ['MBBEMYKL', '12-34'],
    ] as const) {
      expect((await enquire(bic, account)).body).toEqual({ holder_name: null, status: 'not_found' });
    }
    expect((await harness.postJson('/bank/account-enquiry', { bic: 'MBBEMYKL' })).status).toBe(400);
  });

  test('names registered holders, over restarts, and no others', async () => {
    const unknown = await enquire('CIBBMYKL', '80001234567');
    expect(unknown.body).toEqual({ holder_name: null, status: 'name_unavailable' });
    const account = { bic: 'CIBBMYKL', account_no: '80001234567', holder_name: 'TAN WEI MING' };
    expect((await harness.postJson('/control/bank/account', { ...account, bic: 'NOBKMYKL' })).status).toBe(
      422,
    );
    await harness.postJson('/control/bank/account', account);
    await harness.restart();
    const known = await enquire('CIBBMYKL', '80001234567');
    expect(known.body).toEqual({ holder_name: 'TAN WEI MING', status: 'active' });
  });
});

describe('the account of an FPX payer', () => {
  async function paidBy(name: string, day: string): Promise<string> {
    const fields = paymentRequest({ fpx_buyerBankId: 'PBB0233' });
    await harness.postJson('/control/fpx/pay', { fields, payer_name: name, booking_date: day });
    const paid = JSON.parse(await (await harness.get('/control/fpx/transactions')).text());
    const found = paid.items.find((one: { order_no: string }) => one.order_no === fields.fpx_sellerExOrderNo);
    return found.account_no;
  }
  const statementOf = async (day: string) =>
    (await harness.get(`/bank/statement?from=${day}&to=${day}`)).text();

  test('is known to enquiries, and named on the statement only where configured', async () => {
    const accountNo = await paidBy('TAN WEI MING', '2026-07-10');
    const known = await harness.getJson(`/control/bank`);
    expect(known).toMatchObject({
      accounts: expect.arrayContaining([
        { bic: 'PBBEMYKL', account_no: accountNo, holder_name: 'TAN WEI MING' },
      ]),
    });
    expect(await statementOf('2026-07-10')).not.toContain(accountNo);
    await harness.postJson('/control/bank', { tell_payers: true });
    const notified = await paidBy('LIM SIEW LING', '2026-07-11');
    const statement = await statementOf('2026-07-11');
    expect(statement).toContain(notified);
    expect(statement).toContain('PBBEMYKL');
    await harness.postJson('/control/bank', { tell_payers: false });
  });
});

describe('transfers from outside', () => {
  test('need a right amount and show the payer', async () => {
    expect((await harness.postJson('/control/bank/deposit', { amount: '1e5', payer_name: 'X' })).status).toBe(
      422,
    );
    const body = { amount: '77.00', payer_name: 'LIM BOON', reference: 'REF1', booking_date: '2026-07-07' };
    await harness.postJson('/control/bank/deposit', body);
    expect((await statement('2026-07-07', '2026-07-07')).lines).toMatchObject([
      { amount: '77.00', direction: 'CRDT', endToEndId: 'REF1', name: 'LIM BOON' },
    ]);
  });
});

describe('a statement in MT940', () => {
  test('says the same as camt.053: amounts, marks, references and what came back days later', async () => {
    const id = 'MTPAYOUT1';
    await harness.postJson('/control/bank', { check_funds: false });
    await harness.postJson('/control/bank/deposit', {
      amount: '900.00',
      payer_name: 'Tan/Wei',
      reference: 'MT-IN-1',
      booking_date: '2036-12-01',
    });
    const taken = await send(
      fileXml({
        message: 'MTFILE1',
        transfers: [{ id, amount: '120.50', account: '880012345671' }],
        day: '2036-12-02',
      }),
    );
    expect(transfersOf(taken)).toEqual([[id, 'ACCP', '']]);
    expect((await harness.postJson('/control/bank/return', { end_to_end_id: 'NEVER' })).status).toBe(404);
    for (let times = 0; times < 2; times += 1) {
      const back = { end_to_end_id: id, reason: 'AC01', booking_date: '2036-12-04' };
      expect((await harness.postJson('/control/bank/return', back)).status).toBe(200);
    }
    await harness.postJson('/control/bank', { statement_format: 'mt940' });
    const answer = await harness.get('/bank/statement?from=2036-12-01&to=2036-12-04');
    const lines = (await answer.text()).split('\r\n');
    await harness.postJson('/control/bank', { statement_format: 'camt053' });
    const fields = lines.filter((line) => /^:(25|28C|6[012]F?):/.test(line));
    expect(fields).toEqual([
      ':25:514011223344',
      ':28C:1/1',
      expect.stringMatching(/^:60F:[CD]361201MYR\d+,\d\d$/),
      expect.stringMatching(/^:61:3612011201C900,00NTRFNONREF\/\/T[0-9A-F]{15}$/),
      expect.stringMatching(/^:61:3612021202D120,50NTRFNONREF\/\/P[0-9A-F]{15}$/),
      expect.stringMatching(/^:61:3612041204RD120,50NRTINONREF\/\/R[0-9A-F]{15}$/),
      expect.stringMatching(/^:62F:[CD]361204MYR\d+,\d\d$/),
    ]);
    expect(lines.filter((line) => line.startsWith(':86:'))).toContain(
      ':86:/EREF/MT-IN-1/NAME/Tan Wei/REMI/MT-IN-1',
    );
    expect(lines.every((line) => line.length <= 70)).toBe(true);
  });
});

describe('the operating account', () => {
  const operating = async (day: string) =>
    (await harness.get(`/control/bank/operating/statement?from=${day}`)).text();

  test('receives what the trust account sends it, once, and pays what its owner orders at the bank', async () => {
    await harness.postJson('/control/bank', { check_funds: false, return_accounts: [] });
    const to = { amount: '120.00', account: '514099887766' };
    const file = fileXml({ message: 'SWEEP1', transfers: [{ id: 'SWEEP1', ...to }], day: '2036-12-10' });
    expect(transfersOf(await send(file))).toEqual([['SWEEP1', 'ACCP', '']]);
    await send(file);
    const tax = { amount: '80.00', payee_name: 'Royal Malaysian Customs', booking_date: '2036-12-11' };
    expect((await harness.postJson('/control/bank/operating/pay', tax)).status).toBe(200);
    const arrived = await operating('2036-12-10');
    expect(arrived.match(/<Ntry>/g)).toHaveLength(1);
    expect(arrived).toContain('514099887766');
    expect(arrived).toContain('SWEEP1');
    const paid = await operating('2036-12-11');
    expect(paid).toContain('Royal Malaysian Customs');
    expect(paid).toMatch(/OPBD.*120\.00.*CLBD.*40\.00/s);
    expect((await harness.get('/control/bank/operating/statement?from=now')).status).toBe(422);
  });

  test('receives nothing of a transfer that comes back', async () => {
    await harness.postJson('/control/bank', { return_accounts: ['514099887766'] });
    const transfers = [{ id: 'SWEEP2', amount: '5.00', account: '514099887766' }];
    await send(fileXml({ message: 'SWEEP2', transfers, day: '2036-12-12' }));
    await harness.postJson('/control/bank', { return_accounts: [] });
    expect(await operating('2036-12-12')).not.toContain('SWEEP2');
  });
});

describe('a bank that does not answer as it should', () => {
  const paid = async () =>
    (await statement('2026-07-01', '2026-07-09')).lines.map(({ endToEndId }) => endToEndId);
  const file = (message: string) =>
    fileXml({ message, day: '2026-07-02', transfers: [{ id: message, amount: '10.00' }] });

  beforeAll(() => deposit('500.00', '2026-07-01'));
  afterEach(() => harness.postJson('/control/bank', { answers: 'normal' }));

  test('carries a file out and says that it failed, and states a sum that is none', async () => {
    await harness.postJson('/control/bank', { answers: 'false' });
    expect((await harness.postXml('/bank/payments', file('FALSE-1'))).status).toBe(500);
    const { opening, closing, lines } = await statement('2026-07-02', '2026-07-02');
    expect(lines.map(({ endToEndId }) => endToEndId)).toEqual(['FALSE-1']);
    const sen = (balance: string) => parseRinggit(balance.replace('CRDT ', '')) ?? 0n;
    expect(sen(closing)).toBe(sen(opening) - 10_00n + 1n);
  });

  test('answers the first time as though the file had come before', async () => {
    await harness.postJson('/control/bank', { answers: 'repeated' });
    const said = groupOf(await send(file('REPEATED-1')));
    await harness.postJson('/control/bank', { answers: 'normal' });
    expect(groupOf(await send(file('REPEATED-1')))).toEqual(said);
    expect((await paid()).filter((id) => id === 'REPEATED-1')).toHaveLength(1);
  });

  test('answers late', async () => {
    await harness.postJson('/control/bank', { answers: 'delayed', delay_ms: 200 });
    const begun = performance.now();
    expect(groupOf(await send(file('DELAYED-1')))).toMatchObject({ status: 'ACCP' });
    expect(performance.now() - begun).toBeGreaterThanOrEqual(195);
  });

  test('carries a file out and answers nothing', async () => {
    await harness.postJson('/control/bank', { answers: 'none' });
    const balance = async () => (await harness.getJson<{ balance: string }>('/control/bank')).balance;
    const before = await balance();
    const given = harness.postXml('/bank/payments', file('SILENT-1'));
    const isSilent = given.then(
      () => false,
      () => true,
    );
    await expect.poll(balance).not.toBe(before);
    await harness.postJson('/control/bank', { answers: 'normal' });
    expect(await paid()).toContain('SILENT-1');
    expect(await Promise.race([isSilent, 'waits'])).toBe('waits');
  });
});
