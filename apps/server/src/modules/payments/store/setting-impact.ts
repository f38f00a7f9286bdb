import { type Sen, ZERO_SEN } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';
import type { Counted } from '../../settings/public.ts';

const ABOVE = {
  name: 'impact_exceptions',
  text: `select count(*)::int as count, coalesce(sum(abs(amount_sen)), 0)::bigint as "amountSen"
    from reconciliation_exceptions where state = 'open' and (amount_sen is null or abs(amount_sen) > $1)`,
};

/** Open exceptions of more than an amount, or of an unknown one, with their amounts. */
export async function exceptionsAbove(reader: Reader, amountSen: Sen): Promise<Counted> {
  return (await reader.run<Counted>(ABOVE, [amountSen]))[0] ?? { count: 0, amountSen: ZERO_SEN };
}
