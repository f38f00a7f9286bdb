import { expect } from '@playwright/test';
import { call, type Session } from './api/client.ts';
import { runDay } from './api/money.ts';
import { operatorOf } from './api/operator-pair.ts';
import { dayFromToday } from './days.ts';
import { expectSound } from './pages/axe.ts';
import { tabTo } from './pages/keyboard.ts';
import { test } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';

const COUNTERPARTY = 'Kedai Buku Seri Indah';
const MITIGATION = 'Another of support answers this company.';

test('a conflict is disclosed and managed, and a breach is recorded, contained and saved', async ({
  newVisitor,
}) => {
  const { place, operatorPair } = sharedProduct();
  const [support, compliance] = [await newVisitor(), await newVisitor()];
  await support.becomeOperator(await operatorOf(place, operatorPair, 'support'));
  await compliance.becomeOperator(await operatorOf(place, operatorPair, 'compliance'));

  await test.step('an operator discloses a conflict of their own by keyboard', async () => {
    const { page, open } = support;
    await open('/operator/own-conflicts');
    await tabTo(page, 'button', 'Disclose a conflict');
    await page.keyboard.press('Enter');
    await tabTo(page, 'textbox', 'Counterparty');
    await page.keyboard.type(COUNTERPARTY);
    await tabTo(page, 'textbox', 'Description');
    await page.keyboard.type('My sister owns it.');
    await expectSound(page);
    await tabTo(page, 'button', 'Disclose');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Conflict disclosed')).toBeVisible();
    await expect(page.getByText(COUNTERPARTY)).toBeVisible();
    await expectSound(page);
    await expect(page.getByRole('link', { name: 'Registers' })).toHaveCount(0);
  });

  await test.step('compliance manages it by keyboard, which its operator reads', async () => {
    const { page, open } = compliance;
    await open('/operator/registers?register=conflicts');
    await page.getByRole('row').filter({ hasText: COUNTERPARTY }).getByRole('button').focus();
    await page.keyboard.press('Enter');
    await tabTo(page, 'button', 'Manage');
    await page.keyboard.press('Enter');
    await tabTo(page, 'textbox', 'Mitigation');
    await page.keyboard.type(MITIGATION);
    await tabTo(page, 'textbox', 'Next review');
    await page.keyboard.type(dayFromToday(90).split('-').toReversed().join('/'));
    await expectSound(page);
    await tabTo(page, 'button', 'Save');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Conflict managed')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Earlier versions' })).toBeVisible();
    await expectSound(page);
    await support.open('/operator/own-conflicts');
    await expect(support.page.getByText(MITIGATION)).toBeVisible();
  });

  await test.step('a breach is recorded, contained, found by its status and saved', async () => {
    const { page, open } = compliance;
    await open('/operator/registers?register=breaches');
    await tabTo(page, 'button', 'Record a breach');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Persons affected' }).fill('7');
    await page.getByRole('textbox', { name: 'Description' }).fill('A list was sent to another address.');
    await expectSound(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Breach recorded')).toBeVisible();
    await page.getByRole('button', { name: 'Update' }).click();
    await page.locator('[data-path="state"]').selectOption('contained');
    await page.getByRole('textbox', { name: 'Remedy' }).fill('The list was deleted.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Breach updated')).toBeVisible();
    await expectSound(page);
    await open('/operator/registers?register=breaches&state=contained');
    await expect(page.getByRole('row').filter({ hasText: 'Contained' }).first()).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^breaches-.*\.csv$/);
  });
});

interface Entries {
  readonly review: {
    readonly entries: readonly {
      readonly id: string;
      readonly decision: string | null;
      readonly can: { readonly decide: boolean };
    }[];
  };
}

test('the access of operators is decided by two and confirmed by a third', async ({ newVisitor }) => {
  const { place, operatorPair } = sharedProduct();
  await runDay(place, dayFromToday(0));
  const first = await operatorOf(place, operatorPair, 'compliance');
  const { items } = await call<{ items: readonly { id: string }[] }>(
    place,
    'GET',
    '/operator/access-reviews',
    {
      by: first,
    },
  );
  const id = items[0]?.id ?? '';
  const path = `/operator/access-reviews/${id}`;
  const decideRest = async (by: Session) => {
    const { review } = await call<Entries>(place, 'GET', path, { by });
    for (const entry of review.entries.filter(({ can, decision }) => can.decide && decision === null)) {
      const body = { entry_id: entry.id, decision: 'retain', reason: null };
      await call(place, 'POST', `${path}/decisions`, { by, body });
    }
  };
  const [decider, confirmer] = [await newVisitor(), await newVisitor()];
  await decider.becomeOperator(first);
  await confirmer.becomeOperator(await operatorOf(place, operatorPair, 'administrator'));

  await test.step('one decides about an operator by keyboard, with a reason', async () => {
    const { page, open } = decider;
    await open(path);
    await expectSound(page);
    await page.getByRole('row').filter({ hasText: 'Undecided' }).getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    await tabTo(page, 'button', 'Decide');
    await page.keyboard.press('Enter');
    await page.getByLabel('Decision').selectOption('change');
    await tabTo(page, 'textbox', 'Reason');
    await page.keyboard.type('Works for another team now');
    await expectSound(page);
    await tabTo(page, 'button', 'Save decision');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Decision saved')).toBeVisible();
    await expect(page.getByText('Not yet')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm review' })).toHaveCount(0);
    await expectSound(page);
  });

  await test.step('another, who decided nothing, confirms all of it', async () => {
    await decideRest(first);
    const { page, open } = confirmer;
    await open(path);
    await page.getByRole('button', { name: 'Confirm review' }).click();
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByText('Review confirmed')).toBeVisible();
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
    await expectSound(page);
  });
});
