import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, day } from '@titian/finance/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/app.ts';
import { startQuietBank } from '../test/bank.ts';
import { auditEvent, sealNext } from '../test/builders/chain.ts';
import { fundedInvestor, issuedNote, repay } from '../test/builders/financing.ts';
import { runJobs } from '../test/builders/jobs.ts';
import { approvedIssuer } from '../test/builders/onboarding.ts';
import { waitingWithdrawal } from '../test/builders/withdrawals.ts';
import { restoreTestDatabase } from '../test/database.ts';
import { asOwner } from '../test/owner.ts';
import type { TestServer } from './gateways/testing/http-server.ts';
import type { Manifest } from './modules/wind-down/domain/manifest.ts';
import { fingerprintOfKey, verifyPackage, writePackage } from './modules/wind-down/public.ts';
import { withClient } from './platform/db/client.ts';
import { windDown, windDownVerify } from './wind-down.ts';

const home = mkdtempSync(join(tmpdir(), 'titian-wind-down-'));
const folder = join(home, 'package');
/** What spreadsheets run, what ends a row or a COPY, and what is no value. */
const HOSTILE = '=HYPERLINK("x")\r\n\\.\n,"", 😀';
let bank: TestServer;
let app: TestApp;
let made: Awaited<ReturnType<typeof writePackage>>;
let investorId: string;
let identity: string;

const source = () => ({ work: app.work, storage: app.storage, fingerprints: [] });

beforeAll(async () => {
  bank = await startQuietBank();
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url });
  const issuer = await approvedIssuer(app);
  const investor = await fundedInvestor(app, 1);
  const other = await fundedInvestor(app, 1);
  const backers = [
    { investor, amount: '6700.00' },
    { investor: other, amount: '3300.00' },
  ];
  const note = await issuedNote(app, issuer, backers);
  await repay(app, issuer, note.id, { amount: '1234.56', on: addDays(day(note.issuedOn), 40) });
  await waitingWithdrawal(app);
  await runJobs(app, ['make_offer_letter']);
  await auditEvent(app, 'one');
  await sealNext(app);
  investorId = investor.userId;
  await asOwner(app, (tx) =>
    tx.db
      .updateTable('users')
      .set({ first_name: HOSTILE, last_name: '' })
      .where('id', '=', investorId)
      .execute(),
  );
  const stored = await app.database.reader.db
    .selectFrom('investors')
    .select('identity_enc')
    .where('user_id', '=', investorId)
    .executeTakeFirstOrThrow();
  const place = { table: 'investors', column: 'identity_enc', row: investorId } as const;
  identity = await app.work.query(
    { actor: { kind: 'system', id: null }, dateShiftDays: 0, requestId: null },
    async (ctx) => ctx.fieldEncryption.open({ ...place, bytes: stored.identity_enc }),
  );
  made = await writePackage(source(), folder);
}, 60_000);

afterAll(async () => {
  rmSync(home, { recursive: true });
  await app.finish();
  await bank.stop();
}, 60_000);

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const dataOf = (at: string, name: string) => readFileSync(join(at, 'data', `${name}.csv`), 'utf8');

/** A package of one's own to spoil. */
function spoiled(change: (copy: string) => void): string {
  const copy = join(mkdtempSync(join(home, 'spoiled-')), 'package');
  cpSync(folder, copy, { recursive: true });
  change(copy);
  return copy;
}

/** Rewrites a data file, and the manifest as if it had been written so. */
function rewritten(name: string, change: (text: string) => string): string {
  return spoiled((copy) => {
    const path = `data/${name}.csv`;
    const text = change(dataOf(copy, name));
    expect(text).not.toBe(dataOf(copy, name));
    writeFileSync(join(copy, path), text);
    const rows = text.trimEnd().split('\n').length - 1;
    const hashed = { bytes: Buffer.byteLength(text), sha256: hashOf(Buffer.from(text)), rows };
    withManifest(copy, (manifest) => ({
      files: manifest.files.map((file) => (file.path === path ? { path, ...hashed } : file)),
    }));
  });
}

function withManifest(copy: string, change: (manifest: Manifest) => object): void {
  const manifest = JSON.parse(readFileSync(join(copy, 'manifest.json'), 'utf8')) as Manifest;
  writeFileSync(join(copy, 'manifest.json'), JSON.stringify({ ...manifest, ...change(manifest) }));
}

/** What reading a package back into an empty database finds. */
async function differencesOf(at: string): Promise<string[]> {
  const database = await restoreTestDatabase('');
  try {
    const { differences } = await verifyPackage(at, database.url);
    return differences.map(({ file, row, what }) => `${file} ${row}: ${what}`);
  } finally {
    await database.drop();
  }
}

/** The rows of a file without the header; none of these files has texts with line ends. */
const rowsOf = (name: string) => dataOf(folder, name).trimEnd().split('\n').slice(1);
const withoutLast = (text: string) => `${text.trimEnd().split('\n').slice(0, -1).join('\n')}\n`;

describe('a package', () => {
  it('is not written over anything, nor by words that are not understood, and leaves nothing behind', async () => {
    await expect(writePackage(source(), folder)).rejects.toThrow('is not empty: name a new folder');
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line);
    for (const words of [[], ['--to'], ['--to', ''], ['--from', 'x'], ['--to', 'x', 'y']]) {
      expect(await windDown(app.config, words, print)).toBe(2);
      expect(await windDownVerify(app.config, words, print)).toBe(2);
    }
    expect(lines.every((line) => line.startsWith('npm run wind-down -- --to'))).toBe(true);
    const nowhere = { ...app.config, DATABASE_URL: 'postgresql://127.0.0.1:9/titian' };
    await expect(windDown(nowhere, ['--to', join(home, 'never')], print)).rejects.toThrow('ECONNREFUSED');
    await expect(windDownVerify(nowhere, ['--verify', folder], print)).rejects.toThrow('ECONNREFUSED');
    expect(readdirSync(home).filter((name) => name.startsWith('never'))).toEqual([]);
  });

  it('is written by one of two runs at once, and not over what a run that broke off has left', async () => {
    const twice = join(home, 'twice');
    const outcomes = await Promise.allSettled([writePackage(source(), twice), writePackage(source(), twice)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { message: expect.stringMatching(/twice\.partial is there: another run writes it/) },
    });
    expect(await differencesOf(twice)).toEqual([]);
    mkdirSync(join(home, 'again.partial'));
    await expect(writePackage(source(), join(home, 'again'))).rejects.toThrow('again.partial is there');
    expect(existsSync(join(home, 'again.partial'))).toBe(true);
  });

  it('is not left half done where a value cannot be decrypted: the row is named', async () => {
    const [account] = await app.database.reader.db
      .selectFrom('bank_accounts')
      .select(['id', 'number_enc'])
      .execute();
    const change = (bytes: Buffer) =>
      asOwner(app, (tx) =>
        tx.db
          .updateTable('bank_accounts')
          .set({ number_enc: bytes })
          .where('id', '=', account?.id ?? '')
          .execute(),
      );
    const original = account?.number_enc ?? Buffer.alloc(0);
    await change(Buffer.concat([original.subarray(0, -1), Buffer.from([(original.at(-1) ?? 0) ^ 1])]));
    try {
      const target = join(home, 'undecryptable');
      await expect(writePackage(source(), target)).rejects.toThrow(
        `bank_accounts.number of ${account?.id} cannot be decrypted`,
      );
      expect(readdirSync(home).filter((name) => name.startsWith('undecryptable'))).toEqual([]);
    } finally {
      await change(original);
    }
  });

  it('holds everything once, for its owner alone, and no key; the audit log notes it', async () => {
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      statSync(join(folder, name)).isFile(),
    );
    expect(files.map((name) => statSync(join(folder, name)).mode & 0o777)).toEqual(files.map(() => 0o600));
    expect(files.sort()).toEqual([...made.manifest.files.map(({ path }) => path), 'manifest.json'].sort());
    const all = files.map((name) => readFileSync(join(folder, name), 'latin1')).join('\n');
    expect(all).toContain(identity);
    expect(all).not.toContain(app.config.encryptionKey?.toString('base64'));
    expect(all).not.toContain('PRIVATE KEY');
    const event = await app.database.reader.db
      .selectFrom('audit_events')
      .select('after')
      .where('action', '=', 'wind_down.package_written')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect(event.after).toEqual({ manifest_sha256: made.sha256, files: made.manifest.files.length });
    const documents = made.manifest.files.filter(({ path }) => path.startsWith('documents/'));
    expect(documents.length).toBeGreaterThan(0);
    for (const name of [
      'holdings',
      'instalments',
      'owed_shares',
      'distribution_shares',
      'withdrawals',
      'chain_seals',
      'agreements',
    ]) {
      expect([name, rowsOf(name).length]).not.toEqual([name, 0]);
    }
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain(
      '| outstanding_sen | sen | principal outstanding |',
    );
  });

  it('is the same twice, byte for byte, where nothing changed', async () => {
    const second = await writePackage(source(), join(home, 'second'));
    expect(second.manifest.files).toEqual(made.manifest.files);
    expect({ ...second.manifest, madeAt: '' }).toEqual({ ...made.manifest, madeAt: '' });
  });

  it('names a document whose bytes are lost, and has the rest', async () => {
    const [document] = made.manifest.files.filter(({ path }) => path.startsWith('documents/'));
    const id = document?.path.split('/')[1] ?? '';
    const { storage_key: key } = await app.database.reader.db
      .selectFrom('files')
      .select('storage_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const stored = join(app.config.DATA_DIR, 'files', key);
    const bytes = readFileSync(stored);
    rmSync(stored);
    const target = join(home, 'lost');
    expect((await writePackage(source(), target)).manifest.missingDocuments).toEqual([id]);
    writeFileSync(stored, bytes, { mode: 0o600 });
    expect(await differencesOf(target)).toEqual([]);
  });

  it('is made by a command that warns of personal data and says how it is verified', async () => {
    const lines: string[] = [];
    const target = join(home, 'by-command');
    expect(await windDown(app.config, ['--to', target], (line) => lines.push(line))).toBe(0);
    expect(lines.join('\n')).toMatch(
      /rows and \d+ files .* are in .*by-command\.\nIt holds PERSONAL DATA in clear/,
    );
    expect(lines.at(-1)).toBe(`Verify it: npm run wind-down -- --verify ${target}`);
    const fingerprints = JSON.parse(readFileSync(join(target, 'fingerprints.json'), 'utf8'));
    expect(fingerprints).toContainEqual(fingerprintOfKey('FPX merchant', app.config.fpxPrivateKey));
  });

  it('fingerprints a key by its public half', () => {
    const { sha256, kind } = fingerprintOfKey('FPX merchant', app.config.fpxPrivateKey);
    expect([kind, sha256]).toEqual(['public_key', expect.stringMatching(/^[0-9a-f]{64}$/)]);
  });
});

describe('reading a package back', () => {
  it('requires an empty database, and a whole package of this format', async () => {
    await expect(verifyPackage(folder, app.ownerUrl)).rejects.toThrow('The database is not empty');
    await expect(verifyPackage(home, app.ownerUrl)).rejects.toThrow('holds no whole package');
    const other = spoiled((copy) => withManifest(copy, () => ({ format: 'titian-wind-down-2' })));
    await expect(verifyPackage(other, app.ownerUrl)).rejects.toThrow('holds no whole package');
    const outside = spoiled((copy) =>
      withManifest(copy, ({ files }) => ({ files: [{ ...files[0], path: '../manifest.json' }, ...files] })),
    );
    await expect(verifyPackage(outside, app.ownerUrl)).rejects.toThrow('holds no whole package');
  });

  it('finds every value as it was, hostile texts too, and nothing that differs', async () => {
    const database = await restoreTestDatabase('');
    const lines: string[] = [];
    const code = await windDownVerify(
      { ...app.config, DATABASE_URL: database.url },
      ['--verify', folder],
      (line) => lines.push(line),
    );
    expect(lines.join('\n')).toContain('Every hash, key, reference, balance and total is as it was written.');
    expect(code).toBe(0);
    const { rows } = await withClient(database.url, (client) =>
      client.query('select first_name, last_name, identity, type from investors where user_id = $1', [
        investorId,
      ]),
    );
    expect(rows).toEqual([{ first_name: HOSTILE, last_name: '', identity, type: 'Individual' }]);
    await database.drop();
  });

  const lastTransfer = () => rowsOf('transfers').at(-1)?.split(',')[0] ?? '';
  const [account, holder] = [
    () => rowsOf('accounts').find((row) => row.includes('"investor_cash"')) ?? '',
    () => rowsOf('holdings')[0] ?? '',
  ];
  const amountChanged = (row: string, column: number) => {
    const fields = row.split(',');
    return fields.map((field, index) => (index === column ? String(BigInt(field) + 1n) : field)).join(',');
  };

  it.each([
    [
      'a byte that changed',
      () =>
        spoiled((copy) =>
          writeFileSync(
            join(copy, 'data/notes.csv'),
            dataOf(copy, 'notes').replace('"A"', '"C"').replace('"B"', '"C"'),
          ),
        ),
      () => 'data/notes.csv all: is not as it was written',
    ],
    [
      'a file that is missing',
      () => spoiled((copy) => rmSync(join(copy, 'README.md'))),
      () => 'README.md all: is missing',
    ],
    [
      'a file that was added',
      () => spoiled((copy) => writeFileSync(join(copy, 'data/more.csv'), 'x')),
      () => 'data/more.csv all: is not in the manifest',
    ],
    [
      'another description of the columns',
      () => spoiled((copy) => writeFileSync(join(copy, 'columns.json'), '{}')),
      () => 'columns.json all: is not the list of columns',
    ],
    [
      'a row that was removed',
      () =>
        spoiled((copy) =>
          writeFileSync(join(copy, 'data/transfers.csv'), withoutLast(dataOf(copy, 'transfers'))),
        ),
      () => 'data/transfers.csv all: has',
    ],
    [
      'a row that was removed, with hash and number of rows made anew',
      () => rewritten('transfers', withoutLast),
      () => `, transfer ${lastTransfer()}: amount_sen is`,
    ],
    [
      'a row that was added, with hash made anew',
      () => rewritten('holdings', (text) => `${text}${holder()}\n`),
      () => `data/holdings.csv ${holder().split(',')[0]}: is there 2 times`,
    ],
    [
      'a balance that was changed, with hash made anew',
      () => rewritten('accounts', (text) => text.replace(account(), amountChanged(account(), 4))),
      () => `data/accounts.csv ${account().split(',')[0]}: balance_sen is`,
    ],
    [
      'a holding that was changed, with hash made anew',
      () => rewritten('holdings', (text) => text.replace(holder(), amountChanged(holder(), 4))),
      () => `data/holdings.csv ${holder().split(',')[0]}: has repaid`,
    ],
    [
      'a row with a field too many, with hash made anew',
      () => rewritten('holdings', (text) => text.replace(holder(), `${holder()},1`)),
      () =>
        'data/holdings.csv all: cannot be read: extra data after last expected column (COPY holdings, line 2',
    ],
    [
      'a holder who is nobody, with hash made anew',
      () =>
        rewritten('holdings', (text) => text.replaceAll(investorId, '00000000-0000-4000-8000-000000000000')),
      () => 'investor_id 00000000-0000-4000-8000-000000000000 is not in investors',
    ],
    [
      'a document that is not the one of its row',
      () =>
        spoiled((copy) =>
          withManifest(copy, ({ files }) => ({
            files: files.filter(({ path }) => !path.startsWith('documents/')),
          })),
        ),
      () => 'its bytes are not in the package',
    ],
    [
      'totals of another package',
      () =>
        spoiled((copy) => withManifest(copy, ({ totals }) => ({ totals: { ...totals, trustBank: '1' } }))),
      () => 'manifest.json totals.trustBank: is 1',
    ],
  ])('names %s', async (_, spoil, expected) => {
    const differences = await differencesOf(spoil());
    expect(differences.join('\n')).toContain(expected());
  });

  it('is a command that fails where anything differs', async () => {
    const database = await restoreTestDatabase('');
    const lines: string[] = [];
    const changed = spoiled((copy) => mkdirSync(join(copy, 'data/extra')));
    writeFileSync(join(changed, 'data/extra/x'), '');
    const config = { ...app.config, DATABASE_URL: database.url };
    expect(await windDownVerify(config, ['--verify', changed], (line) => lines.push(line))).toBe(1);
    expect(lines).toContain('DIFFERS  data/extra/x  all: is not in the manifest');
    expect(lines.at(-1)).toBe('1 differences.');
    await database.drop();
  });
});
