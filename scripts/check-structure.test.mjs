import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkStructure } from './structure/check.mjs';
import { codeProblems } from './structure/code.mjs';
import { codeRules, commentRule } from './structure/code-rules.mjs';
import { lengthProblems } from './structure/lengths.mjs';
import { nameProblems } from './structure/names.mjs';

const modules = 'apps/server/src/modules';
const command = `${modules}/wallet/commands/top-up.ts`;

describe('names', () => {
  it.each([
    [`${modules}/wallets/public.ts`, '"wallets" is no module'],
    [`${modules}/stray.ts`, 'is no module'],
    [`${modules}/wallet/helpers.ts`, 'a module has no helpers.ts'],
    [`${modules}/wallet/emails/topped-up.ts`, 'a module has no folder emails/'],
    [`${modules}/wallet/routes`, 'a module has no routes'],
    ['apps/web/src/components/index.ts', 'no barrels'],
    ['apps/web/src/components/TopBar.tsx', 'lower case with hyphens'],
    ['packages/finance/src/exact_split.ts', 'lower case with hyphens'],
  ])('rejects %s', (path, message) => {
    expect(nameProblems([path]).join('\n')).toContain(message);
  });

  it('rejects store.ts beside store/', () => {
    const paths = [`${modules}/wallet/store.ts`, `${modules}/wallet/store/topups.ts`];
    expect(nameProblems(paths)).toHaveLength(1);
    expect(nameProblems(paths)[0]).toContain('store.ts or store/, not both');
  });

  it('allows the closed set, tests beside it, and folders inside a folder', () => {
    const inside = [
      'public.ts',
      'routes.ts',
      'routes.investor.ts',
      'routes.operator.ts',
      'policy.ts',
      'present.ts',
      'jobs.ts',
      'events.ts',
      'store.ts',
    ];
    const deeper = [
      'commands/top-up.ts',
      'queries/activity.test.ts',
      'domain/templates/all.ts',
      'wallet.test.ts',
    ];
    expect(nameProblems([...inside, ...deeper].map((name) => `${modules}/wallet/${name}`))).toEqual([]);
    expect(
      nameProblems(['apps/web/src/app/router.tsx', 'apps/web/src/vite-env.d.ts', 'apps/web/vite.config.ts']),
    ).toEqual([]);
  });
});

describe('lengths', () => {
  const lines = (count) => 'x;\n'.repeat(count);

  it.each([
    ['apps/server/src/platform/jobs.ts', 250],
    ['apps/web/src/app/router.tsx', 220],
    ['packages/finance/src/irr.ts', 250],
  ])('limits %s to %i lines', (path, limit) => {
    expect(lengthProblems(path, lines(limit))).toEqual([]);
    expect(lengthProblems(path, lines(limit + 1))[0]).toContain(`${limit + 1} lines, at most ${limit}`);
  });

  it.each([
    'apps/server/src/platform/jobs.test.ts',
    'apps/server/src/platform/db/schema.ts',
    'apps/web/src/testing/users.ts',
  ])('does not limit %s', (path) => {
    expect(lengthProblems(path, lines(900))).toEqual([]);
  });
});

/** For every rule: [a path it applies to, code it rejects]. */
const BAD = [
  ['no-floats-near-money', command, 'const x = parseFloat(text);'],
  ['no-floats-near-money', 'apps/web/src/components/money.tsx', 'const x = <b>{value.toFixed(2)}</b>;'],
  ['no-floats-near-money', command, 'const x = Number.parseFloat(text);'],
  ['no-floats-near-money', command, 'const x = Number(row.amount_sen) / 100;'],
  ['no-floats-near-money', 'apps/demo/src/main.ts', 'const x = Number(amountSen);'],
  ['no-fetch-outside-the-client', 'apps/web/src/features/notes/api/list.ts', "await fetch('/api/notes');"],
  ['no-fetch-outside-the-client', 'apps/web/src/lib/session/s.ts', "window.fetch('/api/notes');"],
  [
    'no-words-read-at-load',
    'apps/web/src/features/a/lib/b.ts',
    "const columns = [{ header: text('name') }];",
  ],
  ['no-words-read-at-load', 'apps/web/src/features/a/lib/b.ts', 'const refusal = specifiedText("x");'],
  [
    'no-malay-by-english-sentence',
    'apps/web/src/features/a/text.ms.ts',
    "export const malay = { 'The note is late': 'Nota lewat' };",
  ],
  ['no-environment-outside-config', command, 'const x = process.env.PORT;'],
  ['no-environment-outside-config', 'apps/server/src/platform/log.ts', 'const { PORT } = process.env;'],
  ['no-time-outside-the-clock', command, 'const x = Date.now();'],
  ['no-time-outside-the-clock', 'apps/server/src/gateways/mail/smtp.ts', 'const x = new Date();'],
  ['no-time-outside-the-clock', command, 'const now = Date.now;'],
  ['no-sql-outside-stores', command, "await tx.run({ name: 'a', text: 'select 1 from users' }, []);"],
  ['no-sql-outside-stores', command, 'const x = `update users set a = $\\{b}`;'.replace('\\', '')],
  ['no-sql-outside-stores', `${modules}/wallet/queries/q.ts`, "reader.db.selectFrom('users');"],
  ['no-sql-outside-stores', `${modules}/wallet/jobs.ts`, 'sql`truncate users`.execute(db);'],
  ['no-sql-outside-stores', 'apps/server/src/compose.ts', "pool.query('delete from sessions where true');"],
  [
    'no-rows-out-of-stores',
    `${modules}/wallet/store/topups.ts`,
    "export function listTopups(reader) { return reader.db.selectFrom('topups').selectAll().execute(); }",
  ],
  [
    'no-rows-out-of-stores',
    `${modules}/wallet/store/topups.ts`,
    'export type TopupRow = Selectable<Topups>;',
  ],
  ['no-unreadable-money-as-zero', command, 'const x = parseSen(row.amount) ?? ZERO_SEN;'],
  ['no-unreadable-money-as-zero', command, 'const x = parseSen(row.amount) || ZERO_SEN;'],
  ['no-unreadable-money-as-zero', 'apps/web/src/features/a/lib/b.ts', 'const x = parseSen(row.paid) ?? 0n;'],
  ['no-roles-outside-permissions', command, "const mine = operator.roles.includes('finance');"],
  ['no-roles-outside-permissions', command, "const mine = holdsAny(operator, ['finance']);"],
  ['no-roles-outside-permissions', command, 'const mine = roles.some((role) => wanted.includes(role));'],
  [
    'no-roles-outside-permissions',
    'apps/web/src/features/operator/a/b.tsx',
    'const mine = readers?.some((role) => data?.operator.roles.includes(role));',
  ],
  ['no-forced-types', command, 'const x = y as unknown as Money;'],
  ['no-skipped-tests', `${modules}/wallet/wallet.test.ts`, "it.skip('x', () => {});"],
  ['no-skipped-tests', 'e2e/line.spec.ts', "test.describe.only('x', () => {});"],
  ['no-skipped-tests', 'apps/web/src/a.test.tsx', "it.each([1]).todo; it.todo('x');"],
  ['no-excuses-in-comments', command, '// @ts-ignore\nconst x = 1;'],
  ['no-excuses-in-comments', command, '/* biome-ignore lint: because */\nconst x = 1;'],
  ['no-excuses-in-comments', command, 'const x = 1; // TODO later'],
];

/** [path, code that looks alike and is fine there]. */
const GOOD = [
  ['packages/finance/src/rate.ts', 'const x = Number(rateSen).toFixed(2);'],
  [command, 'const x = Number(row.count);'],
  [command, 'const at = new Date(row.createdAt); const zone = Date.UTC(2026, 1, 1);'],
  ['apps/web/src/lib/api/client.ts', 'await fetch(url);'],
  ['apps/web/src/features/a/b.ts', 'query.refetch();'],
  ['apps/web/src/features/a/b.ts', "const columns = () => [{ header: text('name') }];"],
  ['apps/server/src/platform/config.ts', 'const x = process.env;'],
  ['apps/server/src/main.ts', 'main(process.env);'],
  ['apps/server/src/platform/clock.ts', 'const x = new Date();'],
  [
    `${modules}/wallet/wallet.test.ts`,
    "const x = Date.now(); db.query('select 1 from users'); value.toFixed(2);",
  ],
  [`${modules}/wallet/store.ts`, "db.selectFrom('users');"],
  [`${modules}/wallet/store/topups.ts`, "const text = 'insert into topups (id) values ($1)';"],
  ['apps/server/src/platform/idempotency.ts', "const text = 'select 1 from idempotency_keys';"],
  [command, "const text = 'Select an account from the list';"],
  [command, "const text = 'TODO @ts-ignore biome-ignore';"],
  [command, 'const x = y as Money;'],
  [command, "const mine = may(operator, 'topup_review'); const all = [...operator.roles].sort();"],
  ['packages/contracts/src/permissions.ts', 'const held = wanted.filter((role) => roles.includes(role));'],
  ['apps/launcher/src/demo/operators.ts', "operators.filter(({ roles }) => roles.includes('finance'));"],
  [
    `${modules}/wallet/store/topups.ts`,
    "export function listTopups(reader): Promise<readonly Topup[]> { return reader.db.selectFrom('topups').execute().then(decode); }",
  ],
  [command, 'const x = totals.get(day) ?? ZERO_SEN; const y = parseSen(text) ?? previousSen;'],
];

describe('code', () => {
  it.each(BAD)('%s rejects in %s: %s', (rule, path, code) => {
    const problems = codeProblems(path, code);
    expect(
      problems.some((problem) => problem.startsWith(`${path}:`) && problem.includes(`: ${rule}. `)),
    ).toBe(true);
    expect(problems.every((problem) => problem.includes(`: ${rule}. `))).toBe(true);
  });

  it.each(GOOD)('allows in %s: %s', (path, code) => {
    expect(codeProblems(path, code)).toEqual([]);
  });

  it('has a bad sample for every rule', () => {
    const all = [...codeRules.map(({ name }) => name), commentRule.name];
    expect([...new Set(BAD.map(([rule]) => rule))].sort()).toEqual(all.sort());
  });

  it('names the line', () => {
    expect(codeProblems(command, '\n\nconst x = Date.now();')[0]).toMatch(
      /^apps\/.*top-up\.ts:3: no-time-outside-the-clock\. Use ctx\.now/u,
    );
  });
});

describe('a checkout', () => {
  function checkoutWith(files) {
    const folder = mkdtempSync(join(tmpdir(), 'titian-structure-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return folder;
  }

  it('without source files is a failure, not a success', () => {
    expect(checkStructure(checkoutWith({ 'apps/server/readme.md': '' })).problems).toEqual([
      'There is no source file to check.',
    ]);
  });

  it('is checked file by file, without what is built or installed', () => {
    const folder = checkoutWith({
      [`${modules}/wallet/public.ts`]: "export { topUp } from './commands/top-up.ts';\n",
      [command]: 'export const topUp = () => Date.now();\n',
      'apps/server/dist/index.ts': '',
      'apps/server/node_modules/x/index.ts': '',
    });
    const { files, problems } = checkStructure(folder);
    expect(files).toBe(2);
    expect(problems).toHaveLength(2);
    expect(problems.join('\n')).toMatch(/public\.ts:1: open with a comment/u);
  });
});
