import { expect, type Page } from '@playwright/test';
import { newInvestor } from './api/join.ts';
import { topUp } from './api/money.ts';
import { newPerson } from './api/people.ts';
import { mailTo } from './api/simulator.ts';
import { expectSound } from './pages/axe.ts';
import { choose, field } from './pages/fields.ts';
import { approve } from './pages/operator.ts';
import { applyForPremium, openFromMenu, proposePremium } from './pages/premium.ts';
import { test } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';

/** The preset is offered first; put aside, it makes room for the tour, which ends with its last step. */
async function firstVisit(page: Page): Promise<void> {
  const offer = page.getByRole('dialog', { name: 'Auto Investment' });
  await expect(offer).toBeVisible();
  await expectSound(page);
  await offer.getByRole('button', { name: 'Not now' }).click();
  for (const step of ['1/4', '2/4', '3/4']) {
    await expect(page.getByText(step, { exact: true })).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await expect(page.getByText('4/4', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByText('4/4', { exact: true })).toBeHidden();
}

async function changeRisk(page: Page): Promise<void> {
  const dialog = await openFromMenu(page, 'Risk Profile Settings', 'Risk Profile Settings');
  await expect(dialog.getByText('Not required if no existing exposure in P2P')).toBeVisible();
  await expectSound(page);
  await dialog.getByRole('radio', { name: 'Aggressive' }).check();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Successfully updated', { exact: true })).toBeVisible();
}

test('an investor is shown around and moves to Premium', async ({ newVisitor }) => {
  const { place, operatorPair } = sharedProduct();
  const { person, session } = await newInvestor(place, operatorPair, newPerson('Rohani', 'Salleh'));
  const visitor = await newVisitor();
  const { page } = visitor;
  await visitor.become(session);

  await test.step('the preset is offered, then the tour is shown, each once', async () => {
    await visitor.open('/dashboard');
    await firstVisit(page);
  });

  await test.step('the risk profile is changed', () => changeRisk(page));

  await test.step('the preset can be hidden for good', async () => {
    await visitor.open('/dashboard');
    await page.getByRole('checkbox', { name: "Don't show this again" }).check();
    await page.getByRole('button', { name: 'Not now' }).click();
    await visitor.open('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('Premium is asked for, with documents', async () => {
    const dialog = await openFromMenu(page, 'Premium', 'Premium upgrade');
    await expect(dialog.getByRole('button', { name: 'Submit' })).toBeVisible();
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await applyForPremium(page);
  });

  await test.step('one operator proposes, a second approves', async () => {
    const [maker, checker] = [await newVisitor(), await newVisitor()];
    await maker.becomeOperator(operatorPair.maker);
    await proposePremium(maker, person.name);
    await checker.becomeOperator(operatorPair.checker);
    await approve(checker, person.name);
    await mailTo(place, person.email, /Premium plan/);
  });

  await test.step('the plan is Premium, and the menu offers it no more', async () => {
    await visitor.open('/dashboard');
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Settings', exact: true })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Premium', exact: true })).toBeHidden();
  });
});

test('a new agreement and old employment data are asked for first, and a preset is made', async ({
  newVisitor,
}) => {
  const { place, operatorPair } = sharedProduct();
  const { session } = await newInvestor(place, operatorPair, newPerson('Latifah', 'Hamid'));
  await topUp(place, session, '500.00');
  const visitor = await newVisitor();
  const { page } = visitor;
  await visitor.become(session);
  await visitor.moveTo('2028-06-01');
  await visitor.open('/dashboard');
  const work = page.getByRole('dialog', { name: 'Employment information' });
  await expect(work.getByRole('button', { name: 'Log Out' })).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(work).toBeVisible();
  await expect(work.getByText('Is your employment information still correct?')).toBeVisible();
  await work.getByRole('button', { name: 'Change' }).click();
  await choose(page, 'Occupation', 'Retired');
  visitor.expectRejection('/settings/basic_information', 422);
  await work.getByRole('button', { name: 'Save' }).click();
  await expect(work.getByText('Please enter the source of income').first()).toBeVisible();
  await field(work, 'Source of income').fill('Pension');
  await choose(page, 'Annual income (RM)', '50,000 & below');
  await work.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Successfully updated basic information')).toBeVisible();

  await page.getByRole('button', { name: 'Create preset' }).click();
  await page.waitForURL('**/smart-investment/true');
  await expect(page.getByRole('heading', { name: 'Your preset has been created' })).toBeVisible();
  await expectSound(page);
});
