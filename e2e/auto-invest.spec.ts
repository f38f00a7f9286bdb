import { expect } from '@playwright/test';
import { call } from './api/client.ts';
import { approvedInvestor, approvedOwner } from './api/join.ts';
import { topUp } from './api/money.ts';
import { listedNote } from './api/notes.ts';
import { newCompany, newPerson } from './api/people.ts';
import { dayFromToday } from './days.ts';
import { axeProblems } from './pages/axe.ts';
import { field } from './pages/fields.ts';
import { test } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';

const PAGE = '/smart-investment';
/** A rate of its own: the presets of this journey leave other journeys' notes alone. */
const RATE = '15.37';

/** Within what a pause may last. */
const PAUSE_DAYS = 30;

/** A preset that would put more into the note than its owner has. */
const tooLarge = {
  ...{ botName: 'Too large', mode: 'on', tenure: [1, 12], interest: [RATE, RATE] },
  amounts: { 'Term Financing': ['300.00', '500.00'] },
  ...{ financingType: ['Term Financing'], noteType: ['Conventional', 'Shariah'] },
};

test('a preset buys before others may, and another says why it did not', async ({ newVisitor }) => {
  const { place, operatorPair } = sharedProduct();
  const buyer = await approvedInvestor(place, operatorPair, newPerson('Zaharah', 'Mokhtar'));
  const short = await approvedInvestor(place, operatorPair, newPerson('Noraini', 'Bakar'));
  await topUp(place, buyer.session, '500.00');
  await topUp(place, short.session, '200.00');
  await call(place, 'POST', '/settings/auto_bot_invest/create', { by: short.session, body: tooLarge });
  const visitor = await newVisitor();
  const { page } = visitor;
  await visitor.become(buyer.session);

  await test.step('the preset is made on its page', async () => {
    await visitor.open(PAGE);
    // The highest first: the preview is requested between the two.
    await page.getByLabel('Maximum rate (% p.a.)').fill(RATE);
    await page.getByLabel('Minimum rate (% p.a.)').fill(RATE);
    await expect(page.getByText(/With these settings/)).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Create preset' }).click();
    await expect(page.getByRole('heading', { name: 'Your preset is on' })).toBeVisible();
  });

  await test.step('it rests until a day, and is resumed', async () => {
    await page.getByRole('button', { name: 'Pause preset' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pause preset' });
    await field(dialog, 'Pause until').fill(dayFromToday(PAUSE_DAYS));
    expect(await axeProblems(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Pause preset' }).click();
    await expect(page.getByRole('heading', { name: /^Paused until \d/ })).toBeVisible();
    await page.getByRole('button', { name: 'Resume now' }).click();
    await expect(page.getByRole('heading', { name: 'Your preset is on' })).toBeVisible();
  });

  await test.step('it is given a budget for the month', async () => {
    await page.getByRole('switch', { name: 'Limit the amount per month' }).check();
    await page.getByLabel('Monthly budget').fill('300');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Monthly budget: none → RM 300.00')).toBeVisible();
  });

  const number = await test.step('a note is listed that fits', async () => {
    const owner = await approvedOwner(
      place,
      operatorPair,
      newCompany('Kedai Cetak Utama Sdn Bhd', 'Salina', 'Yusof'),
    );
    const id = await listedNote(place, operatorPair, owner, { amount: '5000.00', rate: RATE, termMonths: 3 });
    const { note }: { note: { number: string } } = await call(place, 'GET', `/notes/${id}`, {
      by: owner.session,
    });
    return note.number;
  });

  await test.step('it was bought, and the page says so', async () => {
    await expect(async () => {
      await visitor.open(PAGE);
      await expect(page.getByRole('row').filter({ hasText: number })).toContainText(
        'RM 200.00 was invested for you.',
      );
    }).toPass();
    const budget = page.getByRole('region', { name: 'Monthly budget' });
    await expect(budget).toContainText('Left this monthRM 100.00');
    expect(await axeProblems(page)).toEqual([]);
  });

  await test.step('the other is told why nothing was bought', async () => {
    const other = await newVisitor();
    await other.become(short.session);
    await other.open(PAGE);
    const row = other.page.getByRole('row').filter({ hasText: number });
    await expect(row).toContainText('Your cash balance was RM 200.00');
    await other.page.getByRole('button', { name: 'Switch off preset' }).click();
    await expect(other.page.getByRole('heading', { name: 'Your preset is off' })).toBeVisible();
  });

  await test.step('it is switched off again', async () => {
    await page.getByRole('button', { name: 'Switch off preset' }).click();
    await expect(page.getByRole('heading', { name: 'Your preset is off' })).toBeVisible();
    await expect(page.getByText('Preset: on → off')).toBeVisible();
  });
});
