import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/app.ts';
import { call } from '../test/builders/http.ts';
import { operatorCreate } from './operator-create.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.finish());

async function run(...words: string[]) {
  const lines: string[] = [];
  const code = await operatorCreate(app.work, words, (line) => lines.push(line));
  return { code, lines };
}

const maker = ['--email', 'Maker@Titian.example', '--name', 'Farid Osman', '--roles', 'finance,credit'];

describe('the command operator-create', () => {
  it.each([
    ['nothing', []],
    ['no roles', maker.slice(0, 4)],
    ['an unknown role', [...maker.slice(0, 4), '--roles', 'finance,king']],
    ['an unknown option', [...maker, '--colour', 'red']],
  ])('explains itself when given %s', async (_what, words) => {
    const { code, lines } = await run(...words);
    expect(code).toBe(2);
    expect(lines.join('\n')).toContain('npm run operator:create -- --email');
  });

  it('says what is wrong with a password, and makes nobody', async () => {
    expect(await run(...maker, '--password', 'short')).toMatchObject({ code: 2 });
    const rows = await app.database.reader.db
      .selectFrom('operators')
      .select((query) => query.fn.countAll().as('count'))
      .execute();
    expect(rows).toEqual([{ count: 0n }]);
  });

  it('makes an operator who can sign in with the password that it prints, once', async () => {
    const { code, lines } = await run(...maker);
    expect(code).toBe(0);
    expect(lines[0]).toBe('Made the operator Maker@Titian.example (finance, credit).');
    const password = /^Password: (\S+)$/u.exec(lines[1] ?? '')?.[1];
    const body = { email: 'maker@titian.example', password };
    expect((await call(app, 'operatorLogin', { body })).status).toBe(200);
    expect((await run(...maker)).lines).toEqual(['There is an operator with this e-mail address already.']);
  });

  it('answers programs with one line of JSON, without the password', async () => {
    const words = ['--email', 'two@titian.example', '--name', 'Two', '--roles', 'support', '--print-json'];
    const { code, lines } = await run(...words, '--password', 'quiet-Harbour-5512');
    expect(code).toBe(0);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      email: 'two@titian.example',
      totp_secret: expect.stringMatching(/^[A-Z2-7]{16,}$/u),
    });
  });
});
