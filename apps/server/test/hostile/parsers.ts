import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import cookie from '@fastify/cookie';
import { day, parseDay } from '@titian/finance/calendar';
import { sen, sumSen } from '@titian/finance/sen';
import Fastify from 'fastify';
import sharp from 'sharp';
import { readSampleCode, sampleCode } from '../../src/gateways/ekyc/local/sample-code.ts';
import { contentOf, isSigned } from '../../src/gateways/ekyc/local/webhook.ts';
import { submissionOf } from '../../src/gateways/payout/iso20022/pain002.ts';
import { writeCamt053 } from '../../src/gateways/payout/iso20022/testing/statement.ts';
import { type BankStatement, StatementRejected } from '../../src/gateways/payout/port.ts';
import { readStatementFile } from '../../src/gateways/payout/statement-file.ts';
import { readAnswer } from '../../src/gateways/rail/fpx/answer.ts';
import { parseBankList } from '../../src/gateways/rail/fpx/bank-list.ts';
import { signSource } from '../../src/gateways/rail/fpx/checksum.ts';
import { parseConfirmation } from '../../src/gateways/rail/fpx/confirmation.ts';
import {
  bankListFields,
  checksumSource,
  confirmationFields,
  fromWire,
  toWire,
} from '../../src/gateways/rail/fpx/fields.ts';
import { readSignedFile, signedFile } from '../../src/gateways/rail/fpx/signed-file.ts';
import {
  merchantFor,
  rsaKey,
  signedBankList,
  signedConfirmation,
  testNow,
} from '../../src/gateways/rail/fpx/testing/exchange.ts';
import { checkUpload, drawnPath } from '../../src/modules/files/domain/check-upload.ts';
import { cleanName, downloadName } from '../../src/modules/files/domain/file-name.ts';
import { pdfProblem } from '../../src/modules/files/domain/pdf.ts';
import { cookieOptions } from '../../src/platform/http/app.ts';
import { registerErrorHandler } from '../../src/platform/http/error-handler.ts';
import { readForm, registerMultipart } from '../../src/platform/http/multipart.ts';
import { createUploadGate, inFlightLimits } from '../../src/platform/http/upload-gate.ts';
import { createLog } from '../../src/platform/log.ts';
import { packed, pdf, received, stream } from '../builders/documents.ts';
import { mt940Statement } from '../builders/statements.ts';

/** Something that reads what comes from outside, and real examples of what it reads. */
export interface Parser {
  readonly name: string;
  readonly corpus: readonly Buffer[];
  /** Words of its language. */
  readonly words: readonly string[];
  /** Reads an input and throws where the result is not one that the product may use. */
  parse(bytes: Buffer): unknown;
  /** Whether a thrown error is the parser's way to reject; most return an error instead. */
  rejects?(error: unknown): boolean;
  /** How many inputs a normal run takes, where one takes long. */
  readonly few?: number;
}

/** Everything that reads files, messages and headers from outside. */
export async function everyParser(): Promise<readonly Parser[]> {
  return [...statements(), ...(await railMessages()), ...(await files()), ...(await headers())];
}

const text = (bytes: Buffer) => bytes.toString('utf8');
const buffers = (texts: readonly string[]) => texts.map((one) => Buffer.from(one));

function demand(holds: boolean, what: string): void {
  if (!holds) {
    throw new Error(`a result that may not be used: ${what}`);
  }
}

function usableStatement({ openingSen, closingSen, lines, fromOn, toOn, accountNo }: BankStatement): void {
  const moved = lines.map((one) => (one.direction === 'credit' ? one.amountSen : sen(-one.amountSen)));
  demand(sumSen([openingSen, ...moved]) === closingSen, 'it does not add up');
  demand(
    lines.every((one) => one.amountSen > 0n),
    'an amount is not positive',
  );
  const days = [fromOn, toOn, ...lines.map((one) => one.bookedOn)];
  demand(
    days.every((one) => parseDay(one) !== null),
    `a day is none: ${days}`,
  );
  demand(accountNo !== '', 'no account');
}

function camtExample(): string {
  const line = {
    direction: 'credit',
    ...{ lineNo: 1, bookedOn: '2026-11-21', endToEndId: 'WD-1', returned: false },
    ...{ bankReference: 'REF1', description: 'Top up', returnReason: null, amountSen: sen(200_00n) },
    counterparty: { name: 'AISYAH', accountNo: '7012345678', bic: 'CIBBMYKL' },
  } as const;
  const back = { ...line, lineNo: 2, returned: true, returnReason: 'AC04', amountSen: sen(5_05n) };
  return writeCamt053([
    {
      ...{ statementId: 'S-1', accountNo: '514012345678', currency: 'MYR' },
      ...{ fromOn: '2026-11-20', toOn: '2026-11-21', openingSen: sen(-1_00n), closingSen: sen(204_05n) },
      lines: [line, back],
    },
  ]);
}

function statements(): readonly Parser[] {
  const on = day('2026-11-21');
  const account = '514012345678';
  const lines = [
    { amount: '200.00', ref: 'REF1', name: 'AISYAH' },
    { amount: '5.05', mark: 'D', ref: 'REF2', type: 'NRTI' },
  ] as const;
  const mt940 = mt940Statement({ account, on, opening: '10.00', lines });
  const paged = mt940.replace(':60F:', ':60M:').replace(':28C:1/1', ':28C:1/2');
  const network = `{1:F01MBBEMYKLAXXX0000000000}{2:I940MBBEMYKLXXXXN}{4:\r\n${mt940}\r\n-}`;
  const rejects = (error: unknown) => error instanceof StatementRejected;
  const read = (bytes: Buffer) => {
    const file = readStatementFile(text(bytes));
    demand(file.statements.length > 0, 'no statement');
    file.statements.forEach(usableStatement);
  };
  const report = `<?xml version="1.0"?><Document><CstmrPmtStsRpt><OrgnlGrpInfAndSts><GrpSts>PART</GrpSts></OrgnlGrpInfAndSts>
    <OrgnlPmtInfAndSts><TxInfAndSts><OrgnlEndToEndId>A</OrgnlEndToEndId><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>AC04</Cd></Rsn>
    </StsRsnInf></TxInfAndSts></OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`;
  const xml = ['<', '>', '</', '/>', '<![CDATA[', ']]>', '<!--', '-->', '<!DOCTYPE a [', '<?xml', '&lt;'];
  return [
    {
      name: 'camt.053',
      corpus: buffers([camtExample()]),
      words: [
        ...[...xml, '&#0;', '&#x110000;', '&a;', ' Ccy="USD"', '<Amt Ccy="MYR">', '</Amt>', '<Ntry>'],
        ...['</Ntry>', '<Stmt>', 'CRDT', 'DBIT', 'BOOK', 'PDNG', 'OPBD', 'CLBD', '-1', '1e9', '0.001'],
        ...['9999-12-31', '2026-02-30', '<__proto__>', '</__proto__>', '<constructor/>', ' xmlns:a="b"'],
      ],
      parse: read,
      rejects,
    },
    {
      name: 'MT940',
      corpus: buffers([mt940, `${mt940}\r\n-\r\n${mt940}`, paged, network]),
      words: [
        ...[':20:', ':25:', ':28C:', ':60F:', ':60M:', ':61:', ':62F:', ':62M:', ':86:', ':64:', ':99Z:'],
        ...['\r\n', '\r', '\n-', '{1:', '{4:', '-}', 'C', 'D', 'RC', 'RD', 'MYR', 'USD', ',', '0,', ',001'],
        ...['NTRF', 'NRTI', 'NONREF', '//', '/EREF/', '/NAME/', '?20', '991231', '260230', '000000'],
      ],
      parse: read,
      rejects,
    },
    {
      name: 'pain.002',
      corpus: buffers([report]),
      words: [...xml, 'RJCT', 'ACCP', '<TxInfAndSts>', '<__proto__>', '<GrpSts>RJCT</GrpSts>', 'DU01'],
      parse: (bytes) => demand(/accepted|refused|unknown/.test(submissionOf(text(bytes)).kind), 'no kind'),
    },
  ];
}

async function railMessages(): Promise<readonly Parser[]> {
  const key = rsaKey();
  const merchant = await merchantFor(key);
  const sign = (source: string) => signSource(source, key, merchant.digest);
  const form = (fields: Record<string, string>) => Buffer.from(new URLSearchParams(fields).toString());
  const fieldsOf = (bytes: Buffer) => Object.fromEntries(new URLSearchParams(text(bytes)));
  const words = [
    '&',
    '=',
    '%',
    '%00',
    '%FF',
    '+',
    '|',
    '~A',
    ',',
    'fpx_',
    'fpx_txnAmount=',
    '-1.00',
    '1e3',
    '00',
  ];
  const rows = signedFile({ ...merchant, privateKey: key }, 'F1', [
    ['1', 'MD-1', '100.00', '2026-11-21'],
    ['2', 'MD-2', '5.00', ''],
  ]);
  const confirmation = (raw: Readonly<Record<string, string>>) => {
    const result = parseConfirmation([merchant], raw, testNow);
    demand(result.kind === 'refusal' || result.amountSen >= 0n, 'an amount below zero');
  };
  return [
    {
      name: 'FPX confirmation, signed by the exchange or not',
      corpus: [form(signedConfirmation(key)), form(signedConfirmation(key, { debitAuthCode: '51' }))],
      words,
      parse: (bytes) => {
        const raw = fieldsOf(bytes);
        confirmation(raw);
        const known = fromWire(confirmationFields, raw);
        if ('message' in known) {
          const { message } = known;
          confirmation(
            toWire(confirmationFields, message, sign(checksumSource(confirmationFields, message))),
          );
        }
      },
    },
    {
      name: 'FPX list of banks, signed by the exchange or not',
      corpus: [form(signedBankList(key, { bankList: 'PBB0233~A,MB2U0227~A,ABB0233~B' }))],
      words,
      parse: (bytes) => {
        const raw = fieldsOf(bytes);
        parseBankList(merchant, 'b2c', raw, testNow);
        const known = fromWire(bankListFields, raw);
        if ('message' in known) {
          const { message } = known;
          const signed = toWire(bankListFields, message, sign(checksumSource(bankListFields, message)));
          parseBankList(merchant, 'b2c', signed, testNow);
        }
      },
    },
    {
      name: 'FPX answer',
      corpus: [
        form(signedConfirmation(key)),
        ...buffers(['msgfromfpx=ERROR', 'PROSESSING ERROR', '\n\na=b\n']),
      ],
      words: [...words, 'ERROR', 'msgfromfpx='],
      parse: (bytes) => demand(/fields|error/.test(readAnswer(text(bytes)).kind), 'no kind'),
    },
    {
      name: 'CSV of direct debits, signed by the exchange or not',
      corpus: [form(rows)],
      words: [...words, '\n', '"', '""', '=1+1', 'FILE=', 'FILENAME='],
      parse: (bytes) => {
        const raw = fieldsOf(bytes);
        readSignedFile(merchant, 'F1', raw, testNow);
        const source = ['F1', raw.FILE ?? '', merchant.exchangeId].join('|');
        const signed = { FILENAME: 'F1', FILE: raw.FILE ?? '', SELLEREXID: merchant.exchangeId };
        const read = readSignedFile(merchant, 'F1', { ...signed, CHECKSUM: sign(source) }, testNow);
        demand(read?.every((row) => row.length > 0) === true, 'a signed file is not read');
      },
    },
  ];
}

async function files(): Promise<readonly Parser[]> {
  const picture = sharp({ create: { width: 80, height: 50, channels: 3, background: '#3355aa' } });
  const images = await Promise.all([
    picture.clone().png().toBuffer(),
    picture.clone().png({ palette: true, progressive: true }).toBuffer(),
    picture
      .clone()
      .jpeg({ progressive: true })
      .withExif({ IFD0: { Copyright: 'x' } })
      .toBuffer(),
    picture.clone().webp().toBuffer(),
    picture.clone().webp({ lossless: true }).toBuffer(),
  ]);
  const documents = [
    pdf(),
    pdf('/Names << /EmbeddedFiles 5 0 R >>'),
    pdf('', packed('4 0 << /Type /Page /A << /S /URI /URI (https://example.com) >> >>')),
    pdf('', stream('/Filter /FlateDecode', Buffer.from('not compressed'))),
    pdf('', Buffer.concat(Array.from({ length: 20 }, () => packed('4 0 << /Type /Page >>')))),
  ];
  const pdfWords = [
    ...[
      'stream\n',
      'endstream',
      'obj',
      'endobj',
      '<<',
      '>>',
      '(',
      ')',
      '\\',
      '/Length ',
      '/Filter [',
      '%%EOF',
    ],
    ...[
      '/JavaScript',
      '/J#61vaScript',
      '/Launch',
      '/OpenAction',
      '/URI (',
      '/URI <',
      '/ObjStm',
      '/FlateDecode',
    ],
    ...[
      '/Encrypt',
      '/Prev 0',
      'startxref\n-1\n',
      'xref\n0 99999999\n',
      'trailer',
      '/Kids [1 0 R]',
      '#00',
      '#zz',
    ],
  ];
  return [
    {
      name: 'PDF',
      corpus: documents,
      words: pdfWords,
      parse: async (bytes) => {
        const problem = await pdfProblem(bytes);
        demand(problem === null || problem.code !== '', 'no sentence');
      },
    },
    {
      name: 'image',
      corpus: images,
      words: [
        'IHDR',
        'IDAT',
        'IEND',
        'PLTE',
        'tEXt',
        '\u00ff\u00d8',
        'Exif\0\0',
        'RIFF',
        'VP8L',
        'VP8X',
        'ANMF',
      ],
      few: 40,
      parse: async (bytes) => {
        const upload = received(bytes, 'picture.png');
        const verdict = await checkUpload(upload);
        await Promise.all([upload.path, drawnPath(upload)].map((path) => rm(path, { force: true })));
        demand(verdict.ok ? verdict.file.size > 0 : verdict.problem.code !== '', 'no sentence');
      },
    },
    await multipart(images[0] ?? Buffer.alloc(0)),
    {
      name: 'name of a file',
      corpus: buffers([
        'my document.pdf',
        '../../a/b.PNG',
        'C:\\x\\resit.jpeg',
        '\u0440\u0435\u0437\u0438\u0442.pdf',
      ]),
      words: ['/', '\\', '..', '.', '\0', '\u202e', '"', "'", '%', ';', '\r\n', '.exe', '.pdf', '\ud800'],
      parse: (bytes) => {
        const name = downloadName(cleanName(text(bytes)), 'application/pdf');
        demand(/\.pdf$/i.test(name) && !/[/\\\p{Cc}"]/u.test(name) && name.length <= 255, `the name ${name}`);
      },
    },
  ];
}

/** The form reader of every call with files, behind the error handler of every call. */
async function multipart(image: Buffer): Promise<Parser> {
  const app = Fastify();
  registerErrorHandler(app, createLog('silent'));
  app.decorateRequest('principal', null);
  await registerMultipart(app, { folder: tmpdir(), gate: createUploadGate(inFlightLimits, 1_000) });
  const limit = { files: { image: 2 }, textMaxBytes: 50_000, callMaxBytes: 300_000 };
  app.post('/form', async (request) => ({ fields: Object.keys(await readForm(request, limit)) }));
  const head = (name: string, more = '') =>
    `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
  const file = head('image', '; filename="a.png"\r\nContent-Type: image/png');
  const form = Buffer.concat([
    Buffer.from(`${head('full_name')}Aminah\r\n${head('people')}[{"a":1}]\r\n${head('list[]')}1\r\n${file}`),
    image,
    Buffer.from('\r\n--b--\r\n'),
  ]);
  return {
    name: 'multipart form',
    corpus: [form, Buffer.from(`${head('a')}\r\n--b--\r\n`), Buffer.from('--b--\r\n')],
    words: [
      '--b',
      '--b--',
      '\r\n',
      '\r\n\r\n',
      'name="',
      'filename="',
      "filename*=utf-8''%FF",
      'image',
      '__proto__',
    ],
    parse: async (bytes) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=b' };
      const answer = await app.inject({ method: 'POST', url: '/form', headers, payload: bytes });
      demand(answer.statusCode < 500, `${answer.statusCode} ${answer.body}`);
      demand(answer.statusCode === 200 || answer.json().success === false, 'no refusal of ours');
    },
  };
}

async function headers(): Promise<readonly Parser[]> {
  const app = Fastify();
  await app.register(cookie, cookieOptions);
  const card = { side: 'front', name: 'Aminah', type: 'nric', number: '880101145678', bornOn: null } as const;
  const secret = 'a secret of at least thirty-two characters';
  return [
    {
      name: 'cookies',
      corpus: buffers(['XSRF-TOKEN=abc; titian_device=def', 'a=b', 'XSRF-TOKEN="q"; XSRF-TOKEN=2;']),
      words: ['XSRF-TOKEN', '=', ';', ' ', '"', ',', '\0', '%3D', '__proto__=', '; ; ;', '=;='],
      parse: (bytes) => {
        const header = text(bytes);
        const value = app.parseCookie(header)['XSRF-TOKEN'];
        demand(value === undefined || (header.includes(value) && !value.includes(';')), `the value ${value}`);
      },
    },
    {
      name: 'webhook of identity checks',
      corpus: buffers([
        '{"type":"session.completed","session":{"id":"x"}}',
        `t=1790000000,v1=${'0'.repeat(64)}`,
      ]),
      words: ['{', '}', '"', 't=', ',v1=', '__proto__', '[', '9'.repeat(30)],
      parse: (bytes) => {
        contentOf(text(bytes));
        demand(!isSigned(secret, { signature: text(bytes), body: '{}', now: testNow }), 'nobody signed it');
      },
    },
    {
      name: 'code of a sample card',
      corpus: buffers([sampleCode(card), sampleCode({ ...card, bornOn: '1988-01-01' })]),
      words: [':', 'TITIAN-SAMPLE-CARD', '1', 'W10', '=', '__proto__'],
      parse: (bytes) => {
        const read = readSampleCode(text(bytes));
        demand(read === null || read.side === 'front', 'a card that nobody made');
      },
    },
  ];
}
