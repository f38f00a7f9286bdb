import type { TestApp } from '../app.ts';
import type { Simulators } from '../simulators.ts';
import { call } from './http.ts';
import { type SignedInUser, stepUpCode } from './identity.ts';
import { runJobs } from './jobs.ts';
import { dated } from './operators.ts';
import { openedPayment, startAtBank } from './payments.ts';

/** Options of a mandate; RM 5,000 at a corporate bank, set up today, by default. */
export interface MandateOverrides {
  readonly maxAmount?: string;
  readonly bankId?: string;
  readonly channel?: 'b2c' | 'b2b1';
  readonly on?: string;
  /** The account holder as the bank will name them. */
  readonly payerName?: string;
}

/** Requests a mandate with a fresh code and answers whatever came. */
export async function requestMandate(app: TestApp, issuer: SignedInUser, overrides: MandateOverrides = {}) {
  return call(app, 'mandateCreate', {
    headers: dated(issuer.headers, overrides.on),
    body: {
      bank_id: overrides.bankId ?? 'MBB0228',
      max_amount: overrides.maxAmount ?? '5000.00',
      ...(overrides.channel === undefined ? {} : { channel: overrides.channel }),
      otp_code: await stepUpCode(app, issuer),
    },
  });
}

/** Sets a mandate up and takes it to the bank, which has not answered yet. */
export async function mandateAtBank(app: TestApp, issuer: SignedInUser, overrides: MandateOverrides = {}) {
  const answer = await requestMandate(app, issuer, overrides);
  if (answer.status !== 201) {
    throw new Error(`the mandate answered ${answer.status}: ${JSON.stringify(answer.refusal)}`);
  }
  const opened = openedPayment(answer.body);
  const channel = overrides.channel ?? 'b2b1';
  return {
    ...opened,
    form: await startAtBank(app, opened.token, { channel, bankId: overrides.bankId ?? 'MBB0228' }),
  };
}

/** A mandate that the owner authorised at the simulated bank, which then decided as its controls say. */
export async function authorisedMandate(
  app: TestApp,
  simulators: Simulators,
  issuer: SignedInUser,
  overrides: MandateOverrides = {},
): Promise<string> {
  const { refNumber, form } = await mandateAtBank(app, issuer, overrides);
  const named = overrides.payerName === undefined ? {} : { payerName: overrides.payerName };
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
