/**
 * Which folder may import which (ARCHITECTURE.md): packages ← platform ← gateways ← modules on the server,
 * app → features → shared → components and lib on the web. Every rule says what to do instead.
 */

/** Modules of the server from the bottom up; a module may import those of lower levels, through their public.ts. */
const MODULE_LEVELS = [
  ['ledger', 'identity'],
  ['files', 'approvals'],
  ['settings'],
  ['notifications'],
  ['restrictions', 'passkeys', 'cases'],
  ['ekyc', 'screening'],
  ['onboarding'],
  ['payments', 'operators'],
  ['wallet'],
  ['financing'],
  ['notes'],
  ['servicing', 'auto-invest'],
  ['direct-debit', 'collections', 'fund-management', 'monitoring'],
  ['treasury', 'compliance', 'access-reviews'],
  ['referrals', 'insights'],
  ['profile', 'back-office'],
  ['reports', 'registers', 'unclaimed-moneys', 'wind-down', 'proofs', 'statistics'],
  ['business-days'],
];

const MODULES = '^apps/server/src/modules/';
const TESTS = ['\\.test\\.tsx?$', '/testing/', '^apps/server/test/'];
const installed = (name) => `(^|node_modules/)${name}(/|$)`;

/** One rule per module: what stands beside or above must not be imported. Above the highest is nothing. */
const moduleOrder = MODULE_LEVELS.slice(0, -1).flatMap((level, index) =>
  level.map((name) => {
    const notBelow = MODULE_LEVELS.slice(index)
      .flat()
      .filter((other) => other !== name);
    return {
      name: `module-order-${name}`,
      comment:
        'Modules import downwards only. Own a handler type here and let compose.ts hand in the other module’s ' +
        'function, or announce an event.',
      severity: 'error',
      from: { path: `${MODULES}${name}/`, pathNot: TESTS },
      to: { path: `${MODULES}(${notBelow.join('|')})/` },
    };
  }),
);

const server = [
  {
    name: 'platform-knows-nobody',
    comment:
      'The platform knows no gateway and no module. Take what you need as a parameter; compose.ts hands it in.',
    severity: 'error',
    from: { path: '^apps/server/src/platform/', pathNot: TESTS },
    to: { path: '^apps/server/src/', pathNot: '^apps/server/src/platform/' },
  },
  {
    name: 'gateways-know-no-module',
    comment: 'A gateway speaks to one outside system and knows no module. Put the decision into the module.',
    severity: 'error',
    from: { path: '^apps/server/src/gateways/', pathNot: TESTS },
    to: { path: '^apps/server/src/', pathNot: '^apps/server/src/(platform|gateways)/' },
  },
  {
    name: 'gateways-by-their-port',
    comment: 'A module knows a gateway by its port.ts only; compose.ts makes the client.',
    severity: 'error',
    from: { path: MODULES, pathNot: TESTS },
    to: { path: '^apps/server/src/gateways/', pathNot: '/port\\.ts$' },
  },
  {
    name: 'modules-by-their-public',
    comment:
      'Import another module through its public.ts. If what you need is not there, it is not yours to use.',
    severity: 'error',
    from: { path: `${MODULES}([^/]+)/`, pathNot: TESTS },
    to: { path: MODULES, pathNot: [`${MODULES}$1/`, `${MODULES}[^/]+/public\\.ts$`] },
  },
  {
    name: 'modules-know-no-composition',
    comment: 'Nothing imports compose.ts or main.ts. What a module needs is handed to it.',
    severity: 'error',
    from: { path: MODULES, pathNot: TESTS },
    to: { path: '^apps/server/src/[^/]+\\.ts$' },
  },
  {
    name: 'pool-in-platform-db-only',
    comment: 'Only platform/db and compose.ts see the driver. Use the Tx or Reader that you were given.',
    severity: 'error',
    from: {
      path: '^apps/server/src/',
      pathNot: ['^apps/server/src/platform/db/', '^apps/server/src/compose\\.ts$', ...TESTS],
    },
    to: { path: installed('pg') },
  },
  {
    name: 'no-tests-in-the-product',
    comment: 'The product must not import test code. Move what both need into the source.',
    severity: 'error',
    from: {
      path: '^(apps|packages)/',
      pathNot: [...TESTS, '^apps/[^/]+/test/', '/vite(st)?\\.config\\.ts$'],
    },
    to: { path: [...TESTS, '^apps/[^/]+/test/'] },
  },
];

const web = [
  {
    name: 'web-features-apart',
    comment: 'A feature imports no other feature. Move what both need into shared, components or lib.',
    severity: 'error',
    from: { path: '^apps/web/src/features/(?!operator/)([^/]+)/' },
    to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  },
  {
    name: 'web-operator-features-apart',
    comment:
      'An operator feature imports no other feature. Move what several of them need into features/operator/shared.',
    severity: 'error',
    from: { path: '^apps/web/src/features/operator/([^/]+)/' },
    to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/operator/($1|shared)/' },
  },
  {
    name: 'web-features-below-app',
    comment: 'Features do not know the app around them. Pass it in, or move it into shared, lib or config.',
    severity: 'error',
    from: { path: '^apps/web/src/features/', pathNot: TESTS },
    to: { path: '^apps/web/src/app/' },
  },
  {
    name: 'web-shared-below-features',
    comment: 'What several features share knows none of them. Pass it in, or move it into shared.',
    severity: 'error',
    from: { path: '^apps/web/src/shared/', pathNot: TESTS },
    to: { path: '^apps/web/src/(features|app)/' },
  },
  {
    name: 'web-components-domain-free',
    comment:
      'components, lib and config know no domain, no feature and no page of the app. Move the domain part into ' +
      'shared or a feature.',
    severity: 'error',
    from: { path: '^apps/web/src/(components|lib|config)/', pathNot: TESTS },
    to: { path: '^apps/web/src/(shared|features|app)/' },
  },
  {
    name: 'web-schemas-as-types',
    comment: 'The browser never loads zod. Import from contracts/schemas with "import type".',
    severity: 'error',
    from: { path: '^apps/web/src/', pathNot: TESTS },
    to: { path: ['^packages/contracts/src/schemas/', installed('zod')], dependencyTypesNot: ['type-only'] },
  },
];

const workspaces = [
  {
    name: 'packages-know-no-app',
    comment: 'Packages are shared by all apps and import none of them.',
    severity: 'error',
    from: { path: '^packages/' },
    to: { path: '^(apps|e2e|bench|faults)/' },
  },
  {
    name: 'finance-is-pure',
    comment: 'finance works out figures and nothing else: no packages, no Node modules, no contracts.',
    severity: 'error',
    from: { path: '^packages/finance/src/', pathNot: TESTS },
    to: { pathNot: '^packages/finance/src/' },
  },
  {
    name: 'apps-apart',
    comment: 'Apps talk over the network. What two of them need belongs into packages/.',
    severity: 'error',
    from: { path: '^apps/([^/]+)/', pathNot: '^apps/server/test/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'test-harness-uses-the-launcher-only',
    comment: 'Server tests may use the launcher’s embedded database and keys, and no other app.',
    severity: 'error',
    from: { path: '^apps/server/test/' },
    to: { path: '^apps/', pathNot: ['^apps/server/', '^apps/launcher/src/(embedded-postgres|keys)/'] },
  },
  {
    name: 'journeys-from-outside',
    comment: 'Journey tests use the product as people do: through its address, never through its source.',
    severity: 'error',
    from: { path: '^e2e/' },
    to: { path: '^apps/' },
  },
];

const sound = [
  {
    name: 'no-cycles',
    comment: 'Two files that import each other are one file, or a third that both import.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'everything-resolves',
    comment: 'The import leads nowhere: a wrong path, or a package that package.json does not list.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
];

module.exports = {
  forbidden: [...moduleOrder, ...server, ...web, ...workspaces, ...sound],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|test-results|playwright-report)/' },
    // Type imports count: they bind two files just as much.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default', 'require'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
