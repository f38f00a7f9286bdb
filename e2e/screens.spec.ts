import { expect } from '@playwright/test';
import { approvedInvestor, approvedOwner, newInvestor, registerInvestor, registerOwner } from './api/join.ts';
import { topUp } from './api/money.ts';
import { applyForFinancing, listedNote, offerFinancing } from './api/notes.ts';
import { newCompany, newPerson } from './api/people.ts';
import { disable, halfSignedIn, reject, waitingOwner } from './api/prepared-members.ts';
import { dayFromToday, OPEN_TO_ALL_AFTER } from './days.ts';
import { axeProblems, colourProblems } from './pages/axe.ts';
import { drawAll } from './pages/draw-all.ts';
import { everyPage, type PageWithHeading } from './pages/every-page.ts';
import { sidewaysProblems } from './pages/reflow.ts';
import { test, type Visitor } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';

const terms = { amount: '8000.00', rate: '11.00', termMonths: 6 };

/** Opens pages one after the other; each has loaded when its heading is there. In the dark only the colours differ. */
async function expectSoundPages(visitor: Visitor, pages: readonly PageWithHeading[]): Promise<void> {
  const { page } = visitor;
  const found: string[] = [];
  for (const [path, heading] of pages) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await visitor.open(path);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await drawAll(page);
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    found.push(...(await axeProblems(page)).map((problem) => `${path} (light) ${problem}`));
    found.push(...(await sidewaysProblems(page)).map((problem) => `${path} ${problem}`));
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
  expect((await axeProblems(page)).map((problem) => problem.split(':')[0])).toEqual(['label']);
});

test('pages for everybody have nothing that shuts people out', async ({ newVisitor }) => {
  const visitor = await newVisitor();
  visitor.expectRejection('/register/verify', 422);
  visitor.expectRejection('/payments/a-link-that-was-used-already', 404);
  await expectSoundPages(visitor, everyPage.guest);
});

test('nor have the texts and the simulation', async ({ newVisitor }) => {
  await expectSoundPages(await newVisitor(), everyPage.texts);
});

test('nor have the application forms', async ({ newVisitor }) => {
  const { place } = sharedProduct();
  const applicant = await newVisitor();
  const { session } = await registerInvestor(place, newPerson('Zaiton', 'Jamal'));
  await applicant.become(session);
  await expectSoundPages(applicant, everyPage.applicant);
  const owner = await newVisitor();
  const company = await registerOwner(place, newCompany('Kedai Emas Sdn Bhd', 'Zainab', 'Omar'));
  await owner.become(company.session);
  await expectSoundPages(owner, everyPage.company);
});

test('nor have the pages of those who wait and those who were refused', async ({ newVisitor }) => {
  const { place, operatorPair } = sharedProduct();
  const visitor = await newVisitor();
  const { session, applicationId } = await waitingOwner(
    place,
    newCompany('Batik Laut Sdn Bhd', 'Maimunah', 'Yaakob'),
  );
  await visitor.become(session);
  await expectSoundPages(visitor, everyPage.waiting);
  await reject(place, operatorPair, applicationId);
  await expectSoundPages(visitor, everyPage.rejected);
});

test('nor have the pages between signing in and the product', async ({ newVisitor }) => {
  const { place, operatorPair } = sharedProduct();
  const newcomer = await newVisitor();
  await newcomer.become((await newInvestor(place, operatorPair, newPerson('Hanisah', 'Zulkifli'))).session);
  await expectSoundPages(newcomer, everyPage.newcomer);
  const half = await newVisitor();
  await half.become(await halfSignedIn(place, await registerInvestor(place, newPerson('Rokiah', 'Salim'))));
  await expectSoundPages(half, everyPage.secondFactor);
  const disabled = await newVisitor();
  const other = await registerInvestor(place, newPerson('Saodah', 'Mokhtar'));
  await disable(place, operatorPair, other);
  await disabled.become(other.session);
  await expectSoundPages(disabled, everyPage.disabled);
});

test('nor have the pages of an investor', async ({ newVisitor }) => {
  const { place, operatorPair } = sharedProduct();
  const owner = await approvedOwner(
    place,
    operatorPair,
    newCompany('Perabot Indah Sdn Bhd', 'Ramlah', 'Idris'),
  );
  const noteId = await listedNote(place, operatorPair, owner, terms);
  const { session } = await approvedInvestor(place, operatorPair, newPerson('Fauziah', 'Rashid'));
  await topUp(place, session, '1000.00');
  const investor = await newVisitor();
  await investor.become(session);
  await investor.moveTo(dayFromToday(OPEN_TO_ALL_AFTER));
  const note = [`/notes/${noteId}`, 'A delivery van for the northern states'] as const;
  await expectSoundPages(investor, [...everyPage.investor, note]);
});

test('nor have the pages of a business owner', async ({ newVisitor }) => {
  const { place, operatorPair } = sharedProduct();
  const member = await approvedOwner(
    place,
    operatorPair,
    newCompany('Tenun Asli Sdn Bhd', 'Salbiah', 'Nordin'),
  );
  const noteId = await applyForFinancing(place, member, terms);
  await offerFinancing(place, operatorPair, noteId, terms);
  await applyForFinancing(place, member, { ...terms, purpose: 'A loom for the second hall' });
  await listedNote(place, operatorPair, member, { ...terms, purpose: 'Silk for the wedding season' });
  const owner = await newVisitor();
  await owner.become(member.session);
  await expectSoundPages(owner, everyPage.owner);
});

test('nor has the back office', async ({ newVisitor }) => {
  const { operatorPair } = sharedProduct();
  const operator = await newVisitor();
  await operator.becomeOperator(operatorPair.maker);
  operator.expectRejection('/operator/customers/0194b6f0-0000-7000-8000-000000000001', 404);
  await expectSoundPages(operator, everyPage.office);
});
