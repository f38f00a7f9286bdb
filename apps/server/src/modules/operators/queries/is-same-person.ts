import type { QueryCtx } from '../../../platform/context.ts';
import { readOperatorTraits, readUser } from '../../identity/public.ts';
import { hasIdentity } from '../../onboarding/public.ts';

/**
 * Whether an operator is the customer that a change is about: the same e-mail address, phone or identity document.
 * Changes about something else that a customer owns are not followed to the owner.
 */
export async function isSamePerson(
  ctx: QueryCtx,
  { subjectKind, subjectId }: { readonly subjectKind: string; readonly subjectId: string },
  operatorId: string,
): Promise<boolean> {
  if (subjectKind !== 'user') {
    return false;
  }
  const [user, traits] = await Promise.all([readUser(ctx, subjectId), readOperatorTraits(ctx, operatorId)]);
  if (user === null || traits === null) {
    return false;
  }
  return (
    user.email === traits.email ||
    user.phoneE164 === traits.phoneE164 ||
    (traits.identityHash !== null && (await hasIdentity(ctx, user.id, traits.identityHash)))
  );
}
