import type { TestApp } from '../app.ts';
import type { Simulators } from '../simulators.ts';
import { call } from './http.ts';
import { type SignedInUser, stepUpCode } from './identity.ts';
import { runJobs } from './jobs.ts';
import { dated } from './operators.ts';
import { openedPayment, startAtBank } from './payments.ts';

/** What a mandate is to be; RM 5,000 at a corporate bank, set up today, unless told otherwise. */
export interface MandateWish {
  readonly maxAmount?: string;
  readonly bankId?: string;
  readonly channel?: 'b2c' | 'b2b1';
  readonly on?: string;
  /** The account holder as the bank will name them. */
  readonly payerName?: string;
}

/** Asks for a mandate with a fresh code and answers whatever came. */
export async function askForMandate(app: TestApp, issuer: SignedInUser, wish: MandateWish = {}) {
  return call(app, 'mandateCreate', {
    headers: dated(issuer.headers, wish.on),
    body: {
      bank_id: wish.bankId ?? 'MBB0228',
      max_amount: wish.maxAmount ?? '5000.00',
      ...(wish.channel === undefined ? {} : { channel: wish.channel }),
      otp_code: await stepUpCode(app, issuer),
    },
  });
}

/** Sets a mandate up and takes it to the bank, which has not answered yet. */
export async function mandateAtBank(app: TestApp, issuer: SignedInUser, wish: MandateWish = {}) {
  const answer = await askForMandate(app, issuer, wish);
  if (answer.status !== 201) {
    throw new Error(`the mandate answered ${answer.status}: ${JSON.stringify(answer.refusal)}`);
  }
  const opened = openedPayment(answer.body);
  const channel = wish.channel ?? 'b2b1';
  return {
    ...opened,
    form: await startAtBank(app, opened.token, { channel, bankId: wish.bankId ?? 'MBB0228' }),
  };
}

/** A mandate that the owner authorised at the simulated bank, which then decided as its controls say. */
export async function authorisedMandate(
  app: TestApp,
  simulators: Simulators,
  issuer: SignedInUser,
  wish: MandateWish = {},
): Promise<string> {
  const { refNumber, form } = await mandateAtBank(app, issuer, wish);
  const named = wish.payerName === undefined ? {} : { payerName: wish.payerName };
  await simulators.payAtBank(form, { code: 'success', ...named });
  await runJobs(app, ['mandate_decision']);
  return refNumber;
}

/** A business owner's mandates, newest first. */
export async function mandatesSeen(app: TestApp, issuer: SignedInUser) {
  return (await call(app, 'mandates', { headers: issuer.headers })).body.items;
}

/** What the profile says: has a mandate, may be collected from. */
export async function mandateFlags(app: TestApp, issuer: SignedInUser): Promise<[boolean, boolean]> {
  const { user } = (await call(app, 'userCurrent', { headers: issuer.headers })).body;
  return [user.has_mandate, user.check_issuer_has_active_mandate];
}
