import { message } from '@titian/contracts/messages/message';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import type { CustomerPrincipal, Principal } from '../../../platform/http/principal.ts';
import { newId } from '../../../platform/ids.ts';
import type { MailQueue } from '../domain/mail.ts';
import type { NewPasskey, Passkey, PasskeyOwner } from '../domain/passkey.ts';
import { endAllSessions } from '../store/open-sessions.ts';
import { lockEnabledOperator } from '../store/operators.ts';
import {
  endPasskey,
  insertPasskey,
  listPasskeys,
  notePasskeyGiven,
  renamePasskey as saveName,
} from '../store/passkeys.ts';
import { deleteOtherDevices } from '../store/trusted-devices.ts';
import { lockCredentials } from '../store/users.ts';
import { endPendingAccess } from './end-pending-access.ts';
import { recordSecurityChange, reportOperatorChange } from './record-security-change.ts';

const MOST_PASSKEYS = 20;

/** The owner whose passkeys a signed-in user may change. */
export function ownerOf({ kind, id }: Principal): PasskeyOwner {
  return { subjectKind: kind, subjectId: id };
}

/**
 * Stores a new passkey. It is a change of factor: pending changes and all other sign-ins end, and a customer's
 * withdrawals are held (decisions 010, 053, 065).
 * @throws AppError `wrong_state` with twenty passkeys; FieldError on `credential` when it is known already
 */
export async function addPasskey(
  ctx: Ctx,
  queueEmail: MailQueue,
  principal: Principal,
  passkey: NewPasskey,
): Promise<Passkey> {
  const owner = ownerOf(principal);
  await endWithFactors(ctx, queueEmail, principal, 'passkey_added');
  if ((await listPasskeys(ctx.reader, owner)).length >= MOST_PASSKEYS) {
    throw new AppError('wrong_state', {}, message('passkey_limit_reached'));
  }
  const added = await insertPasskey(ctx.tx, newId(), owner, passkey, ctx.now);
  if (added === null) {
    throw fieldError('credential', message('passkey_already_added'));
  }
  // Its owner has shown it in this sign-in.
  await notePasskeyGiven(ctx.tx, principal.eventUuid, ctx.now);
  await recordAudit(ctx, { action: 'passkey.added', ...owner, after: { name: added.name } });
  return added;
}

/**
 * Removes a passkey of its owner; what ends with it is as in `addPasskey`.
 * @returns its name
 * @throws AppError `not_found` when it is unknown, removed or another's
 */
export async function removePasskey(
  ctx: Ctx,
  queueEmail: MailQueue,
  principal: Principal,
  id: string,
): Promise<string> {
  const owner = ownerOf(principal);
  await endWithFactors(ctx, queueEmail, principal, 'passkey_removed');
  const name = await endPasskey(ctx.tx, owner, id, ctx.now);
  if (name === null) {
    throw new AppError('not_found');
  }
  await recordAudit(ctx, { action: 'passkey.removed', ...owner, before: { name } });
  return name;
}

/** @throws AppError `not_found` when it is unknown, removed or another's */
export async function renamePasskey(ctx: Ctx, principal: Principal, id: string, name: string): Promise<void> {
  const owner = ownerOf(principal);
  const before = await saveName(ctx.tx, owner, id, name);
  if (before === null) {
    throw new AppError('not_found');
  }
  await recordAudit(ctx, { action: 'passkey.renamed', ...owner, before: { name: before }, after: { name } });
}

/** Locks the owner and ends what was begun with the factors before, but for the sign-in that changes them. */
async function endWithFactors(
  ctx: Ctx,
  queueEmail: MailQueue,
  principal: Principal,
  kind: 'passkey_added' | 'passkey_removed',
): Promise<void> {
  if (principal.kind === 'user') {
    return endOfCustomer(ctx, queueEmail, principal, kind);
  }
  if ((await lockEnabledOperator(ctx.tx, principal.id)) === null) {
    throw new AppError('unauthorized');
  }
  await endAllSessions(
    ctx.tx,
    'operator',
    principal.id,
    { at: ctx.now, reason: 'security_changed' },
    principal.eventUuid,
  );
  reportOperatorChange(ctx, principal.id, kind);
}

async function endOfCustomer(
  ctx: Ctx,
  queueEmail: MailQueue,
  { id, eventUuid, deviceId }: CustomerPrincipal,
  kind: 'passkey_added' | 'passkey_removed',
): Promise<void> {
  const locked = await lockCredentials(ctx.tx, id);
  if (!locked) {
    throw new AppError('unauthorized');
  }
  await endPendingAccess(ctx, queueEmail, locked.user, { eventUuid });
  await deleteOtherDevices(ctx.tx, id, deviceId);
  await recordSecurityChange(ctx, id, kind);
}
