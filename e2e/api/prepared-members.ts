import { generateSync } from 'otplib';
import type { Place } from '../product/product.ts';
import { call, type Session } from './client.ts';
import { applyAsOwner, type Member, registerOwner } from './join.ts';
import { carryOut, type OperatorPair } from './operator-pair.ts';
import { type CompanyPerson, PASSWORD } from './people.ts';

/** A business owner whose application waits for the operators; its id comes with it. */
export async function waitingOwner(
  place: Place,
  company: CompanyPerson,
): Promise<Member & { readonly applicationId: string }> {
  const member = await registerOwner(place, company);
  return { ...member, applicationId: await applyAsOwner(place, member.session, company) };
}

/** Two operators reject an application. */
export async function reject(place: Place, operatorPair: OperatorPair, applicationId: string): Promise<void> {
  const after = { decision: 'Rejected' };
  await carryOut(place, operatorPair, { kind: 'application_decision', subject_id: applicationId, after });
}

/** Two operators disable a user's account. */
export async function disable(place: Place, operatorPair: OperatorPair, { person }: Member): Promise<void> {
  const path = `/operator/customers?q=${encodeURIComponent(person.email)}`;
  const { items }: { items: { id: string }[] } = await call(place, 'GET', path, { by: operatorPair.maker });
  const after = { account_status: 'Inactive', reason: 'You asked us to close your account for now.' };
  await carryOut(place, operatorPair, { kind: 'account_state', subject_id: items[0]?.id ?? '', after });
}

/** Switches an authenticator app on and signs in again: the new sign-in has still to give a code. */
export async function halfSignedIn(place: Place, { person, session }: Member): Promise<Session> {
  const key: { secret: string; secret_key: string } = await call(place, 'GET', '/user/get-qr-code', {
    by: session,
  });
  const code = generateSync({ secret: key.secret });
  const body = { otp_code: code, otp_type: 'totp', secret_key: key.secret_key };
  await call(place, 'POST', '/user/authenticate-two-factor', { by: session, body });
  const again = { body: { email: person.email, password: PASSWORD } };
  return call(place, 'POST', '/login', again);
}
