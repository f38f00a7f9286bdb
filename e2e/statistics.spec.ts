import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { approvedInvestor, approvedOwner } from './api/join.ts';
import { runDay, topUp } from './api/money.ts';
import { issuedNote, type NoteTerms } from './api/notes.ts';
import { createOperatorPair } from './api/operator-pair.ts';
import { newCompany, newPerson } from './api/people.ts';
import { dayFromToday, OPEN_TO_ALL_AFTER } from './days.ts';
import { expectSound } from './pages/axe.ts';
import { sidewaysProblems } from './pages/reflow.ts';
import { test } from './pages/visitor.ts';
import { ownProduct } from './product/own-product.ts';
import type { Place } from './product/product.ts';

/** By then a note in equal months is in default, and one that is due after a year is not. */
const DAYS = 200;
const own = ownProduct();

/** Of two companies: a note that will be in default, and one that is not due yet. */
async function issueNotes(place: Place): Promise<void> {
  const operatorPair = await createOperatorPair(place);
  const investor = await approvedInvestor(place, operatorPair, newPerson('Hamidah', 'Yaakob'));
  await topUp(place, investor.session, '25000.00');
  const notes: readonly (readonly [string, NoteTerms])[] = [
    ['Kilang Serai Sdn Bhd', { amount: '10000.00', rate: '12.00', termMonths: 3 }],
    ['Perabot Meranti Sdn Bhd', { amount: '13000.00', rate: '10.00', termMonths: 12, profile: 'bullet' }],
  ];
  for (const [company, terms] of notes) {
    const owner = await approvedOwner(place, operatorPair, newCompany(company, 'Zainab', 'Karim'));
    await issuedNote(place, operatorPair, { owner, investor, terms, on: dayFromToday(OPEN_TO_ALL_AFTER) });
  }
}

/** The months from that of the issue that are over on the last day. */
function completeMonths(): number {
  const [from = 0, to = 0] = [OPEN_TO_ALL_AFTER, DAYS].map((days) => {
    const [year, month] = dayFromToday(days).split('-');
    return Number(year) * 12 + Number(month);
  });
  return to - from;
}

/** (defaulted − recovered) ÷ (principal + promised return), half up, from the file alone. */
function defaultRateOf(csv: string): string {
  const [header = '', ...lines] = csv.replace('\uFEFF', '').trimEnd().split('\r\n');
  const columns = header.split(',');
  const sum = (name: string) =>
    lines.reduce(
      (all, line) => all + BigInt(String(line.split(',')[columns.indexOf(name)]).replace('.', '')),
      0n,
    );
  const promised = sum('principal') + sum('promised_return');
  const lost = sum('defaulted_amount') - sum('recovered_amount');
  const hundredths = (lost * 20_000n + promised) / (promised * 2n);
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}%`;
}

const defaultRate = (page: Page) =>
  page
    .locator('dl.facts div', { hasText: /^Default rate/ })
    .locator('dd')
    .first();

test('a guest reads the statistics without scripts and computes the default rate from the loan book', async ({
  newVisitor,
  browser,
}) => {
  test.setTimeout(300_000);
  const place = await own.start();
  const context = await browser.newContext({ baseURL: place.baseUrl, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/statistics');
  await expect(plain.getByText(/^No month is published yet\./)).toBeVisible();
  await issueNotes(place);
  await runDay(place, dayFromToday(DAYS));

  await test.step('figures, charts and tables are whole', async () => {
    await expect(async () => {
      await plain.goto('/statistics');
      await expect(plain.getByRole('navigation', { name: 'Months' }).getByRole('listitem')).toHaveCount(
        completeMonths(),
      );
    }).toPass();
    await expect(plain.getByRole('img', { name: 'Arrears by days past due' })).toBeVisible();
    await expect(plain.getByRole('row', { name: /^Issuers: Largest 1 / })).toContainText('56.52%');
    await expect(plain.getByText('Nothing was restated.')).toBeVisible();
    await plain.getByRole('navigation', { name: 'Months' }).getByRole('link').last().click();
    await expect(defaultRate(plain)).toHaveText('0.00%');
    await plain.goBack();
  });

  await test.step('the loan book gives the default rate, and has the hash that the page shows', async () => {
    const shown = await defaultRate(plain).textContent();
    const [download] = await Promise.all([
      plain.waitForEvent('download'),
      plain.getByRole('link', { name: /^\d{4}-\d{2}\.csv$/ }).click(),
    ]);
    const file = await readFile(await download.path());
    expect(defaultRateOf(file.toString('utf8'))).toBe(shown);
    expect(shown).not.toBe('0.00%');
    await expect(plain.getByText(createHash('sha256').update(file).digest('hex'))).toBeVisible();
  });
  await context.close();

  await test.step('nothing shuts people out, in both languages and on a phone', async () => {
    const { page, open } = await newVisitor(place);
    await open('/statistics');
    await page.getByText('Columns of the loan book').click();
    await expectSound(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await open('/statistics?lang=ms');
    await expect(page.getByRole('heading', { level: 1, name: /^Statistik, / })).toBeVisible();
    await expectSound(page);
    expect(await sidewaysProblems(page)).toEqual([]);
  });

  await test.step('guests find it', async () => {
    const { page, open } = await newVisitor(place);
    await open('/login');
    await page.getByRole('link', { name: 'Statistics', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Statistics, / })).toBeVisible();
    await open('/about');
    await expect(page.getByRole('link', { name: 'Statistics and loan book' })).toHaveAttribute(
      'href',
      '/statistics',
    );
  });
});
