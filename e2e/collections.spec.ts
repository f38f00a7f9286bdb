import { expect } from '@playwright/test';
import { approvedInvestor, approvedOwner } from './api/join.ts';
import { runDay, topUp } from './api/money.ts';
import { issuedNote } from './api/notes.ts';
import { createOperatorPair, operatorOf } from './api/operator-pair.ts';
import { newCompany, newPerson } from './api/people.ts';
import { dayFromToday, daysAfter, OPEN_TO_ALL_AFTER } from './days.ts';
import { expectSound } from './pages/axe.ts';
import { field } from './pages/fields.ts';
import { tabTo, tabUntil } from './pages/keyboard.ts';
import { test, type Visitor } from './pages/visitor.ts';
import { ownProduct } from './product/own-product.ts';
import { verifyAudit, verifyLedger } from './product/product.ts';

const COMPANY = 'Bengkel Kayu Sentosa Sdn Bhd';
const terms = { amount: '6000.00', rate: '12.00', termMonths: 3 };
const issuedOn = dayFromToday(OPEN_TO_ALL_AFTER);
const SECRET = 'The director asked us not to call the buyer.';

const own = ownProduct();

test('credit works on a late note: contact, promise, letter, agency; investors read what was previewed', async ({
  newVisitor,
}) => {
  test.setTimeout(600_000);
  const place = await own.start();
  const operatorPair = await createOperatorPair(place);
  const owner = await approvedOwner(place, operatorPair, newCompany(COMPANY, 'Rosli', 'Hamid'));
  const investor = await approvedInvestor(place, operatorPair, newPerson('Salmah', 'Idris'));
  await topUp(place, investor.session, terms.amount);
  const note = await issuedNote(place, operatorPair, { owner, investor, terms, on: issuedOn });
  await runDay(place, note.firstDue);
  const on = daysAfter(note.firstDue, 2);
  const credit = await newVisitor(place);
  await credit.becomeOperator(await operatorOf(place, operatorPair, 'credit'));
  await credit.moveTo(on);
  const { page } = credit;
  const timeline = page.getByRole('region', { name: 'Timeline' });

  await test.step('the note stands in its bucket, and Enter opens it', async () => {
    await credit.open('/operator/collections');
    const bucket = page.getByRole('navigation', { name: 'Buckets by days past due' }).getByRole('link');
    await expect(bucket.first()).toContainText('1 note');
    await expectSound(page);
    await bucket.first().click();
    await expect(page).toHaveURL(/bucket=1-7/);
    await page.keyboard.press('j');
    await expect(page.locator(':focus')).toContainText(COMPANY);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/operator/collections/${note.number}$`));
    await expect(page.getByRole('heading', { level: 1, name: COMPANY })).toBeVisible();
    await expectSound(page);
  });

  await test.step('a contact is recorded without a mouse', async () => {
    await tabTo(page, 'button', 'Record contact');
    await page.keyboard.press('Enter');
    await tabUntil(page, field(page, 'Internal note'));
    await page.keyboard.type(SECRET);
    await tabTo(page, 'button', 'Record contact');
    await page.keyboard.press('Enter');
    await expect(timeline.getByText(SECRET)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Case .* Single role credit$/ })).toBeVisible();
  });

  await test.step('a promise shows what investors will read, in both languages', async () => {
    await page.getByRole('button', { name: 'Record promise' }).click();
    await field(page, 'Amount promised (RM)').fill('500.00');
    const preview = page.getByRole('region', { name: 'Preview: what investors will read' });
    await expect(preview).toContainText('The issuer has promised to pay RM 500.00 by');
    await expect(preview).toContainText('Penerbit telah berjanji untuk membayar RM 500.00');
    await expectSound(page);
    await page.getByRole('button', { name: 'Record promise' }).click();
    await expect(timeline.getByText('Open', { exact: true })).toBeVisible();
  });

  await test.step('a letter is sent as it was previewed', async () => {
    await page.getByRole('button', { name: 'Send letter' }).click();
    const letter = page.getByRole('region', { name: 'Letter preview' });
    await expect(letter).toContainText('RM 2,060.00');
    await expectSound(page);
    await page.getByRole('button', { name: 'File and send' }).click();
    await expect(timeline.getByRole('button', { name: /payment-reminder-N-.*\.pdf/ })).toBeVisible();
  });

  await test.step('an agency begins', async () => {
    await page.getByRole('button', { name: 'Agency or legal step' }).click();
    await field(page, 'Name').fill('Kutip Maju Sdn Bhd');
    await page.getByRole('button', { name: 'Record step' }).click();
    await expect(timeline.getByText('Kutip Maju Sdn Bhd', { exact: true })).toBeVisible();
    await expectSound(page);
  });

  await test.step('the investor reads the steps and nothing internal', async () => {
    const reader = await newVisitor(place);
    await reader.become(investor.session);
    await reader.moveTo(on);
    await reader.open(`/notes/${note.number}`);
    await expect(reader.page.getByText('The recovery was handed to an agency')).toBeVisible();
    await expect(reader.page.getByText(/^The issuer has promised to pay RM.500\.00 by/)).toBeVisible();
    await expect(reader.page.getByText(SECRET)).toHaveCount(0);
  });

  await test.step('the issuer opens the letter', async () => {
    const issuer = await newVisitor(place);
    await issuer.become(owner.session);
    await issuer.moveTo(on);
    await issuer.open('/bo/notes?tab=issued');
    await issuer.page.getByRole('button', { name: 'Letters' }).click();
    const opened = issuer.page.getByRole('dialog').getByRole('button', { name: /^Payment reminder/ });
    const download = issuer.page.waitForEvent('download');
    await opened.click();
    expect((await download).suggestedFilename()).toMatch(/^payment-reminder-N-.*\.pdf$/);
  });

  await test.step('a broken promise waits for work the day after', async () => {
    await expectWaiting(credit, daysAfter(on, 1));
  });
  await verifyLedger(place);
  await verifyAudit(place);
});

async function expectWaiting(credit: Visitor, on: string): Promise<void> {
  await credit.moveTo(on);
  await credit.open('/operator/collections?waiting=1');
  await expect(credit.page.getByRole('row').filter({ hasText: COMPANY })).toContainText('Broken');
}
