import { message } from '@titian/contracts/messages/message';
import { holdsAny, may, rolesOf } from '@titian/contracts/permissions';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { createOperator, readOperatorAccounts } from '../../identity/public.ts';
import { FEWEST_ADMINISTRATORS } from '../policy.ts';
import { type Person, personOf } from './invite-operator.ts';
import { issueLink } from './mail-operator.ts';

export type NewAdministrator = Person;

export interface FirstLink {
  readonly email: string;
  readonly token: string;
  readonly hours: number;
}

/**
 * Creates the first administrators of a platform: on the server, while fewer than two exist who are not disabled. All
 * or none.
 * @returns a one-time link for each
 * @throws AppError `wrong_state` with two administrators; FieldError for a known person or
 * without the role
 */
export async function createFirstAdministrators(
  ctx: Ctx,
  list: readonly NewAdministrator[],
): Promise<readonly FirstLink[]> {
  if (!list.every((one) => holdsAny(one, rolesOf('operator_administration')))) {
    throw fieldError('roles', message('only_administrators_here'));
  }
  const links: FirstLink[] = [];
  for (const one of list) {
    const operator = { ...personOf(ctx, one), id: newId() };
    await createOperator(ctx, operator);
    const { token, hours } = await issueLink(ctx, operator.id, 'invitation');
    links.push({ email: operator.email, token, hours });
  }
  // Counted under the lock that the first creation took, and after it: two commands at once cannot make three.
  if ((await countAdministrators(ctx)) > FEWEST_ADMINISTRATORS) {
    throw new AppError('wrong_state', {}, ENOUGH);
  }
  return links;
}

async function countAdministrators(ctx: Ctx): Promise<number> {
  const accounts = await readOperatorAccounts(ctx);
  return accounts.filter((one) => one.disabledAt === null && may(one, 'operator_administration')).length;
}

const ENOUGH = message('administrators_enough');
