import { expect, type Page } from '@playwright/test';
import { call } from './api/client.ts';
import { approvedInvestor, approvedOwner, type Member } from './api/join.ts';
import { balanceOf, topUp } from './api/money.ts';
import { applyForFinancing, issueNote, type NoteTerms, offerFinancing } from './api/notes.ts';
import { carryOut } from './api/operator-pair.ts';
import { newCompany, newPerson } from './api/people.ts';
import { simulator } from './api/simulator.ts';
import { dayFromToday, daysAfter, OPEN_TO_ALL_AFTER } from './days.ts';
import { axeProblems } from './pages/axe.ts';
import { choose, field } from './pages/fields.ts';
import { openHolding, saveOwnNotes } from './pages/own-notes.ts';
import {
  expectQuote,
  expectReceipt,
  expectTransferReference,
  expectYearlyStatement,
  pay,
} from './pages/repayment.ts';
import { test, type Visitor } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';
import { verifyLedger } from './product/product.ts';

interface IssuedNote {
  readonly id: string;
  readonly number: string;
  readonly owner: Member;
  readonly investors: readonly [Member, Member, Member];
  /** The day on which the first instalment is due. */
  readonly firstDue: string;
}

const issuedOn = dayFromToday(OPEN_TO_ALL_AFTER);

/** A note with three investors that was issued behind the screens. */
async function issuedNote(company: string, terms: NoteTerms, amounts: readonly [string, string, string]) {
  const { place, operatorPair } = sharedProduct();
  const owner = await approvedOwner(place, operatorPair, newCompany(company, 'Zainab', 'Karim'));
  const id = await applyForFinancing(place, owner, terms);
  await offerFinancing(place, operatorPair, id, terms);
  await call(place, 'POST', '/notes/listing/confirm', {
    by: owner.session,
    on: dayFromToday(0),
    body: { note_id: id, agree_offer: 1 },
  });
  const join = async (first: string, amount: string): Promise<Member> => {
    const investor = await approvedInvestor(place, operatorPair, newPerson(first, 'Osman'));
    await topUp(place, investor.session, amount);
    const body = { note_id: id, amount, acknowledge_limit: 0, agree_wakalah: 1 };
    await call(place, 'POST', '/investors/investment', { by: investor.session, on: issuedOn, body });
    return investor;
  };
  const investors = [
    await join('Aishah', amounts[0]),
    await join('Badrul', amounts[1]),
    await join('Chong', amounts[2]),
  ] as const;
  await issueNote(place, owner, { noteId: id, raised: terms.amount, on: issuedOn });
  const { note }: { note: { number: string } } = await call(place, 'GET', `/notes/${id}`, {
    by: owner.session,
    on: issuedOn,
  });
  const { items }: { items: { due_on: string }[] } = await call(
    place,
    'GET',
    `/notes/amortizations?note_id=${id}`,
    { by: owner.session, on: issuedOn },
  );
  return { id, number: note.number, owner, investors, firstDue: items[0]?.due_on ?? '' };
}

async function customer(newVisitor: () => Promise<Visitor>, member: Member, day: string): Promise<Visitor> {
  const visitor = await newVisitor();
  await visitor.become(member.session);
  await visitor.moveTo(day);
  return visitor;
}

async function finance(newVisitor: () => Promise<Visitor>, day: string): Promise<Visitor> {
  const visitor = await newVisitor();
  await visitor.becomeOperator(sharedProduct().operatorPair.maker);
  await visitor.moveTo(day);
  return visitor;
}

/** Opens the panel of a note in the list of all notes. */
async function createOperatorPair({ page, open }: Visitor, note: IssuedNote): Promise<void> {
  await open('/operator/notes');
  await page.getByRole('row').filter({ hasText: note.number }).click();
  await expect(page.getByRole('button', { name: 'Write update' })).toBeVisible();
}

async function expectProposed(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Write update' })).toBeVisible();
  await expect(page.getByLabel('Reason')).toHaveCount(0);
}

/** The second operator approves what the first proposed about a note. */
async function approveNewest(kind: string, noteId: string, on: string): Promise<void> {
  const { place, operatorPair } = sharedProduct();
  const path = '/operator/approvals?state=proposed&limit=100';
  const { items }: { items: { id: string; kind: string; subject_id: string }[] } = await call(
    place,
    'GET',
    path,
    { by: operatorPair.checker, on },
  );
  const found = items.find((one) => one.kind === kind && one.subject_id === noteId);
  await call(place, 'POST', `/operator/approvals/${found?.id}/approve`, {
    by: operatorPair.checker,
    on,
    body: {},
  });
}

const COMPANY = 'Kedai Roti Harum Sdn Bhd';

test('a conventional note is paid late, then settled early', async ({ newVisitor }) => {
  const { place } = sharedProduct();
  const terms: NoteTerms = { amount: '6000.00', rate: '12.00', termMonths: 3 };
  const note = await issuedNote(COMPANY, terms, ['3000.00', '2000.00', '1000.00']);
  const late = daysAfter(note.firstDue, 11);
  const investor = await customer(newVisitor, note.investors[0], late);
  const owner = await customer(newVisitor, note.owner, late);

  await test.step('an operator tells the investors what is done about it', async () => {
    const operator = await finance(newVisitor, late);
    await createOperatorPair(operator, note);
    const { page } = operator;
    await page.getByRole('button', { name: 'Write update' }).click();
    await choose(page, 'Type', 'Promise to pay');
    await field(page, 'Title').fill('The issuer promises to pay');
    await field(page, 'Text for investors').fill('The owner was called and pays this week.');
    await field(page, 'Next step').fill('Call again');
    await field(page, 'Due').fill(daysAfter(late, 4));
    await page.getByRole('button', { name: 'Publish update' }).click();
    await expect(page.getByText('The issuer promises to pay')).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
  });

  await test.step('an investor sees what is due, and what is done next', async () => {
    const { page, open } = investor;
    await open('/notes?tab=updates');
    await expect(page.getByText('The owner was called and pays this week.')).toBeVisible();
    await page.getByRole('link', { name: note.number }).first().click();
    const operatorPair = page.getByRole('region', { name: 'Arrears and recovery' });
    await expect(operatorPair.getByText('A payment is 11 days late.')).toBeVisible();
    // RM 2,060.00 and 0.1 % of it for 11 days.
    await expect(operatorPair.getByText('RM 2,082.66')).toBeVisible();
    await expect(operatorPair.getByText(/^Call again, by/)).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
  });

  await test.step('the note is found in the table, and the table is saved as it is shown', async () => {
    await saveOwnNotes(investor, note.number, ',12.00,3,0.00,3000.00,3000.00,0.00,');
    // Half of 2,060.00 and of 0.1 % of it for 11 days.
    await openHolding(investor.page, note.number, 'RM 1,041.33 is overdue to you, 11 days past due');
  });

  await test.step('the issuer pays late, then settles the rest and saves the last month', async () => {
    const { page } = owner;
    await pay(owner, 'Amount due: RM 2,082.66');
    await expectReceipt(page, [COMPANY, note.number, 'RM 2,082.66', 'RM 2,000.00', 'RM 60.00', 'RM 22.66']);
    await owner.open('/bo/notes?tab=issued');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByRole('radio', { name: /^Early settlement today/ }).check();
    await expect(page.getByText('Interest saved')).toBeVisible();
    await expectQuote(page, [COMPANY, note.number, 'RM 4,060.00', 'RM 4,000.00', 'RM 60.00']);
    await expectTransferReference(page, note.number);
    expect(await axeProblems(page)).toEqual([]);
    await pay(owner, 'Early settlement today: RM 4,060.00');
  });

  await test.step('the statement of the year adds up to what was paid', async () => {
    const figures = ['RM 6,000.00', 'RM 120.00', 'RM 22.66'];
    await expectYearlyStatement(owner, late.slice(0, 4), [COMPANY, note.number, ...figures]);
  });

  await test.step('the note is complete, and everybody has their share to the sen', async () => {
    // Half of 6,000.00 principal, 120.00 return and 22.66 late charge, less 15 % fee and 8 % tax on it of 60.00.
    await expect.poll(() => balanceOf(place, note.investors[0].session)).toBe('3061.61');
    await investor.open(`/notes/${note.number}`);
    await expect(investor.page.getByText('Completed').first()).toBeVisible();
  });
  expect(await verifyLedger(place)).toMatch(/All \d+ invariants hold/);
});

test('a Shariah note defaults, is recovered in part and written off', async ({ newVisitor }) => {
  const { place, operatorPair } = sharedProduct();
  const terms: NoteTerms = {
    ...{ amount: '5000.00', rate: '12.00', termMonths: 1 },
    ...{ contract: 'Shariah', profile: 'bullet' },
  };
  const note = await issuedNote('Kilang Batik Seri Sdn Bhd', terms, ['2500.00', '1500.00', '1000.00']);
  const day = daysAfter(note.firstDue, 90);
  await carryOut(place, operatorPair, { kind: 'note_default', subject_id: note.id, after: {} }, day);
  const cost = { amount: '200.00', on: day, what: 'Letter of demand by the lawyers' };
  await carryOut(place, operatorPair, { kind: 'recovery_cost', subject_id: note.id, after: cost }, day);
  await test.step('the money is on the statement of the trust account', async () => {
    await simulator(place, '/control/bank/deposit', {
      ...{ amount: '1700.00', payer_name: 'Pelelong Awam Sdn Bhd' },
      ...{ reference: `RCV-${note.number}`, booking_date: day },
    });
    await call(place, 'POST', '/test/run-day', { body: { date: day } });
  });
  const operator = await finance(newVisitor, day);

  await test.step('finance records what was recovered, and a second operator approves it', async () => {
    await createOperatorPair(operator, note);
    const { page } = operator;
    await page.getByRole('button', { name: 'Record receipt' }).click();
    await choose(page, 'Payer', 'Recovery');
    await field(page, 'Amount').fill('1700');
    await field(page, 'Bank statement line').fill(`RCV-${note.number}`);
    await page.getByRole('option', { name: new RegExp(`RCV-${note.number}`) }).click();
    await expect(field(page, 'Payer name')).toHaveValue('Pelelong Awam Sdn Bhd');
    await field(page, 'Reason').fill('On the statement of today');
    await page.getByRole('button', { name: 'Propose receipt' }).click();
    await expectProposed(page);
    await approveNewest('note_receipt', note.id, day);
    // Costs of 200.00 first; of 1,500.00 principal a half, without any fee.
    await expect.poll(() => balanceOf(place, note.investors[0].session)).toBe('750.00');
  });

  await test.step('the rest is written off by two operators', async () => {
    await createOperatorPair(operator, note);
    const { page } = operator;
    await page.getByRole('button', { name: 'Close note' }).click();
    await expect(page.getByText(/^RM 3,500.00 of principal is written off/)).toBeVisible();
    await field(page, 'Reason').fill('The company is wound up');
    await page.getByRole('button', { name: 'Propose closure' }).click();
    await expectProposed(page);
    await approveNewest('note_close', note.id, day);
  });

  await test.step('each investor reads what came back and what is lost, in Shariah words', async () => {
    const investor = await customer(newVisitor, note.investors[0], day);
    await expect(async () => {
      await investor.open(`/notes/${note.number}`);
      const operatorPair = investor.page.getByRole('region', { name: 'Arrears and recovery' });
      await expect(operatorPair.getByText('RM 3,500.00')).toBeVisible({ timeout: 3_000 });
      await expect(operatorPair.getByText('RM 750.00')).toBeVisible();
    }).toPass();
    expect(await investor.page.getByRole('main').textContent()).not.toMatch(/interest|\bloan/i);
    expect(await axeProblems(investor.page)).toEqual([]);
    await investor.open('/notes?tab=past');
    await expect(investor.page.getByText(note.number)).toBeVisible();
  });
  expect(await verifyLedger(place)).toMatch(/All \d+ invariants hold/);
});
