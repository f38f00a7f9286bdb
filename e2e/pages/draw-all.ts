import { expect, type Page } from '@playwright/test';

/** Draws what waits below the first view for somebody to come near, as for paper. */
export async function drawAll(page: Page): Promise<void> {
  await expect(page.locator('[data-waits]')).toHaveCount(0);
  await page.evaluate(
    "['beforeprint', 'afterprint'].forEach((name) => window.dispatchEvent(new Event(name)))",
  );
}
