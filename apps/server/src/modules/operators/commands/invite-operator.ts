import { message } from '@titian/contracts/messages/message';
import type { operatorIdentity, operatorInvitation } from '@titian/contracts/schemas/operator-accounts';
import type { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { fieldError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { type Approval, type Approvals, proposeChange } from '../../approvals/public.ts';
import { rejectSamePerson } from '../../identity/public.ts';
import { identityHash, identityKey } from '../../onboarding/public.ts';
import { type Candidate, insertCandidate } from '../store.ts';

export type Person = z.output<typeof operatorIdentity>;
type Invitation = z.output<typeof operatorInvitation>;

/**
 * Proposes a new operator: the person is stored apart, because an identity number never stands readable in a proposal.
 * @throws AppError as `proposeChange`; FieldError on `email`, `phone_number` or `identity_number` of an operator, or of
 * a user who is proposed already
 */
export async function inviteOperator(
  ctx: Ctx,
  approvals: Approvals,
  invitation: Invitation,
): Promise<Approval> {
  const candidate: Candidate = { ...personOf(ctx, invitation), id: newId() };
  await rejectSamePerson(ctx, candidate);
  if (!(await insertCandidate(ctx.tx, ctx.fieldEncryption, candidate))) {
    throw fieldError('email', PROPOSED_ALREADY);
  }
  return proposeChange(ctx, approvals, {
    kind: 'operator_create',
    subjectId: candidate.id,
    after: {
      name: candidate.name,
      email: candidate.email,
      phone_number: candidate.phoneE164,
      identity_last4: candidate.identity.last4,
      roles: [...candidate.roles],
    },
    reason: invitation.reason,
  });
}

export const PROPOSED_ALREADY = message('operator_already_proposed');

/** The person behind an invitation. */
export function personOf(ctx: Ctx, person: Person): Omit<Candidate, 'id'> {
  const { name, email, roles } = person;
  return { name, email: email.toLowerCase(), roles, ...traitsOf(ctx, person) };
}

type Traits = Pick<Person, 'phone_number' | 'identity_type' | 'identity_number' | 'nationality'>;

/** The traits that identify a person, with the identity number hashed as customers' numbers are. */
export function traitsOf(
  ctx: Ctx,
  { phone_number, identity_type, identity_number, nationality }: Traits,
): Pick<Candidate, 'phoneE164' | 'identity'> {
  const key = identityKey(identity_type, identity_number, nationality ?? '');
  return {
    phoneE164: phone_number,
    identity: {
      number: identity_number,
      hash: identityHash(ctx, key),
      last4: identity_number.slice(-4),
    },
  };
}
