import { expect, type Page } from '@playwright/test';
import { approvedInvestor, approvedOwner, registerInvestor } from './api/join.ts';
import { topUp } from './api/money.ts';
import { listedNote } from './api/notes.ts';
import { BANK, newCompany, newPerson, PASSWORD } from './api/people.ts';
import { openBankAccount } from './api/simulator.ts';
import { dayFromToday, OPEN_TO_ALL_AFTER } from './days.ts';
import { bankName } from './pages/bank.ts';
import { chooseByKeys, tabTo, tabUntil } from './pages/keyboard.ts';
import { test } from './pages/visitor.ts';
import { fixture } from './product/checkout.ts';
import { sharedProduct } from './product/place.ts';

const terms = { amount: '9000.00', rate: '11.00', termMonths: 6 };
async function type(page: Page, field: string, text: string): Promise<void> {
  await tabTo(page, 'textbox', field);
  await page.keyboard.type(text);
}

function choose(page: Page, field: string | RegExp, choice: string): Promise<void> {
  return chooseByKeys(page, page.getByRole('combobox', { name: field }), choice);
}

/** Goes into a group of radio buttons and on to the second. */
async function chooseSecond(page: Page, group: RegExp, name: string): Promise<void> {
  const radios = page.getByRole('radiogroup', { name: group }).getByRole('radio');
  await tabUntil(page, radios.first());
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radiogroup', { name: group }).getByRole('radio', { name })).toBeChecked();
}

async function giveFile(page: Page, label: string, file: string): Promise<void> {
  await tabUntil(page, page.getByLabel(label));
  // Chromium opens no chooser while the page is being drawn again; a person presses the key once more.
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 2_000 });
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(fixture(file));
  }).toPass({ timeout: 30_000 });
  // The next chooser opens once this file is listed as saved: saving draws the form again.
  await expect(page.getByRole('listitem').filter({ hasText: file })).toContainText('Saved');
}

async function next(page: Page, heading: string): Promise<void> {
  await tabTo(page, 'button', 'Next');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: heading, exact: true, level: 2 })).toBeVisible();
}

test('from signing in to an investment without a mouse', async ({ newVisitor }) => {
  const { place, operatorPair } = sharedProduct();
  const company = newCompany('Sabun Wangi Sdn Bhd', 'Rahimah', 'Talib');
  await listedNote(place, operatorPair, await approvedOwner(place, operatorPair, company), terms);
  const { person, session } = await approvedInvestor(place, operatorPair, newPerson('Azizah', 'Mahmud'));
  await topUp(place, session, '500.00');
  const visitor = await newVisitor();
  const { page } = visitor;
  await visitor.moveTo(dayFromToday(OPEN_TO_ALL_AFTER));

  await visitor.open('/login');
  await tabTo(page, 'textbox', 'E-mail');
  await page.keyboard.type(person.email);
  await tabTo(page, 'textbox', 'Password');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');

  await tabTo(page, 'link', 'My Notes');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'My Notes', level: 1 })).toBeVisible();
  await tabTo(page, 'link', /^Invest in /);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('textbox', { name: 'Investment amount' })).toBeVisible();
  await tabTo(page, 'textbox', 'Investment amount');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('250');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Investment confirmed' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'RM 250.00' })).toBeVisible();
});

test('the whole application of an investor without a mouse', async ({ newVisitor }) => {
  const { place } = sharedProduct();
  const person = newPerson('Halimah', 'Sulaiman');
  await openBankAccount(place, BANK.bic, person.accountNumber, person.name);
  const visitor = await newVisitor();
  const { page } = visitor;
  await visitor.become((await registerInvestor(place, person)).session);
  await visitor.open('/investors/apply');
  await expect(page.getByRole('heading', { name: 'Identity', level: 2 })).toBeVisible();

  await type(page, 'Full name', person.name);
  await choose(page, 'Identity document', 'MyKad');
  await type(page, 'Identity document number', person.myKad);
  await next(page, 'Contact');
  await type(page, 'Phone number', '0123456789');
  await type(page, 'Address line 1', '12, Jalan Tun Razak');
  await type(page, 'Postcode', '50400');
  await type(page, 'City', 'Kuala Lumpur');
  await next(page, 'Employment');
  await choose(page, 'Occupation', 'Full time');
  await type(page, 'Employer', 'Kilang Jaya Sdn Bhd');
  await choose(page, /^Annual income/, '100,000 - 150,000');
  await choose(page, /^Source of funds/, 'Salary and bonuses');
  await next(page, 'Risk profile');
  await chooseSecond(page, /investment in P2P/, 'No');
  await chooseSecond(page, /Risk tolerance/, 'Balanced');
  await next(page, 'Bank account');
  await choose(page, 'Bank', bankName);
  await type(page, 'Account number', person.accountNumber);
  await type(page, 'Account holder', person.name);
  await next(page, 'Documents');
  await giveFile(page, 'Identity document (front)', 'card-front.png');
  await giveFile(page, 'Identity document (back)', 'card-back.png');
  await next(page, 'Declarations');
  await chooseSecond(page, /Politically exposed/, 'No');
  for (const name of [/conventional notes/, /Shariah notes/, /Privacy Policy/, /my face and document/]) {
    await tabTo(page, 'checkbox', name);
    await page.keyboard.press('Space');
  }
  await tabTo(page, 'button', 'Submit application');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you, Halimah' })).toBeVisible();
});
