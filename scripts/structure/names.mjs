/** The closed set of names in a server module, and names that are allowed nowhere. */

const MODULES = 'apps/server/src/modules/';
const MODULE_NAMES = [
  'ledger',
  'identity',
  'files',
  'approvals',
  'settings',
  'passkeys',
  'restrictions',
  'cases',
  'ekyc',
  'screening',
  'onboarding',
  'operators',
  'notifications',
  'payments',
  'wallet',
  'financing',
  'notes',
  'servicing',
  'collections',
  'fund-management',
  'monitoring',
  'compliance',
  'direct-debit',
  'treasury',
  'auto-invest',
  'referrals',
  'insights',
  'profile',
  'back-office',
  'reports',
  'registers',
  'access-reviews',
  'unclaimed-moneys',
  'wind-down',
  'proofs',
  'statistics',
  'business-days',
];
const FILES = [
  'module',
  'public',
  'routes',
  'routes.investor',
  'routes.issuer',
  'routes.operator',
  'pages',
  'store',
  'policy',
  'present',
  'jobs',
  'events',
];
const FOLDERS = ['commands', 'queries', 'domain', 'store'];
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/u;

/**
 * What is wrong with the names of files.
 *
 * @param {string[]} paths from the root of the checkout
 * @returns {string[]} one sentence each, beginning with the path
 */
export function nameProblems(paths) {
  return paths.flatMap((path) => [
    ...(path.startsWith(MODULES) ? moduleProblems(path, path.slice(MODULES.length), paths) : []),
    ...generalProblems(path),
  ]);
}

function moduleProblems(path, inside, paths) {
  const [name, first, ...rest] = inside.split('/');
  if (!MODULE_NAMES.includes(name) || first === undefined) {
    return [`${path}: "${name}" is no module. The modules are ${MODULE_NAMES.join(', ')}.`];
  }
  if (rest.length > 0) return FOLDERS.includes(first) ? [] : [wrongPlace(path, `folder ${first}/`)];
  if (/\.test\.tsx?$/u.test(first)) return [];
  const stem = first.replace(/\.ts$/u, '');
  if (!FILES.includes(stem) || stem === first) return [wrongPlace(path, first)];
  if (stem === 'store' && paths.some((other) => other.startsWith(`${MODULES}${name}/store/`))) {
    return [`${path}: a module has store.ts or store/, not both. Move the file into store/.`];
  }
  return [];
}

function wrongPlace(path, what) {
  return (
    `${path}: a module has no ${what}. It may have ${FILES.map((one) => `${one}.ts`).join(', ')} and the folders ` +
    `${FOLDERS.map((one) => `${one}/`).join(', ')}: a verb goes to commands/, a read to queries/, pure code to domain/.`
  );
}

function generalProblems(path) {
  const name = path.split('/').at(-1) ?? '';
  const stem = name.replace(/\.(test\.)?tsx?$/u, '').replace(/\.d$/u, '');
  if (stem === 'index') return [`${path}: no barrels. Import each file by its own name.`];
  return KEBAB.test(stem) ? [] : [`${path}: file names are lower case with hyphens.`];
}
