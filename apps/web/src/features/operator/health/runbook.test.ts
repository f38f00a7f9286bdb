import { readFileSync } from 'node:fs';
import { healthCheckNames } from '@titian/contracts/health';
import { expect, it } from 'vitest';
import { english } from './text.ts';

const runbook = readFileSync(new URL('../../../../../../docs/runbooks/health.md', import.meta.url), 'utf8');

it.each(healthCheckNames)('the runbook has the section that %s names', (check) => {
  expect(runbook).toContain(`\n## ${english.check[check].title}\n`);
});
