import { expect } from '@playwright/test';
import { carryOut } from './api/desk.ts';
import {
  applyAsOwner,
  approvedInvestor,
  approvedOwner,
  registerInvestor,
  registerOwner,
} from './api/join.ts';
import { topUp } from './api/money.ts';
import { applyForFinancing, listedNote, offerFinancing } from './api/notes.ts';
import { newCompany, newPerson } from './api/people.ts';
import { dayFromToday, OPEN_TO_ALL_AFTER } from './days.ts';
import { colourProblems, seriousProblems } from './pages/axe.ts';
import { drawAll } from './pages/draw-all.ts';
import { test, type Visitor } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';

const terms = { amount: '8000.00', rate: '11.00', termMonths: 6 };

/** Opens pages one after the other; each has loaded when its heading is there. In the dark only the colours differ. */
async function expectSoundPages(
  visitor: Visitor,
  pages: readonly (readonly [path: string, heading: string | RegExp])[],
): Promise<void> {
  const { page } = visitor;
  const found: string[] = [];
  for (const [path, heading] of pages) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await visitor.open(path);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await drawAll(page);
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    found.push(...(await seriousProblems(page)).map((problem) => `${path} (light) ${problem}`));
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    found.push(...(await colourProblems(page)).map((problem) => `${path} (dark) ${problem}`));
  }
  expect(found).toEqual([]);
}

test('the check itself notices a field without a name', async ({ newVisitor }) => {
  const { page, open } = await newVisitor();
  await open('/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.evaluate("document.querySelector('form').append(document.createElement('textarea'))");
  expect((await seriousProblems(page)).map((problem) => problem.split(':')[0])).toEqual(['label']);
});

test('pages for everybody have nothing that shuts people out', async ({ newVisitor }) => {
  const visitor = await newVisitor();
  visitor.expectRefusal('/register/verify', 422);
  await expectSoundPages(visitor, [
    ['/login', 'Sign in'],
    ['/register', 'Create an account'],
    ['/register/businessowner', 'Create an account'],
    ['/operator/login', 'Operator sign-in'],
    ['/dev/mailbox', 'Mailbox of the demo'],
    ['/dev/clock', 'Business date of the demo'],
    ['/register/institution', 'Create an account'],
    ['/register/verify', /./],
    ['/register/verify/a-link-that-was-used-already', /./],
    ['/password/reset', /./],
    ['/password/reset/a-link-that-was-used-already', /./],
    ['/two-factor/reset', /./],
    ['/two-factor/reset/a-link-that-was-used-already', /./],
    ['/unsubscribe', /./],
    ['/unsubscribe/somebody@example.com', /./],
    ['/verification', /./],
    ['/no-such-page', 'Page not found'],
  ]);
});

test('nor have the texts and the simulation', async ({ newVisitor }) => {
  await expectSoundPages(await newVisitor(), [
    ['/about', 'Figures that apply today'],
    ['/risk', 'You can lose money'],
    ['/privacy', 'What we collect'],
    ['/consent', 'Credit reporting'],
    ['/tnc', 'Issuer terms: conventional notes'],
    ['/tnc/issuer/islamic', 'Issuer terms: Shariah notes'],
    ['/tnc/investor', 'Investor terms: conventional notes'],
    ['/tnc/investor/islamic', 'Investor terms: Shariah notes'],
    ['/issuer-disclosure', 'Issuer disclosure: conventional notes'],
    ['/issuer-disclosure/islamic', 'Issuer disclosure: Shariah notes'],
    ['/simulation', 'How much may fail before you lose?'],
    ['/simulation?amount=130000&rate=11&months=4&failed=20&contract=shariah', /month by month/],
  ]);
});

test('nor have the application forms', async ({ newVisitor }) => {
  const { place } = sharedProduct();
  const applicant = await newVisitor();
  const { session } = await registerInvestor(place, newPerson('Zaiton', 'Jamal'));
  await applicant.become(session);
  await expectSoundPages(applicant, [['/investors/apply', 'Investor application']]);
  const owner = await newVisitor();
  const company = await registerOwner(place, newCompany('Kedai Emas Sdn Bhd', 'Zainab', 'Omar'));
  await owner.become(company.session);
  await expectSoundPages(owner, [['/business_owners/apply', 'Company application']]);
});

test('nor have the pages of those who wait and those who were refused', async ({ newVisitor }) => {
  const { place, desk } = sharedProduct();
  const visitor = await newVisitor();
  const company = newCompany('Batik Laut Sdn Bhd', 'Maimunah', 'Yaakob');
  const { session } = await registerOwner(place, company);
  const applicationId = await applyAsOwner(place, session, company);
  await visitor.become(session);
  await expectSoundPages(visitor, [['/application/review', 'Your application is under review']]);
  const after = { decision: 'Rejected' };
  await carryOut(place, desk, { kind: 'application_decision', subject_id: applicationId, after });
  await expectSoundPages(visitor, [['/application/rejected', /^Hello/]]);
});

test('nor have the pages of an investor', async ({ newVisitor }) => {
  const { place, desk } = sharedProduct();
  const owner = await approvedOwner(place, desk, newCompany('Perabot Indah Sdn Bhd', 'Ramlah', 'Idris'));
  const noteId = await listedNote(place, desk, owner, terms);
  const { session } = await approvedInvestor(place, desk, newPerson('Fauziah', 'Rashid'));
  await topUp(place, session, '1000.00');
  const investor = await newVisitor();
  await investor.become(session);
  await investor.moveTo(dayFromToday(OPEN_TO_ALL_AFTER));
  await expectSoundPages(investor, [
    ['/dashboard', /./],
    ['/balance', 'Cash balance'],
    ['/balance/topup', 'Top Up'],
    ['/balance/withdraw', 'Withdraw'],
    ['/notes', 'My Notes'],
    [`/notes/${noteId}`, 'A delivery van for the northern states'],
    ['/my_activity', 'My Activity'],
    ['/notifications', 'My Notifications'],
    ['/referral', 'My Referrals'],
    ['/smart-investment', /./],
  ]);
});

test('nor have the pages of a business owner', async ({ newVisitor }) => {
  const { place, desk } = sharedProduct();
  const member = await approvedOwner(place, desk, newCompany('Tenun Asli Sdn Bhd', 'Salbiah', 'Nordin'));
  const noteId = await applyForFinancing(place, member, terms);
  await offerFinancing(place, desk, noteId, terms);
  await applyForFinancing(place, member, { ...terms, purpose: 'A loom for the second hall' });
  await listedNote(place, desk, member, { ...terms, purpose: 'Silk for the wedding season' });
  const owner = await newVisitor();
  await owner.become(member.session);
  await expectSoundPages(owner, [
    ['/dashboard', /./],
    ['/bo/notes?tab=under_review', 'My Notes'],
    ['/bo/notes?tab=pending', 'My Notes'],
    ['/bo/notes?tab=listed', 'My Notes'],
    ['/financing/apply', /./],
    ['/direct-debit/settings', 'My Direct Debit'],
  ]);
});

test('nor has the back office', async ({ newVisitor }) => {
  const { desk } = sharedProduct();
  const operator = await newVisitor();
  await operator.becomeOperator(desk.maker);
  await expectSoundPages(operator, [
    ['/operator', 'Overview'],
    ['/operator/approvals', 'Approvals'],
    ['/operator/applications?state=all', 'Applications'],
    ['/operator/financing-applications?state=all', 'Financing applications'],
    ['/operator/payouts', 'Payouts'],
    ['/operator/withdrawals', 'Withdrawals'],
    ['/operator/topups', /./],
    ['/operator/notes', /./],
    ['/operator/customers', 'Customers'],
    ['/operator/identity-checks', 'Identity checks'],
    ['/operator/premium-upgrades', /./],
    ['/operator/bank-accounts', 'Bank accounts'],
    ['/operator/receipts', 'Money to decide'],
    ['/operator/repayments', 'Held payments'],
    ['/operator/reconciliation', 'Reconciliation'],
    ['/operator/rail', 'Payment rail'],
    ['/operator/marketing', 'Referral rewards'],
    ['/operator/settings', /./],
    ['/operator/screening', 'Screening'],
    ['/operator/screening-list', 'Screening list'],
    ['/operator/audit', /./],
  ]);
});
