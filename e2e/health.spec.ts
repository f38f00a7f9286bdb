import { expect } from '@playwright/test';
import { healthCheckNames } from '@titian/contracts/health';
import { expectSound } from './pages/axe.ts';
import { test } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';

test('an operator reads what works unseen, and what to do where something does not', async ({
  newVisitor,
}) => {
  const { operatorPair } = sharedProduct();
  const visitor = await newVisitor();
  await visitor.becomeOperator(operatorPair.maker);
  const { page } = visitor;
  await visitor.open('/operator');
  await page
    .getByRole('link', { name: /^Health/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Health', level: 1 })).toBeVisible();
  const checks = page.getByRole('main').getByRole('listitem');
  await expect(checks).toHaveCount(healthCheckNames.length);
  const check = (name: string) => checks.filter({ has: page.getByRole('heading', { name, level: 3 }) });

  await test.step('what runs says so', async () => {
    for (const name of ['Workers', 'Audit chain', 'Disk', 'Database']) {
      await expect(check(name)).toContainText('Passed');
    }
    await expect(check('Workers')).toContainText('Workers1');
  });

  await test.step('what does not says what to do, and the count is the menu’s', async () => {
    const wrong = checks.filter({ hasText: 'Runbook: docs/runbooks/health.md' });
    const count = await wrong.count();
    const summary = count === 0 ? 'All checks passed.' : new RegExp(`^${count} checks? needs? attention`);
    await expect(page.getByRole('status').filter({ hasText: summary })).toBeVisible();
    await expectSound(page);
  });
});
