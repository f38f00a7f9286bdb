import type { QueryCtx } from '../../../platform/context.ts';
import { readUsers } from '../../identity/public.ts';
import { type Investor, investorsNamed } from '../../onboarding/public.ts';
import type { LineCandidate, WantedCandidates } from '../../payments/public.ts';
import { findWithHeldTransfer } from '../store/held-transfers.ts';

/** An investor's number, with or without its dash. */
const NUMBER = /^INV-?(\d{7})$/;

/**
 * Investors whom lines may credit though they sent no proof: named by their number, or senders of that name. Who has a
 * transfer under review is left out: the line is suggested for that.
 */
export async function depositCandidates(
  ctx: QueryCtx,
  { words, names }: WantedCandidates,
): Promise<LineCandidate[]> {
  const numbers = words.flatMap((word) => {
    const digits = NUMBER.exec(word)?.[1];
    return digits === undefined ? [] : [`INV-${digits}`];
  });
  const found = await investorsNamed(ctx, { numbers, names });
  const ids = found.map((one) => one.userId);
  const [held, users] = await Promise.all([findWithHeldTransfer(ctx.reader, ids), readUsers(ctx, ids)]);
  return found.flatMap((one) =>
    held.has(one.userId) ? [] : [candidateOf(one, users.get(one.userId)?.accountStatus === 'Active')],
  );
}

function candidateOf({ userId, invNo, verifiedName }: Investor, isOpen: boolean): LineCandidate {
  return {
    ...{ target: 'deposit', id: userId, label: invNo, party: verifiedName },
    references: [invNo, invNo.replace('-', '')],
    ...{ names: [verifiedName], otherNames: [] },
    ...{ expectedSen: null, takesLess: true, isOpen },
  };
}
