import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { registerInvestor } from './api/join.ts';
import { newPerson } from './api/people.ts';
import { expectSound } from './pages/axe.ts';
import { choose, field } from './pages/fields.ts';
import { test } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';

test('an operator narrows a list, keeps the view, saves the file and goes by keyboard', async ({
  newVisitor,
}) => {
  const { place, operatorPair } = sharedProduct();
  const { person } = await registerInvestor(place, newPerson('Zaleha', 'Kamarudin'));
  const visitor = await newVisitor();
  await visitor.becomeOperator(operatorPair.maker);
  const { page, open } = visitor;
  const views = page.getByRole('navigation', { name: 'Saved views' });
  const name = `Investors ${Date.now()}`;

  await test.step('filters stand in the address and survive a reload', async () => {
    await open('/operator/customers');
    await choose(page, 'Role', 'Investors');
    await expect(page).toHaveURL(/\?role=investor/);
    await page.reload();
    await expect(field(page, 'Role')).toHaveValue('Investors');
    await page.getByRole('button', { name: 'Registered on' }).click();
    await expect(page).toHaveURL(/sort=newest&order=asc/);
    await expectSound(page);
  });

  await test.step('they are kept as a view, which opens them again', async () => {
    await views.getByRole('button', { name: '+ Save view' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this view' });
    await field(dialog, 'Name').fill(name);
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await expect(dialog).toBeHidden();
    await views.getByRole('button', { name: 'Default' }).click();
    await expect(page).not.toHaveURL(/role=/);
    await views.getByRole('button', { name, exact: true }).click();
    await expect(page).toHaveURL(/order=asc&role=investor&sort=newest/);
    await expect(views.getByRole('button', { name, exact: true })).toHaveAttribute('aria-current', 'true');
  });

  await test.step('the file has the rows that are shown', async () => {
    await page.getByRole('searchbox', { name: 'Search' }).fill(person.email.slice(0, -4));
    await expect(page.getByRole('row')).toHaveCount(2);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
    expect([lines.length, lines[0], lines[1]]).toEqual([
      2,
      expect.stringContaining('Name,Company,E-mail'),
      expect.stringContaining(person.email),
    ]);
  });

  await test.step('and the keyboard moves, opens, closes and explains', async () => {
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('j');
    await expect(page.getByRole('button', { name: new RegExp(person.email) })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'History', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'History', exact: true })).toBeHidden();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expectSound(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('the log names who saved the file, and the view is deleted', async () => {
    await open('/operator/audit?action=list.exported');
    await expect(page.getByRole('row').nth(1)).toContainText('List exported');
    await expectSound(page);
    await open('/operator/customers?order=asc&role=investor&sort=newest');
    await views.getByRole('button', { name: `Options of the view ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(views.getByRole('button', { name, exact: true })).toHaveCount(0);
  });
});
