import { licenceProblem } from './licences.mjs';
import { acceptsNode } from './node-range.mjs';

const REGISTRY = 'https://registry.npmjs.org/';
const INSIDE = 'node_modules/';

/**
 * Installed packages of a lock, without the platform's own workspaces.
 *
 * @param {{ packages: Record<string, object> }} lock package-lock.json
 * @returns {{ name: string, at: string, entry: Record<string, any> }[]} `at` is the place in the lock
 */
export function packagesOf(lock) {
  return Object.entries(lock.packages)
    .filter(([at, entry]) => at.includes(INSIDE) && entry.link !== true)
    .map(([at, entry]) => ({
      at,
      entry,
      name: entry.name ?? at.slice(at.lastIndexOf(INSIDE) + INSIDE.length),
    }));
}

/**
 * What is wrong with the packages of a lock: licence, source, checksum, install script, Node.js.
 *
 * @param {object} input
 * @param {{ packages: Record<string, object> }} input.lock package-lock.json
 * @param {{ allowScripts?: Record<string, boolean> }} input.manifest package.json of the root
 * @param {string} input.notice the text of NOTICE
 * @param {readonly [number, number, number]} input.node the oldest Node.js that we run on
 * @param {typeof import('./exceptions.mjs').exceptions} input.exceptions
 * @returns {string[]} one sentence each, beginning with the package; empty when all is well
 */
export function packageProblems({ lock, manifest, notice, node, exceptions }) {
  const packages = packagesOf(lock);
  if (packages.length === 0) return ['package-lock.json: it names no package.'];
  const used = new Set();
  const exception = (list, { name, entry }) => {
    const found = list.find((one) => one.name === name && (one.version ?? entry.version) === entry.version);
    if (found !== undefined) used.add(found);
    return found;
  };
  const problems = packages.flatMap((one) =>
    [
      ofLicence(one, exception, exceptions, notice),
      ofSource(one),
      ofIntegrity(one, exception, exceptions),
      ofScript(one, exception, exceptions, manifest),
      ofNode(one, node),
    ].flatMap((problem) => (problem === null ? [] : [`${one.name}@${one.entry.version}: ${problem}`])),
  );
  return [...problems, ...unneeded(exceptions, used), ...strangers(manifest, packages)];
}

function ofLicence(one, exception, exceptions, notice) {
  const licence = one.entry.license ?? exception(exceptions.licences, one)?.licence;
  if (licence === undefined) return 'its licence is not known. Read it, and enter it in exceptions.mjs.';
  return licenceProblem(one.name, licence, notice);
}

/** Without an address npm uses its configured registry; the checksum verifies that it is the same package. */
function ofSource({ entry }) {
  if (entry.resolved === undefined || entry.resolved.startsWith(REGISTRY)) return null;
  return `it comes from ${entry.resolved}. Take packages from the registry.`;
}

function ofIntegrity(one, exception, exceptions) {
  if (/^sha512-/u.test(one.entry.integrity ?? '')) return null;
  if (exception(exceptions.withoutIntegrity, one) === undefined) {
    return 'it has no SHA-512 checksum. Install it anew, or enter it in exceptions.mjs with the reason.';
  }
  const isHarmless = one.entry.dev === true && one.entry.optional === true;
  return isHarmless ? null : 'a package without a checksum has to be optional and for development only.';
}

function ofScript(one, exception, exceptions, manifest) {
  if (one.entry.hasInstallScript !== true) return null;
  const isNamed = manifest.allowScripts?.[one.name] !== undefined;
  const hasReason = exception(exceptions.installScripts, one) !== undefined;
  if (isNamed && hasReason) return null;
  return 'it has an install script. Set it to false (or true) under allowScripts, with the reason in exceptions.mjs.';
}

function ofNode({ entry }, node) {
  const range = entry.engines?.node;
  if (range === undefined || acceptsNode(range, node)) return null;
  return `it wants Node.js ${range}, and we run on ${node.join('.')}. Take a version that does, under overrides.`;
}

function unneeded(exceptions, used) {
  return Object.entries(exceptions).flatMap(([list, entries]) =>
    entries
      .filter((one) => !used.has(one))
      .map((one) => `${one.name}: not needed any more under ${list} of exceptions.mjs. Remove it.`),
  );
}

function strangers(manifest, packages) {
  const withScript = new Set(packages.filter(({ entry }) => entry.hasInstallScript).map(({ name }) => name));
  return Object.keys(manifest.allowScripts ?? {})
    .filter((name) => !withScript.has(name))
    .map((name) => `${name}: it has no install script. Remove it from allowScripts.`);
}
