import type { QueryCtx } from '../../../platform/context.ts';
import type { User } from '../domain/user.ts';
import { findCredentials, findUsers } from '../store/users.ts';

/** A customer, or null. */
export async function readUser(ctx: QueryCtx, id: string): Promise<User | null> {
  const [user] = await findUsers(ctx.reader, [id]);
  return user ?? null;
}

/** Customers by id, for lists; unknown ids are missing from the map. */
export async function readUsers(ctx: QueryCtx, ids: readonly string[]): Promise<ReadonlyMap<string, User>> {
  const users = await findUsers(ctx.reader, [...new Set(ids)]);
  return new Map(users.map((user) => [user.id, user]));
}

/** A customer by address, whatever its case, or null. */
export async function findUserByEmail(ctx: QueryCtx, email: string): Promise<User | null> {
  const found = await findCredentials(ctx.reader, email.trim().toLowerCase());
  return found?.user ?? null;
}
