import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { healthCheckNames } from '@titian/contracts/health';
import { expect, it } from 'vitest';
import { english } from './text.ts';

const runbook = readFileSync(join(import.meta.dirname, '../../../../../../docs/runbooks/health.md'), 'utf8');

it.each(healthCheckNames)('the runbook has the section that %s names', (check) => {
  expect(runbook).toContain(`\n## ${english.check[check].title}\n`);
});
