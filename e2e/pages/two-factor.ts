import { expect, type Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { PASSWORD } from '../api/people.ts';
import { mailTo } from '../api/simulator.ts';
import type { Place } from '../product/product.ts';
import { field } from './fields.ts';
import { printedText } from './pdf.ts';
import { openSettings } from './settings.ts';
import type { Visitor } from './visitor.ts';

const STEP_SECONDS = 30;

/** The code that an app shows so many half minutes from now: each is accepted once, one step early or late. */
export function appCode(secret: string, stepsAway = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + stepsAway * STEP_SECONDS });
}

export interface AppEnrolment {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Switches an authenticator app on in the settings, as if its key were typed into the app. */
export async function enrolApp(visitor: Visitor): Promise<AppEnrolment> {
  const { page } = visitor;
  const part = await openSettings(visitor, 'two-factor', 'Two-factor');
  await part.getByRole('button', { name: 'Use an authenticator app' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const key = await dialog.getByText(/^Key: /).textContent();
  const secret = (key ?? '').replace(/^Key: |\s/g, '');
  await field(dialog, '6-digit code').fill(appCode(secret));
  await dialog.getByRole('button', { name: 'Switch on' }).click();
  const list = dialog.getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const recoveryCodes = await list.getByRole('listitem').allTextContents();
  await expectPrinted(page, recoveryCodes);
  await dialog.getByRole('checkbox', { name: 'I have kept these codes in a safe place' }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(part.getByText('Your authenticator app', { exact: true })).toBeVisible();
  return { secret, recoveryCodes };
}

/** Prints what is on the screen: the codes are on the paper, and the page behind them is not. */
async function expectPrinted(page: Page, recoveryCodes: readonly string[]): Promise<void> {
  const paper = printedText(await page.pdf());
  for (const code of recoveryCodes) {
    expect(paper).toContain(code);
  }
  expect(paper).not.toContain('Settings');
}

/** Logs out through the menu of the top bar. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}

/** Requests the reset of a lost second factor, follows the mailed link and confirms with the password. */
export async function resetByMail({ page, open }: Visitor, place: Place, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Lost device' }).click();
  const requestedAt = new Date();
  await field(page, 'E-mail').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
  const { text } = await mailTo(place, email, /^Reset two-factor/, requestedAt);
  await open(/\/two-factor\/reset\/[\w-]+/.exec(text)?.[0] ?? '');
  await field(page, 'Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Reset two-factor' }).click();
  await expect(page.getByText('The reset is on its way')).toBeVisible();
}
