import { addDays, malaysiaDay } from '@titian/finance/calendar';
import type { TestApp } from '../app.ts';
import { waitingAddress } from '../builders/address-change.ts';
import { picture } from '../builders/application-forms.ts';
import { conversationOf } from '../builders/cases.ts';
import { createApplicant, image, startCheck } from '../builders/ekyc.ts';
import {
  backedNote,
  fundedInvestor,
  issuedNote,
  keyed,
  listedNote,
  offeredNote,
  repay,
  submittedFinancing,
} from '../builders/financing.ts';
import { bearer, call, type Headers } from '../builders/http.ts';
import { type SignedInUser, signInUser, totpCode } from '../builders/identity.ts';
import { type ApprovedIssuer, approvedInvestor, approvedIssuer } from '../builders/onboarding.ts';
import { dated, operatorPair } from '../builders/operators.ts';
import { addPasskey } from '../builders/passkeys.ts';
import { openTopup } from '../builders/payments.ts';
import { enrolApp, giveCode } from '../builders/two-factor.ts';

/** An object of one customer: its owner, another customer of the same kind, and its id in calls. */
export interface OwnedObject {
  readonly id: string;
  readonly owner: Headers;
  readonly other: Headers;
}

/** One object of every kind that calls of customers name. */
export async function ownedObjects(app: TestApp) {
  const [investor, other, issuer, otherIssuer] = await Promise.all([
    fundedInvestor(app, 2),
    approvedInvestor(app),
    approvedIssuer(app),
    approvedIssuer(app),
  ]);
  const ofInvestor = (id: string) => ({ id, owner: investor.headers, other: other.headers });
  const ofIssuer = (id: string, on?: string) => ({
    id,
    owner: dated(issuer.headers, on),
    other: dated(otherIssuer.headers, on),
  });
  const holding = await issuedNote(app, issuer, [{ investor, amount: '10000.00' }]);
  const listed = await listedNote(app, issuer);
  const { passkey } = await addPasskey(app, investor);
  const check = await createApplicant(app);
  return {
    session: ofInvestor((await signInUser(app, investor)).eventUuid),
    passkey: ofInvestor(passkey.id),
    device: await rememberedDevice(app, other.headers),
    file: ofInvestor(await applicationFile(app, investor)),
    topup: ofInvestor((await openTopup(app, investor, '250.00')).refNumber),
    notice: ofInvestor(await newestNotice(app, investor.headers)),
    search: ofInvestor(await savedSearch(app, investor.headers)),
    conversation: ofInvestor(await conversationOf(app, investor.headers)),
    addressChange: ofInvestor(await waitingAddress(app, investor.headers)),
    subscription: ofInvestor(await subscription(app, listed.id, investor.headers)),
    holding: ofInvestor(holding.id),
    check: { id: (await startCheck(app, check)).id, owner: check.headers, other: other.headers },
    runningNote: ofIssuer(holding.id, holding.issuedOn),
    payment: ofIssuer(
      await payment(app, holding.id, dated(issuer.headers, holding.issuedOn)),
      holding.issuedOn,
    ),
    bookedPayment: ofIssuer(await bookedPayment(app, issuer, holding), holding.issuedOn),
    offeredNote: ofIssuer((await offeredNote(app, issuer)).id),
    otherOffer: ofIssuer((await offeredNote(app, issuer)).id),
    fundedNote: ofIssuer((await backedNote(app, issuer, [{ investor, amount: '10000.00' }])).id),
    request: ofIssuer(await documentRequest(app, (await submittedFinancing(app, issuer)).id)),
  } satisfies Record<string, OwnedObject>;
}

export type ObjectKind = keyof Awaited<ReturnType<typeof ownedObjects>>;

/** A picture for the one field of an upload of the identity check. */
export const cardPicture = async () => image((await picture('image')).bytes);

async function rememberedDevice(app: TestApp, other: Headers): Promise<OwnedObject> {
  const user = await approvedInvestor(app);
  const enrolled = await enrolApp(app, user);
  const code = { otp_code: totpCode(app, enrolled.secret, 1), otp_type: 'totp', remember_device: 1 };
  const answer = await giveCode(app, enrolled.headers, code);
  const headers = bearer(user.token, answer.body.two_factor_token);
  const { body } = await call(app, 'userGetTwoFactor', { headers });
  return { id: idOf(body.trusted_devices[0]), owner: headers, other };
}

async function applicationFile(app: TestApp, { headers }: SignedInUser): Promise<string> {
  const { body } = await call(app, 'investorCheckApplications', { headers });
  return idOf(body.application?.identity_front[0]);
}

async function newestNotice(app: TestApp, headers: Headers): Promise<string> {
  const { body } = await call(app, 'notificationsData', { headers });
  return idOf(body.items[0]);
}

async function savedSearch(app: TestApp, headers: Headers): Promise<string> {
  const { body } = await call(app, 'savedSearchCreate', { headers, body: { name: 'All', alerts: true } });
  return idOf(body.search);
}

async function subscription(app: TestApp, noteId: string, headers: Headers): Promise<string> {
  const opened = addDays(malaysiaDay(app.work.clock.now()), 1);
  const { body } = await call(app, 'investorInvestment', {
    headers: keyed(headers, opened),
    body: { note_id: noteId, amount: '1000.00', fill_remaining: 0, acknowledge_limit: 1, agree_wakalah: 1 },
  });
  return idOf(body.subscription);
}

async function payment(app: TestApp, noteId: string, headers: Headers): Promise<string> {
  const body = { note_id: noteId, kind: 'due', confirm_excess: 1 };
  return (await call(app, 'notePay', { headers: keyed(headers), body })).body.ref_number;
}

async function bookedPayment(
  app: TestApp,
  issuer: ApprovedIssuer,
  { id, issuedOn }: { readonly id: string; readonly issuedOn: string },
): Promise<string> {
  await repay(app, issuer, id, { amount: '100.00', on: issuedOn });
  const headers = dated(issuer.headers, issuedOn);
  const { body } = await call(app, 'noteBoPayments', { headers, query: { note_id: id } });
  return idOf(body.items[0]);
}

async function documentRequest(app: TestApp, applicationId: string): Promise<string> {
  const { body } = await call(app, 'operatorRequestDocuments', {
    headers: (await operatorPair(app)).maker.headers,
    params: { id: applicationId },
    body: { text: 'The last two bank statements', due_on: addDays(malaysiaDay(app.work.clock.now()), 7) },
  });
  return idOf(body.request);
}

function idOf(object: { readonly id: string } | undefined): string {
  if (object === undefined) {
    throw new Error('a builder made nothing to own');
  }
  return object.id;
}
