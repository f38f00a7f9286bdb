import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/paths.mjs';
import { packagesOf } from './check.mjs';
import { sbomOf } from './sbom.mjs';

const integrity = `sha512-${Buffer.from('checksum').toString('base64')}`;
const small = {
  name: 'product',
  version: '1.0.0',
  packages: {
    '': { name: 'product', version: '1.0.0' },
    'apps/server': { name: '@p/server', version: '1.0.0', dependencies: { a: '1' } },
    'node_modules/@p/server': { resolved: 'apps/server', link: true },
    'node_modules/a': {
      version: '1.0.0',
      integrity,
      license: 'MIT',
      dependencies: { b: '1', '@c/d': '1', gone: '1' },
    },
    'node_modules/a/node_modules/b': { version: '1.5.0', integrity, license: '(MIT OR CC0-1.0)' },
    'node_modules/b': { version: '2.0.0', integrity, license: 'ISC', dev: true },
    'node_modules/@c/d': { version: '3.0.0', integrity, license: 'MIT', optional: true },
  },
};

it('lists what is not for development, with checksum and licence', () => {
  const { components } = sbomOf(small);
  expect(components.map((one) => one['bom-ref'])).toEqual([
    '@p/server@1.0.0',
    'a@1.0.0',
    'b@1.5.0',
    '@c/d@3.0.0',
  ]);
  expect(components[3]).toMatchObject({
    purl: 'pkg:npm/%40c/d@3.0.0',
    scope: 'optional',
    hashes: [{ alg: 'SHA-512', content: Buffer.from('checksum').toString('hex') }],
    licenses: [{ license: { id: 'MIT' } }],
  });
  expect(components[2].licenses).toEqual([{ expression: '(MIT OR CC0-1.0)' }]);
});

it('finds what each depends on where Node.js would, the nested version first', () => {
  expect(sbomOf(small).dependencies).toEqual([
    { ref: 'product@1.0.0', dependsOn: ['@p/server@1.0.0'] },
    { ref: '@p/server@1.0.0', dependsOn: ['a@1.0.0'] },
    { ref: 'a@1.0.0', dependsOn: ['@c/d@3.0.0', 'b@1.5.0'] },
    { ref: 'b@1.5.0', dependsOn: [] },
    { ref: '@c/d@3.0.0', dependsOn: [] },
  ]);
});

it('lists every production dependency of our own lock, and whatever is depended on is listed', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const sbom = sbomOf(lock);
  const refs = new Set(sbom.components.map((one) => one['bom-ref']));
  const wanted = packagesOf(lock)
    .filter(({ entry }) => entry.dev !== true)
    .map(({ name, entry }) => `${name}@${entry.version}`);
  expect(wanted.filter((ref) => !refs.has(ref))).toEqual([]);
  for (const name of directDependencies(lock)) {
    expect(
      [...refs].some((ref) => ref.startsWith(`${name}@`)),
      name,
    ).toBe(true);
  }
  expect(sbom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
});

/** What the product's programs name as their dependencies in their own package.json; an alias is the package behind it. */
function directDependencies(lock) {
  return Object.entries(lock.packages)
    .filter(([at]) => /^(apps|packages)\/[^/]+$/u.test(at))
    .flatMap(([at]) =>
      Object.entries(JSON.parse(readFileSync(join(root, at, 'package.json'), 'utf8')).dependencies ?? {}),
    )
    .map(([name, version]) => /^npm:(.+)@/u.exec(version)?.[1] ?? name);
}
