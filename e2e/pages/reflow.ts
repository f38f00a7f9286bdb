import type { Page } from '@playwright/test';

/** What WCAG 1.4.10 asks for, which is a desk at 400 %; a phone; a tablet. */
const WIDTHS_PX = [320, 390, 768];

/** Says at which widths the page has to be moved sideways to be read, with what sticks out; leaves it as wide as it was. */
export async function sidewaysProblems(page: Page): Promise<string[]> {
  const usual = page.viewportSize();
  const problems: string[] = [];
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 800 });
    const wider = await page.evaluate<string[]>(FIND_WIDER);
    problems.push(...wider.map((what) => `${width} px wide: ${what}`));
  }
  if (usual !== null) await page.setViewportSize(usual);
  return problems;
}

const FIND_WIDER = `(() => {
  const root = document.documentElement;
  if (root.scrollWidth <= root.clientWidth) return [];
  const out = [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > root.clientWidth + 1);
  return [\`page \${root.scrollWidth}\`, ...out.slice(0, 4).map((one) => \`\${one.tagName} \${one.className}\`)];
})()`;
