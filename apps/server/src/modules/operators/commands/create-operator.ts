import type { operatorCandidate } from '@titian/contracts/schemas/operator-changes';
import type { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import type { JsonValue } from '../../../platform/db/schema.ts';
import { AppError, invariant } from '../../../platform/errors.ts';
import type { ApprovalRequest, ApprovalSubject } from '../../approvals/public.ts';
import { createOperator, rejectSamePerson } from '../../identity/public.ts';
import { deleteCandidate, lockCandidate } from '../store.ts';
import { mailOperatorLink } from './mail-operator.ts';

type Candidate = z.output<typeof operatorCandidate>;

/**
 * The candidate that a creation is about, as the second administrator reads it.
 * @throws AppError `not_found`, `wrong_state` where the proposal says something else; FieldError for a known person
 */
export async function loadCandidate(
  ctx: Ctx,
  id: string,
  { after }: ApprovalRequest<Candidate>,
): Promise<ApprovalSubject> {
  const candidate = await lockCandidate(ctx.tx, ctx.fieldEncryption, id);
  if (candidate === null) {
    throw new AppError('not_found');
  }
  const isSame =
    after.name === candidate.name &&
    after.email === candidate.email &&
    after.phone_number === candidate.phoneE164 &&
    after.identity_last4 === candidate.identity.last4 &&
    after.roles.join() === candidate.roles.join();
  if (!isSame) {
    throw new AppError('wrong_state');
  }
  await rejectSamePerson(ctx, candidate);
  return { version: 1, label: candidate.name, before: null };
}

/** Binds the proposal to the person. */
export async function bindsCandidate(ctx: Ctx, id: string): Promise<JsonValue> {
  const candidate = await lockCandidate(ctx.tx, ctx.fieldEncryption, id);
  return candidate && { identity_hash: candidate.identity.hash.toString('hex') };
}

/** Makes the account and mails the person the one-time link: no administrator ever knows the password. */
export async function applyCreation(ctx: Ctx, id: string): Promise<void> {
  const candidate = await lockCandidate(ctx.tx, ctx.fieldEncryption, id);
  invariant(candidate !== null, 'an approved creation has its candidate');
  await createOperator(ctx, candidate);
  await deleteCandidate(ctx.tx, id);
  await mailOperatorLink(ctx, candidate, 'invitation');
}

export function dropCandidate(ctx: Ctx, id: string): Promise<void> {
  return deleteCandidate(ctx.tx, id);
}
