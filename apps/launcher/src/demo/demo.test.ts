import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { type DemoFile, readDemoFile, writeDemoFile } from './demo-file.ts';
import {
  demoOperators,
  firstAdministrators,
  OPERATOR_ROLES,
  readOperators,
  withTokens,
  writeOperators,
} from './operators.ts';
import { signInTable, welcome } from './sign-in-table.ts';

const demo: DemoFile = {
  base_url: 'http://localhost:3000',
  simulator_url: 'http://127.0.0.1:4000',
  users: [
    {
      kind: 'individual',
      role: 'investor',
      email: 'a@titian.example',
      password: 'secret-1',
      totp_secret: null,
    },
    {
      kind: 'operator',
      role: 'credit',
      email: 'credit.1@titian.example',
      password: 'secret-22',
      totp_secret: 'ABCD',
    },
  ],
};

describe('operators', () => {
  it('are two per role, with different people, addresses and passwords', () => {
    const operators = demoOperators();
    expect(operators).toHaveLength(2 * OPERATOR_ROLES.length);
    for (const role of OPERATOR_ROLES)
      expect(operators.filter(({ roles }) => roles.includes(role))).toHaveLength(2);
    for (const field of ['email', 'name', 'password', 'phone_number', 'identity_number'] as const) {
      expect(new Set(operators.map((one) => one[field])).size).toBe(operators.length);
    }
    expect(operators[4]?.email).toBe('credit.1@titian.example');
  });

  it('begin with two administrators, made by a command that must name each with a token', () => {
    const operators = demoOperators();
    const first = firstAdministrators(operators);
    expect(first.map((one) => [one.roles, Object.hasOwn(one, 'password')])).toEqual([
      [['administrator'], false],
      [['administrator'], false],
    ]);
    const lines = first.map(({ email }, index) => JSON.stringify({ email, token: `TOKEN${index}` }));
    expect(() => withTokens(operators, ['some log', 'null', ...lines.slice(0, 1)])).toThrow(first[1]?.email);
    const made = withTokens(operators, ['some log', 'null', ...lines]);
    expect(made.map(({ token }) => token ?? null).filter(Boolean)).toEqual(['TOKEN0', 'TOKEN1']);
  });

  it('are written for the owner alone', () => {
    const file = join(temporaryFolder(), 'operators.json');
    expect(readOperators(file)).toEqual([]);
    const operators = demoOperators().map((one) => ({ ...one, totp_secret: 'S' }));
    writeOperators(file, operators);
    expect(readOperators(file)).toEqual(operators);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

describe('demo.json', () => {
  it.each([
    {},
    { users: [] },
    { users: [{ ...demo.users[0], password: 1 }] },
    { users: [{ ...demo.users[0], totp_secret: 5 }] },
  ])('rejects %j', (content) => {
    const file = join(temporaryFolder(), 'demo.json');
    writeFileSync(file, JSON.stringify(content));
    expect(() => readDemoFile(file)).toThrow("does not list the demo's users");
  });

  it('is absent until it is written, and then complete', () => {
    const file = join(temporaryFolder(), 'demo.json');
    expect(readDemoFile(file)).toBeNull();
    writeDemoFile(file, demo);
    expect(readDemoFile(file)).toEqual(demo);
  });
});

describe('the welcome', () => {
  it('names one address and every way in', () => {
    const text = welcome(demo, '/data/demo.json').join('\n');
    expect(text).toContain('Titian runs at http://localhost:3000\n');
    expect(text).toContain('/data/demo.json');
    for (const { email, password } of demo.users)
      expect(text).toMatch(new RegExp(`${email} +${password}`, 'u'));
  });

  it('says where to look for what happens once, where there is a market', () => {
    const sights = [{ what: 'written off', where: 'N-000104', email: 'b@niaga.example' }];
    const text = welcome({ ...demo, sights }, '/data/demo.json').join('\n');
    expect(text).toMatch(/written off +N-000104 +b@niaga\.example/u);
    expect(welcome(demo, '/data/demo.json').join('\n')).not.toContain('what to look at');
  });

  it('lines the columns up', () => {
    expect(signInTable(demo.users)).toEqual([
      'who                    e-mail                   password   authenticator secret',
      '---------------------  -----------------------  ---------  --------------------',
      'individual (investor)  a@titian.example         secret-1   not needed',
      'operator (credit)      credit.1@titian.example  secret-22  ABCD',
    ]);
  });
});
