import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { newCompany } from './api/people.ts';
import { mailTo } from './api/simulator.ts';
import { registerAndSignIn } from './pages/account.ts';
import { expectSound } from './pages/axe.ts';
import { field } from './pages/fields.ts';
import { signInOperator } from './pages/operator.ts';
import { giveAuthenticator } from './pages/passkey.ts';
import { openSettings } from './pages/settings.ts';
import { logOut } from './pages/two-factor.ts';
import { test, type Visitor } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';

/** Gives the dialog the fresh code of the newest mail. */
async function giveMailedCode({ page }: Visitor, email: string, requestedAt: Date): Promise<void> {
  const { text } = await mailTo(sharedProduct().place, email, /code/i, requestedAt);
  await field(page.getByRole('dialog'), '6-digit code').fill(/^\d{6}$/m.exec(text)?.[0] ?? '');
}

test('a customer adds a passkey, signs in with it alone, and removes it', async ({ newVisitor }) => {
  const { place } = sharedProduct();
  const person = newCompany('Kedai Kunci Sdn Bhd', 'Salina', 'Zakaria');
  const visitor = await newVisitor();
  const { page } = visitor;
  const dialog = page.getByRole('dialog');
  await giveAuthenticator(page);
  await registerAndSignIn(visitor, 'businessowner', person);
  const name = `Laptop ${randomBytes(2).toString('hex')}`;

  await test.step('adding asks for a fresh code, then the browser makes it', async () => {
    const part = await openSettings(visitor, 'passkeys', 'Passkeys');
    await expect(part.getByText('There is no passkey yet.')).toBeVisible();
    await part.getByRole('button', { name: 'Add a passkey' }).click();
    await field(dialog, 'Name').fill(name);
    visitor.expectRejection('/user/passkeys/options', 403);
    const requestedAt = new Date();
    await dialog.getByRole('button', { name: 'Add' }).click();
    await giveMailedCode(visitor, person.email, requestedAt);
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(part.getByText(name)).toBeVisible();
    await expect(part.getByText('Never used')).toBeVisible();
    await mailTo(place, person.email, /A passkey was added/);
    await expectSound(page);
  });

  await test.step('it signs in without a password', async () => {
    await logOut(page);
    await expectSound(page);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.waitForURL((url) => url.pathname !== '/login');
    const part = await openSettings(visitor, 'passkeys', 'Passkeys');
    await expect(part.getByText('Last used')).toBeVisible();
  });

  await test.step('it is removed with a fresh code, and opens nothing any more', async () => {
    const part = await openSettings(visitor, 'passkeys', 'Passkeys');
    await part.getByRole('button', { name: `Remove ${name}` }).click();
    const requestedAt = new Date();
    const path = /\/api(\/user\/passkeys\/[\w-]+\/remove)$/;
    page.on('request', (sent) => {
      const found = path.exec(new URL(sent.url()).pathname)?.[1];
      if (found !== undefined) visitor.expectRejection(found, 403);
    });
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await giveMailedCode(visitor, person.email, requestedAt);
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(part.getByText('There is no passkey yet.')).toBeVisible();
    await logOut(page);
    visitor.expectRejection('/login/passkey', 422);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByRole('alert')).toContainText('This passkey does not open an account here.');
  });
});

test('an operator adds a passkey and signs in with it', async ({ newVisitor }) => {
  const { operators } = sharedProduct().place;
  const operator = operators.find((one) => one.role === 'support');
  if (operator === undefined) throw new Error('The product has no operator of support.');
  const { page, ...visitor } = await newVisitor();
  await giveAuthenticator(page);
  await signInOperator({ page, ...visitor }, operator);

  await visitor.open('/operator/security');
  const part = page.getByRole('region', { name: 'Passkeys', exact: true });
  await part.getByRole('button', { name: 'Add a passkey' }).click();
  await field(page.getByRole('dialog'), 'Name').fill('Key on my desk');
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
  await expect(part.getByText('Key on my desk')).toBeVisible();
  await expectSound(page);

  await page.evaluate('localStorage.clear()');
  await visitor.open('/operator/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();

  await visitor.open('/operator/security');
  await part.getByRole('button', { name: 'Remove Key on my desk' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(part.getByText('There is no passkey yet.')).toBeVisible();
});
