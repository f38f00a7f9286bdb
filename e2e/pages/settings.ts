import { expect, type Locator } from '@playwright/test';
import { mailTo } from '../api/simulator.ts';
import type { Place } from '../product/product.ts';
import { field } from './fields.ts';
import type { Visitor } from './visitor.ts';

/** Opens the settings at one of their parts. */
export async function openSettings({ page, open }: Visitor, anchor: string, title: string): Promise<Locator> {
  await open(`/account/settings#${anchor}`);
  const part = page.getByRole('region', { name: title, exact: true });
  await expect(part).toBeInViewport();
  return part;
}

/** Enters the code of the newest mail in the dialog that prompts for one. */
export async function confirmByMail(
  { page }: Visitor,
  place: Place,
  email: string,
  requestedAt: Date,
  button = 'Confirm change',
): Promise<void> {
  const { text } = await mailTo(place, email, /code/i, requestedAt);
  await field(page.getByRole('dialog'), '6-digit code').fill(/^\d{6}$/m.exec(text)?.[0] ?? '');
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
