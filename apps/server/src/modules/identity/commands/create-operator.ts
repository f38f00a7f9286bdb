import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import type { OperatorRole } from '@titian/contracts/operator-roles';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { FieldError } from '../../../platform/errors.ts';
import {
  findTakenTraits,
  insertOperator,
  lockOperators,
  type OperatorPerson,
  type PersonField,
} from '../store/operator-accounts.ts';

export interface NewOperator extends OperatorPerson {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly OperatorRole[];
}

const texts: Readonly<Record<PersonField, Message>> = {
  email: message('operator_email_exists'),
  phone_number: message('operator_phone_exists'),
  identity_number: message('operator_identity_exists'),
};

/**
 * Makes the account of an operator, without a password and without a second factor: the person sets both at the
 * first sign-in, by a one-time link (decision 033).
 * @throws FieldError on `email`, `phone_number` or `identity_number` that another operator has
 */
export async function createOperator(ctx: Ctx, input: NewOperator): Promise<void> {
  await lockOperators(ctx.tx);
  await rejectSamePerson(ctx, input);
  const { id, email, name } = input;
  const operator = { id, email, name, roles: [...new Set(input.roles)] };
  if (!(await insertOperator(ctx.tx, ctx.fieldEncryption, operator, input))) {
    throw new FieldError({ email: [texts.email] });
  }
  await recordAudit(ctx, {
    action: 'operator.created',
    subjectKind: 'operator',
    subjectId: id,
    after: { name, roles: operator.roles },
  });
}

/**
 * Two accounts would be one person's two pairs of eyes.
 * @param ownId the account that the person has already, if any
 * @throws FieldError on each trait that another operator has
 */
export async function rejectSamePerson(
  ctx: Ctx,
  person: OperatorPerson,
  ownId: string | null = null,
): Promise<void> {
  const taken = await findTakenTraits(ctx.reader, person, ownId);
  if (taken.length > 0) {
    throw new FieldError(Object.fromEntries(taken.map((field) => [field, [texts[field]]])));
  }
}
