import type { Role } from '@titian/contracts/endpoint';
import type { OperatorRole } from '@titian/contracts/operator-roles';
import type { TestApp } from '../app.ts';
import { investorForm } from './application-forms.ts';
import { HOUR, type TestClock } from './clock.ts';
import { manageFunds, switchOnFundManagement } from './fund-management.ts';
import { bearer, call, type Headers, xhr } from './http.ts';
import {
  makeOperator,
  registerUser,
  type SignedInUser,
  signInOperator,
  signInUser,
  totpCode,
} from './identity.ts';
import {
  applicationOf,
  approvedInstitution,
  approvedInvestor,
  approvedIssuer,
  submitInvestor,
} from './onboarding.ts';
import { proposeAndApprove } from './operators.ts';

/** Fund management is switched on from here on; callers act today. */
const MANAGED_ON = '2028-01-03';

/** A caller, described by facts that the expected errors are derived from. */
export interface Caller {
  readonly name: string;
  readonly headers: Headers;
  /** Null without a session that is valid. */
  readonly who: CustomerFacts | OperatorFacts | null;
}

interface CustomerFacts {
  readonly kind: 'customer';
  readonly role: Role;
  readonly type: 'Individual' | 'Institution' | null;
  readonly disabled?: true;
  readonly secondFactorMissing?: true;
  readonly approved?: true;
  readonly fundManaged?: true;
}

interface OperatorFacts {
  readonly kind: 'operator';
  readonly roles: readonly OperatorRole[];
  readonly secondFactorMissing?: true;
}

const individual = { kind: 'customer', role: 'investor', type: 'Individual' } as const;

/** Every kind of caller, each created through the product's own calls. Moves the clock by days. */
export async function everyCaller(app: TestApp, clock: TestClock): Promise<readonly Caller[]> {
  const expired = await expiredCallers(app, clock);
  const people = await Promise.all([approvedCallers(app), unapprovedCallers(app), operatorCallers(app)]);
  return [
    { name: 'a guest', headers: xhr, who: null },
    { name: 'a made-up token', headers: bearer('A'.repeat(43)), who: null },
    ...expired,
    ...people.flat(),
  ];
}

async function expiredCallers(app: TestApp, clock: TestClock): Promise<Caller[]> {
  const user = await registerUser(app);
  const operator = await signInOperator(app, ['compliance']);
  clock.moveBy((app.config.SESSION_HOURS + 1) * HOUR);
  return [
    { name: 'an expired session', headers: user.headers, who: null },
    { name: "an operator's expired session", headers: operator.headers, who: null },
  ];
}

async function approvedCallers(app: TestApp): Promise<Caller[]> {
  const [investor, institution, issuer, managed, doubted] = await Promise.all([
    approvedInvestor(app),
    approvedInstitution(app),
    approvedIssuer(app),
    approvedInvestor(app),
    approvedInvestor(app),
  ]);
  await switchOnFundManagement(app, MANAGED_ON);
  await manageFunds(app, managed.userId, MANAGED_ON);
  await enableTwoFactor(app, doubted);
  const waiting = await signInUser(app, doubted);
  const approved = { ...individual, approved: true } as const;
  return [
    { name: 'another investor', headers: investor.headers, who: approved },
    { name: 'an institution', headers: institution.headers, who: { ...approved, type: 'Institution' } },
    {
      name: 'a business owner',
      headers: issuer.headers,
      who: { ...approved, role: 'businessowner', type: null },
    },
    { name: 'a fund-managed investor', headers: managed.headers, who: { ...approved, fundManaged: true } },
    {
      name: 'an investor without the second factor',
      headers: waiting.headers,
      who: { ...approved, secondFactorMissing: true },
    },
  ];
}

async function unapprovedCallers(app: TestApp): Promise<Caller[]> {
  const [newcomer, owner, rejected, disabled] = await Promise.all([
    registerUser(app),
    registerUser(app, { role: 'businessowner' }),
    registerUser(app),
    registerUser(app),
  ]);
  await submitInvestor(app, rejected, investorForm());
  await proposeAndApprove(app, {
    kind: 'application_decision',
    subjectId: await applicationOf(app, rejected),
    after: { decision: 'Rejected' },
  });
  await proposeAndApprove(app, {
    kind: 'account_state',
    subjectId: disabled.userId,
    after: { account_status: 'Inactive', reason: 'Asked by its owner' },
  });
  return [
    { name: 'an investor who has not applied', headers: newcomer.headers, who: individual },
    {
      name: 'a business owner who has not applied',
      headers: owner.headers,
      who: { kind: 'customer', role: 'businessowner', type: null },
    },
    { name: 'a rejected investor', headers: rejected.headers, who: individual },
    { name: 'a disabled investor', headers: disabled.headers, who: { ...individual, disabled: true } },
  ];
}

async function operatorCallers(app: TestApp): Promise<Caller[]> {
  const every: readonly OperatorRole[] = [
    'support',
    'onboarding',
    'credit',
    'finance',
    'compliance',
    'administrator',
  ];
  const one = async (role: OperatorRole): Promise<Caller> => ({
    name: `an operator for ${role}`,
    headers: (await signInOperator(app, [role])).headers,
    who: { kind: 'operator', roles: [role] },
  });
  const { email, password } = await makeOperator(app, every);
  const half = await call(app, 'operatorLogin', { body: { email, password } });
  return [
    ...(await Promise.all([...every, 'auditor' as const].map(one))),
    {
      name: 'an operator without the second factor',
      headers: bearer(half.body.token),
      who: { kind: 'operator', roles: every, secondFactorMissing: true },
    },
  ];
}

/** Switches an authenticator app on; every other sign-in then waits for its code. */
export async function enableTwoFactor(app: TestApp, user: SignedInUser): Promise<string> {
  const code = await call(app, 'userGetQrCode', { headers: user.headers });
  const { secret, secret_key } = code.body;
  const answer = await call(app, 'userAuthenticateTwoFactor', {
    headers: user.headers,
    body: { otp_code: totpCode(app, secret), otp_type: 'totp', secret_key },
  });
  if (answer.status !== 200) {
    throw new Error(`enrolling answered ${answer.status}: ${JSON.stringify(answer.error)}`);
  }
  return answer.body.two_factor_token;
}
