import { expect, type Page } from '@playwright/test';

/** What is fetched once it comes into view takes its time where many pages are read at once. */
const DRAWN = { timeout: 15_000 };

/** Renders the deferred parts below the first view, as for printing. */
export async function drawAll(page: Page): Promise<void> {
  const waiting = page.locator('[data-waits]');
  await expect(waiting).toHaveCount(0, DRAWN);
  await page.evaluate(
    "['beforeprint', 'afterprint'].forEach((name) => window.dispatchEvent(new Event(name)))",
  );
  await expect(waiting).toHaveCount(0, DRAWN);
}
