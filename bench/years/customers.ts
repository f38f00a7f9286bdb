import type { EkycIdentity } from '@titian/server/gateways/ekyc/port';
import { investorForm } from '@titian/server/test/builders/application-forms';
import { sample, saveIdentity, send, startCheck } from '@titian/server/test/builders/ekyc';
import { call } from '@titian/server/test/builders/http';
import {
  type RegistrationChoice,
  registerPending,
  type SignedInUser,
  signInUser,
} from '@titian/server/test/builders/identity';
import { approve, submitInvestor } from '@titian/server/test/builders/onboarding';
import type pg from 'pg';
import { identityOf } from './plan.ts';
import { demand, newestMail, signedIn, stepUpCode } from './sessions.ts';
import type { YearsWorld } from './world.ts';

/** Registers, verifies the address by its mail and signs in. */
export async function registered(world: YearsWorld, choice: RegistrationChoice): Promise<SignedInUser> {
  const user = await registerPending(world.app, choice);
  const { token } = await newestMail(world, user.userId, 'verify_email');
  const verified = await call(world.app, 'registerVerify', { body: { token: String(token) } });
  demand('registerVerify', verified, 200);
  return signInUser(world.app, user);
}

/** A new customer checks the identity with three pictures; the provider decides in a job. */
export async function startIdentityCheck(world: YearsWorld, number: number): Promise<SignedInUser> {
  const user = await registered(world, {});
  const identity = identityOf(number);
  await saveIdentity(world.app, user, { version: '0', full_name: identity.name, ...identity.fields });
  const holder: EkycIdentity = { ...identity, type: 'nric' };
  const { id } = await startCheck(world.app, user);
  for (const side of ['front', 'back', 'selfie'] as const) {
    const files = [await sample(side, holder)];
    demand(side, await send(world.app, side, { id, headers: user.headers, files }), 200);
  }
  return user;
}

/** The customer sends the whole form, and two operators approve it. */
export async function submitAndApprove(world: YearsWorld, user: SignedInUser, number: number): Promise<void> {
  const identity = identityOf(number);
  const { version } = await world.app.database.reader.db
    .selectFrom('applications')
    .select('version')
    .where('user_id', '=', user.userId)
    .executeTakeFirstOrThrow();
  const form = investorForm({ full_name: identity.name, ...identity.fields, version: String(version) });
  await submitInvestor(world.app, user, form);
  await approve(world.app, user);
}

/** Customers who have nothing left with us close their accounts. */
export async function closeAccounts(
  world: YearsWorld,
  owner: pg.Client,
  count: number,
  afterDays: number,
): Promise<void> {
  const { rows } = await owner.query<{ id: string }>(
    `select u.id::text from users u join investors i on i.user_id = u.id
        join accounts a on a.id = i.cash_account_id
      where u.account_status = 'Active' and a.version = 0 and u.created_on <= $1::date - $2::int
        and u.email not like 'crowd.%' order by u.id limit $3`,
    [world.clock.today(), afterDays, count],
  );
  for (const { id } of rows) {
    const user = await signedIn(world, owner, id);
    const body = { otp_code: await stepUpCode(world, user) };
    demand(
      'userCloseAccount',
      await call(world.app, 'userCloseAccount', { headers: user.headers, body }),
      200,
    );
  }
}

/** A customer requests the archive of the data stored about them. */
export async function requestExport(world: YearsWorld, owner: pg.Client, userId: string): Promise<void> {
  const { headers } = await signedIn(world, owner, userId);
  const answer = await call(world.app, 'userExport', { headers });
  if (answer.status >= 300) {
    demand('userExport', answer, 201);
  }
}
