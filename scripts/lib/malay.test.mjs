import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { settingTable } from '../../apps/server/src/modules/settings/domain/keys.ts';
import { malaySentences } from '../../apps/web/src/app/language/sentences/all.ms.ts';
import { transferNames } from '../../apps/web/src/features/operator/reconciliation/lib/transfer-names.ts';
import { root } from './paths.mjs';

const server = join(root, 'apps/server/src');
const source = readdirSync(server, { recursive: true })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(server, file), 'utf8'))
  .join('\n');

/** The values that the server's source gives a field. */
const valuesOf = (field) => [
  ...new Set([...source.matchAll(new RegExp(`\\b${field}: '([a-z_.]+)'`, 'g'))].map(([, value]) => value)),
];

const known = new Set(malaySentences.flatMap((sentences) => Object.keys(sentences)));
const unknownOf = (sentences) => sentences.filter((one) => !known.has(one));

it('every setting says in Malay what it is for', () => {
  const descriptions = Object.values(settingTable).map((one) => one.description);
  expect(descriptions.length).toBeGreaterThan(40);
  expect(unknownOf(descriptions)).toEqual([]);
  expect(unknownOf(['How long a proposal sleeps'])).toHaveLength(1);
});

it('every payout that a bank shows, and comes back, has a name in reconciliation', () => {
  const kinds = [...valuesOf('paidKind'), ...valuesOf('paidBackKind')];
  expect(kinds.length).toBeGreaterThan(15);
  expect(kinds.filter((kind) => !Object.hasOwn(transferNames, kind))).toEqual([]);
});

it('every authority that taxes are owed to has its Malay name', () => {
  const authorities = [...source.matchAll(/\bowedTo: '([^']+)'/g)].map(([, name]) => name);
  expect(authorities.length).toBeGreaterThan(1);
  expect(unknownOf(authorities)).toEqual([]);
});
