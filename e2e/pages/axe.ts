import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const SERIOUS = ['serious', 'critical'];

/** What axe finds serious on the page as it is, a line each. */
export function seriousProblems(page: Page): Promise<string[]> {
  return problemsOf(new AxeBuilder({ page }));
}

/** The same for its colours alone. */
export function colourProblems(page: Page): Promise<string[]> {
  return problemsOf(new AxeBuilder({ page }).withRules(['color-contrast']));
}

async function problemsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => SERIOUS.includes(impact ?? ''))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
