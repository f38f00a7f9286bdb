import { expect, it } from 'vitest';
import { packageProblems } from './check.mjs';
import { licenceProblem } from './licences.mjs';
import { acceptsNode } from './node-range.mjs';

const NONE = { withoutIntegrity: [], licences: [], installScripts: [] };
const sound = { version: '1.0.0', integrity: 'sha512-abc', license: 'MIT' };

/** The problems of a lock with one package `a`. */
function problemsOf(entry, { exceptions = {}, manifest = {}, notice = '' } = {}) {
  return packageProblems({
    lock: { packages: { '': {}, 'node_modules/a': { ...sound, ...entry } } },
    manifest,
    notice,
    node: [20, 19, 0],
    exceptions: { ...NONE, ...exceptions },
  });
}

const optional = { dev: true, optional: true, integrity: undefined };
const forA = { name: 'a', reason: 'because' };

it.each([
  ['an unknown licence', { license: undefined }, {}, 'a@1.0.0: its licence is not known'],
  ['a licence that is not allowed', { license: 'AGPL-3.0' }, {}, 'a@1.0.0: its licence is AGPL-3.0'],
  ['no checksum', { integrity: undefined }, {}, 'a@1.0.0: it has no SHA-512 checksum'],
  ['a weak checksum', { integrity: 'sha1-abc' }, {}, 'a@1.0.0: it has no SHA-512 checksum'],
  [
    'an address elsewhere',
    { resolved: 'git+ssh://git@example.com/a.git' },
    {},
    'a@1.0.0: it comes from git+ssh',
  ],
  [
    'no checksum of a package that the product uses, though excepted',
    { integrity: undefined },
    { exceptions: { withoutIntegrity: [forA] } },
    'a@1.0.0: a package without a checksum has to be optional',
  ],
  [
    'an install script that nobody decided on',
    { hasInstallScript: true },
    {},
    'a@1.0.0: it has an install script',
  ],
  [
    'an install script that is allowed without a reason',
    { hasInstallScript: true },
    { manifest: { allowScripts: { a: true } } },
    'a@1.0.0: it has an install script',
  ],
  ['a newer Node.js', { engines: { node: '>=22' } }, {}, 'a@1.0.0: it wants Node.js >=22'],
  [
    'an exception for another version',
    { license: undefined },
    { exceptions: { licences: [{ ...forA, version: '0.9.0', licence: 'MIT' }] } },
    'a@1.0.0: its licence is not known',
  ],
  [
    'an exception that is not needed',
    {},
    { exceptions: { licences: [{ ...forA, licence: 'MIT' }] } },
    'a: not needed any more under licences',
  ],
  [
    'a script that is allowed and gone',
    {},
    { manifest: { allowScripts: { a: true } } },
    'a: it has no install script',
  ],
])('rejects %s', (_, entry, input, message) => {
  expect(problemsOf(entry, input)[0]).toContain(message);
});

it('rejects a lock without packages', () => {
  const input = { lock: { packages: {} }, manifest: {}, notice: '', node: [20, 19, 0], exceptions: NONE };
  expect(packageProblems(input)).toHaveLength(1);
});

it.each([
  ['a sound package', {}, {}],
  ['the registry’s own address', { resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz' }, {}],
  ['an excepted program for another platform', optional, { exceptions: { withoutIntegrity: [forA] } }],
  [
    'a decided install script',
    { hasInstallScript: true },
    { manifest: { allowScripts: { a: false } }, exceptions: { installScripts: [forA] } },
  ],
])('accepts %s', (_, entry, input) => {
  expect(problemsOf(entry, input)).toEqual([]);
});

it.each([
  ['a', '(MIT OR GPL-3.0)', '', null],
  ['a', 'MIT AND GPL-3.0', '', 'its licence is MIT AND GPL-3.0'],
  ['a', 'MIT and GPL-3.0', '', 'its licence is MIT and GPL-3.0'],
  ['a', 'MIT and ISC', '', null],
  ['a', 'LGPL-3.0-or-later', 'LGPL-3.0-or-later', 'its licence is LGPL'],
  ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', '', 'NOTICE does not name LGPL-3.0-or-later'],
  ['@img/sharp-wasm32', 'Apache-2.0 AND LGPL-3.0-or-later', 'LGPL-3.0-or-later', null],
  ['a', '(MIT OR (GPL-3.0 AND ISC))', '', null],
  ['a', 'SEE LICENSE IN LICENSE', '', 'its licence is SEE'],
])('says of %s under %s: %s', (name, expression, notice, problem) => {
  const answer = licenceProblem(name, expression, notice);
  if (problem === null) expect(answer).toBeNull();
  else expect(answer).toContain(problem);
});

it.each([
  ['>=22', false],
  ['>=20.19', true],
  ['>= 20.19.1', false],
  ['^20.12||^22||>=24', true],
  ['^18.0.0 || ^22.0.0', false],
  ['^20.20.0', false],
  ['18 || 20 || >=22', true],
  ['22', false],
  ['6.* || >= 10.*', true],
  ['>= 10.x', true],
  ['>=16 || 14 >=14.17', true],
  ['>=v12.22.7', true],
  ['*', true],
])('reads the range %s', (range, accepted) => {
  expect(acceptsNode(range, [20, 19, 0])).toBe(accepted);
});

it('does not take a range that it cannot read for a yes', () => {
  expect(() => acceptsNode('<21', [20, 19, 0])).toThrow('not understood');
});
