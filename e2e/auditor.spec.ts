import { expect } from '@playwright/test';
import { call } from './api/client.ts';
import { approvedInvestor } from './api/join.ts';
import { runDay, topUp } from './api/money.ts';
import { createOperatorPair, operatorOf } from './api/operator-pair.ts';
import { newPerson } from './api/people.ts';
import { dayFromToday } from './days.ts';
import { expectSound } from './pages/axe.ts';
import { test, type Visitor } from './pages/visitor.ts';
import { ownProduct } from './product/own-product.ts';

/** Among so many days one is a business day, whatever holidays there are. */
const DAYS = 6;
const REASON = 'Sampled for the audit of the second quarter';
const own = ownProduct();

/** The page as it is, and again in the dark. */
async function expectSoundInBoth({ page }: Visitor): Promise<void> {
  await expect(page.locator('[data-loading]')).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectSound(page);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Words of controls that change something; filters, tabs, files and the own sign-in are none. */
const WRITING =
  /propos|approve|reject|assign|upload|attach|add |new |record|draft|write|send|submit|create|invite|disable|enable|restrict|confirm|close case|release|cancel|remove|rename|save view|disclose|change|mark /i;

test('an auditor compares a day with its proof, and reads a customer for a reason', async ({
  newVisitor,
}) => {
  test.setTimeout(300_000);
  const place = await own.start();
  const operatorPair = await createOperatorPair(place);
  const { person, session } = await approvedInvestor(place, operatorPair, newPerson('Hamidah', 'Yaakob'));
  await topUp(place, session, '4321.00');
  await runDay(place, dayFromToday(DAYS));
  const auditor = await newVisitor(place);
  const { page } = auditor;
  await auditor.becomeOperator(await operatorOf(place, operatorPair, 'auditor'));
  const { items } = await (await page.request.get('/api/proof/days')).json();
  const [{ day, amount }] = items;

  // The day that has ended is ahead of the machine's.
  await page.addInitScript(`localStorage.setItem('date_override', '${dayFromToday(DAYS)}')`);

  await test.step('the sums of a day agree with its proof', async () => {
    await auditor.open('/operator/days');
    await expect(page.getByText('Read only')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Business days' })).toBeVisible();
    await expectSoundInBoth(auditor);
    await auditor.open(`/operator/days/${day}`);
    const verdict = page.getByText('Opening and movements give the closing balance of every account.');
    await expect(verdict).toContainText('Closing is what the proof of the day states');
    await expect(page.getByText(/^Valid, by key /)).toBeVisible();
    await expectSoundInBoth(auditor);
    const shown = `RM ${Number(amount).toLocaleString('en', { minimumFractionDigits: 2 })}`;
    await expect(page.getByText(shown).first()).toBeVisible();
    await page.getByRole('link', { name: 'Open the published proof' }).click();
    await expect(page).toHaveURL(new RegExp(`/proof/${day}$`));
    await expect(page.getByText(shown).first()).toBeVisible();
  });

  await test.step('a customer is masked until a reason is given, which stands in the trail', async () => {
    const found: { items: { id: string }[] } = await call(
      place,
      'GET',
      `/operator/customers?q=${encodeURIComponent(person.email)}`,
      { by: operatorPair.maker },
    );
    await auditor.open(`/operator/customers/${found.items[0]?.id}/overview`);
    await expect(page.getByRole('heading', { level: 1, name: 'H••• Y•••' })).toBeVisible();
    await expect(page.getByText(person.email)).toHaveCount(0);
    await expectSoundInBoth(auditor);
    await page.getByRole('button', { name: 'Give a reason' }).click();
    await page.getByLabel('Purpose of access').fill(REASON);
    await page.getByRole('button', { name: 'Show for 30 minutes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
    await expect(page.getByText(person.email).first()).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Parts of this customer' })
      .getByRole('link', { name: 'Audit' })
      .click();
    await expect(page.getByText('Personal data disclosed to an auditor').first()).toBeVisible();
    await expectSoundInBoth(auditor);
  });

  await test.step('no page of the console offers anything that writes', async () => {
    await auditor.open('/operator');
    const menu = page.getByRole('navigation', { name: 'Back-office menu' });
    const links = await menu
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(links.length).toBeGreaterThan(25);
    for (const address of links.filter((one) => one !== null && one !== '/operator/security')) {
      await auditor.open(address ?? '');
      await expect(page.locator('[data-loading]')).toHaveCount(0);
      // Buttons of rows open what a row is about.
      const buttons = await page.getByRole('main').locator('button:not([data-rows] *)').allTextContents();
      expect([address, buttons.filter((words) => WRITING.test(words))]).toEqual([address, []]);
    }
  });
});
