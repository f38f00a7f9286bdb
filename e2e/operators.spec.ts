import { randomBytes, randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { generateSync } from 'otplib';
import { mailTo } from './api/simulator.ts';
import { field } from './pages/fields.ts';
import { approve } from './pages/operator.ts';
import { test } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';

const REASON = 'Agreed with the team';

test('the operators: created by two administrators, the first sign-in, disabled', async ({ newVisitor }) => {
  test.setTimeout(240_000);
  const { place, operatorPair } = sharedProduct();
  const unique = randomBytes(4).toString('hex');
  const name = `Nurul Huda ${unique}`;
  const email = `nurul.${unique}@titian.example`;
  const password = `Pejabat-${unique}-kertas`;
  const [proposing, deciding, person] = [await newVisitor(), await newVisitor(), await newVisitor()];
  await proposing.becomeOperator(operatorPair.maker);
  await deciding.becomeOperator(operatorPair.checker);

  await test.step('one administrator proposes and another approves', async () => {
    const { page, open } = proposing;
    await open('/operator/operators');
    await page.getByRole('button', { name: 'New operator' }).click();
    const dialog = page.getByRole('dialog');
    await field(dialog, 'Name').fill(name);
    await field(dialog, 'E-mail address').fill(email);
    await field(dialog, 'Phone').fill(`011-${randomInt(1e7, 1e8)}`);
    await field(dialog, 'Identity number').fill(
      `90${randomInt(10, 13)}1${randomInt(0, 10)}-14-${randomInt(1000, 10_000)}`,
    );
    await dialog.getByRole('checkbox', { name: 'Support' }).check();
    await field(dialog, 'Reason').fill(REASON);
    await dialog.getByRole('button', { name: 'Propose operator' }).click();
    await expect(page.getByText('Proposed. A different operator decides next.')).toBeVisible();
    await approve(deciding, name);
  });

  await test.step('the link of the mail leads to a password and an authenticator app', async () => {
    const { page, open } = person;
    const mail = await mailTo(place, email, /operator account/i);
    const link = mail.links.find((one) => one.includes('/operator/password/')) ?? '';
    await open(new URL(link).pathname);
    await field(page, 'New password').fill(password);
    await field(page, 'Repeat the password').fill(password);
    await page.getByRole('button', { name: 'Save password' }).click();
    await field(page, 'E-mail').fill(email);
    await field(page, 'Password').fill(password);
    await page.getByRole('button', { name: 'Continue' }).click();
    const key = (await page.getByText(/^Or type this key:/).textContent()) ?? '';
    const secret = key.replace(/^[^:]*:/, '').replace(/\s/g, '');
    await field(page, 'Code').fill(generateSync({ secret }));
    await page.getByRole('button', { name: 'Set up and sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  });

  await test.step('disabled by two, the operator is signed out and cannot sign in', async () => {
    // The open page gets the end of its session.
    person.expectRejection('/operator/current', 401);
    const { page, open } = proposing;
    await open('/operator/operators');
    await page.getByRole('row').filter({ hasText: email }).click();
    await page.getByRole('button', { name: 'Disable', exact: true }).click();
    await field(page, 'Reason').fill(REASON);
    await page.getByRole('button', { name: 'Propose to disable' }).click();
    await expect(page.getByText('Proposed. A different operator decides next.')).toBeVisible();
    await approve(deciding, name);
    const late = await newVisitor();
    late.expectRejection('/operator/login', 422);
    await late.open('/operator/login');
    await field(late.page, 'E-mail').fill(email);
    await field(late.page, 'Password').fill(password);
    await late.page.getByRole('button', { name: 'Continue' }).click();
    await expect(late.page.getByRole('alert')).toContainText(
      'The e-mail address or the password is not right.',
    );
  });
});
