import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkImports, unseen } from './lib/imports.mjs';

const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const server = 'apps/server/src';
const modules = `${server}/modules`;

/** For every rule one import that it must reject: [importing file, statement, imported file or null]. */
const BAD = {
  'platform-knows-nobody': [
    `${server}/platform/a.ts`,
    "import '../modules/ledger/public.ts'",
    `${modules}/ledger/public.ts`,
  ],
  'gateways-know-no-module': [
    `${server}/gateways/x/a.ts`,
    "import '../../modules/ledger/public.ts'",
    `${modules}/ledger/public.ts`,
  ],
  'gateways-by-their-port': [
    `${modules}/wallet/a.ts`,
    "import '../../gateways/x/client.ts'",
    `${server}/gateways/x/client.ts`,
  ],
  'modules-by-their-public': [
    `${modules}/wallet/b.ts`,
    "import '../ledger/store.ts'",
    `${modules}/ledger/store.ts`,
  ],
  'modules-know-no-composition': [
    `${modules}/wallet/c.ts`,
    "import '../../compose.ts'",
    `${server}/compose.ts`,
  ],
  'pool-in-platform-db-only': [`${modules}/wallet/d.ts`, "import type { Pool } from 'pg'", null],
  'no-tests-in-the-product': [
    `${server}/platform/e.ts`,
    "import './f.test.ts'",
    `${server}/platform/f.test.ts`,
  ],
  'web-features-apart': [
    'apps/web/src/features/a/a.ts',
    "import '../b/b.ts'",
    'apps/web/src/features/b/b.ts',
  ],
  'web-operator-features-apart': [
    'apps/web/src/features/operator/a/a.ts',
    "import '../b/b.ts'",
    'apps/web/src/features/operator/b/b.ts',
  ],
  'web-shared-below-features': [
    'apps/web/src/shared/a/a.ts',
    "import '../../features/b/b.ts'",
    'apps/web/src/features/b/b.ts',
  ],
  'web-features-below-app': [
    'apps/web/src/features/a/c.ts',
    "import '../../app/d.ts'",
    'apps/web/src/app/d.ts',
  ],
  'web-components-domain-free': [
    'apps/web/src/lib/e.ts',
    "import '../shared/b/b.ts'",
    'apps/web/src/shared/b/b.ts',
  ],
  'web-schemas-as-types': [
    'apps/web/src/lib/g.ts',
    "import { x } from '../../../../packages/contracts/src/schemas/s.ts'",
    'packages/contracts/src/schemas/s.ts',
  ],
  'packages-know-no-app': [
    'packages/contracts/src/h.ts',
    "import '../../../apps/web/src/app/d.ts'",
    'apps/web/src/app/d.ts',
  ],
  'finance-is-pure': ['packages/finance/src/i.ts', "import { readFileSync } from 'node:fs'", null],
  'apps-apart': ['apps/demo/src/j.ts', "import '../../web/src/app/d.ts'", 'apps/web/src/app/d.ts'],
  'test-harness-uses-the-launcher-only': [
    'apps/server/test/k.ts',
    "import '../../web/src/app/d.ts'",
    'apps/web/src/app/d.ts',
  ],
  'journeys-from-outside': ['e2e/l.ts', "import '../apps/web/src/app/d.ts'", 'apps/web/src/app/d.ts'],
  'no-cycles': [`${server}/platform/m.ts`, "import './m.ts'", null],
  'everything-resolves': [`${server}/platform/n.ts`, "import './nowhere.ts'", null],
};

/** The order of modules: each imports the highest, for which there is no rule. */
for (const rule of forbidden.filter(({ name }) => name.startsWith('module-order-'))) {
  const name = rule.name.replace('module-order-', '');
  const above = 'business-days';
  BAD[rule.name] = [
    `${modules}/${name}/order.ts`,
    `import '../${above}/public.ts'`,
    `${modules}/${above}/public.ts`,
  ];
}

/** The same shapes, allowed: none of these may be rejected. */
const GOOD = [
  [`${modules}/wallet/good.ts`, "import '../ledger/public.ts'"],
  [`${modules}/wallet/good2.ts`, "import '../../gateways/x/port.ts'"],
  [`${server}/platform/db/good.ts`, "import type { Pool } from 'pg'"],
  ['apps/web/src/lib/good.ts', "import type { x } from '../../../../packages/contracts/src/schemas/s.ts'"],
  ['apps/web/src/features/operator/a/good.ts', "import '../shared/good.ts'"],
  ['apps/web/src/features/operator/shared/good.ts', "import '../../../shared/good.ts'"],
  ['apps/web/src/shared/good.ts', "import '../lib/good.ts'"],
  [`${modules}/ledger/good.test.ts`, "import '../../platform/db/good.ts'"],
];

function checkoutWith(files) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'titian-imports-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const basics = {
    'tsconfig.base.json': '{}',
    'node_modules/pg/package.json': '{"name":"pg","version":"1.0.0","main":"index.js"}',
    'node_modules/pg/index.js': '',
    [`${server}/gateways/x/port.ts`]: '',
  };
  for (const [path, content] of Object.entries({ ...basics, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${content}\n`);
  }
  return folder;
}

it('has a bad sample for every rule', () => {
  expect(Object.keys(BAD).sort()).toEqual(forbidden.map(({ name }) => name).sort());
});

it('rejects every bad sample by its own rule', async () => {
  const targets = Object.values(BAD).flatMap(([, , target]) =>
    target === null ? [] : [[target, 'export const x = 1']],
  );
  const sources = Object.values(BAD).map(([file, statement]) => [file, statement]);
  const folder = checkoutWith(Object.fromEntries([...targets, ...sources]));
  const { problems } = await checkImports(folder);
  for (const [rule, [file]] of Object.entries(BAD)) {
    expect(
      problems.filter((problem) => problem.startsWith(file) && problem.includes(`    ${rule}: `)),
      rule,
    ).toHaveLength(1);
  }
  expect(problems.every((problem) => problem.length > problem.indexOf(': ') + 20)).toBe(true);
});

it('lets the allowed imports pass', async () => {
  const targets = [
    [`${modules}/ledger/public.ts`, ''],
    ['packages/contracts/src/schemas/s.ts', 'export type x = 1'],
  ];
  expect(await checkImports(checkoutWith(Object.fromEntries([...targets, ...GOOD])))).toMatchObject({
    problems: [],
  });
});

it('fails when there is nothing to look at, or when files were not looked at', () => {
  expect(unseen([], new Set())).toEqual(['There is no source file to check.']);
  expect(unseen(['a.ts', 'b.ts'], new Set(['a.ts']))[0]).toContain('looked past 1 of 2 files (b.ts …)');
  expect(unseen(['a.ts'], new Set(['a.ts', 'node:fs']))).toEqual([]);
});
