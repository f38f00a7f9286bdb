import { type Sen, sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';

/** Applications of one term, with the amounts that they seek. */
export interface SoughtByTerm {
  /** Null in a draft without one. */
  readonly termMonths: number | null;
  readonly count: number;
  readonly amountSen: Sen;
}

const SOUGHT = {
  name: 'impact_applications',
  text: `select (data ->> 'term_months')::int as "termMonths", count(*)::int as count,
      round(coalesce(sum((data ->> 'amount')::numeric), 0) * 100)::bigint as amount
    from financing_applications where state = $1 and coalesce(data ->> 'term_months', '1') ~ '^[0-9]{1,4}$'
      and coalesce(data ->> 'amount', '0') ~ '^[0-9]{1,12}([.][0-9]{1,2})?$' group by 1`,
};

/** Applications in a state by term. */
export async function soughtByTerm(reader: Reader, state: 'draft' | 'under_review'): Promise<SoughtByTerm[]> {
  const rows = await reader.run<{ termMonths: number | null; count: number; amount: bigint }>(SOUGHT, [
    state,
  ]);
  return rows.map(({ amount, ...row }) => ({ ...row, amountSen: sen(amount) }));
}
