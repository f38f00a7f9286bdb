import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';
import type { Counted } from '../../settings/public.ts';

interface TopupLimits {
  readonly minimumSen: Sen;
  readonly individualSen: Sen;
  readonly institutionSen: Sen;
}

const TOPUPS = {
  name: 'impact_topups',
  text: `select count(*)::int as count, coalesce(sum(t.amount_sen), 0)::bigint as "amountSen"
    from topups t join users u on u.id = t.investor_id
    where t.state = 'credited' and t.business_date > $1 and (t.amount_sen < $2
      or t.amount_sen > case when u.type = 'Institution' then $4::bigint else $3::bigint end)`,
};

/** Top-ups credited since a day that are outside the limits of their investor's kind of account. */
export async function topupsOutside(reader: Reader, since: Day, limits: TopupLimits): Promise<Counted> {
  const { minimumSen, individualSen, institutionSen } = limits;
  return one(await reader.run<Counted>(TOPUPS, [since, minimumSen, individualSen, institutionSen]));
}

const WITHDRAWALS = {
  name: 'impact_withdrawals',
  text: `select count(*)::int as count, coalesce(sum(amount_sen), 0)::bigint as "amountSen"
    from withdrawals where state <> 'rejected' and business_date > $1 and amount_sen < coalesce($2, amount_sen + 1)`,
};

/** Withdrawals since a day that were for less than an amount, or all of them. */
export async function withdrawalsBelow(reader: Reader, since: Day, amountSen: Sen | null): Promise<Counted> {
  return one(await reader.run<Counted>(WITHDRAWALS, [since, amountSen]));
}

function one(rows: readonly Counted[]): Counted {
  return rows[0] ?? { count: 0, amountSen: null };
}
