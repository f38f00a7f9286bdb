import { expect, type Page } from '@playwright/test';

/** The width of WCAG 1.4.10, which is a desktop at 400 %; a phone; a tablet. */
const WIDTHS_PX = [320, 390, 768];
/** Charts measure again a moment after their place has changed. */
const SETTLE_TIMEOUT_MS = 2_000;

/** Says at which widths the page has to be moved sideways to be read, or a list reaches out of its card; leaves it as wide as it was. */
export async function sidewaysProblems(page: Page): Promise<string[]> {
  const usual = page.viewportSize();
  const problems: string[] = [];
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 800 });
    try {
      // Not in the page itself: its security policy evaluates no texts.
      await expect.poll(() => page.evaluate(FITS), { timeout: SETTLE_TIMEOUT_MS }).toBe(true);
    } catch {
      problems.push(`${width} px wide: ${await page.evaluate<string>(STICKING_OUT)}`);
    }
  }
  if (usual !== null) await page.setViewportSize(usual);
  return problems;
}

const WIDE_LISTS = `[...document.querySelectorAll('[data-rows]')]
  .filter((one) => one.getBoundingClientRect().right > one.parentElement.getBoundingClientRect().right + 1)`;
const FITS = `document.documentElement.scrollWidth <= document.documentElement.clientWidth && ${WIDE_LISTS}.length === 0`;
const STICKING_OUT = `[...document.querySelectorAll('body *')]
  .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 1).concat(${WIDE_LISTS})
  .slice(0, 4).map((one) => \`\${one.tagName} \${one.getAttribute('class')}\`).join(', ')`;
