import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkCitations } from './citations/check.mjs';
import { root } from './lib/paths.mjs';

const INDEX = '| Subject | Prefix |\n| --- | --- |\n| [Fees](fees.md) | `FEE` |\n';
const RULE = '- **FEE-1** A fee. [`packages/fees.ts`](../../packages/fees.ts)\n';
const RECORD = '# 001 Charge a fee\n\n## Context\n\n## Decision\n\n## Consequences\n';

/** A checkout in which everything holds, with some of its files replaced. */
function checkout(replaced) {
  const folder = mkdtempSync(join(tmpdir(), 'titian-citations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = {
    'docs/domain/README.md': INDEX,
    'docs/domain/fees.md': RULE,
    'docs/decisions/001-charge-a-fee.md': RECORD,
    'packages/fees.ts': '/** The fee (FEE-1, decision 001). */\n',
    ...replaced,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

it('finds nothing wrong with a checkout in which everything holds', () => {
  expect(checkCitations(checkout({}))).toEqual({ rules: 1, citations: 1, problems: [] });
});

it.each([
  ['packages/tax.ts', '/** Tax (FEE-2). */', 'packages/tax.ts:1: there is no rule FEE-2'],
  ['apps/web/src/a.test.ts', "\nit('takes FEE-12', run)", 'a.test.ts:2: there is no rule FEE-12'],
  ['packages/tax.ts', '/** Tax (rules §4). */', 'tax.ts:1: cite a rule of docs/domain'],
  ['packages/tax.ts', '/**\n * Tax (spec\n * §4).\n */', 'tax.ts:2: cite a rule of docs/domain'],
  ['packages/tax.ts', '// decision 002', 'there is no record of decision 002'],
  ['docs/runbook.md', '[why](decisions/003-charge-tax.md)', 'there is no record of decisions/003'],
  ['docs/domain/fees.md', RULE + RULE, 'FEE-1 is defined twice'],
  [
    'docs/domain/fees.md',
    RULE.replaceAll('fees.ts', 'gone.ts'),
    'FEE-1 is decided by no file packages/gone.ts',
  ],
  ['docs/domain/fees.md', '- **FEE-1** A fee.\n', 'FEE-1 does not end with a link'],
  ['docs/domain/fees.md', `${RULE}- A fee.\n`, 'is no rule'],
  ['docs/domain/fees.md', `${RULE}${RULE.replace('FEE-1', 'TAX-1')}`, 'TAX-1 does not have the prefix FEE'],
  ['docs/domain/taxes.md', '', 'docs/domain/README.md has no row for it'],
  [
    'docs/decisions/001-charge-a-fee.md',
    RECORD.replace('## Context\n', ''),
    'the headings are Context, Decision',
  ],
  ['docs/decisions/001-charge-a-fee.md', RECORD.replace('# 001 ', '# '), 'begin with "# 001 "'],
  ['docs/decisions/001-charge-a-fee.md', `${RECORD}[a](002-b.md)\n`, 'there is no 002-b.md'],
])('rejects in %s: %s', (path, text, message) => {
  expect(checkCitations(checkout({ [path]: text })).problems.join('\n')).toContain(message);
});

it('allows sections of published standards', () => {
  expect(checkCitations(checkout({ 'packages/der.ts': '/** RFC 5280 §4.1 */\n' })).problems).toEqual([]);
});

it('leaves applied migrations alone', () => {
  const folder = checkout({ 'apps/server/migrations/0001_a.sql': '-- FEE-9, decision 099, rules §4\n' });
  expect(checkCitations(folder).problems).toEqual([]);
});

it('resolves every citation of this checkout', () => {
  expect(checkCitations(root).problems).toEqual([]);
});
