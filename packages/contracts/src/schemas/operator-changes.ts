import { z } from 'zod';
import { operatorRoleNames } from '../endpoint.ts';
import { email, oneOf, text } from '../wire.ts';

/** The roles of an operator, each once. */
export const operatorRoleList = z
  .array(oneOf(operatorRoleNames, 'Please choose a listed role'))
  .min(1, 'Please choose at least one role')
  .refine((roles) => new Set(roles).size === roles.length, 'Please choose each role once');

/** Who is proposed as an operator, as the second administrator reads it; the identity number ends so. */
export const operatorCandidate = z.strictObject({
  name: text(100, 'Please enter a name'),
  email,
  phone_number: text(20, 'Please enter a phone number'),
  identity_last4: text(4, 'Please enter the identity number'),
  roles: operatorRoleList,
});

/** Who the person behind an account is, as the second administrator reads it; the identity number ends so. */
export const operatorDetailsChange = operatorCandidate.pick({ phone_number: true, identity_last4: true });

export const operatorRolesChange = z.strictObject({ roles: operatorRoleList });
