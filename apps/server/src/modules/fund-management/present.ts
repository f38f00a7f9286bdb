import type { MandateState } from '@titian/contracts/fund-management';
import { may } from '@titian/contracts/permissions';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import type { Day } from '@titian/finance/calendar';
import { rateToText } from '@titian/finance/rate';
import { senToText } from '@titian/finance/sen';
import type { OperatorPrincipal } from '../../platform/http/principal.ts';
import { operatorFileLink } from '../files/public.ts';
import { remainingOf } from '../notes/public.ts';
import { type Mandate, mandateOn, mandateState } from './domain/mandate.ts';
import type { ManagedPage, MandatedInvestor, ShownOrder } from './queries/managed-investors.ts';
import type { ManagedTotals } from './store/managed-investors.ts';

type ListWire = ParsedApi['operatorManagedInvestors']['response'];
type PageWire = ParsedApi['operatorManagedInvestor']['response'];

/** An investor as the list has them. */
export function presentInvestor(
  { investor, mandates }: MandatedInvestor,
  today: Day,
): ListWire['items'][number] {
  return {
    ...{ id: investor.userId, number: investor.invNo, name: investor.name, is_managed: investor.isManaged },
    mandate: stateToday(mandates, today),
    ...{ cash: senToText(investor.cashSen), committed: senToText(investor.committedSen) },
    ...{ outstanding: senToText(investor.outstandingSen), proposed_orders: investor.proposedOrders },
  };
}

function stateToday(mandates: readonly Mandate[], today: Day): MandateState {
  const [newest] = mandates;
  if (newest === undefined) {
    return 'none';
  }
  return mandateOn(mandates, today) === null ? mandateState(newest, mandates, today) : 'in_force';
}

export function presentTotals(totals: ManagedTotals): ListWire['totals'] {
  const { investors, cashSen, committedSen, outstandingSen } = totals;
  return {
    investors,
    ...{
      cash: senToText(cashSen),
      committed: senToText(committedSen),
      outstanding: senToText(outstandingSen),
    },
  };
}

/** One investor with all that orders are decided by. */
export function presentPage(
  page: ManagedPage,
  operator: OperatorPrincipal,
  today: Day,
): Omit<PageWire, 'success'> {
  const { investor, mandates, documents, orders, notes } = page;
  const mayOrder = may(operator, 'managed_order') && investor.isManaged;
  return {
    investor: presentInvestor(page, today),
    mandates: mandates.map((one) => {
      const file = documents.get(one.documentFileId);
      return {
        ...{ id: one.id, state: mandateState(one, mandates, today), from: one.from, until: one.until },
        ...{ max_per_note: senToText(one.maxPerNoteSen), minimum_grade: one.minimumGrade },
        contracts: [...one.contracts],
        document: file === undefined ? null : operatorFileLink(file, operator),
      };
    }),
    orders: orders.map((one) => presentOrder(one, operator)),
    notes: notes.map(({ note, isAllowed }) => ({
      ...{ id: note.id, number: note.number, grade: note.grade as Mandate['minimumGrade'] },
      ...{ contract: note.contract, rate: rateToText(note.rateBps), term_months: note.termMonths },
      ...{ remaining: senToText(remainingOf(note)), closes_at: note.closesAt.toISOString() },
      allowed: isAllowed,
    })),
    can: {
      mandate: may(operator, 'management_mandate'),
      subscribe: mayOrder && mandateOn(mandates, today) !== null,
      withdraw: mayOrder,
    },
  };
}

export function presentOrder(
  { order, note, maker, approvalId, cancelUntil }: ShownOrder,
  operator: OperatorPrincipal,
): PageWire['orders'][number] {
  return {
    ...{ id: order.id, kind: order.kind, amount: senToText(order.amountSen), state: order.state, maker },
    note: note === null ? null : { id: note.id, number: note.number },
    ...{ approval_id: approvalId, created_at: order.createdAt.toISOString() },
    cancel_until: cancelUntil?.toISOString() ?? null,
    can: { cancel: cancelUntil !== null && may(operator, 'managed_order') },
  };
}
