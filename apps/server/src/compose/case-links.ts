import type { CaseLinkKind } from '@titian/contracts/cases';
import { isApprovalKind, may } from '@titian/contracts/permissions';
import { isConfidential } from '@titian/contracts/restrictions';
import { readProposals } from '../modules/approvals/public.ts';
import type { FindLinked } from '../modules/cases/public.ts';
import { findApplications } from '../modules/financing/public.ts';
import { findUserByEmail, readUser } from '../modules/identity/public.ts';
import { readNoteByReference } from '../modules/notes/public.ts';
import { findPayments, findPayouts, type MoneySearch } from '../modules/payments/public.ts';
import type { QueryCtx } from '../platform/context.ts';
import type { OperatorPrincipal } from '../platform/http/principal.ts';

type Found = Awaited<ReturnType<FindLinked>>;
type Finder = (ctx: QueryCtx, operator: OperatorPrincipal, reference: string) => Promise<Found>;

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const byReference = (reference: string): MoneySearch => ({
  references: [...new Set([reference, reference.toUpperCase()])],
  accountHashes: [],
  amountSen: null,
  limit: 1,
});

const finders: Readonly<Record<CaseLinkKind, Finder>> = {
  async customer(ctx, operator, reference) {
    if (!may(operator, 'customer_view')) {
      return null;
    }
    const user = ID.test(reference) ? await readUser(ctx, reference) : await findUserByEmail(ctx, reference);
    return (
      user && {
        kind: 'customer',
        id: user.id,
        label: user.companyName ?? `${user.firstName} ${user.lastName}`,
      }
    );
  },
  async note(ctx, _operator, reference) {
    const note = await readNoteByReference(ctx, reference.toUpperCase());
    return note && { kind: 'note', id: note.id, label: note.number };
  },
  async application(ctx, _operator, reference) {
    const found = await findApplications(ctx, reference, [], 2);
    const one = found.find(({ number }) => number.toUpperCase() === reference.toUpperCase());
    return one === undefined ? null : { kind: 'application', id: one.id, label: one.number };
  },
  async payment(ctx, operator, reference) {
    const [payment] = may(operator, 'customer_view') ? await findPayments(ctx, byReference(reference)) : [];
    return payment === undefined ? null : { kind: 'payment', id: payment.id, label: reference.toUpperCase() };
  },
  async payout(ctx, _operator, reference) {
    const [payout] = await findPayouts(ctx, byReference(reference));
    return payout === undefined ? null : { kind: 'payout', id: payout.id, label: payout.endToEndId };
  },
  /** One that reveals a suspicion cannot be linked: more roles read the case than may know of it (decision 032). */
  async approval(ctx, operator, reference) {
    const [one] = ID.test(reference) ? await readProposals(ctx, [reference]) : [];
    const isSeen =
      one !== undefined &&
      isApprovalKind(one.kind) &&
      may(operator, one.kind) &&
      !isConfidential(one.kind, one.after);
    return isSeen ? { kind: 'approval', id: one.id, label: one.kind } : null;
  },
};

/** What operators link cases to, found by the number that people read; by id for a proposal or a customer. */
export const findLinked: FindLinked = (ctx, operator, kind, reference) =>
  finders[kind](ctx, operator, reference);
