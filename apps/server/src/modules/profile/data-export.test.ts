import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { investorForm } from '../../../test/builders/application-forms.ts';
import { MINUTE, testClock } from '../../../test/builders/clock.ts';
import { fundedInvestor, issuedNote, repay } from '../../../test/builders/financing.ts';
import { bearer, call } from '../../../test/builders/http.ts';
import { registerUser, type SignedInUser, signInUser } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { mailsTo } from '../../../test/builders/mails.ts';
import { approvedInvestor, approvedIssuer, submitInvestor } from '../../../test/builders/onboarding.ts';
import { type Scope, systemActor } from '../../platform/context.ts';
import { noClearFiles } from '../../platform/keys/file-encryption.ts';
import { createFolderStorage } from '../../platform/storage.ts';
import { makeExport } from './commands/make-export.ts';
import { exportFile } from './domain/export-file.ts';
import { exportSweep } from './jobs.ts';
import { findNewestExport } from './store.ts';

const DAY = 24 * 60 * MINUTE;
const clock = testClock();
const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
let app: TestApp;
let user: SignedInUser;
beforeAll(async () => {
  app = await createTestApp({}, clock);
});
afterAll(() => app.finish());
beforeEach(async () => {
  user = await registerUser(app);
});

const request = (headers = user.headers) => call(app, 'userExport', { headers });
const read = async (headers = user.headers) => (await call(app, 'userReadExport', { headers })).body.export;
const make = () => runJobs(app, ['make_data_export']);
const storage = () => createFolderStorage(join(app.config.DATA_DIR, 'files'), app.provider, noClearFiles);
const templates = async (of = user) => (await mailsTo(app, of.email)).map((mail) => mail.template);
const newestId = async () =>
  (await app.work.query(scope, (ctx) => findNewestExport(ctx.reader, user.userId)))?.id ?? '';

async function link(id: string, headers = user.headers) {
  return call(app, 'download', { headers, query: { id } });
}

/** The files of the archive, as the signed-in customer downloads them. */
async function download(headers = user.headers) {
  const answer = await link((await read(headers))?.file?.id ?? '', headers);
  const url = 'url' in answer.body ? String(answer.body.url) : '';
  const { rawPayload, statusCode, headers: given } = await app.app.inject({ method: 'GET', url });
  expect([statusCode, given['content-type']]).toEqual([200, 'application/zip']);
  const files = unzipSync(new Uint8Array(rawPayload));
  return { names: Object.keys(files), data: JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())) };
}

describe('requesting one’s data', () => {
  it('requires a sign-in', async () => {
    expect((await request(bearer('x'.repeat(43)))).status).toBe(401);
    expect((await call(app, 'userReadExport', { headers: bearer('x'.repeat(43)) })).status).toBe(401);
  });

  it('has nothing to show at first', async () => {
    expect(await read()).toBeNull();
  });

  it('starts one at a time, also when two are requested at once', async () => {
    const both = await Promise.all([request(), request()]);
    expect(both.map((one) => one.status).sort()).toEqual([201, 409]);
    expect((await request()).error.code).toBe('in_progress');
    expect(await read()).toMatchObject({ state: 'collecting', file: null, expires_at: null });
  });

  it('is rejected a second time within a day, and says when it is possible again', async () => {
    await request();
    await make();
    const again = await request();
    expect([again.status, again.error.code]).toEqual([429, 'rate_limited']);
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(0);
    clock.moveBy(DAY);
    user = await signInUser(app, user);
    expect((await request()).status).toBe(201);
    await make();
  });

  it('mails the customer, without a link that opens the file by itself', async () => {
    const { ref } = (await request()).body;
    await make();
    const mail = (await mailsTo(app, user.email)).find((one) => one.template === 'export_ready');
    expect(mail?.params).toMatchObject({ ref });
    const newest = await read();
    expect(newest).toMatchObject({ ref, state: 'ready' });
    expect(Date.parse(newest?.expires_at ?? '') - clock.now().getTime()).toBe(7 * DAY);
  });
});

describe('the file', () => {
  it('holds what every module knows of an investor, with the own identity number and no secret', async () => {
    user = await approvedInvestor(app);
    await request();
    await make();
    const { names, data } = await download();
    expect(Object.keys(data)).toEqual([
      ...[
        'ref',
        'made_at',
        'account',
        'application',
        'money',
        'notes',
        'auto_investment',
        'financing',
        'repayments',
      ],
      ...['late_notes', 'referrals', 'direct_debit', 'fund_management', 'notifications', 'messages', 'files'],
      'unclaimed_moneys',
    ]);
    expect(names).toEqual(expect.arrayContaining(['README.txt', 'data.json', 'tables/account-consents.csv']));
    expect(data.account.account[0]).toMatchObject({ id: user.userId, email: user.email });
    expect(data.application.application[0].identity_number).toMatch(/^900101\d{6}$/);
    expect(data.application.bank_accounts[0].number).toMatch(/5678$/);
    expect(data.application.investor[0].invNo).toMatch(/^INV-/);
    expect(data.account.sign_ins.length).toBeGreaterThan(0);
    expect(data.files.files.length).toBeGreaterThan(0);
    expect(data.notifications.preferences).toHaveLength(8);
    expect(JSON.stringify(data)).not.toMatch(/password|token|_hash|_enc/i);
  });

  it('of a company shortens the identity numbers of its directors', async () => {
    user = await approvedIssuer(app);
    await request();
    await make();
    const { data } = await download();
    const [director] = data.application.application[0].directors;
    expect(director.identity_number).toMatch(/^….{4}$/);
    expect(data.application.issuer[0].companyName).toBeTruthy();
  });

  it('of a company lists what its activity does: financing, fees, payments and excess', async () => {
    const debtor = await approvedIssuer(app);
    user = debtor;
    const investor = await fundedInvestor(app, 1);
    const backed = [{ investor, amount: '10000.00' }];
    const { id } = await issuedNote(app, debtor, backed, { on: '2026-12-01' });
    await repay(app, debtor, id, { amount: '3500.00', on: '2027-01-04' });
    await request();
    await make();
    const { movements } = (await download()).data.money;
    const { items } = (await call(app, 'activityData', { headers: user.headers, query: { limit: '100' } }))
      .body;
    const shown = items.map((one) => [one.kind, one.title, one.balance]);
    expect(shown).toHaveLength(6);
    expect(movements.map((one: Record<string, string>) => [one.kind, one.title, one.balance])).toEqual(shown);
    expect(movements[0]).toMatchObject({ amount: '-3433.33', principal: '3333.33', return: '100.00' });
  });

  it('is for an applicant too, whatever became of the application', async () => {
    await submitInvestor(app, user, investorForm());
    await app.work.command(scope, (ctx) =>
      ctx.tx.db
        .updateTable('applications')
        .set({ application_status: 'Rejected' })
        .where('user_id', '=', user.userId)
        .execute(),
    );
    expect((await request()).status).toBe(201);
    await make();
    expect((await download()).data.application.application[0].status).toBe('Rejected');
  });

  it('is not accessible to other users', async () => {
    await request();
    await make();
    const { id } = (await read())?.file ?? { id: '' };
    const other = await registerUser(app);
    expect((await link(id, other.headers)).status).toBe(404);
    expect(await read(other.headers)).toBeNull();
  });

  it('is deleted after seven days, once', async () => {
    await request();
    await make();
    const { id } = (await read())?.file ?? { id: '' };
    clock.moveBy(7 * DAY - 1);
    user = await signInUser(app, user);
    await exportSweep({ work: app.work }).run();
    expect((await link(id)).status).toBe(200);
    clock.moveBy(1);
    await exportSweep({ work: app.work }).run();
    await exportSweep({ work: app.work }).run();
    expect(await read()).toMatchObject({ state: 'purged', file: null });
    expect((await link(id)).status).toBe(404);
    await runJobs(app, ['purge_files']);
    const file = app.database.reader.db.selectFrom('files').select('state').where('id', '=', id);
    expect((await file.executeTakeFirstOrThrow()).state).toBe('purged');
    expect((await request()).status).toBe(201);
  });
});

describe('when something fails', () => {
  const full = () => ({ ...storage(), put: () => Promise.reject(new Error('ENOSPC')) });
  const readers = [{ name: 'account', read: async () => [{ name: 'account', rows: [{ a: 1 }] }] }];
  const fail = async () => makeExport({ work: app.work, storage: full(), readers }, scope, await newestId());

  it('is tried again, and made once there is room', async () => {
    await request();
    await expect(fail()).rejects.toThrow('ENOSPC');
    expect((await read())?.state).toBe('collecting');
    await make();
    expect((await read())?.state).toBe('ready');
    await fail();
    expect((await read())?.state).toBe('ready');
  });

  it('fails after the last attempt: the customer is notified and may request again', async () => {
    await request();
    for (let tries = 1; tries < 8; tries += 1) {
      await expect(fail()).rejects.toThrow('ENOSPC');
    }
    await fail();
    expect((await read())?.state).toBe('failed');
    expect(await templates()).toContain('export_failed');
    expect((await request()).status).toBe(201);
  });

  it('is made once by two workers, and leaves one file', async () => {
    await request();
    const id = await newestId();
    const deps = { work: app.work, storage: storage(), readers };
    await Promise.allSettled([makeExport(deps, scope, id), makeExport(deps, scope, id)]);
    expect((await read())?.state).toBe('ready');
    const files = await app.database.reader.db
      .selectFrom('files')
      .select('id')
      .where('owner_user_id', '=', user.userId)
      .where('purpose', '=', 'export')
      .execute();
    expect(files).toHaveLength(1);
  });
});

describe('the tables', () => {
  it('are safe to open: quoted, and nothing that was typed becomes a formula', () => {
    const rows = [
      { name: '=1+1', note: 'a "quoted", text', amount: '-5.00' },
      { name: '@x', list: [1, 2], empty: null },
    ];
    const parts = [
      {
        name: 'money',
        tables: [
          { name: 'rows', rows },
          { name: 'none', rows: [] },
        ],
      },
    ];
    const files = unzipSync(exportFile({ ref: 'EX-1', madeAt: clock.now(), parts }));
    expect(Object.keys(files).sort()).toEqual(['README.txt', 'data.json', 'tables/money-rows.csv']);
    const readme = strFromU8(files['README.txt'] ?? new Uint8Array());
    expect(readme.match(/ {2}tables\/money-rows\.csv \(\d\)/g)).toHaveLength(2);
    expect(readme).toMatch(/^Your data at Titian, EX-1, [\s\S]*\r\nData anda di Titian, EX-1, /);
    expect(strFromU8(files['tables/money-rows.csv'] ?? new Uint8Array())).toBe(
      ['name,note,amount,list,empty', `'=1+1,"a ""quoted"", text",-5.00,,`, `'@x,,,"[1,2]",`, ''].join(
        '\r\n',
      ),
    );
  });
});
