import { addMonths, firstDayOf, type Month } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';

const READ = {
  name: 'notes_auto_subscribed',
  text: `select investor_id, sum(amount_sen)::bigint as amount_sen from subscriptions
    where source = 'auto' and investor_id = any($1::uuid[]) and state in ('active', 'converted')
      and business_date >= $2::date and business_date < $3::date
    group by investor_id`,
};

/** What presets subscribed for some investors in a Malaysian month and was not given back (AUTO-18). */
export async function sumAutoSubscribed(
  reader: Reader,
  month: Month,
  investorIds: readonly string[],
): Promise<ReadonlyMap<string, Sen>> {
  if (investorIds.length === 0) {
    return new Map();
  }
  const rows = await reader.run<{ investor_id: string; amount_sen: bigint }>(READ, [
    investorIds,
    firstDayOf(month),
    firstDayOf(addMonths(month, 1)),
  ]);
  return new Map(rows.map((row) => [row.investor_id, sen(row.amount_sen)]));
}
