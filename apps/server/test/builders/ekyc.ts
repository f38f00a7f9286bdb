import sharp from 'sharp';
import { drawSample } from '../../src/gateways/ekyc/local/sample-kit.ts';
import type { EkycIdentity, EkycSide } from '../../src/gateways/ekyc/port.ts';
import type { TestApp } from '../app.ts';
import { newMyKad } from './application-forms.ts';
import { type Answer, call, type Headers, type TestFile } from './http.ts';
import { registerUser, type SignedInUser } from './identity.ts';
import { runJobs } from './jobs.ts';

/** A user who has filled in name and identity number only. */
export interface Applicant extends SignedInUser {
  readonly identity: EkycIdentity;
}

/** Registers an Individual and saves the identity in the draft of the application. */
export async function createApplicant(app: TestApp, name = 'Aminah binti Yusof'): Promise<Applicant> {
  const user = await registerUser(app);
  const kad = newMyKad();
  await saveIdentity(app, user, { version: '0', full_name: name, ...kad });
  const day = kad.selected_birthday_day.padStart(2, '0');
  const { identity_number: number } = kad;
  return { ...user, identity: { name, type: 'nric', number, bornOn: `1990-01-${day}` } };
}

/** Saves part of an Individual's form. */
export async function saveIdentity(
  app: TestApp,
  user: SignedInUser,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const answer = await call(app, 'investorApply', {
    headers: user.headers,
    body: { submit: '0', ...fields },
  });
  if (answer.status !== 200) {
    throw new Error(`the draft answered ${answer.status}: ${JSON.stringify(answer.error)}`);
  }
}

/** A file for the only field of an upload. */
export function image(bytes: Uint8Array, type = 'image/png'): TestFile {
  return { field: 'image', name: 'picture', type, bytes: new Uint8Array(bytes) };
}

const drawn = new Map<string, Promise<Buffer>>();

/** A picture of a sample card for a user; drawn once per person and side. */
export async function sample(side: EkycSide, holder: EkycIdentity): Promise<TestFile> {
  const key = JSON.stringify([side, holder]);
  const picture = drawn.get(key) ?? drawSample(side, holder);
  drawn.set(key, picture);
  return image(await picture);
}

/** A sharp picture of nothing in particular, with no code on it. */
export async function plainCard(): Promise<TestFile> {
  const noise = { type: 'gaussian', mean: 140, sigma: 40 } as const;
  const bytes = await sharp({
    create: { width: 900, height: 570, channels: 3, background: '#888888', noise },
  })
    .png()
    .toBuffer();
  return image(bytes);
}

/** Begins a check with consent; answers its id and the token of its hand-off. */
export async function startCheck(app: TestApp, user: SignedInUser) {
  const answer = await call(app, 'ekycStart', { headers: user.headers, body: { consent: 1 } });
  if (answer.status !== 201) {
    throw new Error(`starting answered ${answer.status}: ${JSON.stringify(answer.error)}`);
  }
  const [, token = ''] = new URL(answer.body.handoff_url).hash.slice(1).split('.');
  return { id: answer.body.id, token, body: answer.body };
}

const names = { front: 'ekycFront', back: 'ekycBack', selfie: 'ekycSelfie' } as const;

/** Sends one picture of a check. */
export function send(
  app: TestApp,
  side: EkycSide,
  sending: { readonly id: string; readonly headers: Headers; readonly files: readonly TestFile[] },
): Promise<Answer<'ekycFront'>> {
  const { id, headers, files } = sending;
  return call(app, names[side], { headers, params: { id }, body: {}, files });
}

/** Starts a check, sends its three pictures and lets the provider decide; answers the id of the session. */
export async function check(
  app: TestApp,
  user: Applicant,
  pictures: Partial<Record<EkycSide, TestFile>> = {},
): Promise<string> {
  const { id } = await startCheck(app, user);
  for (const side of ['front', 'back', 'selfie'] as const) {
    const file = pictures[side] ?? (await sample(side, user.identity));
    const answer = await send(app, side, { id, headers: user.headers, files: [file] });
    if (answer.status !== 200 || !answer.body.accepted) {
      throw new Error(`the ${side} answered ${answer.status}: ${JSON.stringify(answer.error)}`);
    }
  }
  await runJobs(app, ['ekyc_result']);
  return id;
}

/** The state of a user's newest check. */
export async function stateOf(app: TestApp, user: SignedInUser) {
  const { body } = await call(app, 'ekycCurrent', { headers: user.headers });
  return body;
}

/** A picture that is far too small to be of use. */
export async function tinyPicture(): Promise<TestFile> {
  const create = { width: 90, height: 60, channels: 3, background: '#777777' } as const;
  return image(await sharp({ create }).png().toBuffer());
}

/** Ends a check with unusable pictures, until the attempts are used up. */
export async function useUpTries(app: TestApp, user: SignedInUser, id: string): Promise<void> {
  const files = [await tinyPicture()];
  for (let tries = 0; tries < 10; tries += 1) {
    await send(app, 'front', { id, headers: user.headers, files });
  }
}
