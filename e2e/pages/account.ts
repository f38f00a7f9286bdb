import { expect } from '@playwright/test';
import { type CompanyPerson, PASSWORD, type Person } from '../api/people.ts';
import { field } from './fields.ts';
import type { Visitor } from './visitor.ts';

type Kind = 'investor' | 'institution' | 'businessowner';

const kinds = { investor: 'Investor (individual)', businessowner: 'Business owner (issuer)' } as const;

/** The entry page of a registration, and the phone. */
export interface Invitation {
  readonly path: string;
  readonly phone: string;
}

/** Registers, opens the mail in the bundled mailbox, follows its link and signs in, all on the screens. */
export async function registerAndSignIn(
  visitor: Visitor,
  kind: Kind,
  person: Person | CompanyPerson,
  invitation: Invitation = { path: `/register/${kind}`, phone: '0123456789' },
): Promise<void> {
  await register(visitor, kind, person, invitation);
  await verifyByMail(visitor, person);
  await signInWith(visitor, person.email, PASSWORD);
}

async function register(
  { page, open }: Visitor,
  kind: Kind,
  person: Person | CompanyPerson,
  { path, phone }: Invitation,
): Promise<void> {
  await open(path);
  if (kind !== 'institution') await expect(page.getByRole('radio', { name: kinds[kind] })).toBeChecked();
  await field(page, 'First name').fill(person.first);
  await field(page, 'Last name').fill(person.last);
  if ('company' in person) await field(page, 'Company name').fill(person.company);
  await field(page, 'E-mail').fill(person.email);
  await field(page, 'Phone number').fill(phone);
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Repeat the password').fill(PASSWORD);
  await page.getByRole('checkbox', { name: /I accept the/ }).check();
  await page.getByRole('checkbox', { name: /I have read the/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(`A verification link has been sent to ${person.email}`)).toBeVisible();
}

/** Finds the mail on the page `/dev/mailbox`, which looks for new ones by itself, and follows its link. */
async function verifyByMail({ page, open }: Visitor, { email }: Person): Promise<void> {
  await open(`/dev/mailbox?to=${encodeURIComponent(email)}`);
  await page.getByText('Please verify your e-mail address', { exact: true }).click();
  await page.getByRole('link', { name: /\/register\/verify\// }).click();
  await expect(page.getByText('Your e-mail is verified')).toBeVisible();
}

/** Signs in on the login page. */
export async function signInWith({ page, open }: Visitor, email: string, password: string): Promise<void> {
  await open('/login');
  await field(page, 'E-mail').fill(email);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
