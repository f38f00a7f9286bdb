import type { TestApp } from '../app.ts';
import type { Simulators } from '../simulators.ts';
import { call } from './http.ts';
import { type SignedInUser, stepUpCode } from './identity.ts';
import { runJobs } from './jobs.ts';
import type { ApprovedInvestor } from './onboarding.ts';
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
    throw new Error(`the mandate answered ${answer.status}: ${JSON.stringify(answer.error)}`);
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

/** Options of a recurring deposit; RM 500 on the 5th at a personal bank, set up today, by default. */
export interface DepositOverrides {
  readonly body?: object;
  readonly on?: string;
  /** The account holder as the bank will name them. */
  readonly payerName?: string;
}

/** Requests a recurring deposit with a fresh code and answers whatever came. */
export async function requestDeposit(
  app: TestApp,
  investor: SignedInUser,
  { body, on }: DepositOverrides = {},
) {
  const terms = { bank_id: 'MB2U0227', amount: '500.00', day_of_month: 5 };
  return call(app, 'recurringDepositCreate', {
    headers: dated(investor.headers, on),
    body: { ...terms, otp_code: await stepUpCode(app, investor), ...body },
  });
}

/** A recurring deposit that its investor authorised at the simulated bank, which then decided as its controls say. */
export async function authorisedDeposit(
  app: TestApp,
  simulators: Simulators,
  investor: ApprovedInvestor,
  overrides: DepositOverrides = {},
): Promise<string> {
  const answer = await requestDeposit(app, investor, overrides);
  if (answer.status !== 201) {
    throw new Error(`the deposit answered ${answer.status}: ${JSON.stringify(answer.error)}`);
  }
  const { token, refNumber } = openedPayment(answer.body);
  const form = await startAtBank(app, token, { channel: 'b2c', bankId: 'MB2U0227' });
  await simulators.payAtBank(form, {
    code: 'success',
    payerName: overrides.payerName ?? investor.investor.verifiedName,
  });
  await runJobs(app, ['mandate_decision']);
  return refNumber;
}

/** An investor's mandates, newest first, as they are on a day. */
export async function depositsSeen(app: TestApp, investor: SignedInUser, on?: string) {
  return (await call(app, 'recurringDeposit', { headers: dated(investor.headers, on) })).body.items;
}
