import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import type { User } from '../domain/user.ts';
import { type LockedUser, lockGroups, lockUser, setParent, standsAbove } from '../store/groups.ts';
import { findCredentials } from '../store/users.ts';

/**
 * Locks what operators set for an account.
 * @throws AppError `not_found`
 */
export async function lockAccount(ctx: Ctx, userId: string): Promise<LockedUser> {
  const locked = await lockUser(ctx.tx, userId);
  if (locked === null) {
    throw new AppError('not_found');
  }
  return locked;
}

/**
 * The account that another one may be put under, by its address: of the same role, not itself, closing no circle.
 * @throws FieldError on `after.parent_email`
 */
export async function validateParent(ctx: Ctx, user: User, parentEmail: string): Promise<User> {
  const reject = (why: Message) => fieldError('after.parent_email', why);
  const parent = (await findCredentials(ctx.reader, parentEmail))?.user;
  if (parent === undefined) {
    throw reject(message('customer_email_unknown'));
  }
  if (parent.role !== user.role) {
    throw reject(message('group_account_kind_differs'));
  }
  await lockGroups(ctx.tx);
  if (parent.id === user.id) {
    throw reject(message('group_account_itself'));
  }
  if (await standsAbove(ctx.tx, user.id, parent.id)) {
    throw reject(message('group_account_circular'));
  }
  return parent;
}

/** Puts a locked account under another one, or under none (ACC-18). */
export async function changeParent(ctx: Ctx, userId: string, parentUserId: string | null): Promise<void> {
  await setParent(ctx.tx, userId, parentUserId);
}
