import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { call } from './api/client.ts';
import { expectSound } from './pages/axe.ts';
import { test } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';

const ACCOUNT = '514012345678';

/** The day before today in Malaysia: the last one that is over. */
function yesterday(): string {
  return new Date(Date.now() + 8 * 3_600_000 - 86_400_000).toISOString().slice(0, 10);
}

/** A statement of a day as MT940 that goes on where the bank's own ended, with one line of nobody we know. */
function statement(on: string, closing: string, reference: string): string {
  const [ringgit = '0', sen = '00'] = closing.split('.');
  const day = on.slice(2).replaceAll('-', '');
  return [
    `:20:${reference}`,
    `:25:${ACCOUNT}`,
    ':28C:1/1',
    `:60F:C${day}MYR${ringgit},${sen}`,
    `:61:${day}${day.slice(2)}C77,00NTRFNONREF//${reference}`,
    `:86:/NAME/TENANT ${reference}/REMI/RENT`,
    `:62F:C${day}MYR${BigInt(ringgit) + 77n},${sen}`,
  ].join('\r\n');
}

test('finance sees that client money is at the bank, and takes what nobody knows', async ({ newVisitor }) => {
  const { place, desk } = sharedProduct();
  const day = yesterday();
  await call(place, 'POST', '/test/run-day', { body: { date: day } });
  const days: { items: { day: string; bank: string }[] } = await call(
    place,
    'GET',
    '/operator/reconciliation/days?limit=100',
    { by: desk.maker },
  );
  const closing = days.items.find((one) => one.day === day)?.bank ?? '0.00';
  const reference = `E${randomBytes(6).toString('hex').toUpperCase()}`;
  const { page, becomeOperator, open, expectRefusal } = await newVisitor();
  await becomeOperator(desk.maker);
  expectRefusal('/operator/bank-statements', 409);

  await test.step('one sentence, with its proof beneath', async () => {
    await open('/operator/reconciliation');
    await expect(
      page.getByText(/^Client money = bank: on .* holds exactly the RM.[\d,.]+ that is owed\.$/),
    ).toBeVisible();
    await page.getByText('Waiting to be invested, paid out or distributed').click();
    await expect(page.getByText('Subscriptions to notes not issued yet')).toBeVisible();
    const sums = await page.getByText('Together').locator('..').allInnerTexts();
    expect(new Set(sums.map((one) => one.replace(/\s+/g, ' '))).size).toBe(1);
  });

  const bring = async () => {
    await page.getByRole('button', { name: 'Import a statement' }).click();
    await page.locator('input[type=file]').setInputFiles({
      name: `${reference}.sta`,
      mimeType: 'text/plain',
      buffer: Buffer.from(statement(day, closing, reference)),
    });
    await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  };

  await test.step('a statement with a line of nobody we know, taken once', async () => {
    await bring();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText(`TENANT ${reference}`).first()).toBeVisible();
    await bring();
    await expect(page.getByText('This statement was imported before. Nothing has changed.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('its line has an age, and an owner once somebody takes it', async () => {
    await page.getByRole('row').filter({ hasText: reference }).click();
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
    await page.getByRole('button', { name: 'Assign to me' }).click();
    const row = page.getByRole('row').filter({ hasText: reference });
    await expect(row).toContainText('Maker of the tests');
    await expect(row).toContainText('1 day');
    await expect(page.getByRole('button', { name: 'Assign to me' })).toBeHidden();
    await expectSound(page);
  });
});
