import { Buffer } from 'node:buffer';
import { expect, type Page } from '@playwright/test';
import { call } from '../api/client.ts';
import { bornFields, type Member } from '../api/join.ts';
import type { Person } from '../api/people.ts';
import type { Place } from '../product/product.ts';
import type { Visitor } from './visitor.ts';

type Side = 'front' | 'back' | 'selfie';

const headings: Readonly<Record<Side, string>> = {
  front: 'Front of your document',
  back: 'Back of your document',
  selfie: 'Selfie',
};

/** Saves a user's identity in the draft of their application: an identity check compares with it. */
export async function saveIdentity(place: Place, { person, session }: Member): Promise<void> {
  await call(place, 'POST', '/investors/apply', {
    by: session,
    form: {
      ...{ submit: '0', version: '0', full_name: person.name, identity_type: 'nric' },
      ...{ identity_number: person.myKad, ...bornFields(person.born), gender: 'female' },
    },
  });
}

/** A picture of the demo kit's sample card for a user. */
async function samplePicture({ baseUrl }: Place, side: Side, { name, myKad, born }: Person) {
  const { year, month, day } = born;
  const birthDay = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
  const query = new URLSearchParams({ name, type: 'nric', number: myKad, born: birthDay });
  const response = await fetch(`${baseUrl}/dev/sample-card/${side}?${query}`);
  expect(response.status).toBe(200);
  return { name: `${side}.png`, mimeType: 'image/png', buffer: Buffer.from(await response.arrayBuffer()) };
}

/** Agrees and begins. */
export async function beginCheck({ page, open }: Visitor): Promise<void> {
  await open('/verification');
  await expect(page.getByRole('button', { name: /^(Start verification|Try again)$/ })).toBeDisabled();
  await page.getByRole('checkbox', { name: /I agree that my pictures/ }).check();
  await page.getByRole('button', { name: /^(Start verification|Try again)$/ }).click();
  await expect(page.getByRole('heading', { name: headings.front })).toBeVisible();
}

/** Chooses the picture of one side and sends it. */
export async function givePicture(place: Place, page: Page, side: Side, holder: Person): Promise<void> {
  await expect(page.getByRole('heading', { name: headings[side] })).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles(await samplePicture(place, side, holder));
  await expect(page.getByRole('img', { name: 'The picture you took' })).toBeVisible();
  await page.getByRole('button', { name: 'Use this picture' }).click();
}

/** All three, one after the other. */
export async function givePictures(place: Place, page: Page, holder: Person): Promise<void> {
  for (const side of ['front', 'back', 'selfie'] as const) {
    await givePicture(place, page, side, holder);
  }
}

/** Shows the code for a phone and answers the address that it stands for. */
export async function handOff({ page }: Visitor): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Show QR code for phone' }).click();
  await expect(page.getByRole('img', { name: 'QR code for identity verification on a phone' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  return String(await page.evaluate('navigator.clipboard.readText()'));
}

/** Opens a user's check and proposes another attempt with instructions. */
export async function proposeRetry({ page, open }: Visitor, person: Person, message: string): Promise<void> {
  await open('/operator/identity-checks');
  await page.getByRole('row').filter({ hasText: person.name }).click();
  await expect(page.getByRole('cell', { name: 'differs' })).toBeVisible();
  await page.getByRole('button', { name: 'Open front.png' }).click();
  await expect(page.getByRole('img', { name: 'Picture front.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Request retry' }).click();
  await page.getByRole('textbox', { name: 'Message to the customer' }).fill(message);
  await page.getByRole('textbox', { name: 'Reason' }).fill('The card belongs to another number');
  await page.getByRole('button', { name: 'Propose retry' }).click();
  await expect(page.getByText('Proposed. A different operator decides next.')).toBeVisible();
}
