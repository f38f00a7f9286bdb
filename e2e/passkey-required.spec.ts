import { expect } from '@playwright/test';
import type { Session } from './api/client.ts';
import { carryOut } from './api/operator-pair.ts';
import { dayFromToday } from './days.ts';
import { expectSound } from './pages/axe.ts';
import { field } from './pages/fields.ts';
import { signInOperator } from './pages/operator.ts';
import { giveAuthenticator } from './pages/passkey.ts';
import { test, type Visitor } from './pages/visitor.ts';
import {
  type OperatorUser,
  type RunningProduct,
  removeDataDir,
  startProduct,
  temporaryDataDir,
} from './product/product.ts';

const REQUIRED = { level: 1, name: 'Passkey required' } as const;

// What is required of operators is required at once and of all, so this product is not the shared one.
let dataDir = '';
let product: RunningProduct;
test.beforeAll(async () => {
  dataDir = temporaryDataDir();
  product = await startProduct(dataDir);
});
test.afterAll(async () => {
  await product.stop();
  removeDataDir(dataDir);
});

/** Signs an operator in with password and code, then adds a passkey; answers the session of the browser. */
async function signInAndAddPasskey(visitor: Visitor, operator: OperatorUser): Promise<Session> {
  const { page } = visitor;
  await giveAuthenticator(page);
  await signInOperator(visitor, operator);
  await visitor.open('/operator/security');
  const part = page.getByRole('region', { name: 'Passkeys', exact: true });
  await part.getByRole('button', { name: 'Add a passkey' }).click();
  await field(page.getByRole('dialog'), 'Name').fill('Administrator key');
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
  await expect(part.getByText('Administrator key')).toBeVisible();
  const { stored } = visitor;
  return {
    token: await stored('operator_login_token'),
    twoFactorToken: await stored('operator_two_factor_token'),
  };
}

test('where passkeys are required, an operator without one can add one and nothing else', async ({
  newVisitor,
}) => {
  const [first, second] = product.operators.filter(({ role }) => role === 'administrator');
  const officer = product.operators.find(({ role }) => role === 'onboarding');
  if (first === undefined || second === undefined || officer === undefined)
    throw new Error('The product lacks an operator.');
  const maker = await signInAndAddPasskey(await newVisitor(product), first);
  const checker = await signInAndAddPasskey(await newVisitor(product), second);
  const visitor = await newVisitor(product);
  const { page } = visitor;
  await giveAuthenticator(page);
  await signInOperator(visitor, officer);

  const after = { key: 'operators_require_passkey', value: true, effective_from: dayFromToday(0) };
  await carryOut(product, { maker, checker }, { kind: 'setting_change', after });

  await test.step('whatever the open sign-in turns to, it is led to the page of the passkey', async () => {
    visitor.expectRejection('/operator/current', 403);
    visitor.expectRejection('/operator/applications', 403);
    visitor.expectRejection('/operator/payouts', 403);
    visitor.expectRejection('/operator/views', 403);
    await expect(async () => {
      await visitor.open('/operator/applications');
      await expect(page.getByRole('heading', REQUIRED)).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await expectSound(page);
    await visitor.open('/operator/payouts');
    await expect(page.getByRole('heading', REQUIRED)).toBeVisible();
  });

  await test.step('with a passkey the workplace opens', async () => {
    await field(page, 'Name').fill('Key of the officer');
    await page.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  });

  await test.step('a new sign-in needs the passkey and no code', async () => {
    await page.evaluate('localStorage.clear()');
    await visitor.open('/operator/login');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  });
});
