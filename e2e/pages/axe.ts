import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Rules that axe does not run by default: WCAG 2.2 AA, and those that it still calls new. */
const ALSO = [
  'css-orientation-lock',
  'focus-order-semantics',
  'label-content-name-mismatch',
  'table-fake-caption',
  'target-size',
  'td-has-header',
];
const rules = Object.fromEntries(ALSO.map((rule) => [rule, { enabled: true }]));

/** What axe finds wrong on the page as it is, a line each. */
export function axeProblems(page: Page): Promise<string[]> {
  return problemsOf(
    new AxeBuilder({ page }).options({ rules, resultTypes: ['violations'] }).setLegacyMode(true),
  );
}

/** Two frames: the page receives another colour scheme in the first, its transitions have begun by the second. */
const SETTLED = `
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))).then(() =>
    Promise.allSettled(
      document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished),
    ),
  )`;

/** Waits until the colours of the other scheme have arrived; intermediate colours are not checked. */
export async function transitionsOver(page: Page): Promise<void> {
  await page.evaluate(SETTLED);
}

/** The same for its colours alone. */
export async function colourProblems(page: Page): Promise<string[]> {
  await transitionsOver(page);
  return problemsOf(
    new AxeBuilder({ page })
      .options({ runOnly: ['color-contrast'], resultTypes: ['violations'] })
      .setLegacyMode(true),
  );
}

/** Nothing on the page shuts people out, in light and dark. */
export async function expectSound(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await transitionsOver(page);
    expect(await axeProblems(page)).toEqual([]);
  }
}

async function problemsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
