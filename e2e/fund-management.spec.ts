import { expect } from '@playwright/test';
import { call } from './api/client.ts';
import { approvedInvestor, approvedOwner, type Member } from './api/join.ts';
import { balanceOf, topUp } from './api/money.ts';
import { listedNote } from './api/notes.ts';
import { carryOut } from './api/operator-pair.ts';
import { newCompany, newPerson } from './api/people.ts';
import { dayFromToday, OPEN_TO_ALL_AFTER, typedDay } from './days.ts';
import { expectSound } from './pages/axe.ts';
import { field } from './pages/fields.ts';
import { chooseByKeys, tabTo } from './pages/keyboard.ts';
import { approve, propose } from './pages/operator.ts';
import { test, type Visitor } from './pages/visitor.ts';
import { fixture } from './product/checkout.ts';
import { sharedProduct } from './product/place.ts';

const today = dayFromToday(OPEN_TO_ALL_AFTER);

test('funds are managed under a mandate, by one who orders and another who approves', async ({
  newVisitor,
}) => {
  const { place, operatorPair } = sharedProduct();
  const owner = await approvedOwner(place, operatorPair, newCompany('Mandat Jaya Sdn Bhd', 'Halim', 'Osman'));
  const noteId = await listedNote(place, operatorPair, owner, {
    ...{ amount: '6000.00', rate: '11.00', termMonths: 6 },
  });
  const other = await approvedOwner(place, operatorPair, newCompany('Mandat Dua Sdn Bhd', 'Hamid', 'Osman'));
  const otherId = await listedNote(place, operatorPair, other, {
    ...{ amount: '6000.00', rate: '11.00', termMonths: 6 },
  });
  const investor = await approvedInvestor(place, operatorPair, newPerson('Salmah', 'Terurus'));
  await topUp(place, investor.session, '2000.00');
  const { number, id } = await numberOf(investor);
  const setting = { key: 'fund_management_enabled', value: true, effective_from: today };
  await carryOut(place, operatorPair, { kind: 'setting_change', after: setting }, today);
  const [maker, checker] = [await newVisitor(), await newVisitor()];
  for (const [visitor, session] of [
    [maker, operatorPair.maker],
    [checker, operatorPair.checker],
  ] as const) {
    await visitor.becomeOperator(session);
    await visitor.moveTo(today);
  }

  await test.step('the signed mandate is recorded by two', async () => {
    await openInvestor(maker, number);
    const { page } = maker;
    await page.getByRole('button', { name: 'Record mandate' }).click();
    await page.locator('input[type=file]').setInputFiles(fixture('statement.pdf'));
    await page.getByRole('button', { name: 'Attach document' }).click();
    await expect(page.getByText('Attached.')).toBeVisible();
    await field(page, 'First day').fill(typedDay(today));
    await field(page, 'Most per note').fill('1500');
    await expectSound(page);
    await propose(maker, 'Propose mandate');
    await approve(checker, 'Management mandate');
    const after = { is_fund_managed: true, parent_email: null, guaranteed_only: false };
    await carryOut(place, operatorPair, { kind: 'account_flags', subject_id: id, after }, today);
  });

  await test.step('a subscription is ordered by keyboard, and executed when another approves it', async () => {
    await openInvestor(maker, number);
    const { page } = maker;
    await expect(page.getByRole('region', { name: 'Management mandates' })).toContainText('In force');
    await tabTo(page, 'button', 'Subscribe');
    await page.keyboard.press('Enter');
    const choice = await optionOf(noteId, id);
    await chooseByKeys(page, page.getByRole('combobox', { name: 'Note' }), choice);
    maker.expectRejection(`/operator/fund-management/${id}/orders`, 422);
    await tabTo(page, 'textbox', 'Amount');
    await page.keyboard.type('1600');
    await tabTo(page, 'textbox', 'Reason');
    await page.keyboard.type('As the mandate says');
    await tabTo(page, 'button', 'Propose subscription');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The mandate allows RM 1500.00 per note').first()).toBeVisible();
    await expectSound(page);
    await field(page, 'Amount').fill('1500');
    await page.getByRole('button', { name: 'Propose subscription' }).click();
    await expect(page.getByText('Proposed. A different operator decides next.')).toBeVisible();
    expect(await balanceOf(place, investor.session, today)).toBe('2000.00');
    await approve(checker, 'Order of a managed investor');
    expect(await balanceOf(place, investor.session, today)).toBe('500.00');
  });

  await test.step('a withdrawal leaves for the own account once it is approved', async () => {
    await openInvestor(maker, number);
    const { page } = maker;
    await expect(page.getByRole('region', { name: 'Orders' })).toContainText('Executed');
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await field(page, 'Amount').fill('200');
    await propose(maker, 'Propose withdrawal');
    await approve(checker, 'Order of a managed investor');
    expect(await balanceOf(place, investor.session, today)).toBe('300.00');
  });

  await test.step('the subscription is cancelled by keyboard within its period, once another approves it', async () => {
    await openInvestor(maker, number);
    const { page } = maker;
    await tabTo(page, 'button', /^Cancel subscription to /);
    await page.keyboard.press('Enter');
    await expect(page.getByText('It counts as a cancellation of the investor.')).toBeVisible();
    await expectSound(page);
    await propose(maker, 'Propose cancellation');
    await approve(checker, 'Order of a managed investor');
    expect(await balanceOf(place, investor.session, today)).toBe('1800.00');
  });

  await test.step('two notes are ordered in one form, and what is not taken stays in it with why', async () => {
    await openInvestor(maker, number);
    const { page } = maker;
    await expect(page.getByRole('button', { name: /^Cancel subscription to / })).toHaveCount(0);
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
    await page.getByRole('button', { name: 'Add note' }).click();
    const [first, second] = [1, 2].map((at) => page.getByRole('group', { name: `Subscription ${at}` }));
    for (const [group, note, amount] of [
      [first, noteId, '400'],
      [second, otherId, '1700'],
    ] as const) {
      if (group === undefined) throw new Error('The form has no second note.');
      await chooseByKeys(page, group.getByRole('combobox', { name: 'Note' }), await optionOf(note, id));
      await field(group, 'Amount').fill(amount);
    }
    await expectSound(page);
    maker.expectRejection(`/operator/fund-management/${id}/orders`, 422);
    await page.getByRole('textbox', { name: 'Reason' }).fill('As the mandate says');
    await page.getByRole('button', { name: 'Propose 2 subscriptions' }).click();
    await expect(page.getByText('The mandate allows RM 1500.00 per note').first()).toBeVisible();
    await expect(page.getByRole('group', { name: 'Subscription 2' })).toHaveCount(0);
    await field(page, 'Amount').fill('600');
    await page.getByRole('button', { name: 'Propose subscription' }).click();
    await expect(page.getByRole('region', { name: 'Orders' }).getByText('To approve')).toHaveCount(2);
    await approve(checker, 'Order of a managed investor');
    await approve(checker, 'Order of a managed investor');
    expect(await balanceOf(place, investor.session, today)).toBe('800.00');
  });
});

async function openInvestor({ page, open }: Visitor, number: string): Promise<void> {
  await open('/operator/fund-management');
  await field(page, 'Investor number').fill(number);
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('row').filter({ hasText: number }).click();
  await expect(page.getByRole('region', { name: 'Orders' })).toBeVisible();
}

async function numberOf({ session }: Member): Promise<{ number: string; id: string }> {
  const { place, operatorPair } = sharedProduct();
  const { user } = await call<{ user: { inv_no: string } }>(place, 'GET', '/user/current', { by: session });
  const path = `/operator/fund-management?number=${user.inv_no}`;
  const { items } = await call<{ items: { id: string }[] }>(place, 'GET', path, { by: operatorPair.maker });
  return { number: user.inv_no, id: items[0]?.id ?? '' };
}

/** The note as the list of open ones has it. */
async function optionOf(noteId: string, investorId: string): Promise<string> {
  const { place, operatorPair } = sharedProduct();
  const { notes } = await call<{ notes: { id: string; number: string; grade: string }[] }>(
    place,
    'GET',
    `/operator/fund-management/${investorId}`,
    { by: operatorPair.maker, on: today },
  );
  const note = notes.find((one) => one.id === noteId);
  return `${note?.number} · ${note?.grade} · 11.00% · 6 months · RM 6,000.00 left`;
}
