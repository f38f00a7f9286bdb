import { randomInt, randomUUID } from 'node:crypto';
import type { ApprovalKind } from '@titian/contracts/permissions';
import type { TestApp } from '../app.ts';
import { bearer, call } from './http.ts';
import { type SignedInOperator, totpCode } from './identity.ts';
import { mailTo } from './mails.ts';

/** An invitation as the web sends it, of a person of their own. */
export function invitation(changes: object = {}) {
  const unique = randomUUID();
  return {
    name: 'Nurul Huda',
    email: `invited.${unique}@titian.example`,
    phone_number: `+6012${randomInt(1e6, 1e7)}`,
    identity_type: 'passport' as const,
    identity_number: `A${randomInt(1e8, 1e9)}`,
    nationality: 'MY',
    roles: ['finance' as const],
    reason: 'Joins the finance team',
    ...changes,
  };
}

/** One administrator proposes a change of an operator's account; answers what came. */
export function proposeOf(
  app: TestApp,
  by: SignedInOperator,
  kind: ApprovalKind,
  subjectId: string,
  after: object = {},
) {
  const body = { kind, subject_id: subjectId, after, reason: 'Agreed with the team' };
  return call(app, 'operatorPropose', { headers: by.headers, body });
}

export function approve(app: TestApp, by: SignedInOperator, id: string) {
  return call(app, 'operatorApprove', { headers: by.headers, params: { id }, body: {} });
}

/** Two administrators make a change. @throws Error with what was rejected */
export async function changeByTwo(
  app: TestApp,
  [maker, checker]: readonly [SignedInOperator, SignedInOperator],
  kind: ApprovalKind,
  subjectId: string,
  after: object = {},
): Promise<void> {
  const proposed = await proposeOf(app, maker, kind, subjectId, after);
  if (proposed.status !== 201) throw new Error(`${kind}: ${JSON.stringify(proposed.error)}`);
  const approved = await approve(app, checker, proposed.body.approval.id);
  if (approved.status !== 200) throw new Error(`${kind}: ${JSON.stringify(approved.error)}`);
}

export interface Invited {
  readonly operatorId: string;
  readonly email: string;
}

/** Two administrators make an operator, who has not chosen a password yet. */
export async function inviteByTwo(
  app: TestApp,
  [maker, checker]: readonly [SignedInOperator, SignedInOperator],
  changes: object = {},
): Promise<Invited> {
  const body = invitation(changes);
  const proposed = await call(app, 'operatorInvite', { headers: maker.headers, body });
  if (proposed.status !== 201) throw new Error(JSON.stringify(proposed.error));
  const { id, subject_id: operatorId } = proposed.body.approval;
  const approved = await approve(app, checker, id);
  if (approved.status !== 200) throw new Error(JSON.stringify(approved.error));
  return { operatorId, email: body.email };
}

/** The token of the newest link that was mailed to an operator. */
export async function linkToken(
  app: TestApp,
  email: string,
  template = 'operator_invitation',
): Promise<string> {
  return String((await mailTo(app, email, template)).params.token);
}

export function choosePassword(app: TestApp, token: string, password: string) {
  return call(app, 'operatorNewPassword', { body: { token, password, password_confirmation: password } });
}

/** Signs in with the password alone; the session may set an authenticator app up and nothing else. */
export async function firstHalf(app: TestApp, email: string, password: string) {
  const answer = await call(app, 'operatorLogin', { body: { email, password } });
  return { answer, headers: bearer(answer.body.token ?? '') };
}

/** Sets an authenticator app up with the code of the step before, so that the present one is still good. */
export async function enrolApp(app: TestApp, headers: ReturnType<typeof bearer>) {
  const started = await call(app, 'operatorStartEnrolment', { headers, body: {} });
  const { secret, secret_key } = started.body;
  const body = { otp_code: totpCode(app, secret, -1), secret_key };
  return { secret, answer: await call(app, 'operatorAuthenticateTwoFactor', { headers, body }) };
}
