/**
 * The bill of materials, from the lock. `npm sbom --omit=dev` leaves out whatever a development package also uses (pg,
 * react and 77 more here), and without `--omit` it rejects a tree whose only fault is in a development package.
 */
import { exceptions } from './exceptions.mjs';

const INSIDE = 'node_modules/';

/**
 * Lists what the product is made of: our workspaces, and every installed package that is not for development only, for
 * all platforms, with checksum, licence and what it depends on. The same lock gives the same document.
 *
 * @param {{ name: string, version: string, packages: Record<string, any> }} lock package-lock.json
 * @returns {object} a CycloneDX 1.5 document
 */
export function sbomOf(lock) {
  const parts = Object.entries(lock.packages)
    .filter(
      ([at, entry]) => at !== '' && entry.link !== true && entry.dev !== true && entry.extraneous !== true,
    )
    .map(([at, entry]) => ({ at, entry, ref: refAt(lock, at) }));
  const components = new Map(parts.map((part) => [part.ref, componentOf(part)]));
  const edges = new Map([...components.keys()].map((ref) => [ref, new Set()]));
  for (const { at, entry, ref } of parts) {
    for (const name of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) {
      const target = resolved(lock, at, name);
      if (target !== null) edges.get(ref).add(target);
    }
  }
  const root = `${lock.name}@${lock.version}`;
  const own = parts.filter(({ at }) => !at.includes(INSIDE)).map(({ ref }) => ref);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': root, name: lock.name, version: lock.version },
    },
    components: [...components.values()],
    dependencies: [
      { ref: root, dependsOn: own },
      ...[...edges].map(([ref, targets]) => ({ ref, dependsOn: [...targets].sort() })),
    ],
  };
}

function componentOf({ at, entry, ref }) {
  const [name, version] = [ref.slice(0, ref.lastIndexOf('@')), entry.version];
  if (!at.includes(INSIDE)) return { type: 'application', 'bom-ref': ref, name, version };
  const licence = entry.license ?? exceptions.licences.find((one) => one.name === name)?.licence;
  return {
    type: 'library',
    'bom-ref': ref,
    name,
    version,
    scope: entry.optional === true ? 'optional' : 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    hashes: [{ alg: 'SHA-512', content: hexOf(entry.integrity) }],
    licenses: / (AND|OR) /u.test(licence) ? [{ expression: licence }] : [{ license: { id: licence } }],
  };
}

function refAt(lock, at) {
  const entry = lock.packages[at];
  return `${entry.name ?? at.slice(at.lastIndexOf(INSIDE) + INSIDE.length)}@${entry.version}`;
}

/** As Node.js looks for it: in the package's own node_modules, then in each folder above. */
function resolved(lock, from, name) {
  for (let folder = from; ; folder = parentOf(folder)) {
    const at = `${folder === '' ? '' : `${folder}/`}${INSIDE}${name}`;
    const entry = lock.packages[at];
    if (entry !== undefined) return refAt(lock, entry.link === true ? entry.resolved : at);
    if (folder === '') return null;
  }
}

function parentOf(folder) {
  const nested = folder.lastIndexOf(`/${INSIDE}`);
  return nested === -1 ? '' : folder.slice(0, nested);
}

const hexOf = (integrity) => Buffer.from(integrity.replace(/^sha512-/u, ''), 'base64').toString('hex');
