import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import {
  type Applicant,
  createApplicant,
  image,
  plainCard,
  sample,
  send,
  startCheck,
  tinyPicture,
} from '../../../test/builders/ekyc.ts';
import { call, type TestFile } from '../../../test/builders/http.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { MOST_TRIES } from './domain/session.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.finish());

interface Open {
  readonly user: Applicant;
  readonly id: string;
}

async function opened(): Promise<Open> {
  const user = await createApplicant(app);
  return { user, id: (await startCheck(app, user)).id };
}

const give = ({ user, id }: Open, side: 'front' | 'back' | 'selfie', ...files: TestFile[]) =>
  send(app, side, { id, headers: user.headers, files });

async function storedFiles(userId: string) {
  const rows = await app.database.reader.db
    .selectFrom('files')
    .select(['purpose', 'state'])
    .where('owner_user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ purpose, state }) => `${purpose} ${state}`);
}

describe('a picture is rejected', () => {
  const square = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#999999' } });

  it.each([
    ['a cut-off JPEG', async () => (await square(600).jpeg().toBuffer()).subarray(0, 700)],
    ['196 million points', () => square(14_000).png({ compressionLevel: 9 }).toBuffer()],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a PDF', async () => Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF\n')],
    ['a program', async () => Buffer.from('MZ\x90\x00\x03', 'latin1')],
  ])('that is %s', async (_what, make) => {
    const open = await opened();
    const answer = await give(open, 'front', image(await make()));
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.error.errors ?? {})).toEqual(['image']);
    expect(await storedFiles(open.user.userId)).toEqual([]);
  });

  it('when there is none, or more than one', async () => {
    const open = await opened();
    const file = await plainCard();
    expect((await give(open, 'front')).status).toBe(422);
    expect((await give(open, 'front', file, file)).status).toBe(422);
  });

  it('out of order, and when all are there', async () => {
    const open = await opened();
    const { identity } = open.user;
    expect((await give(open, 'back', await sample('back', identity))).status).toBe(409);
    expect((await give(open, 'selfie', await sample('selfie', identity))).status).toBe(409);
    for (const side of ['front', 'back', 'selfie'] as const) {
      expect((await give(open, side, await sample(side, identity))).status).toBe(200);
    }
    expect((await give(open, 'front', await sample('front', identity))).status).toBe(409);
  });
});

describe('a picture is to be taken again', () => {
  async function failing(file: TestFile, side: 'front' | 'back' = 'front') {
    const open = await opened();
    if (side === 'back') {
      await give(open, 'front', await sample('front', open.user.identity));
    }
    const { status, body } = await give(open, side, file);
    expect([status, body.accepted]).toEqual([200, false]);
    const advice = body.checks.filter(({ result }) => result === 'fail');
    expect(advice.every(({ text }) => text.length > 10)).toBe(true);
    expect(body.steps.find((one) => one.side === side)?.done).toBe(false);
    return advice.map((one) => one.check);
  }

  const holder = { name: 'Aminah binti Yusof', type: 'nric', number: '900101141234', bornOn: null };

  async function changed(change: (one: Sharp) => Sharp): Promise<TestFile> {
    const { bytes } = await sample('front', holder);
    return image(await change(sharp(bytes)).jpeg().toBuffer(), 'image/jpeg');
  }

  it('when it is too small', async () => {
    expect(await failing(await tinyPicture())).toContain('size');
  });

  it('when it is blurred', async () => {
    expect(await failing(await changed((one) => one.blur(6)))).toEqual(['sharpness']);
  });

  it('when it is dark, or nothing but white', async () => {
    expect(await failing(await changed((one) => one.linear(0.1, 0)))).toContain('exposure');
    expect(await failing(await changed((one) => one.linear(0.02, 250)))).toContain('exposure');
  });

  it('when it is the other side, or the same picture again', async () => {
    expect(await failing(await sample('back', holder))).toEqual(['side']);
    const open = await opened();
    const plain = await plainCard();
    await give(open, 'front', plain);
    const { body } = await give(open, 'back', plain);
    expect(body.checks.filter(({ result }) => result === 'fail').map((one) => one.check)).toEqual([
      'same_picture',
    ]);
  });

  it('and is not stored', async () => {
    const open = await opened();
    await give(open, 'front', await tinyPicture());
    expect(await storedFiles(open.user.userId)).toEqual([]);
  });

  it.each(['back', 'selfie'] as const)('of the %s ten times, and the check is given up', async (side) => {
    const open = await opened();
    const earlier = side === 'back' ? (['front'] as const) : (['front', 'back'] as const);
    for (const done of earlier) {
      await give(open, done, await sample(done, open.user.identity));
    }
    const tiny = await tinyPicture();
    for (let tries = 1; tries < MOST_TRIES; tries += 1) {
      expect((await give(open, side, tiny)).body.state).toBe('open');
    }
    const { body } = await give(open, side, tiny);
    expect(body).toMatchObject({ state: 'retry', reasons: [{ code: 'too_many_tries' }] });
  });

  it('until a third blurred one is left for an operator to assess', async () => {
    const open = await opened();
    const blurred = await changed((one) => one.blur(6));
    const accepted: boolean[] = [];
    for (let tries = 0; tries < 3; tries += 1) {
      accepted.push((await give(open, 'front', blurred)).body.accepted);
    }
    expect(accepted).toEqual([false, false, true]);
  });
});

describe('a picture is stored', () => {
  it('for its owner and operators, once for each side; a better one replaces it', async () => {
    const open = await opened();
    const { user } = open;
    await give(open, 'front', await plainCard());
    await give(open, 'front', await sample('front', user.identity));
    expect(await storedFiles(user.userId)).toEqual(['ekyc_front dropped', 'ekyc_front stored']);
    const row = await app.database.reader.db
      .selectFrom('files')
      .select('id')
      .where('owner_user_id', '=', user.userId)
      .where('state', '=', 'stored')
      .executeTakeFirstOrThrow();
    const other = await createApplicant(app);
    const download = (headers: Applicant['headers']) =>
      call(app, 'download', { headers, query: { id: row.id } });
    expect((await download(other.headers)).status).toBe(404);
    expect((await download(user.headers)).status).toBe(200);
  });

  it('from the other side too, until the selfie ends the check', async () => {
    const open = await opened();
    const { user } = open;
    for (const side of ['front', 'back', 'back'] as const) {
      expect((await give(open, side, await sample(side, user.identity))).body.accepted).toBe(true);
    }
    expect(await storedFiles(user.userId)).toEqual([
      'ekyc_front stored',
      'ekyc_back dropped',
      'ekyc_back stored',
    ]);
  });

  it('once, when two come at the same time', async () => {
    const open = await opened();
    const { user } = open;
    for (const side of ['front', 'back'] as const) {
      await give(open, side, await sample(side, user.identity));
    }
    const selfie = await sample('selfie', user.identity);
    const both = await Promise.all([give(open, 'selfie', selfie), give(open, 'selfie', selfie)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await runJobs(app, ['ekyc_result']);
    expect((await storedFiles(user.userId)).filter((one) => one === 'ekyc_selfie stored')).toHaveLength(1);
  });
});
