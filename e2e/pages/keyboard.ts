import { expect, type Locator, type Page } from '@playwright/test';

/** More than any page of the product has places to stop at. */
const MOST_STOPS = 120;
/** A list that is still there then has not taken Enter. */
const CLOSING_MS = 2_000;

/** Presses Tab until the focus is on what is wanted. @throws Error when it never is */
export async function tabUntil(page: Page, wanted: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.and(page.locator(':focus')).count()) return;
  }
  throw new Error(`the keyboard never reaches ${wanted}`);
}

/** The same for what has this role and name. */
export function tabTo(
  page: Page,
  role: 'link' | 'button' | 'textbox' | 'combobox' | 'checkbox',
  name: string | RegExp,
): Promise<void> {
  return tabUntil(page, page.getByRole(role, { name }));
}

/** Tabs to a list, opens it with the arrow and goes down to the choice. */
export async function chooseByKeys(page: Page, list: Locator, choice: string): Promise<void> {
  await tabUntil(page, list);
  await page.keyboard.press('ArrowDown');
  const option = page.getByRole('option', { name: choice, exact: true });
  await expect(option).toBeVisible();
  for (let step = 0; step < MOST_STOPS; step += 1) {
    // The list marks a choice a moment before Enter takes it.
    if ((await option.getAttribute('data-combobox-selected')) !== null && (await entered(page, option)))
      return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`the keyboard never chooses ${choice}`);
}

/** Whether Enter has taken the choice, which closes the list. */
async function entered(page: Page, option: Locator): Promise<boolean> {
  await page.keyboard.press('Enter');
  return option.waitFor({ state: 'hidden', timeout: CLOSING_MS }).then(
    () => true,
    () => false,
  );
}
