import type { Sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';
import type { Counted } from '../../settings/public.ts';

const PRESETS = {
  name: 'impact_presets',
  text: `select count(*)::int as count, null::bigint as "amountSen" from presets p where p.enabled
    and ($1::bigint is null or p.monthly_budget_sen < $1
      or exists (select from jsonb_each(p.types) t where (t.value ->> 'max')::numeric * 100 < $1))`,
};

/** Enabled presets; those whose budget or most per note is below an amount, or all. */
export async function countPresets(reader: Reader, belowSen: Sen | null): Promise<Counted> {
  return (await reader.run<Counted>(PRESETS, [belowSen]))[0] ?? { count: 0, amountSen: null };
}
