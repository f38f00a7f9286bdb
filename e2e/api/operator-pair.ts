import { randomBytes, randomInt } from 'node:crypto';
import { generateSync } from 'otplib';
import type { OperatorUser, Place } from '../product/product.ts';
import { call, type Session } from './client.ts';
import { mailTo } from './simulator.ts';

/** Two operators with all roles, for set-up through the API. */
export interface OperatorPair {
  readonly maker: Session;
  readonly checker: Session;
}

const ROLES = ['support', 'onboarding', 'credit', 'finance', 'compliance', 'administrator'];

/**
 * Makes both with the demo's two administrators: one proposes, the other approves, and each follows the link of the
 * mail.
 */
export async function createOperatorPair(place: Place): Promise<OperatorPair> {
  const [first, second] = place.operators.filter(({ role }) => role === 'administrator');
  if (first === undefined || second === undefined) throw new Error('There are not two administrators.');
  const administrators = [await signIn(place, first), await signIn(place, second)] as const;
  const maker = await createOperator(place, administrators, 'Maker of the tests', ROLES);
  const checker = await createOperator(place, administrators, 'Checker of the tests', ROLES);
  return { maker, checker };
}

/** An operator of one role, made by the pair. */
export function operatorOf(place: Place, { maker, checker }: OperatorPair, role: string): Promise<Session> {
  return createOperator(place, [maker, checker], `Single role ${role}`, [role]);
}

/** Proposed by one administrator, approved by the other; answers the session of the first sign-in. */
async function createOperator(
  place: Place,
  [proposing, approving]: readonly [Session, Session],
  name: string,
  roles: readonly string[],
): Promise<Session> {
  const unique = randomBytes(6).toString('hex');
  const [email, password] = [`desk.${unique}@titian.example`, `Kertas-${unique}-pejabat`];
  const identity = { identity_type: 'passport', identity_number: `T${unique}`, nationality: 'MY' };
  const phone_number = `+6011${randomInt(1e7, 1e8)}`;
  const body = { name, email, phone_number, ...identity, roles, reason: 'For the tests' };
  const answer: { approval: { id: string } } = await call(place, 'POST', '/operator/operators', {
    by: proposing,
    body,
  });
  await call(place, 'POST', `/operator/approvals/${answer.approval.id}/approve`, { by: approving, body: {} });
  return firstSignIn(place, email, password);
}

/** Follows the link of the invitation: a password, then an authenticator app. */
async function firstSignIn(place: Place, email: string, password: string): Promise<Session> {
  const mail = await mailTo(place, email, /operator account/i);
  const token = mail.links.map((link) => /\/operator\/password\/([\w-]+)/.exec(link)?.[1]).find(Boolean);
  const chosen = { token, password, password_confirmation: password };
  await call(place, 'POST', '/operator/password/new', { body: chosen });
  const half: Session = await call(place, 'POST', '/operator/login', { body: { email, password } });
  const by = { token: half.token };
  const { secret, secret_key }: { secret: string; secret_key: string } = await call(
    place,
    'POST',
    '/operator/enrolment',
    { by, body: {} },
  );
  return authenticate(place, by, { otp_code: generateSync({ secret }), secret_key });
}

/** Signs an operator in with password and code. */
export async function signIn(
  place: Place,
  { email, password, totp_secret: secret }: OperatorUser,
): Promise<Session> {
  const { token }: Session = await call(place, 'POST', '/operator/login', { body: { email, password } });
  const epoch = Math.floor(Date.now() / 1000);
  return authenticate(place, { token }, { otp_code: generateSync({ secret, epoch }) });
}

async function authenticate(place: Place, { token }: Session, body: object): Promise<Session> {
  const { two_factor_token }: { two_factor_token: string } = await call(
    place,
    'POST',
    '/operator/authenticate-two-factor',
    { by: { token }, body },
  );
  return { token, twoFactorToken: two_factor_token };
}

export interface Proposal {
  readonly kind: string;
  /** A setting has none. */
  readonly subject_id?: string;
  readonly after: object;
}

/** The maker proposes; answers the proposal's id. */
async function propose(
  place: Place,
  operatorPair: OperatorPair,
  proposal: Proposal,
  on?: string,
): Promise<string> {
  const body = { ...proposal, reason: 'Everything is in order' };
  const sending = { by: operatorPair.maker, body, ...(on === undefined ? {} : { on }) };
  const answer: { approval: { id: string } } = await call(place, 'POST', '/operator/approvals', sending);
  return answer.approval.id;
}

/** The maker proposes and the checker approves. */
export async function carryOut(
  place: Place,
  operatorPair: OperatorPair,
  proposal: Proposal,
  on?: string,
): Promise<void> {
  const id = await propose(place, operatorPair, proposal, on);
  const sending = { by: operatorPair.checker, body: {}, ...(on === undefined ? {} : { on }) };
  await call(place, 'POST', `/operator/approvals/${id}/approve`, sending);
}
