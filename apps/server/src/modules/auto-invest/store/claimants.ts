import { EXPOSURE_FROM_SEN } from '@titian/finance/exposure';
import { type RateBps, rateBps } from '@titian/finance/rate';
import { type Sen, sen } from '@titian/finance/sen';
import type { Tx } from '../../../platform/db/database.ts';

/** The note that presets are held against, and the figures of the business on its day. */
export interface NoteWanted {
  readonly issuerId: string;
  readonly type: string;
  readonly contract: string;
  readonly isGuaranteed: boolean;
  readonly termMonths: number;
  readonly rateBps: RateBps;
  /** Presets count as they were then. */
  readonly listedAt: Date;
  readonly minimumSen: Sen;
  readonly limitSen: Sen;
  /** Whether the limit of the basic plan refuses whatever its owner agreed to. */
  readonly limitBlocks: boolean;
}

/** A preset that matches a note, with what its owner has. */
export interface Claimant {
  readonly investorId: string;
  /** Null when it was never served. */
  readonly servedBefore: bigint | null;
  readonly isIndividual: boolean;
  readonly minSen: Sen;
  readonly maxSen: Sen;
  readonly usesExhaustedBalance: boolean;
  readonly exposureBps: RateBps | null;
  readonly limitSen: Sen | null;
  readonly goesOnAboveLimit: boolean;
  readonly cashSen: Sen;
  readonly investedSen: Sen;
  readonly withIssuerSen: Sen;
}

/** Where a page of claimants goes on: the rank of the last one read. */
export interface Rank {
  readonly servedSeq: bigint;
  readonly investorId: string;
}

export const FIRST_RANK: Rank = { servedSeq: -1n, investorId: '00000000-0000-0000-0000-000000000000' };

// One pass over all presets. What keeps a preset out is said here once more than in `roomOf`, so that a page is not
// filled with those that have no cash; the pure function decides.
const SELECT = {
  name: 'auto_invest_claimants',
  text: `
    with in_force as (
      select investor_id, enabled, term_min, term_max, rate_min_bps, rate_max_bps, types, contracts, guaranteed_option,
          uses_exhausted_balance, exposure_bps, above_limit_agreed_at
        from presets where from_at <= $7
      union all
      (select distinct on (v.investor_id) v.investor_id, v.enabled, v.term_min, v.term_max, v.rate_min_bps, v.rate_max_bps,
          v.types, v.contracts, v.guaranteed_option, v.uses_exhausted_balance, v.exposure_bps, v.above_limit_agreed_at
        from presets p join preset_versions v on v.investor_id = p.investor_id and v.from_at <= $7
        where p.from_at > $7 order by v.investor_id, v.version desc)),
    with_issuer as (
      select investor_id, sum(amount_sen)::bigint as amount_sen from (
        select s.investor_id, s.amount_sen from subscriptions s join notes n on n.id = s.note_id
          where n.issuer_id = $1 and s.state = 'active'
        union all
        select h.investor_id, h.outstanding_sen from holdings h join notes n on n.id = h.note_id
          where n.issuer_id = $1 and h.outstanding_sen > 0) held
      group by investor_id),
    fitting as (
      select p.investor_id, coalesce(r.last_served_seq, 0) as served_seq, o.investor_type, p.uses_exhausted_balance,
        p.exposure_bps, p.above_limit_agreed_at is not null and not $9 as goes_on,
        o.investor_type = 'Individual' and o.plan_type = 'basic' as is_limited,
        ((p.types -> $2 ->> 'min')::numeric * 100)::bigint as min_sen,
        ((p.types -> $2 ->> 'max')::numeric * 100)::bigint as max_sen,
        a.balance_sen, coalesce(w.waiting_sen + w.outstanding_sen, 0) as invested_sen,
        coalesce(i.amount_sen, 0) as with_issuer_sen
      from in_force p
      join auto_invest_owners o on o.investor_id = p.investor_id
      join accounts a on a.id = o.cash_account_id
      left join preset_rotation r on r.investor_id = p.investor_id
      left join investor_positions w on w.investor_id = p.investor_id
      left join with_issuer i on i.investor_id = p.investor_id
      where p.enabled and $4 between p.term_min and p.term_max and $5 between p.rate_min_bps and p.rate_max_bps
        and p.types ? $2 and $3 = any(p.contracts) and (o.has_wakalah or $3 <> 'Shariah')
        and p.guaranteed_option <> case when $6 then 'none' else 'only' end and ($6 or not o.guaranteed_only)
        and a.balance_sen >= $8)
    select * from (
      select *, case when balance_sen >= min_sen or not uses_exhausted_balance then min_sen else $8 end as least_sen
      from fitting) f
    where balance_sen >= least_sen and (not is_limited or goes_on or invested_sen + least_sen <= $10)
      and (exposure_bps is null or invested_sen <= ${EXPOSURE_FROM_SEN}
        or invested_sen * exposure_bps / 10000 - with_issuer_sen >= least_sen)
      and (served_seq, investor_id) > ($11, $12::uuid)
    order by served_seq, investor_id limit $13`,
};

interface Row {
  investor_id: string;
  served_seq: bigint;
  investor_type: string;
  uses_exhausted_balance: boolean;
  exposure_bps: number | null;
  goes_on: boolean;
  is_limited: boolean;
  min_sen: bigint;
  max_sen: bigint;
  balance_sen: bigint;
  invested_sen: bigint;
  with_issuer_sen: bigint;
}

// For this transaction alone: joins of a million rows fit into memory, and the plan is made for this very note.
const SETTINGS = {
  name: 'auto_invest_settings',
  text: `select set_config('work_mem', '256MB', true), set_config('plan_cache_mode', 'force_custom_plan', true)`,
};

/** The next presets that match a note and have the means, in the order of serving. */
export async function selectClaimants(
  tx: Tx,
  note: NoteWanted,
  after: Rank,
  limit: number,
): Promise<Claimant[]> {
  await tx.run(SETTINGS, []);
  const rows = await tx.run<Row>(SELECT, [
    ...[note.issuerId, note.type, note.contract, note.termMonths, note.rateBps, note.isGuaranteed],
    ...[note.listedAt, note.minimumSen, note.limitBlocks, note.limitSen],
    ...[after.servedSeq, after.investorId, limit],
  ]);
  return rows.map((row) => claimantOf(row, note));
}

function claimantOf(row: Row, note: NoteWanted): Claimant {
  return {
    investorId: row.investor_id,
    servedBefore: row.served_seq === 0n ? null : row.served_seq,
    isIndividual: row.investor_type === 'Individual',
    minSen: sen(row.min_sen),
    maxSen: sen(row.max_sen),
    usesExhaustedBalance: row.uses_exhausted_balance,
    exposureBps: row.exposure_bps === null ? null : rateBps(row.exposure_bps),
    limitSen: row.is_limited && !row.goes_on ? note.limitSen : null,
    goesOnAboveLimit: row.goes_on,
    cashSen: sen(row.balance_sen),
    investedSen: sen(row.invested_sen),
    withIssuerSen: sen(row.with_issuer_sen),
  };
}
