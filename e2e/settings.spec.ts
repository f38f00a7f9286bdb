import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { call } from './api/client.ts';
import { registerOwner } from './api/join.ts';
import { newCompany, PASSWORD } from './api/people.ts';
import { mailTo } from './api/simulator.ts';
import { signInWith } from './pages/account.ts';
import { expectSound } from './pages/axe.ts';
import { choose, field } from './pages/fields.ts';
import { confirmByMail, openSettings } from './pages/settings.ts';
import { test } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';

const ZIP_MAGIC = 'PK';

test('the settings: phone, e-mail address, preferences and the own data', async ({ newVisitor }) => {
  const { place } = sharedProduct();
  const { person, session } = await registerOwner(
    place,
    newCompany('Kedai Salmah Sdn Bhd', 'Salmah', 'Hassan'),
  );
  const visitor = await newVisitor();
  const { page } = visitor;
  await visitor.become(session);
  visitor.expectRejection('/user/info', 403);

  await test.step('the phone changes with a code by e-mail, and the owner is told', async () => {
    const contact = await openSettings(visitor, 'contact', 'Contact');
    const requestedAt = new Date();
    await contact.getByRole('button', { name: 'Change phone number' }).click();
    await field(page.getByRole('dialog'), 'Phone number').fill('198765432');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await confirmByMail(visitor, place, person.email, requestedAt);
    await expect(contact.getByText('+60 198765432')).toBeVisible();
    expect((await mailTo(place, person.email, /phone number was changed/)).text).toContain('ends in 5432');
  });

  await test.step('a category is switched off and stays off; money cannot be', async () => {
    const part = await openSettings(visitor, 'notifications', 'Notifications');
    const byEmail = part.getByRole('switch', { name: 'Financing: E-mail' });
    await byEmail.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Saved')).toBeVisible();
    await page.reload();
    await expect(byEmail).not.toBeChecked();
    await expect(part.getByRole('switch', { name: 'Financing: In-app' })).toBeChecked();
    await expect(part.getByRole('switch', { name: /^Money/ })).toHaveCount(0);
  });

  await test.step('the export is announced by mail and downloaded', async () => {
    const part = await openSettings(visitor, 'data', 'Personal data');
    await part.getByRole('button', { name: 'Export personal data' }).click();
    const mail = await mailTo(place, person.email, /Your data export is ready/);
    const link = mail.links.find((one) => one.includes('/account/settings'));
    await page.goto(link ?? '');
    const download = page.waitForEvent('download');
    await part.getByRole('button', { name: 'Download file' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^titian-data-\d{4}-\d\d-\d\d\.zip$/);
    expect(readFileSync(await file.path(), 'latin1').slice(0, 2)).toBe(ZIP_MAGIC);
  });

  await test.step('nothing shuts people out', () => expectSound(page));

  await test.step('Bahasa Malaysia is chosen, followed on another device, and left again', async () => {
    const part = await openSettings(visitor, 'notifications', 'Notifications');
    await choose(page, 'Language', 'Bahasa Malaysia', part);
    const malay = { level: 1, name: 'Tetapan' } as const;
    await expect(page.getByRole('heading', malay)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ms');
    await expect(async () => expect(await visitor.stored('language_unsaved')).toBe('null')).toPass();
    await page.reload();
    await expect(page.getByRole('heading', malay)).toBeVisible();
    await expectSound(page);

    const other = await newVisitor();
    await other.become(session);
    await other.open('/account/settings');
    await expect(other.page.getByRole('heading', malay)).toBeVisible();

    await page.getByRole('button', { name: /^Menu akaun/ }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await other.page.close();
  });

  await test.step('the account is closed with a code by e-mail, and says so', async () => {
    visitor.expectRejection('/user/closing', 403);
    const part = await openSettings(visitor, 'closing', 'Close account');
    const requestedAt = new Date();
    await part.getByRole('button', { name: 'Close account' }).click();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await confirmByMail(visitor, place, person.email, requestedAt, 'Close account');
    await expect(page.getByRole('heading', { name: 'Account closed' })).toBeVisible();
    await expect(page.getByText(/You closed this account on/)).toBeVisible();
    await expectSound(page);
  });
});

test('a session that ended under a form says why, and the form comes back', async ({ newVisitor }) => {
  const { place } = sharedProduct();
  const { person, session } = await registerOwner(
    place,
    newCompany('Kedai Zaiton Sdn Bhd', 'Zaiton', 'Omar'),
  );
  const visitor = await newVisitor();
  const { page } = visitor;
  const password = 'teh tarik di jalan ampang';
  const number = field(page.getByRole('dialog'), 'Phone number');

  await test.step('a number is typed, and asked about before it is discarded', async () => {
    await signInWith(visitor, person.email, PASSWORD);
    const contact = await openSettings(visitor, 'contact', 'Contact');
    await contact.getByRole('button', { name: 'Change phone number' }).click();
    await number.fill('198765431');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Continue editing' }).click();
    await expect(number).toHaveValue('198765431');
  });

  await test.step('the password is changed on another device: this tab learns it by itself', async () => {
    for (const path of ['/user/current', '/user/info', '/notifications/unread', '/logout']) {
      visitor.expectRejection(path, 401);
    }
    const body = { current_password: PASSWORD, password, password_confirmation: password };
    await call(place, 'POST', '/user/change-password', { by: session, body });
    await expect(page.getByText(/Your password was changed and all sessions were signed out/)).toBeVisible({
      timeout: 40_000,
    });
  });

  await test.step('after signing in the form is as it was', async () => {
    await field(page, 'E-mail').fill(person.email);
    await field(page, 'Password').fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Change phone number' })).toBeVisible();
    await expect(number).toHaveValue('198765431');
  });
});

test('a new e-mail address waits for its owner', async ({ newVisitor }) => {
  const { place } = sharedProduct();
  const { person, session } = await registerOwner(
    place,
    newCompany('Kedai Rokiah Sdn Bhd', 'Rokiah', 'Said'),
  );
  const visitor = await newVisitor();
  const { page } = visitor;
  await visitor.become(session);
  visitor.expectRejection('/user/info', 403);
  const email = `new.${person.email}`;

  const contact = await openSettings(visitor, 'contact', 'Contact');
  const requestedAt = new Date();
  await contact.getByRole('button', { name: 'Change e-mail address' }).click();
  await field(page.getByRole('dialog'), 'New e-mail address').fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await confirmByMail(visitor, place, person.email, requestedAt);
  await expect(contact.getByText(`Awaiting verification of ${email}`)).toBeVisible();

  const { links } = await mailTo(place, email, /confirm your new e-mail/);
  await page.goto(links.find((one) => one.includes('/register/verify/')) ?? '');
  await expect(page.getByText(email)).toBeVisible();
  await openSettings(visitor, 'contact', 'Contact');
  await expect(contact.getByText(email, { exact: true })).toBeVisible();
  await mailTo(place, person.email, /e-mail address was changed/);
});

test('unsubscribing by address, and turning the e-mails on again', async ({ newVisitor }) => {
  const { place } = sharedProduct();
  const { person, session } = await registerOwner(place, newCompany('Kedai Hasnah Sdn Bhd', 'Hasnah', 'Ali'));
  const guest = await newVisitor();
  await guest.open(`/unsubscribe/${encodeURIComponent(person.email)}`);
  await expect(guest.page.getByRole('heading', { name: 'Are you sure?' })).toBeVisible();
  await expectSound(guest.page);
  await guest.page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(guest.page.getByText('Successfully unsubscribed.')).toBeVisible();
  await expect(guest.page).toHaveURL(/\/login$/);

  const mail = await mailTo(place, person.email, /unsubscribed from optional e-mails/);
  const owner = await newVisitor();
  await owner.become(session);
  await owner.page.goto(mail.links.find((one) => one.includes('#notifications')) ?? '');
  const emails = owner.page.getByRole('switch', { name: /^Optional e-mails/ });
  await expect(emails).not.toBeChecked();
  await emails.focus();
  await owner.page.keyboard.press('Space');
  await expect(emails).toBeChecked();
});
