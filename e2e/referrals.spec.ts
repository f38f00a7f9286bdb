import { expect, type Page } from '@playwright/test';
import { call, type Session } from './api/client.ts';
import { applyAsInvestor, approveApplication, approvedInvestor, approvedOwner } from './api/join.ts';
import { topUp } from './api/money.ts';
import { issueNote, listedNote } from './api/notes.ts';
import { carryOut } from './api/operator-pair.ts';
import { newCompany, newPerson, type Person } from './api/people.ts';
import { dayFromToday, OPEN_TO_ALL_AFTER } from './days.ts';
import { registerAndSignIn } from './pages/account.ts';
import { expectSound } from './pages/axe.ts';
import { test } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';

const AMOUNT = '5000.00';
const later = dayFromToday(OPEN_TO_ALL_AFTER);

/** What a friend does between registering and the reward, behind the screens. */
async function invest(person: Person, session: Session): Promise<void> {
  const { place, operatorPair } = sharedProduct();
  await approveApplication(place, operatorPair, await applyAsInvestor(place, { person, session }));
  await topUp(place, session, AMOUNT);
  const owner = await approvedOwner(place, operatorPair, newCompany('Kedai Kawan', 'Zaleha', 'Ismail'));
  const id = await listedNote(place, operatorPair, owner, { amount: AMOUNT, rate: '10.00', termMonths: 3 });
  const subscription = { note_id: id, amount: AMOUNT, acknowledge_limit: 0, agree_wakalah: 1 };
  await call(place, 'POST', '/investors/investment', { by: session, on: later, body: subscription });
  await issueNote(place, owner, { noteId: id, raised: AMOUNT, on: later });
}

/** Finance sets a part of the fee that the note has brought aside. */
async function setAside(amount: string): Promise<void> {
  const { place, operatorPair } = sharedProduct();
  const { id }: { id: string } = await call(place, 'GET', '/operator/marketing', { by: operatorPair.maker });
  await carryOut(
    place,
    operatorPair,
    { kind: 'marketing_funding', subject_id: id, after: { amount } },
    later,
  );
}

/** Waits with simulated presence; a page without interaction stops following. */
async function follow(page: Page, appears: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.mouse.move(10, 10);
    await page.mouse.move(20, 20);
    await appears();
  }).toPass();
}

test('a friend comes by the link, and the reward is seen live in two windows', async ({ newVisitor }) => {
  const { place, operatorPair } = sharedProduct();
  const { session } = await approvedInvestor(place, operatorPair, newPerson('Salmah', 'Idris'));
  await call(place, 'POST', '/notifications/read', { by: session, body: { all: true } });
  const referrer = await newVisitor();
  await referrer.become(session);
  await referrer.open('/referral');
  const { page } = referrer;
  const link = await page.getByLabel('Your referral link', { exact: true }).inputValue();
  await expect(page.getByRole('img', { name: 'Your referral link as a QR code' })).toBeVisible();
  await expect(page.getByText('No referrals yet.')).toBeVisible();

  const friend = await newVisitor();
  const person = newPerson('Farah', 'Lim');
  const { pathname, search } = new URL(link);
  await registerAndSignIn(friend, 'investor', person, { path: pathname + search, phone: '0137654321' });
  await invest(person, { token: await friend.stored('login_token') });

  const other = await page.context().newPage();
  await other.goto('/notifications');
  await expect(other.getByRole('heading', { name: 'My Notifications' })).toBeVisible();
  await setAside('60.00');

  await test.step('the reward appears in both without being asked for', async () => {
    await follow(other, () =>
      expect(other.getByText('Your referral reward of RM 30.00')).toBeVisible({ timeout: 2_000 }),
    );
    for (const window of [other, page]) {
      await follow(window, () =>
        expect(window.getByRole('banner').getByText('RM 30.00')).toBeVisible({ timeout: 2_000 }),
      );
    }
    await follow(page, () =>
      expect(page.getByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible({ timeout: 2_000 }),
    );
    await expectSound(other);
  });

  await test.step('read in one window, it is read in the other', async () => {
    await other.getByRole('button', { name: /^Mark “Your referral reward/ }).click();
    await follow(page, () =>
      expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible({ timeout: 2_000 }),
    );
  });

  await test.step('the page says how far the friend has come', async () => {
    await page.reload();
    await expect(page.getByText('Farah L.')).toBeVisible();
    await expect(page.getByText('Reward paid')).toBeVisible();
    await expectSound(page);
  });
});
