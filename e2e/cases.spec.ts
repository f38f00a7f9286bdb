import { expect } from '@playwright/test';
import { call } from './api/client.ts';
import { approvedInvestor } from './api/join.ts';
import { newPerson } from './api/people.ts';
import { mailTo } from './api/simulator.ts';
import { expectSound } from './pages/axe.ts';
import { field } from './pages/fields.ts';
import { sidewaysProblems } from './pages/reflow.ts';
import { test, type Visitor } from './pages/visitor.ts';
import { fixture } from './product/checkout.ts';
import { sharedProduct } from './product/place.ts';

const QUESTION = 'My withdrawal of last week has not arrived. Where is it?';
const NOTE = 'The bank returned it: to be followed up with finance.';
const ANSWER = 'The bank returned it. We have paid it out again today.';
const THANKS = 'It has arrived, thank you.';

async function openCase({ page, open }: Visitor, tab: 'mine' | 'team', subject: string): Promise<void> {
  await open(`/operator/cases?state=${tab}`);
  await page.getByRole('row').filter({ hasText: subject }).getByRole('button').click();
  await expect(page.getByRole('region', { name: 'Messages and notes' })).toBeVisible();
}

test('a complaint: written, taken, noted, answered, replied to, given on and closed', async ({
  newVisitor,
}) => {
  const { place, operatorPair } = sharedProduct();
  const { person, session } = await approvedInvestor(place, operatorPair, newPerson('Zarina', 'Kamal'));
  const subject = `Late withdrawal of ${person.name}`;
  const [customer, first, second] = [await newVisitor(), await newVisitor(), await newVisitor()];
  await customer.become(session);
  await first.becomeOperator(operatorPair.maker);
  await second.becomeOperator(operatorPair.checker);

  await test.step('a customer finds the messages in the menu and writes a complaint', async () => {
    const { page, open } = customer;
    await open('/account/settings');
    await page.getByRole('link', { name: 'My Messages' }).click();
    await page.getByRole('button', { name: 'New message' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What is it about?').selectOption('complaint');
    await field(dialog, 'Subject').fill(subject);
    await field(dialog, 'Your message').fill(QUESTION);
    await field(dialog, 'Attach files (optional)').setInputFiles(fixture('statement.pdf'));
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: subject, level: 1 })).toBeVisible();
    await expect(page.getByText(QUESTION)).toBeVisible();
    await expect(page.getByRole('button', { name: 'statement.pdf' })).toBeVisible();
    await expectSound(page);
  });

  await test.step("an operator finds it among the team's, takes it, notes and answers", async () => {
    const { page, open } = first;
    await open('/operator/cases?state=team');
    await expect(page.getByRole('row').filter({ hasText: subject })).toBeVisible();
    expect(await sidewaysProblems(page)).toEqual([]);
    await openCase(first, 'team', subject);
    const [opened] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Open statement.pdf' }).click(),
    ]);
    expect(opened.suggestedFilename()).toBe('statement.pdf');
    await page.getByRole('button', { name: 'Take', exact: true }).click();
    await expect(page.getByText('The case is yours.')).toBeVisible();
    await page.getByRole('button', { name: 'Internal note' }).click();
    await field(page, 'Internal note').fill(NOTE);
    await field(page, 'Attach files (optional)').setInputFiles(fixture('card-front.png'));
    await expectSound(page);
    await page.getByRole('button', { name: 'Add note' }).click();
    // The form holds the text too until the note is stored.
    await expect(page.getByRole('region', { name: 'Messages and notes' }).getByText(NOTE)).toBeVisible();
    await page.getByRole('button', { name: 'Link object' }).click();
    await page.getByLabel('Linked to').selectOption('customer');
    await field(page, 'Number or reference').fill(person.email);
    await expectSound(page);
    await page.getByRole('button', { name: 'Add link' }).click();
    await expect(page.getByText('Link added.')).toBeVisible();
    await page.getByRole('button', { name: /^Remove link: Customer/ }).press('Enter');
    await expect(page.getByText('Link removed.')).toBeVisible();
    await page.getByRole('button', { name: 'Answer customer' }).click();
    await field(page, 'Answer').fill(ANSWER);
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText('Answer sent.')).toBeVisible();
    await expectSound(page);
  });

  await test.step('the customer follows the link of the e-mail, reads the answer and replies', async () => {
    const { page, open } = customer;
    const mail = await mailTo(place, person.email, /We have answered your message/);
    expect(mail.text).not.toContain(ANSWER);
    await open('/account/messages');
    await expect(page.getByText('1 new message')).toBeVisible();
    const link = mail.links.find((one) => one.includes('/account/messages/')) ?? '';
    await open(new URL(link).pathname);
    await expect(page.getByText(ANSWER)).toBeVisible();
    await expect(page.getByText(NOTE)).toHaveCount(0);
    await expect(page.getByText('card-front.png')).toHaveCount(0);
    await field(page, 'Your reply').fill(THANKS);
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByText(THANKS)).toBeVisible();
    await page.getByRole('link', { name: 'All messages' }).click();
    await expect(page.getByText('1 new message')).toHaveCount(0);
  });

  await test.step('it is given to another operator, who closes it', async () => {
    const { operator } = await call<{ operator: { id: string } }>(place, 'GET', '/operator/current', {
      by: operatorPair.checker,
    });
    await openCase(first, 'mine', subject);
    await first.page.getByRole('button', { name: 'Assign' }).click();
    await first.page.getByLabel('Assign to').selectOption(operator.id);
    await first.page.getByRole('button', { name: 'Assign' }).click();
    await expect(first.page.getByText('Case assigned.')).toBeVisible();
    await openCase(second, 'mine', subject);
    const { page } = second;
    await expect(page.getByText(THANKS)).toBeVisible();
    await page.getByRole('button', { name: 'Close case' }).click();
    await page.getByLabel('Reason').selectOption('resolved');
    await page.getByLabel('Cause').selectOption('payment_delay');
    await page.getByLabel('Outcome').selectOption('upheld');
    await page.getByLabel('Redress').fill('12.50');
    await page.getByRole('button', { name: 'Close case' }).click();
    await expect(page.getByText('Case closed.')).toBeVisible();
    await second.open('/operator/registers');
    await expect(page.getByRole('row').filter({ hasText: person.name })).toContainText('RM 12.50');
    await expectSound(page);
    await customer.open('/account/messages');
    await expect(customer.page.getByRole('row').filter({ hasText: subject })).toContainText('Closed');
  });
});

test('an operator begins a conversation from the page of a customer, who replies', async ({ newVisitor }) => {
  const { place, operatorPair } = sharedProduct();
  const { person, session } = await approvedInvestor(place, operatorPair, newPerson('Farid', 'Osman'));
  const path = `/operator/customers?q=${encodeURIComponent(person.email)}`;
  const { items } = await call<{ items: { id: string }[] }>(place, 'GET', path, { by: operatorPair.maker });
  const subject = `Expired document of ${person.name}`;
  const [customer, operator] = [await newVisitor(), await newVisitor()];
  await customer.become(session);
  await operator.becomeOperator(operatorPair.maker);

  await test.step('the operator writes with a file', async () => {
    const { page, open } = operator;
    await open(`/operator/customers/${items[0]?.id}/overview`);
    await page.getByRole('button', { name: 'Message customer' }).click();
    const dialog = page.getByRole('dialog');
    await field(dialog, 'Subject').fill(subject);
    await field(dialog, 'Message').fill('Your passport has expired. Please send us the new one.');
    await field(dialog, 'Attach files (optional)').setInputFiles(fixture('statement.pdf'));
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Message sent.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Messages and notes' })).toBeVisible();
  });

  await test.step('the customer is notified without the text, reads it and replies', async () => {
    const { page, open } = customer;
    const mail = await mailTo(place, person.email, /You have a message from Titian/);
    expect(mail.text).not.toContain('passport');
    await open('/account/messages');
    await expect(page.getByRole('row').filter({ hasText: subject })).toContainText('From Titian');
    await page.getByRole('row').filter({ hasText: subject }).getByRole('button').press('Enter');
    await expect(page.getByText('Your passport has expired.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'statement.pdf' })).toBeVisible();
    await field(page, 'Your reply').fill('Here it is.');
    await field(page, 'Attach files (optional)').setInputFiles(fixture('card-front.png'));
    await expectSound(page);
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByRole('button', { name: 'card-front.png' })).toBeVisible();
  });

  await test.step('the case waits for its operator again', async () => {
    await openCase(operator, 'mine', subject);
    await expect(operator.page.getByRole('button', { name: 'Open card-front.png' })).toBeVisible();
  });
});
