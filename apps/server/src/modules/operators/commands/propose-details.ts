import type { operatorDetails } from '@titian/contracts/schemas/operator-accounts';
import type { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { type Approval, type Approvals, openProposals, proposeChange } from '../../approvals/public.ts';
import { readOperatorAccount, rejectSamePerson } from '../../identity/public.ts';
import { type Candidate, insertCandidate } from '../store.ts';
import { PROPOSED_ALREADY, traitsOf } from './invite-operator.ts';

type Details = z.output<typeof operatorDetails>;

/**
 * Proposes the phone and the identity number of an existing operator: of accounts from before persons were recorded,
 * and where either has changed. The number is stored apart, as that of a new operator is.
 * @throws AppError as `proposeChange`; FieldError on `phone_number` or `identity_number` of another operator, or of
 * a user who is proposed already
 */
export async function proposeDetails(
  ctx: Ctx,
  approvals: Approvals,
  operatorId: string,
  details: Details,
): Promise<Approval> {
  const { id, name, email, roles } = await readOperatorAccount(ctx, operatorId);
  const open = await openProposals(ctx, [id]);
  if (open.some((one) => one.kind === 'operator_details')) {
    throw new AppError('approval_pending');
  }
  const candidate: Candidate = { id, name, email, roles, ...traitsOf(ctx, details) };
  await rejectSamePerson(ctx, candidate, id);
  if (!(await insertCandidate(ctx.tx, ctx.fieldEncryption, candidate))) {
    throw fieldError('phone_number', PROPOSED_ALREADY);
  }
  return proposeChange(ctx, approvals, {
    kind: 'operator_details',
    subjectId: id,
    after: { phone_number: candidate.phoneE164, identity_last4: candidate.identity.last4 },
    reason: details.reason,
  });
}
