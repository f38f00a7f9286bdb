import { expect } from '@playwright/test';
import { call, type Session } from './api/client.ts';
import { runDay } from './api/money.ts';
import { BANK, newCompany, newPerson } from './api/people.ts';
import { openBankAccount } from './api/simulator.ts';
import { dayFromToday, OPEN_TO_ALL_AFTER } from './days.ts';
import { registerAndSignIn } from './pages/account.ts';
import { applyAsCompany } from './pages/company-form.ts';
import { applyAsInvestor, expectBalance, invest, topUp, withdraw } from './pages/investor.ts';
import {
  approve,
  expectPaid,
  proposeApproval,
  proposeBatch,
  proposeOffer,
  signInOperator,
} from './pages/operator.ts';
import { acceptOffer, applyForFinancing, issueNote, payWhatIsDue } from './pages/owner.ts';
import { test, type Visitor } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';
import { verifyLedger } from './product/product.ts';

const financing = {
  amount: '5000',
  termMonths: 1,
  purpose: 'Paper and ink for the school books of the year',
};
const RATE = '12';

/** The first day on which the only instalment is due. */
async function dueDay(by: Session, on: string): Promise<string> {
  const { place } = sharedProduct();
  const path = '/notes/bo/next_payment';
  const { items }: { items: { due_on: string }[] } = await call(place, 'GET', path, { by, on });
  return items[0]?.due_on ?? '';
}

test('the line in the browser: an investor, a business owner and the operators', async ({ newVisitor }) => {
  test.setTimeout(400_000);
  const { place } = sharedProduct();
  const person = newPerson('Halimah', 'Yusuf');
  const company = newCompany('Percetakan Suria Sdn Bhd', 'Noraini', 'Bakar');
  const investor = await newVisitor();
  const owner = await newVisitor();
  const operators = new Map<string, Visitor>();
  const operator = async (name: string): Promise<Visitor> => {
    const known = operators.get(name);
    if (known !== undefined) return known;
    const found = place.operators.find((one) => one.email === `${name}@titian.example`);
    if (found === undefined) throw new Error(`there is no operator ${name}`);
    const visitor = await newVisitor();
    operators.set(name, visitor);
    await signInOperator(visitor, found);
    return visitor;
  };

  await test.step('the investor registers, verifies the address and applies', async () => {
    await openBankAccount(place, BANK.bic, person.accountNumber, person.name);
    await registerAndSignIn(investor, 'investor', person);
    await applyAsInvestor(investor, person);
  });

  await test.step('one operator proposes the approval, a second approves it', async () => {
    await proposeApproval(await operator('onboarding.1'), person.name);
    await approve(await operator('onboarding.2'), person.name);
  });

  await test.step('the investor tops up at the bank', async () => {
    await topUp(investor, '6000');
    await expectBalance(investor, 'RM 6,000.00');
  });

  await test.step('the business owner registers, applies and is approved', async () => {
    await openBankAccount(place, BANK.bic, company.accountNumber, company.company);
    await registerAndSignIn(owner, 'businessowner', company);
    await applyAsCompany(owner, company);
    await proposeApproval(await operator('onboarding.2'), company.company);
    await approve(await operator('onboarding.1'), company.company);
  });

  await test.step('the business owner applies for financing; credit offers, a second approves', async () => {
    await applyForFinancing(owner, financing);
    await proposeOffer(await operator('credit.1'), company.company, RATE);
    await approve(await operator('credit.2'), company.company);
  });

  await test.step('the business owner accepts, and the note is listed', async () => {
    await acceptOffer(owner);
  });

  const investDay = dayFromToday(OPEN_TO_ALL_AFTER);
  await test.step('when it is open to all, the investor funds it', async () => {
    await investor.moveTo(investDay);
    await invest(investor, financing.purpose, '5000');
    await expectBalance(investor, 'RM 1,000.00');
  });

  await test.step('it is issued; finance approves the disbursement, a second releases it', async () => {
    await owner.moveTo(investDay);
    await issueNote(owner, place, company, 'RM 4,919.00');
    for (const name of ['finance.1', 'finance.2']) await (await operator(name)).moveTo(investDay);
    await proposeBatch(await operator('finance.1'), company.company);
    await approve(await operator('finance.2'), 'RM 4,919.00');
    await expectPaid(await operator('finance.1'), company.company, 'RM 4,919.00');
  });

  await test.step('on the due date the business owner pays, and the investor receives it', async () => {
    const due = await dueDay({ token: await owner.stored('login_token') }, investDay);
    for (const visitor of [owner, investor, ...operators.values()]) await visitor.moveTo(due);
    await payWhatIsDue(owner, 'RM 5,050.00');
    // Of 50.00 return: 15 % fee and 8 % service tax on it.
    await expectBalance(investor, 'RM 6,041.90');
    await runDay(place, due);
  });

  await test.step('the investor withdraws; one finance operator approves, another releases', async () => {
    await withdraw(investor, place, person, '6041.90');
    await expectBalance(investor, 'RM 0.00');
    await proposeBatch(await operator('finance.2'), person.name);
    await approve(await operator('finance.1'), 'RM 6,041.90');
    await expectPaid(await operator('finance.1'), person.name, 'RM 6,041.90');
  });

  expect(await verifyLedger(place)).toMatch(/All \d+ invariants hold/);
});
