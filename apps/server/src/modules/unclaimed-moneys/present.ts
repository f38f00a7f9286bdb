import { may } from '@titian/contracts/permissions';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import type { Day } from '@titian/finance/calendar';
import { senToText } from '@titian/finance/sen';
import type { OperatorPrincipal } from '../../platform/http/principal.ts';
import { daysLeft, mayBePaid, unclaimedState } from './domain/unclaimed-money.ts';
import type { NamedMoney } from './queries/read-unclaimed-moneys.ts';
import type { UnclaimedTotals } from './store/unclaimed-moneys.ts';

type ListWire = ParsedApi['operatorUnclaimedMoneys']['response'];

export function presentMoney(
  { money, customer, isProposed }: NamedMoney,
  operator: OperatorPrincipal,
  today: Day,
): ListWire['items'][number] {
  const { payment } = money;
  const isPayable = mayBePaid(money, today) && !isProposed;
  return {
    id: payment?.id ?? money.customerId,
    customer: { id: customer.userId, number: customer.invNo, name: customer.verifiedName },
    ...{ amount: senToText(money.amountSen), last_activity: { ...money.lastActivity } },
    ...{ unclaimed_on: money.unclaimedOn, days_left: daysLeft(money, today) },
    ...{ state: unclaimedState(money, today), notified_on: [...money.notifiedOn] },
    payment: payment && {
      ...{ return_year: payment.returnYear, reference: payment.reference, paid_on: payment.paidOn },
    },
    is_proposed: isProposed,
    can: {
      pay: isPayable && may(operator, 'unclaimed_payment'),
      cancel: payment?.isQueued === true && !isProposed && may(operator, 'unclaimed_payment_cancellation'),
    },
  };
}

export function presentTotals(totals: UnclaimedTotals): ListWire['totals'] {
  return {
    ...{ rows: totals.rows, amount: senToText(totals.amountSen) },
    ...{ unclaimed_rows: totals.unclaimedRows, unclaimed_amount: senToText(totals.unclaimedSen) },
    ...{ registrar_rows: totals.registrarRows, registrar_amount: senToText(totals.registrarSen) },
  };
}
