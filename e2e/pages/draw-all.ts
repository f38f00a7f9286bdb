import { expect, type Page } from '@playwright/test';

/** Renders the deferred parts below the first view, as for printing. */
export async function drawAll(page: Page): Promise<void> {
  await expect(page.locator('[data-waits]')).toHaveCount(0);
  await page.evaluate(
    "['beforeprint', 'afterprint'].forEach((name) => window.dispatchEvent(new Event(name)))",
  );
}
