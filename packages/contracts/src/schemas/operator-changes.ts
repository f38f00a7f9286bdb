import { z } from 'zod';
import { issueMessage } from '../messages/message.ts';
import { operatorRoleNames } from '../operator-roles.ts';
import { areIndependent } from '../permissions.ts';
import { email, oneOf, text } from '../wire.ts';

/** The roles of an operator, each once; an auditor has no other (OPS-61). */
export const operatorRoleList = z
  .array(oneOf(operatorRoleNames, issueMessage('role_not_listed')))
  .min(1, issueMessage('role_required'))
  .refine((roles) => new Set(roles).size === roles.length, issueMessage('roles_repeated'))
  .refine(areIndependent, issueMessage('auditor_role_alone'));

/** The person proposed as an operator, as the second administrator reads it, with the end of the identity number. */
export const operatorCandidate = z.strictObject({
  name: text(100, issueMessage('name_required')),
  email,
  phone_number: text(20, issueMessage('phone_required')),
  identity_last4: text(4, issueMessage('identity_number_required')),
  roles: operatorRoleList,
});

/** The person behind an account, as the second administrator reads it, with the end of the identity number. */
export const operatorDetailsChange = operatorCandidate.pick({ phone_number: true, identity_last4: true });

export const operatorRolesChange = z.strictObject({ roles: operatorRoleList });
