import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestApp, type TestApp } from '../test/app.ts';
import { call } from '../test/builders/http.ts';
import { PASSWORD, signInOperator } from '../test/builders/identity.ts';
import { mailsTo } from '../test/builders/mails.ts';
import { changeByTwo, choosePassword, enrolApp, firstHalf } from '../test/builders/operator-accounts.ts';
import { operatorCreate } from './operator-create.ts';
import { operatorRecover } from './operator-recover.ts';

let app: TestApp;
/** A platform without any operator, for the tests of one. */
async function newPlatform(): Promise<void> {
  const fresh = await createTestApp();
  app = fresh;
  onTestFinished(() => fresh.finish());
}

type Run = typeof operatorCreate;

async function run(command: Run, words: readonly string[], work = app.work) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(...line.split('\n'));
  const code = await command({ work, publicUrl: 'https://titian.example/', print }, words);
  return { code, lines };
}
const create = (...words: string[]) => run(operatorCreate, words);
const recover = (...words: string[]) => run(operatorRecover, words);

const person = (name: string, at: number) => ({
  name,
  email: `${name.toLowerCase()}@titian.example`,
  phone_number: `+6012345678${at}`,
  identity_type: 'passport',
  identity_number: `A1234567${at}`,
  nationality: 'MY',
  roles: ['administrator'],
});
const words = ['--email', 'Mei@Titian.example', '--name', 'Chong Mei Yee', '--phone', '012-345 6789'].concat([
  ...['--identity-number', '900131-14-5677', '--roles', 'administrator,finance'],
]);

/** A file with a list, as the launcher hands it over. */
function listFile(list: readonly object[]): string {
  const file = join(mkdtempSync(join(tmpdir(), 'titian-operators-')), 'list.json');
  writeFileSync(file, JSON.stringify(list));
  onTestFinished(() => rmSync(dirname(file), { recursive: true }));
  return file;
}

async function operators(): Promise<number> {
  return (await app.database.reader.db.selectFrom('operators').select('id').execute()).length;
}

describe('the command operator-create', () => {
  it('explains itself when given something else than one administrator', async () => {
    await newPlatform();
    const wrong: readonly (readonly string[])[] = [
      [],
      words.slice(0, 8),
      ['--email', 'a@titian.example', '--name', 'A', '--roles', 'administrator'],
      [...words.slice(0, 8), '--roles', 'administrator,king'],
      [...words, '--identity-number', '991331-14-5677'],
      [...words, '--colour', 'red'],
      [...words, '--password', 'quiet-Harbour-5512'],
      ['--from-file', '/nowhere/operators.json'],
      ['--from-file', new URL('../package.json', import.meta.url).pathname],
    ];
    for (const given of wrong) {
      const { code, lines } = await create(...given);
      expect([given, code]).toEqual([given, 2]);
      expect(lines.join('\n')).toContain('npm run operator:create -- --email');
    }
    expect(await operators()).toBe(0);
  });

  it('makes an administrator, who chooses a password by the link that it prints and enrols an app', async () => {
    await newPlatform();
    const { code, lines } = await create(...words);
    expect(code).toBe(0);
    expect(lines[0]).toBe('Made the administrator mei@titian.example.');
    const token =
      /^Choose a password, once within 24 hours: https:\/\/titian\.example\/operator\/password\/(\S+)$/u.exec(
        lines[1] ?? '',
      )?.[1];
    expect((await choosePassword(app, token ?? '', PASSWORD)).status).toBe(200);
    const { headers } = await firstHalf(app, 'mei@titian.example', PASSWORD);
    expect((await enrolApp(app, headers)).answer.status).toBe(200);
    expect((await create(...words)).lines).toEqual([
      'There is an operator with this e-mail address already.',
    ]);
  });

  it('makes administrators only', async () => {
    await newPlatform();
    const { code, lines } = await create(...words, '--roles', 'finance');
    expect([code, lines[0]]).toEqual([
      2,
      'Only administrators are made here. They add every other operator by proposal.',
    ]);
    expect(await operators()).toBe(0);
  });

  it('is rejected with two administrators, of a list as a whole, and names the other ways', async () => {
    await newPlatform();
    const three = [person('Mei', 1), person('Razak', 2), person('Siti', 3)];
    expect((await create('--from-file', listFile(three), '--print-json')).code).toBe(2);
    expect(await operators()).toBe(0);
    const { lines } = await create('--from-file', listFile(three.slice(0, 2)), '--print-json');
    expect(lines.map((line) => Object.keys(JSON.parse(line)))).toEqual([
      ['email', 'token', 'hours'],
      ['email', 'token', 'hours'],
    ]);
    const rejected = await create('--from-file', listFile(three.slice(2)));
    expect(rejected.code).toBe(2);
    expect(rejected.lines[0]).toContain('by proposal, under Operators');
    expect(rejected.lines[0]).toContain('npm run operator:recover -- <e-mail>');
    expect(await operators()).toBe(2);
  });

  it('makes two at most, also when it runs three times at once', async () => {
    await newPlatform();
    const files = [1, 2, 3].map((at) => listFile([person(`Admin${at}`, at)]));
    const codes = await Promise.all(files.map(async (file) => (await create('--from-file', file)).code));
    expect(codes.sort()).toEqual([0, 0, 2]);
    expect(await operators()).toBe(2);
  });
});

describe('the command operator-recover', () => {
  it('prints its usage, and rejects an unknown address and an operator who is no administrator', async () => {
    await newPlatform();
    for (const given of [[], ['mei'], ['a@titian.example', 'b@titian.example']]) {
      const { code, lines } = await recover(...given);
      expect([code, lines[0]]).toEqual([
        2,
        expect.stringContaining('npm run operator:recover -- me@example.com'),
      ]);
    }
    const support = await signInOperator(app, ['support']);
    expect((await recover('nobody@titian.example')).lines[0]).toContain('There is no operator');
    expect((await recover(support.email)).lines[0]).toContain('This operator is no administrator.');
    expect((await call(app, 'operatorCurrent', { headers: support.headers })).status).toBe(200);
  });

  it('lets a disabled administrator in again by a link, ends the sessions, is audited and mailed to all', async () => {
    await newPlatform();
    const [lost, other, witness] = [
      await signInOperator(app, ['administrator'], 'Razak Ismail'),
      await signInOperator(app, ['administrator']),
      await signInOperator(app, ['administrator']),
    ];
    const support = await signInOperator(app, ['support']);
    await changeByTwo(app, [other, witness], 'operator_disable', lost.operatorId);
    const { code, lines } = await recover(lost.email.toUpperCase());
    expect(code).toBe(0);
    expect((await firstHalf(app, lost.email, PASSWORD)).answer.status).toBe(422);
    const token = lines[1]?.split('/').at(-1) ?? '';
    expect((await choosePassword(app, token, PASSWORD)).status).toBe(200);
    const { answer } = await firstHalf(app, lost.email, PASSWORD);
    expect(answer.body.enrolment_required).toBe(true);
    for (const { email } of [lost, other, witness]) {
      const mails = await mailsTo(app, email);
      expect(mails.find((mail) => mail.template === 'operator_recovered')?.params).toMatchObject({
        name: 'Razak Ismail',
        email: lost.email,
      });
      expect(JSON.stringify(mails)).not.toContain(token);
    }
    expect(await mailsTo(app, support.email)).toHaveLength(1);
    const events = await app.database.reader.db
      .selectFrom('audit_events')
      .selectAll()
      .where('action', '=', 'operator.recovered')
      .execute();
    expect(events).toMatchObject([
      { actor_kind: 'system', subject_id: lost.operatorId, before: { status: 'disabled' } },
    ]);
  });

  it('recovers one of the only two administrators, who could not be reset by a proposal', async () => {
    await newPlatform();
    const lost = await signInOperator(app, ['administrator']);
    await signInOperator(app, ['administrator']);
    expect((await recover(lost.email)).code).toBe(0);
    expect((await call(app, 'operatorCurrent', { headers: lost.headers })).status).toBe(401);
  });
});
