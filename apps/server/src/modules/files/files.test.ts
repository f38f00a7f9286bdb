import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { investorForm, picture } from '../../../test/builders/application-forms.ts';
import { testClock } from '../../../test/builders/clock.ts';
import { packed, pdf, received, stream } from '../../../test/builders/documents.ts';
import { call, type Headers, xhr } from '../../../test/builders/http.ts';
import { registerUser, type SignedInUser, signInOperator } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { submitInvestor } from '../../../test/builders/onboarding.ts';
import { proposeAndApprove } from '../../../test/builders/operators.ts';
import { noScanner } from '../../gateways/malware-scanner/port.ts';
import { type Ctx, type Scope, systemActor } from '../../platform/context.ts';
import { CommitOutcomeUnknown } from '../../platform/db/connection-loss.ts';
import { noClearFiles } from '../../platform/keys/file-encryption.ts';
import { createFolderStorage } from '../../platform/storage.ts';
import { createUnitOfWork } from '../../platform/unit-of-work.ts';
import { openDownload } from './commands/open-download.ts';
import { recordUploads, sweepFiles, withUploads } from './public.ts';

let app: TestApp;
let owner: SignedInUser;
let fileId: string;

beforeAll(async () => {
  app = await createTestApp({ LOG_LEVEL: 'silent' });
  owner = await registerUser(app);
  fileId = await uploadAs(owner, '../ic – "hadapan".png');
});
afterAll(() => app.finish());

/** Uploads a picture with a draft and answers its id. */
async function uploadAs(user: SignedInUser, name: string): Promise<string> {
  const saved = await call(app, 'investorApply', {
    headers: user.headers,
    body: { submit: '0', version: '0' },
    files: [await picture('identity_front', name)],
  });
  expect(saved.status).toBe(200);
  const { body } = await call(app, 'investorCheckApplications', { headers: user.headers });
  return body.application?.identity_front[0]?.id ?? '';
}

const link = (headers: Headers, id = fileId) => call(app, 'download', { headers, query: { id } });

async function fetchLink(url: string) {
  return app.app.inject({ method: 'GET', url });
}

/** Everything that lies in the storage folder, or in the one of files that just came. */
function storedFiles(name: 'files' | 'incoming' = 'files'): string[] {
  const folder = join(app.config.DATA_DIR, name);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) =>
    statSync(join(folder, one)).isFile(),
  );
}

async function reads() {
  return app.database.reader.db
    .selectFrom('file_reads')
    .select(['file_id', 'reader_kind', 'reader_id'])
    .where('file_id', '=', fileId)
    .execute();
}

describe('a link is rejected', () => {
  it('to guests', async () => {
    expect((await link(xhr)).status).toBe(401);
  });

  it('to other customers, as if the file were not there', async () => {
    const stranger = await registerUser(app);
    expect((await link(stranger.headers)).status).toBe(404);
    expect((await link(owner.headers, randomUUID())).status).toBe(404);
  });

  it('for operators without their second factor', async () => {
    const operator = await signInOperator(app, ['support']);
    const half = { ...xhr, authorization: `Bearer ${operator.token}` };
    const answer = await link(half);
    expect([answer.status, answer.error.code]).toEqual([403, 'two_factor_required']);
  });

  it('to owners whose account is disabled', async () => {
    const disabled = await registerUser(app);
    const id = await uploadAs(disabled, 'ic.png');
    await app.work.command(system, (ctx) =>
      ctx.tx.db
        .updateTable('users')
        .set({ account_status: 'Inactive', inactive_reason: 'Asked for' })
        .where('id', '=', disabled.userId)
        .execute(),
    );
    const fresh = await call(app, 'login', { body: { email: disabled.email, password: disabled.password } });
    const headers = { ...xhr, authorization: `Bearer ${fresh.body.token}` };
    expect((await link(headers, id)).error.code).toBe('account_inactive');
  });

  it('without an id, with an id that is none, and with both', async () => {
    for (const query of [{}, { id: 'x' }, { token: '!' }, { id: fileId, token: 'x'.repeat(40) }]) {
      expect((await call(app, 'download', { headers: owner.headers, query })).status).toBe(422);
    }
  });

  it('with an unknown token', async () => {
    expect((await call(app, 'download', { query: { token: 'x'.repeat(43) } })).status).toBe(404);
  });
});

const system: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

describe('a link', () => {
  it('opens the file once, as an attachment that can do nothing', async () => {
    const { body } = await link(owner.headers);
    const opened = await fetchLink(body.url);
    expect(opened.statusCode).toBe(200);
    expect(opened.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition':
        'attachment; filename="ic _ %22hadapan%22.png"; filename*=UTF-8\'\'ic%20%E2%80%93%20%2522hadapan%2522.png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
    expect(opened.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect((await fetchLink(body.url)).statusCode).toBe(404);
  });

  it('opens for one of two concurrent calls', async () => {
    const { body } = await link(owner.headers);
    const both = await Promise.all([fetchLink(body.url), fetchLink(body.url)]);
    expect(both.map((one) => one.statusCode).sort()).toEqual([200, 404]);
  });

  it('is over after a minute', async () => {
    const clock = testClock();
    const { body } = await link(owner.headers);
    const token = new URL(body.url, 'http://localhost').searchParams.get('token') ?? '';
    const work = await app.work.query(system, async (ctx) =>
      createUnitOfWork({
        database: app.database,
        clock,
        fieldEncryption: ctx.fieldEncryption,
        log: ctx.log,
        security: ctx.security,
      }),
    );
    clock.moveBy(65_000);
    const opened = work.command(system, (ctx) => openDownload(ctx, token));
    await expect(opened).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is recorded with who opened it, and operators open it too', async () => {
    const before = (await reads()).length;
    const operator = await signInOperator(app, ['compliance', 'support']);
    const { body } = await link(operator.headers);
    expect(await reads()).toHaveLength(before);
    expect((await fetchLink(body.url)).statusCode).toBe(200);
    expect((await reads()).at(-1)).toEqual({
      file_id: fileId,
      reader_kind: 'operator',
      reader_id: operator.operatorId,
    });
    const audited = await app.database.reader.db
      .selectFrom('audit_events')
      .select(['actor_kind', 'actor_id', 'after', 'reason'])
      .where('action', '=', 'file.read')
      .where('subject_id', '=', fileId)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(audited).toMatchObject({
      ...{ actor_kind: 'operator', actor_id: operator.operatorId },
      ...{ after: { purpose: 'identity_front' }, reason: 'role: compliance' },
    });
  });
});

describe('uploads', () => {
  it('that are rejected name their field and leave nothing on disk', async () => {
    const user = await registerUser(app);
    const before = storedFiles().length;
    const answer = await call(app, 'investorApply', {
      headers: user.headers,
      body: { submit: '0', version: '0' },
      files: [
        await picture('identity_front'),
        { field: 'identity_back', name: 'back.png', type: 'image/png', bytes: new Uint8Array([77, 90]) },
      ],
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.error.errors ?? {})).toEqual(['identity_back']);
    expect(storedFiles()).toHaveLength(before);
  });

  it('of a form that is rejected leave nothing on disk either', async () => {
    const user = await registerUser(app);
    const before = storedFiles().length;
    const answer = await call(app, 'investorApply', {
      headers: user.headers,
      body: investorForm({ version: '7' }),
      files: [await picture('identity_front')],
    });
    expect(answer.error.code).toBe('stale_draft');
    expect(storedFiles()).toHaveLength(before);
  });

  it('over 10 MB are rejected at their field with the words of the specification', async () => {
    const answer = await call(app, 'investorApply', {
      headers: owner.headers,
      body: { submit: '0', version: '1' },
      files: [
        { field: 'identity_back', name: 'a.pdf', type: 'application/pdf', bytes: new Uint8Array(10_485_761) },
      ],
    });
    expect(answer.status).toBe(422);
    expect(answer.error.errors).toEqual({
      identity_back: ['Selected file size must be less than 10MB'],
    });
  });

  it('lie under random names that only the server can read', async () => {
    for (const name of storedFiles()) {
      expect(name).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{62}$/);
      expect(statSync(join(app.config.DATA_DIR, 'files', name)).mode & 0o077).toBe(0);
    }
  });
});

/** What a hostile or careless person sends, the field's answer, and how the file calls itself. */
const hostile: readonly (readonly [what: string, bytes: () => Promise<Buffer> | Buffer, says: string])[] = [
  ['a renamed program', () => Buffer.from('MZ\x90\x00\x03\x00\x00', 'latin1'), 'photo (JPEG'],
  [
    'an SVG',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    'photo (JPEG',
  ],
  ['an empty file with a name', () => Buffer.alloc(0), 'photo (JPEG'],
  ['a PDF with a script', () => pdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'), 'scripts'],
  ['a PDF with a script in packed objects', () => pdf('', packed('5 0 << /S /JavaScript >>')), 'scripts'],
  ['a PDF that starts a program', () => pdf('/S /Launch'), 'scripts'],
  ['a PDF with a file in it', () => pdf('/Names << /EmbeddedFiles 4 0 R >>'), 'scripts'],
  ['a PDF with a password', () => pdf('/Encrypt 9 0 R'), 'password'],
  ['a PDF of a thousand pages', () => pdf('/Count 1000'), 'pages'],
  [
    'a bomb in a stream of a PDF',
    () => pdf('', stream('/Filter /FlateDecode', deflateSync(Buffer.alloc(210_000_000)))),
    'cannot be read',
  ],
  [
    'a PNG of two hundred million points',
    () =>
      sharp({ create: { width: 14_000, height: 14_000, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    'too large',
  ],
  [
    'a JPEG that is cut off',
    async () => {
      const whole = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#fff' } })
        .jpeg()
        .toBuffer();
      return whole.subarray(0, whole.length - 300);
    },
    'cannot be read',
  ],
];

describe('a hostile file', () => {
  it.each(hostile)('%s is rejected at its field and leaves nothing', async (_what, make, says) => {
    const user = await registerUser(app);
    const [before, bytes] = [storedFiles().length, new Uint8Array(await make())];
    const answer = await call(app, 'investorApply', {
      headers: user.headers,
      body: { submit: '0', version: '0' },
      files: [{ field: 'identity_front', name: '../photo.jpg', type: 'image/jpeg', bytes }],
    });
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, ['identity_front']]);
    expect(answer.error.errors?.identity_front?.[0]).toContain(says);
    expect(storedFiles()).toHaveLength(before);
    await expect.poll(() => storedFiles('incoming')).toEqual([]);
    const rows = app.database.reader.db
      .selectFrom('files')
      .select('id')
      .where('owner_user_id', '=', user.userId);
    expect(await rows.execute()).toEqual([]);
  });

  it.each([
    ['a path', '../../../etc/passwd.png', 'passwd.png'],
    ['control characters', 'a\u0001b\u0007.png', 'ab.png'],
    ['a turn of the reading direction', '\u202Egnp.exe.png', 'gnp.exe.png'],
  ])('with %s in its name loses it', async (_what, given, shown) => {
    const user = await registerUser(app);
    await uploadAs(user, given);
    const { body } = await call(app, 'investorCheckApplications', { headers: user.headers });
    expect(body.application?.identity_front.map(({ name }) => name)).toEqual([shown]);
  });

  it('of which eleven come in a field are rejected there, stored ones counted', async () => {
    const user = await registerUser(app);
    const pictures = (many: number) =>
      Promise.all(Array.from({ length: many }, () => picture('identity_front')));
    const save = async (version: string, many: number, retained: readonly string[] = []) =>
      call(app, 'investorApply', {
        headers: user.headers,
        body: { submit: '0', version, keep_files: retained },
        files: await pictures(many),
      });
    const at = { identity_front: ['Please upload at most 10 files'] };
    expect((await save('0', 11)).error.errors).toEqual(at);
    expect((await save('0', 10)).status).toBe(200);
    const { body } = await call(app, 'investorCheckApplications', { headers: user.headers });
    const stored = body.application?.identity_front.map(({ id }) => id) ?? [];
    // Two of one name are two files: the screen prompts, the server stores both.
    expect(new Set(stored).size).toBe(10);
    expect((await save('1', 1, stored)).error.errors).toEqual(at);
  });

  it('of which more come than any form takes are rejected at their field', async () => {
    const files = await Promise.all(Array.from({ length: 61 }, () => picture('identity_front')));
    const body = { submit: '0', version: '1' };
    const answer = await call(app, 'investorApply', { headers: owner.headers, body, files });
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, ['identity_front']]);
    await expect.poll(() => storedFiles('incoming')).toEqual([]);
  });

  it('in a field whose name every object has is rejected as unknown', async () => {
    for (const field of ['__proto__', 'constructor', 'toString']) {
      const files = [await picture(field)];
      const body = { submit: '0', version: '1' };
      const answer = await call(app, 'investorApply', { headers: owner.headers, body, files });
      expect([400, 422]).toContain(answer.status);
    }
  });
});

describe('a file that its form has no more', () => {
  /** Saves a draft that retains these files of the field. */
  const saveRetaining = async (user: SignedInUser, version: string, retained: readonly string[]) =>
    call(app, 'investorApply', {
      headers: user.headers,
      body: { submit: '0', version, keep_files: retained },
    });

  it('cannot be opened any more, and a job removes its bytes', async () => {
    const user = await registerUser(app);
    const id = await uploadAs(user, 'ic.png');
    const before = storedFiles().length;
    expect((await saveRetaining(user, '1', [])).status).toBe(200);
    expect((await link(user.headers, id)).status).toBe(404);
    expect(storedFiles()).toHaveLength(before);
    await runJobs(app, ['purge_files']);
    expect(storedFiles()).toHaveLength(before - 1);
    const row = app.database.reader.db.selectFrom('files').select('state').where('id', '=', id);
    expect(await row.executeTakeFirst()).toEqual({ state: 'purged' });
    // A job that is done again finds nothing to do.
    await app.jobs.purge_files?.({}, system);
    expect(storedFiles()).toHaveLength(before - 1);
  });

  it('stays where the save that drops it is rejected', async () => {
    const user = await registerUser(app);
    const id = await uploadAs(user, 'ic.png');
    expect((await saveRetaining(user, '0', [])).error.code).toBe('stale_draft');
    await runJobs(app, ['purge_files']);
    expect((await link(user.headers, id)).status).toBe(200);
  });

  it('stays with the records once operators have been sent it', async () => {
    const user = await registerUser(app);
    const applicationId = await submitInvestor(app, user, investorForm());
    const { body } = await call(app, 'investorCheckApplications', { headers: user.headers });
    const id = body.application?.identity_front[0]?.id ?? '';
    await proposeAndApprove(app, {
      ...{ kind: 'application_decision', subjectId: applicationId },
      after: {
        decision: 'More Info Required',
        remarks: [{ field: 'identity_front', text: 'Sharper, please' }],
      },
    });
    expect((await saveRetaining(user, String(body.version + 1), [])).status).toBe(200);
    expect((await link(user.headers, id)).status).toBe(200);
  });

  it('is swept away where a crash left its bytes without a row, after a day', async () => {
    const storage = createFolderStorage(join(app.config.DATA_DIR, 'files'), app.provider, noClearFiles);
    const key = await storage.put(Buffer.from('left behind'));
    const wanted = storedFiles().length - 1;
    await sweepFiles({ work: app.work, storage });
    expect(storedFiles()).toContain(key);
    for (const name of storedFiles()) {
      utimesSync(join(app.config.DATA_DIR, 'files', name), 0, 0);
    }
    await sweepFiles({ work: app.work, storage });
    expect(storedFiles()).not.toContain(key);
    expect(storedFiles()).toHaveLength(wanted);
  });
});

it('a file in clear in the place of an encrypted one is not served', async () => {
  const user = await registerUser(app);
  const before = new Set(storedFiles());
  const id = await uploadAs(user, 'ic.png');
  const [placed = ''] = storedFiles().filter((name) => !before.has(name));
  const path = join(app.config.DATA_DIR, 'files', placed);
  const encrypted = readFileSync(path);
  writeFileSync(path, 'another card');
  const { body } = await link(user.headers, id);
  const answer = await fetchLink(body.url);
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('another card');
  writeFileSync(path, encrypted);
  const again = await link(user.headers, id);
  expect((await fetchLink(again.body.url)).statusCode).toBe(200);
});

describe('the storage', () => {
  it('rejects keys that are not its own', () => {
    const storage = createFolderStorage(app.config.DATA_DIR, app.provider, noClearFiles);
    expect(() => storage.read('../../etc/passwd')).toThrow('not one of ours');
    expect(() => storage.remove('')).toThrow('not one of ours');
  });

  it('releases what a failing command had stored', async () => {
    const stored = createFolderStorage(join(app.config.DATA_DIR, 'files'), app.provider, noClearFiles);
    const storage = { ...stored, scanner: noScanner, security: app.security };
    const before = storedFiles().length;
    const { name, bytes } = await picture('x');
    const uploads = { x: [received(bytes, name)] };
    const failed = withUploads(storage, { kind: 'user', id: owner.userId }, uploads, async (stored) => {
      expect(stored.x).toHaveLength(1);
      expect(storedFiles()).toHaveLength(before + 1);
      throw new Error('refused');
    });
    await expect(failed).rejects.toThrow('refused');
    expect(storedFiles()).toHaveLength(before);
  });

  it('releases what a command has recorded and then rejected, or has not recorded', async () => {
    const before = storedFiles().length;
    const rejected = uploading((record) =>
      app.work.command(system, async (ctx) => {
        await record(ctx);
        throw new Error('refused');
      }),
    );
    await expect(rejected).rejects.toThrow('refused');
    expect(storedFiles()).toHaveLength(before);
    await uploading(async () => 'an earlier answer');
    expect(storedFiles()).toHaveLength(before);
  });

  it.each([
    ['what follows the commit fails', new Error('refused'), true],
    ['the answer to the commit is lost', new CommitOutcomeUnknown(new Error('lost')), true],
    ['it is lost before the commit takes effect', new CommitOutcomeUnknown(new Error('lost')), false],
  ])('keeps what a command has recorded where %s', async (_case, error, isCommitted) => {
    const before = storedFiles().length;
    const failed = uploading(async (record) => {
      if (isCommitted) {
        await app.work.command(system, record);
      }
      throw error;
    });
    await expect(failed).rejects.toThrow(error.message);
    expect(storedFiles()).toHaveLength(before + 1);
  });

  /** Uploads a picture with a command that may record it. */
  async function uploading<Result>(
    run: (record: (ctx: Ctx) => Promise<unknown>) => Promise<Result>,
  ): Promise<Result> {
    const storage = createFolderStorage(join(app.config.DATA_DIR, 'files'), app.provider, noClearFiles);
    const intake = { ...storage, scanner: noScanner, security: app.security };
    const { name, bytes } = await picture('x');
    const uploads = { x: [received(bytes, name)] };
    const whose = { userId: owner.userId, purpose: 'message_attachment' } as const;
    return withUploads(intake, { kind: 'user', id: owner.userId }, uploads, ({ x = [] }) =>
      run((ctx) => recordUploads(ctx, x, whose)),
    );
  }
});
