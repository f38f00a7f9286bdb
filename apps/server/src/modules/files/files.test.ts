import { randomUUID } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { investorForm, picture } from '../../../test/builders/application-forms.ts';
import { testClock } from '../../../test/builders/clock.ts';
import { call, type Headers, xhr } from '../../../test/builders/http.ts';
import { registerUser, type SignedInUser, signInOperator } from '../../../test/builders/identity.ts';
import { type Scope, systemActor } from '../../platform/context.ts';
import { createFolderStorage } from '../../platform/storage.ts';
import { createWork } from '../../platform/work.ts';
import { openDownload } from './commands/open-download.ts';
import { withUploads } from './public.ts';

let app: TestApp;
let owner: SignedInUser;
let fileId: string;

beforeAll(async () => {
  app = await createTestApp();
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

/** Everything that lies in the storage folder. */
function keptFiles(): string[] {
  const folder = join(app.config.DATA_DIR, 'files');
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

describe('a link is refused', () => {
  it('to guests', async () => {
    expect((await link(xhr)).status).toBe(401);
  });

  it('to other customers, as if the file were not there', async () => {
    const stranger = await registerUser(app);
    expect((await link(stranger.headers)).status).toBe(404);
    expect((await link(owner.headers, randomUUID())).status).toBe(404);
  });

  it('to operators who have not given their second factor', async () => {
    const operator = await signInOperator(app, ['support']);
    const half = { ...xhr, authorization: `Bearer ${operator.token}` };
    const answer = await link(half);
    expect([answer.status, answer.refusal.code]).toEqual([403, 'two_factor_required']);
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
    expect((await link(headers, id)).refusal.code).toBe('account_inactive');
  });

  it('without an id, with an id that is none, and with both', async () => {
    for (const query of [{}, { id: 'x' }, { token: '!' }, { id: fileId, token: 'x'.repeat(40) }]) {
      expect((await call(app, 'download', { headers: owner.headers, query })).status).toBe(422);
    }
  });

  it('with a token that nobody made', async () => {
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
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
    expect(opened.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect((await fetchLink(body.url)).statusCode).toBe(404);
  });

  it('opens for one of two who use it at once', async () => {
    const { body } = await link(owner.headers);
    const both = await Promise.all([fetchLink(body.url), fetchLink(body.url)]);
    expect(both.map((one) => one.statusCode).sort()).toEqual([200, 404]);
  });

  it('is over after a minute', async () => {
    const clock = testClock();
    const { body } = await link(owner.headers);
    const token = new URL(body.url, 'http://localhost').searchParams.get('token') ?? '';
    const work = await app.work.query(system, async (ctx) =>
      createWork({ database: app.database, clock, vault: ctx.vault, log: ctx.log }),
    );
    clock.moveBy(65_000);
    const opened = work.command(system, (ctx) => openDownload(ctx, token));
    await expect(opened).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is recorded with who opened it, and operators open it too', async () => {
    const before = (await reads()).length;
    const operator = await signInOperator(app, ['support']);
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
      .select(['actor_kind', 'actor_id'])
      .where('action', '=', 'file.read')
      .where('subject_id', '=', fileId)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(audited).toEqual({ actor_kind: 'operator', actor_id: operator.operatorId });
  });
});

describe('uploads', () => {
  it('that are refused name their field and leave nothing on disk', async () => {
    const user = await registerUser(app);
    const before = keptFiles().length;
    const answer = await call(app, 'investorApply', {
      headers: user.headers,
      body: { submit: '0', version: '0' },
      files: [
        await picture('identity_front'),
        { field: 'identity_back', name: 'back.png', type: 'image/png', bytes: new Uint8Array([77, 90]) },
      ],
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.refusal.errors ?? {})).toEqual(['identity_back']);
    expect(keptFiles()).toHaveLength(before);
  });

  it('of a form that is refused leave nothing on disk either', async () => {
    const user = await registerUser(app);
    const before = keptFiles().length;
    const answer = await call(app, 'investorApply', {
      headers: user.headers,
      body: investorForm({ version: '7' }),
      files: [await picture('identity_front')],
    });
    expect(answer.refusal.code).toBe('stale_draft');
    expect(keptFiles()).toHaveLength(before);
  });

  it('over 10 MB are refused at their field with the words of the specification', async () => {
    const answer = await call(app, 'investorApply', {
      headers: owner.headers,
      body: { submit: '0', version: '1' },
      files: [
        { field: 'identity_back', name: 'a.pdf', type: 'application/pdf', bytes: new Uint8Array(10_485_761) },
      ],
    });
    expect(answer.status).toBe(422);
    expect(answer.refusal.errors).toEqual({
      identity_back: ['Selected file size must be less than 10MB'],
    });
  });

  it('lie under random names that only the server can read', async () => {
    for (const name of keptFiles()) {
      expect(name).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{62}$/);
      expect(statSync(join(app.config.DATA_DIR, 'files', name)).mode & 0o077).toBe(0);
    }
  });
});

describe('the storage', () => {
  it('refuses keys that are not its own', () => {
    const storage = createFolderStorage(app.config.DATA_DIR);
    expect(() => storage.read('../../etc/passwd')).toThrow('not one of ours');
    expect(() => storage.remove('')).toThrow('not one of ours');
  });

  it('gives back what a failing command had kept', async () => {
    const storage = createFolderStorage(join(app.config.DATA_DIR, 'files'));
    const before = keptFiles().length;
    const { name, type, bytes } = await picture('x');
    const uploads = { x: [{ filename: name, contentType: type, bytes }] };
    const failed = withUploads(storage, uploads, async (kept) => {
      expect(kept.x).toHaveLength(1);
      expect(keptFiles()).toHaveLength(before + 1);
      throw new Error('refused');
    });
    await expect(failed).rejects.toThrow('refused');
    expect(keptFiles()).toHaveLength(before);
  });
});
