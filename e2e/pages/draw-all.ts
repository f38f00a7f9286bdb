import { expect, type Page } from '@playwright/test';

/** What is fetched once it comes into view takes its time where many pages are read at once. */
const DRAWN = { timeout: 15_000 };
/** A card below the first view has drawings that wait for themselves. */
const DEPTH = 2;

/** Renders the deferred parts below the first view, as for printing, and then those inside them. */
export async function drawAll(page: Page): Promise<void> {
  const waiting = page.locator('[data-waits]');
  await expect(waiting).toHaveCount(0, DRAWN);
  for (let depth = 0; depth < DEPTH; depth += 1) {
    await page.evaluate(
      "['beforeprint', 'afterprint'].forEach((name) => window.dispatchEvent(new Event(name)))",
    );
    await expect(waiting).toHaveCount(0, DRAWN);
  }
}
