import { expect } from '@playwright/test';
import { newInvestor } from './api/join.ts';
import { newPerson } from './api/people.ts';
import { expectSound } from './pages/axe.ts';
import { payAtTheBank } from './pages/bank.ts';
import { test } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';

test('a top-up is handed to the phone, which needs no sign-in', async ({ newVisitor }) => {
  const { place, operatorPair } = sharedProduct();
  const { session } = await newInvestor(place, operatorPair, newPerson('Hasnah', 'Idris'));
  const [desktop, phone] = [await newVisitor(), await newVisitor()];
  await desktop.become(session);
  await desktop.open('/balance/topup');
  const answered = desktop.page.waitForResponse((one) => one.url().endsWith('/mobile/topup-link'));
  await desktop.page.getByRole('button', { name: 'Show QR code' }).click();
  const { link }: { link: string } = await (await answered).json();
  await expect(desktop.page.getByRole('img', { name: /^QR code for a top-up/ })).toBeVisible();
  await expectSound(desktop.page);

  const { page } = phone;
  phone.expectRejection(`/mobile/topup/${'A'.repeat(43)}`, 409);
  await page.setViewportSize({ width: 390, height: 844 });
  await test.step('without a link and with a wrong one the page explains', async () => {
    await phone.open('/mobile/balance/topup');
    await expect(page.getByRole('heading', { name: 'A payment link is required' })).toBeVisible();
    await expectSound(page);
    await page.goto('about:blank');
    await phone.open(`/mobile/balance/topup#${'A'.repeat(43)}`);
    await expect(page.getByRole('heading', { name: 'This link has been used or has expired' })).toBeVisible();
  });

  await test.step('reloads do not use the link up; one payment does', async () => {
    await page.goto('about:blank');
    await phone.open(link);
    for (let reloads = 0; reloads < 3; reloads += 1) {
      await expect(page.getByText(/^Hello Hasnah\./)).toBeVisible();
      await page.reload();
    }
    await expectSound(page);
    await page.getByRole('button', { name: 'Proceed To Top up' }).click();
    await payAtTheBank(page);
    await page.waitForURL(/\/mobile\/balance\/topup\?ref_number=TM-/);
    await expect(page.getByText('Your top-up has arrived and can be invested.')).toBeVisible();
    await expectSound(page);
  });

  await test.step('the balance is there where the investor is signed in', async () => {
    await desktop.open('/balance');
    await expect(desktop.page.getByText('RM 200.00').first()).toBeVisible();
  });
});
