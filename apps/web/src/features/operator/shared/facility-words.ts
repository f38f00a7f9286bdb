import { formatDate } from '../../../components/date-text.tsx';
import { formatMoney } from '../../../components/money.tsx';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { text } from './company-file-text.ts';

type Facility = NonNullable<CallResponse<'operatorFinancingCompany'>['company']['limit']>;

/** A limit for invoice financing in two lines: what is used of it, and what is free until when and for whose invoices. */
export function facilityWords({ amount, used, free, until: day, has_ended: hasEnded, buyers }: Facility) {
  const until = formatDate(day);
  const state = hasEnded
    ? text('limit.ended', { until })
    : text('limit.free', { free: formatMoney(free), until });
  return {
    used: text('limit.used', { used: formatMoney(used), limit: formatMoney(amount) }),
    state: [state, ...buyers].join(' · '),
  };
}
