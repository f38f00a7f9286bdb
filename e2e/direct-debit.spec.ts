import { expect, type Locator, type Page } from '@playwright/test';
import { call, type Session } from './api/client.ts';
import { approvedInvestor, approvedOwner } from './api/join.ts';
import { balanceOf, runDay, topUp } from './api/money.ts';
import { issueNote, listedNote } from './api/notes.ts';
import { newCompany, newPerson } from './api/people.ts';
import { mailTo } from './api/simulator.ts';
import { dayFromToday, OPEN_TO_ALL_AFTER } from './days.ts';
import { expectSound } from './pages/axe.ts';
import { choose, field, searchAndChoose } from './pages/fields.ts';
import { test } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';

const terms = { amount: '5000.00', rate: '12.00', termMonths: 1 };

/** Gives the code of the newest mail, and confirms. */
async function giveCode(
  within: Page | Locator,
  email: string,
  requestedAt: Date,
  confirm: string,
): Promise<void> {
  const code = field(within, '6-digit code');
  await expect(code).toBeVisible();
  const { text } = await mailTo(sharedProduct().place, email, /code/i, requestedAt);
  await code.fill(/^\d{6}$/m.exec(text)?.[0] ?? '');
  await within.getByRole('button', { name: confirm }).click();
}

/** Through the pages of the simulated bank, up to its last button. */
async function leadThroughTheBank(page: Page, last: string | RegExp): Promise<void> {
  await page.waitForURL(/\/pay\//);
  await expect(page.getByRole('heading', { name: 'Authorise direct debit' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Proceed' }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Request TAC' }).click();
  const tac = await page.locator('#tac-sent').textContent();
  await page.getByLabel('TAC', { exact: true }).fill(tac ?? '');
  await page.getByRole('button', { name: last }).click();
}

test('a business owner lets us collect: set up, collected on the due day, ended', async ({ newVisitor }) => {
  test.setTimeout(240_000);
  const { place, operatorPair } = sharedProduct();
  const company = newCompany('Kilang Roti Murni Sdn Bhd', 'Zaleha', 'Osman');
  const [investor, owner] = await Promise.all([
    approvedInvestor(place, operatorPair, newPerson('Rosnah', 'Salim')),
    approvedOwner(place, operatorPair, company),
  ]);
  await topUp(place, investor.session, '6000.00');
  const noteId = await listedNote(place, operatorPair, owner, terms);
  const on = dayFromToday(OPEN_TO_ALL_AFTER);
  const subscription = { note_id: noteId, amount: '5000.00', acknowledge_limit: 0, agree_wakalah: 0 };
  await call(place, 'POST', '/investors/investment', { by: investor.session, on, body: subscription });
  await issueNote(place, owner, { noteId, raised: '5000.00', on });
  const visitor = await newVisitor();
  const { page } = visitor;
  await visitor.become(owner.session);
  await visitor.moveTo(on);
  visitor.expectRejection('/mandates', 403);

  await test.step('the next payment leads to it; the mailed code confirms, the bank has two people sign', async () => {
    await visitor.open('/dashboard');
    await page.getByRole('link', { name: 'set up direct debit' }).click();
    await expect(field(page, 'Maximum per collection')).toHaveValue('5,600.00');
    await expectSound(page);
    await searchAndChoose(page, 'Bank', 'Maybank2E');
    const requestedAt = new Date();
    await page.getByRole('button', { name: 'Continue to my bank' }).click();
    await giveCode(page, company.email, requestedAt, 'Confirm and go to my bank');
    await leadThroughTheBank(page, 'Submit for approval');
    await page.waitForURL(/\/direct-debit\/settings\?ref_number=DD-/);
    await expect(page.getByText(/Awaiting your bank’s response; this page/)).toBeVisible();
  });

  await test.step('once the second person has approved, the page settles and the menu has its entry', async () => {
    const inbox = await page.context().newPage();
    await inbox.goto(`${place.simulatorUrl}/fpx/inbox`);
    const waiting = inbox.getByRole('article').filter({ hasText: company.company });
    await waiting.getByRole('button', { name: 'Approve' }).click();
    await expect(inbox.getByText('Approved. The merchant is being told.')).toBeVisible();
    await inbox.close();
    await expect(page.getByText('Direct debit mandate active.')).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: /^Account/ }).click();
    await expect(page.getByRole('menuitem', { name: 'My Direct Debit' })).toBeVisible();
  });

  await test.step('on the due day it is collected and the investor is paid', async () => {
    const path = '/notes/bo/next_payment';
    const by = owner.session;
    const { items }: { items: { due_on: string }[] } = await call(place, 'GET', path, { by, on });
    const due = items[0]?.due_on ?? '';
    await runDay(place, due);
    // Of 50.00 return: 15 % fee and 8 % service tax on it.
    await expect.poll(() => balanceOf(place, investor.session, due)).toBe('6041.90');
    await visitor.moveTo(due);
    await visitor.open('/direct-debit/settings');
    const row = page.getByRole('row').filter({ hasText: 'instalment 1' });
    await expect(row.getByText('Collected')).toBeVisible();
    await expect(row.getByText('RM 5,050.00')).toBeVisible();
    await expectSound(page);
  });

  await test.step('it is ended with a fresh code', async () => {
    await page.getByRole('button', { name: 'Terminate mandate' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/No further collections from Maybank2E/)).toBeVisible();
    const requestedAt = new Date();
    await dialog.getByRole('button', { name: 'Terminate mandate' }).click();
    await giveCode(dialog, company.email, requestedAt, 'Terminate mandate');
    await expect(page.getByText('Terminated by you.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue to my bank' })).toBeVisible();
  });
});

/** The day of the month on which a mandate of today may be collected first; every month has it. */
async function firstDay(by: Session): Promise<number> {
  const path = '/balance/recurring-deposit/options';
  const { starts_on: on }: { starts_on: string } = await call(sharedProduct().place, 'GET', path, { by });
  return Math.min(Number(on.slice(8)), 28);
}

test('an investor tops up every month: set up, collected, paused, stopped', async ({ newVisitor }) => {
  test.setTimeout(180_000);
  const { place, operatorPair } = sharedProduct();
  const person = newPerson('Hidayah', 'Sulaiman');
  const { session } = await approvedInvestor(place, operatorPair, person);
  await topUp(place, session, '200.00');
  const dayOfMonth = await firstDay(session);
  const visitor = await newVisitor();
  const { page } = visitor;
  await visitor.become(session);
  visitor.expectRejection('/balance/recurring-deposit', 403);
  const card = page.getByRole('region', { name: 'Recurring deposit' });

  await test.step('the limits are read first; the mailed code confirms, the bank asks for a TAC', async () => {
    await visitor.open('/balance/topup');
    await card.getByRole('button', { name: 'Set up a recurring deposit' }).click();
    await expect(card.getByText('RM 200.00 to RM 30,000.00')).toBeVisible();
    await expectSound(page);
    await field(card, 'Amount each month').fill('500');
    await choose(page, 'Day of the month', String(dayOfMonth), card);
    await searchAndChoose(page, 'Bank', 'Maybank2U');
    const requestedAt = new Date();
    await card.getByRole('button', { name: 'Continue to my bank' }).click();
    await giveCode(card, person.email, requestedAt, 'Confirm and go to my bank');
    await leadThroughTheBank(page, /^Authorise/);
    await page.waitForURL(/\/balance\/topup$/);
  });

  await test.step('once the bank has approved it, the card says what is collected when', async () => {
    await expect(card.getByText(`RM 500.00 on day ${dayOfMonth} of each month`)).toBeVisible();
    await expect(card.getByText('Active', { exact: true })).toBeVisible({ timeout: 90_000 });
    await expectSound(page);
  });

  await test.step('on its day it is collected once and is in the balance, with the RM1.00 of the bank', async () => {
    const { items }: { items: { deposit: { next_on: string } }[] } = await call(
      place,
      'GET',
      '/balance/recurring-deposit',
      { by: session },
    );
    const due = items[0]?.deposit.next_on ?? '';
    await runDay(place, due);
    await runDay(place, due);
    await expect.poll(() => balanceOf(place, session, due)).toBe('701.00');
    await visitor.moveTo(due);
    await visitor.open('/balance/topup');
    await expect(card.getByText('Credited')).toBeVisible();
    await expect(page.getByText('RM 701.00').first()).toBeVisible();
  });

  await test.step('it is paused, and stopped with a fresh code', async () => {
    await card.getByRole('button', { name: 'Pause' }).click();
    await expect(card.getByText('You paused it.')).toBeVisible();
    await card.getByRole('button', { name: 'Stop' }).click();
    const dialog = page.getByRole('dialog');
    const requestedAt = new Date();
    await dialog.getByRole('button', { name: 'Stop recurring deposit' }).click();
    await giveCode(dialog, person.email, requestedAt, 'Stop recurring deposit');
    await expect(card.getByRole('button', { name: 'Set up a recurring deposit' })).toBeVisible();
  });
});
