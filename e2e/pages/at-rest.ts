import { expect, type Page } from '@playwright/test';

/** A page at rest has fetched what it does not show yet, toasts and the menu among it, and nothing more is on its way. */
const IS_AT_REST = `
  ['toast-list', 'menu-drawer'].every((part) => document.querySelector('link[href*="/' + part + '"]') !== null) &&
  [...document.querySelectorAll('link[href*="/assets/"]')].every(
    ({ href }) => performance.getEntriesByName(href).length > 0,
  )`;

/** Waits until the page has fetched what it will need later. */
export async function atRest(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(IS_AT_REST)).toBe(true);
}
