import { addSen, type Sen, senFromText } from '@titian/finance/sen';
import type { CashDay } from '../api/cash-flow.ts';

type Planned = Omit<CashDay, 'day' | 'payments'>;

/** Principal and return together, as expected. */
export function expectedOf(row: Planned): Sen {
  return both(row.expected_principal, row.expected_return);
}

/** Principal and return together, by contract. */
export function contractOf(row: Planned): Sen {
  return both(row.contract_principal, row.contract_return);
}

export function both(principal: string, earned: string): Sen {
  return addSen(senFromText(principal), senFromText(earned));
}
