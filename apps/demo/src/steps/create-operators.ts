import { ApiError } from '@titian/contracts/http/api-error';
import type { OperatorRole } from '@titian/contracts/operator-roles';
import { generateSync } from 'otplib';
import type { Product, Session } from '../api/client.ts';
import type { OperatorSignIn } from '../api/operators.ts';
import type { Simulator } from '../api/simulator.ts';
import type { Day } from '../days.ts';

/** An operator as the launcher plans one; the first administrators have the token of a one-time link. */
export interface PlannedOperator {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly OperatorRole[];
  readonly phone_number: string;
  readonly identity_type: 'nric';
  readonly identity_number: string;
  readonly password: string;
  readonly token?: string;
}

interface Place {
  readonly product: Product;
  readonly simulator: Simulator;
  readonly on: Day;
}

interface Signed {
  readonly operator: OperatorSignIn;
  readonly session: Session;
}

const STEP_SECONDS = 30;

/** Makes every operator through the product's own calls; answers what each signs in with, in the order planned. */
export async function createOperators(
  place: Place,
  planned: readonly PlannedOperator[],
): Promise<readonly OperatorSignIn[]> {
  const first = planned.filter(({ token }) => token !== undefined);
  const administrators = await Promise.all(first.map((one) => signInFirst(place, one, one.token ?? '')));
  const [maker, checker] = administrators.map(({ session }) => session);
  if (maker === undefined || checker === undefined) {
    throw new Error('The server made fewer than two administrators.');
  }
  const others = planned.filter(({ token }) => token === undefined);
  for (const one of others) await invite(place, [maker, checker], one);
  const invited = await Promise.all(
    others.map(async (one) => signInFirst(place, one, await mailedToken(place, one))),
  );
  const byEmail = new Map([...administrators, ...invited].map(({ operator }) => [operator.email, operator]));
  return planned.flatMap(({ email }) => byEmail.get(email) ?? []);
}

async function invite(
  { product, on }: Place,
  [maker, checker]: readonly [Session, Session],
  { password: _password, token: _token, ...person }: PlannedOperator,
): Promise<void> {
  const body = { ...person, roles: [...person.roles], reason: 'Operators of the demo, two of every role.' };
  const { approval } = await product.call('operatorInvite', { by: maker, on, body });
  await product.call('operatorApprove', { by: checker, on, params: { id: approval.id }, body: {} });
}

async function mailedToken({ simulator }: Place, { email }: PlannedOperator): Promise<string> {
  const mail = await simulator.mailTo(email, new Date(0), /operator account/i);
  const token = mail.links.map((link) => /\/operator\/password\/([\w-]+)/.exec(link)?.[1]).find(Boolean);
  if (token === undefined) throw new Error(`The invitation of ${email} has no link.`);
  return token;
}

/** Chooses the password, signs in and sets an authenticator app up. */
async function signInFirst(
  { product, on }: Place,
  { email, password, name, roles }: PlannedOperator,
  token: string,
): Promise<Signed> {
  await product.call('operatorNewPassword', {
    on,
    body: { token, password, password_confirmation: password },
  });
  const half = await product.call('operatorLogin', { on, body: { email, password } });
  const by = { token: half.token };
  const { secret, secret_key } = await product.call('operatorStartEnrolment', { by, on });
  const { two_factor_token } = await withCodeBefore(secret, (otp_code) =>
    product.call('operatorAuthenticateTwoFactor', { by, on, body: { otp_code, secret_key } }),
  );
  return {
    operator: { email, name, password, roles, totp_secret: secret },
    session: { token: half.token, twoFactorToken: two_factor_token },
  };
}

/**
 * Gives the code of the step before, so that the present one is still good for the sign-in that follows. If the time
 * step ends in between, the code is too old: the server then requires a newer one, and gets the next.
 *
 * @throws ApiError when the second code is rejected too
 */
export async function withCodeBefore<Answer>(
  secret: string,
  send: (code: string) => Promise<Answer>,
): Promise<Answer> {
  const give = () => {
    const epoch = Math.floor(Date.now() / 1000) - STEP_SECONDS;
    return send(generateSync({ secret, epoch }));
  };
  try {
    return await give();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'validation_failed') return give();
    throw error;
  }
}
