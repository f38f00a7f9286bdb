import { message } from '@titian/contracts/messages/message';
import type { operatorDetailsChange } from '@titian/contracts/schemas/operator-changes';
import type { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import type { JsonValue } from '../../../platform/db/schema.ts';
import { AppError, fieldError, invariant } from '../../../platform/errors.ts';
import {
  type ApprovalOf,
  type ApprovalRequest,
  type ApprovalSubject,
  boundHash,
} from '../../approvals/public.ts';
import {
  changeOperatorAccount,
  lockOperatorAccount,
  readOperatorAccount,
  readOperatorTraits,
  rejectSamePerson,
} from '../../identity/public.ts';
import { deleteCandidate, lockCandidate } from '../store.ts';

type Details = z.output<typeof operatorDetailsChange>;

/**
 * The account and the person proposed for it, under the lock that all changes of operators take.
 * @throws AppError `not_found`, `wrong_state` where the proposal says something else; FieldError for the phone or
 * document of another operator, and for those that the account has already
 */
export async function loadDetails(
  ctx: Ctx,
  id: string,
  { after }: ApprovalRequest<Details>,
): Promise<ApprovalSubject> {
  const account = await lockOperatorAccount(ctx, id);
  const candidate = await lockCandidate(ctx.tx, ctx.fieldEncryption, id);
  if (candidate === null) {
    throw new AppError('not_found');
  }
  if (after.phone_number !== candidate.phoneE164 || after.identity_last4 !== candidate.identity.last4) {
    throw new AppError('wrong_state');
  }
  await rejectSamePerson(ctx, candidate, id);
  const known = await readOperatorTraits(ctx, id);
  if (known?.phoneE164 === candidate.phoneE164 && known.identityHash?.equals(candidate.identity.hash)) {
    throw fieldError('phone_number', message('operator_details_unchanged'));
  }
  const before = { phone_number: account.phoneE164, identity_last4: account.identityLast4 };
  return { version: account.version, label: account.name, before };
}

/** The account, the previous person, and the recorded document: another one is another person. */
export async function bindsDetails(ctx: Ctx, id: string): Promise<JsonValue> {
  const known = await readOperatorTraits(ctx, id);
  const candidate = await lockCandidate(ctx.tx, ctx.fieldEncryption, id);
  return {
    email: known?.email ?? null,
    phone_before: boundHash(ctx.fieldEncryption, known?.phoneE164 ?? null),
    identity_before: known?.identityHash?.toString('hex') ?? null,
    identity_hash: candidate?.identity.hash.toString('hex') ?? null,
  };
}

/** Records the person; from now on a second account of the same person is rejected. */
export async function applyDetails(ctx: Ctx, { subjectId, reason }: ApprovalOf<Details>): Promise<void> {
  const candidate = await lockCandidate(ctx.tx, ctx.fieldEncryption, subjectId);
  invariant(candidate !== null, 'approved details have their candidate');
  const account = await readOperatorAccount(ctx, subjectId);
  await changeOperatorAccount(ctx, account, { change: 'details', traits: candidate }, reason);
  await deleteCandidate(ctx.tx, subjectId);
}
