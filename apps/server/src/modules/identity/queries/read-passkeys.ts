import type { QueryCtx } from '../../../platform/context.ts';
import { operatorStatus } from '../domain/operator.ts';
import type { Passkey, PasskeyOwner } from '../domain/passkey.ts';
import { findPasskey, listPasskeys, ownersWithPasskey } from '../store/passkeys.ts';
import { activeAdministrators, readOperatorAccounts } from './read-operator-accounts.ts';

/** The passkeys of a customer or an operator, oldest first. */
export function readPasskeys(ctx: QueryCtx, owner: PasskeyOwner): Promise<Passkey[]> {
  return listPasskeys(ctx.reader, owner);
}

/** The passkey that an authenticator names, or null where there is none or it was removed. */
export function readPasskey(ctx: QueryCtx, credentialId: string): Promise<Passkey | null> {
  return findPasskey(ctx.reader, credentialId);
}

/** How many operators who could act at this moment have no passkey. */
export async function countOperatorsWithoutPasskey(ctx: QueryCtx): Promise<number> {
  const active = (await readOperatorAccounts(ctx)).filter((one) => operatorStatus(one) === 'active');
  const withPasskey = await ownersWithPasskey(ctx.reader, 'operator');
  return active.filter((one) => !withPasskey.has(one.id)).length;
}

/** How many administrators who could act at this moment have a passkey. */
export async function countAdministratorsWithPasskey(ctx: QueryCtx): Promise<number> {
  let count = 0;
  for (const { id } of await activeAdministrators(ctx)) {
    const own = await listPasskeys(ctx.reader, { subjectKind: 'operator', subjectId: id });
    count += own.length > 0 ? 1 : 0;
  }
  return count;
}
