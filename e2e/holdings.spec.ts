import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { call } from './api/client.ts';
import { test } from './pages/visitor.ts';
import { loadPortfolio } from './product/load-portfolio.ts';
import { ownProduct } from './product/own-product.ts';
import { verifyLedger } from './product/product.ts';

const NOTES = 10_000;
const EMPLOYMENT = { occupation: 'Full time', employer: 'Kilang Jaya Sdn Bhd', income_range: 'below_50k' };

const own = ownProduct();

/** The numbers of the notes on the page, in their order. */
function numbers(page: Page): Promise<string[]> {
  return page.getByRole('table').getByRole('row').getByRole('link').allTextContents();
}

test('an investor of 10,000 notes sorts, searches and exports them', async ({ newVisitor }) => {
  test.setTimeout(240_000);
  const product = await own.start();
  const visitor = await newVisitor(product);
  const { page } = visitor;
  const session = await loadPortfolio(product, NOTES);
  // Someone who has visited before: nothing is offered or requested first.
  await call(product, 'GET', '/investors/agreement/update', { by: session });
  await call(product, 'GET', '/auto_investment_messsage/hide', { by: session });
  await call(product, 'POST', '/tour/seen', { by: session });
  await call(product, 'POST', '/settings/basic_information', { by: session, body: EMPLOYMENT });
  await visitor.become(session);
  await visitor.open('/notes?tab=subscribed');
  const shown = page.getByRole('navigation', { name: 'Pages' }).getByRole('status');
  await expect(shown).toHaveText('1–50 of 10,000');
  await expect(page.getByRole('row', { name: 'Total of 10,000 notes' })).toContainText('500,000.00');
  const newest = await numbers(page);

  await test.step('the order is chosen in the table head, and stands in the address', async () => {
    await page.getByRole('columnheader', { name: 'Note', exact: true }).getByRole('button').click();
    await expect.poll(() => numbers(page)).not.toEqual(newest);
    await page.reload();
    const sorted = await numbers(page);
    expect(sorted).toEqual([...sorted].sort());
  });

  await test.step('the last page is there, and a number finds its note', async () => {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(shown).toHaveText('51–100 of 10,000');
    const [wanted = ''] = newest;
    await page.getByRole('searchbox', { name: 'Search notes' }).fill(wanted);
    await expect.poll(() => numbers(page)).toContain(wanted);
    await page.getByRole('searchbox', { name: 'Search notes' }).fill('');
    await expect(shown).toHaveText('1–50 of 10,000');
  });

  await test.step('the file has all of them', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const lines = readFileSync(await (await download).path(), 'utf8')
      .trim()
      .split('\n');
    const listed = lines.filter((line) => line.includes(newest[0]?.split('-').slice(0, 3).join('-') ?? ''));
    expect(new Set(listed.map((line) => line.split(',')[0])).size).toBe(NOTES);
  });
  await verifyLedger(product);
});
