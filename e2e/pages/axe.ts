import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const SERIOUS = ['serious', 'critical'];

/** What axe finds serious on the page as it is, a line each. */
export function seriousProblems(page: Page): Promise<string[]> {
  return problemsOf(new AxeBuilder({ page }));
}

/** Until the colours of the other scheme have arrived; those on the way there are nobody's. */
export async function transitionsOver(page: Page): Promise<void> {
  await page.evaluate(
    'Promise.allSettled(document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished))',
  );
}

/** The same for its colours alone. */
export async function colourProblems(page: Page): Promise<string[]> {
  await transitionsOver(page);
  return problemsOf(new AxeBuilder({ page }).withRules(['color-contrast']));
}

async function problemsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => SERIOUS.includes(impact ?? ''))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
