import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { settingTable } from '../../apps/server/src/modules/settings/domain/keys.ts';
import { settingNames } from '../../apps/web/src/features/operator/shared/setting-names.ts';
import { transferNames } from '../../apps/web/src/features/operator/shared/transfer-names.ts';
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

it('every setting has a name on the screens, and each name a setting', () => {
  const keys = Object.values(settingTable).map((one) => one.key);
  expect(keys.length).toBeGreaterThan(40);
  expect(Object.keys(settingNames).sort()).toEqual(keys.sort());
});

it('every payout that a bank shows, and comes back, has a name in reconciliation', () => {
  const kinds = [...valuesOf('paidKind'), ...valuesOf('paidBackKind')];
  expect(kinds.length).toBeGreaterThan(15);
  expect(kinds.filter((kind) => !Object.hasOwn(transferNames, kind))).toEqual([]);
});
