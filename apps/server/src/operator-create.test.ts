import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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
    ['a list that is not there', ['--from-file', '/nowhere/operators.json']],
    ['a list of something else', ['--from-file', new URL('../package.json', import.meta.url).pathname]],
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

  it('makes all of a list, or nobody', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'titian-operators-')), 'list.json');
    const list = ['a', 'b'].map((name) => ({ email: `${name}@titian.example`, name, roles: ['support'] }));
    writeFileSync(file, JSON.stringify([...list, { ...list[0], password: 'short' }]));
    expect(await run('--from-file', file, '--print-json')).toMatchObject({ code: 2 });
    writeFileSync(file, JSON.stringify(list));
    const { code, lines } = await run('--from-file', file, '--print-json');
    expect(code).toBe(0);
    expect(lines.map((line) => JSON.parse(line).email)).toEqual(['a@titian.example', 'b@titian.example']);
    rmSync(dirname(file), { recursive: true });
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
