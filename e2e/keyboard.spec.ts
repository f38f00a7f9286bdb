import { expect, type Page } from '@playwright/test';
import { approvedInvestor, approvedOwner } from './api/join.ts';
import { topUp } from './api/money.ts';
import { listedNote } from './api/notes.ts';
import { newCompany, newPerson, PASSWORD } from './api/people.ts';
import { dayFromToday, OPEN_TO_ALL_AFTER } from './days.ts';
import { test } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';

const terms = { amount: '9000.00', rate: '11.00', termMonths: 6 };
/** More than any page of the product has places to stop at. */
const MOST_STOPS = 120;

/** Presses Tab until the focus is on what has this role and name. @throws Error when it never is */
async function tabTo(
  page: Page,
  role: 'link' | 'button' | 'textbox' | 'tab',
  name: string | RegExp,
): Promise<void> {
  const wanted = page.getByRole(role, { name });
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.and(page.locator(':focus')).count()) return;
  }
  throw new Error(`the keyboard never reaches the ${role} ${name}`);
}

test('from signing in to an investment without a mouse', async ({ newVisitor }) => {
  const { place, desk } = sharedProduct();
  const company = newCompany('Sabun Wangi Sdn Bhd', 'Rahimah', 'Talib');
  await listedNote(place, desk, await approvedOwner(place, desk, company), terms);
  const { person, session } = await approvedInvestor(place, desk, newPerson('Azizah', 'Mahmud'));
  await topUp(place, session, '500.00');
  const visitor = await newVisitor();
  const { page } = visitor;
  await visitor.moveTo(dayFromToday(OPEN_TO_ALL_AFTER));

  await visitor.open('/login');
  await tabTo(page, 'textbox', 'E-mail');
  await page.keyboard.type(person.email);
  await tabTo(page, 'textbox', 'Password');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');

  await tabTo(page, 'link', 'My Notes');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'My Notes', level: 1 })).toBeVisible();
  await tabTo(page, 'link', /^Invest in /);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('textbox', { name: 'You invest' })).toBeVisible();
  await tabTo(page, 'textbox', 'You invest');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('250');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'You have invested' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'RM 250.00' })).toBeVisible();
});
