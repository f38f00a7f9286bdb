import { malaysiaDay } from '@titian/finance/calendar';
import { type RateBps, rateBps } from '@titian/finance/rate';
import { type Sen, sen } from '@titian/finance/sen';
import type { Tx } from '../../../platform/db/database.ts';
import { limitOf, type PlanLimit } from '../domain/limit.ts';
import type { NoteTerms } from '../domain/match.ts';
import type { OwnerState } from '../domain/run.ts';
import { IN_FORCE, matchConditions } from './match-conditions.ts';

/** The note that presets are held against, and the figures of the business on its day. */
export interface NoteWanted extends NoteTerms {
  readonly issuerId: string;
  readonly minimumSen: Sen;
  readonly planLimit: PlanLimit;
}

/** A preset that matches a note, with what its owner has. */
export interface Candidate {
  readonly investorId: string;
  /** Null when it was never served. */
  readonly servedBefore: bigint | null;
  readonly isIndividual: boolean;
  readonly minSen: Sen;
  readonly maxSen: Sen;
  readonly usesExhaustedBalance: boolean;
  readonly exposureBps: RateBps | null;
  readonly limitSen: Sen | null;
  readonly monthlyBudgetSen: Sen | null;
  readonly cashSen: Sen;
  readonly investedSen: Sen;
  readonly withIssuerSen: Sen;
}

/** Where a page of candidates continues: the rank of the last one read. */
export interface Rank {
  readonly servedSeq: bigint;
  readonly investorId: string;
}

export const FIRST_RANK: Rank = { servedSeq: -1n, investorId: '00000000-0000-0000-0000-000000000000' };

// One pass over all presets, with only the columns for matching and cash; who its owner is and what it holds
// is looked up for a page of them. `roomOf` decides what each may take.
const SELECT = {
  name: 'auto_invest_claimants',
  text: `
    with in_force as (${IN_FORCE}),
    funded as (
      select p.investor_id, coalesce(r.last_served_seq, 0) as served_seq, p.uses_exhausted_balance, p.exposure_bps,
        p.monthly_budget_sen, p.above_limit_agreed_at is not null as has_agreed, a.balance_sen, p.types -> $2 as amounts
      from in_force p
      join accounts a on a.owner_id = p.investor_id and a.kind = 'investor_cash'
      left join preset_rotation r on r.investor_id = p.investor_id
      where ${Object.values(matchConditions).join(' and ')}),
    page as materialized (
      select * from funded where (served_seq, investor_id) > ($10, $11::uuid)
      order by served_seq, investor_id limit $12),
    with_issuer as (
      select investor_id, sum(amount_sen)::bigint as amount_sen from (
        select s.investor_id, s.amount_sen from subscriptions s join notes n on n.id = s.note_id
          where n.issuer_id = $1 and s.state = 'active'
        union all
        select h.investor_id, h.outstanding_sen from holdings h join notes n on n.id = h.note_id
          where n.issuer_id = $1 and h.outstanding_sen > 0) held
      group by investor_id)
    select p.investor_id, p.served_seq, p.uses_exhausted_balance, p.exposure_bps, p.monthly_budget_sen, p.has_agreed,
      p.balance_sen,
      ((p.amounts ->> 'min')::numeric * 100)::bigint as min_sen, ((p.amounts ->> 'max')::numeric * 100)::bigint as max_sen,
      o.investor_type, o.plan_type, coalesce(w.invested_sen, 0) as invested_sen,
      coalesce(i.amount_sen, 0) as with_issuer_sen, s.owner_state
    from page p
    left join lateral (select investor_type, plan_type from auto_invest_owners o
      where o.investor_id = p.investor_id and (o.has_wakalah or $3 <> 'Shariah') and ($6 or not o.guaranteed_only)
      limit 1) o on true
    left join lateral (select case
        when exists (select from money_restrictions r
          where r.user_id = n.user_id and r.ended_at is null and r.level = 'frozen') then 'frozen'
        when u.account_status <> 'Active' then 'inactive'
        when not exists (select from applications a where a.user_id = n.user_id and a.replaced_at is null
          and a.application_status = 'Approved') then 'not_approved'
        when n.is_fund_managed then 'fund_managed'
        when n.first_topup_at is null then 'not_topped_up'
        when n.guaranteed_only and not $6 then 'guaranteed'
        else 'wakalah' end as owner_state
      from investors n join users u on u.id = n.user_id
      where n.user_id = p.investor_id and o.investor_type is null limit 1) s on true
    left join lateral (select waiting_sen + outstanding_sen as invested_sen from investor_positions w
      where w.investor_id = p.investor_id limit 1) w on true
    left join with_issuer i on i.investor_id = p.investor_id
    order by p.served_seq, p.investor_id`,
};

interface Row {
  investor_id: string;
  served_seq: bigint;
  /** Null where the owner may not be served now. */
  investor_type: string | null;
  /** Why; null where the owner may be served. */
  owner_state: OwnerState | null;
  plan_type: string | null;
  uses_exhausted_balance: boolean;
  exposure_bps: number | null;
  monthly_budget_sen: bigint | null;
  has_agreed: boolean;
  min_sen: bigint;
  max_sen: bigint;
  balance_sen: bigint;
  invested_sen: bigint;
  with_issuer_sen: bigint;
}

// For this transaction alone: joins of a million rows fit into memory, and the plan is made for this very note, without
// compiling it, which takes longer than it saves.
const SETTINGS = {
  name: 'auto_invest_settings',
  text: `select set_config('work_mem', '256MB', true), set_config('plan_cache_mode', 'force_custom_plan', true),
    set_config('jit', 'off', true)`,
};

/** A part of the order of serving. */
export interface CandidatePage {
  readonly candidates: readonly Candidate[];
  /** Those that match and have the cash, whose owners may not be served. */
  readonly barred: readonly { readonly investorId: string; readonly reason: OwnerState }[];
  /** Where the next page begins; null when this was the last. */
  readonly after: Rank | null;
}

/**
 * The next presets that match a note and have the means, in the order of serving.
 * @param limit how many presets are evaluated
 */
export async function selectCandidates(
  tx: Tx,
  note: NoteWanted,
  after: Rank,
  limit: number,
): Promise<CandidatePage> {
  await tx.run(SETTINGS, []);
  const rows = await tx.run<Row>(SELECT, [
    ...[note.issuerId, note.type, note.contract, note.termMonths, note.rateBps, note.isGuaranteed],
    ...[note.listedAt, note.minimumSen, malaysiaDay(note.listedAt), after.servedSeq, after.investorId, limit],
  ]);
  const last = rows.at(-1);
  return {
    candidates: rows.flatMap((row) => (row.investor_type === null ? [] : [candidateOf(row, note)])),
    barred: rows.flatMap((row) =>
      row.owner_state === null ? [] : [{ investorId: row.investor_id, reason: row.owner_state }],
    ),
    after:
      last === undefined || rows.length < limit
        ? null
        : { servedSeq: last.served_seq, investorId: last.investor_id },
  };
}

function candidateOf(row: Row, note: NoteWanted): Candidate {
  const isIndividual = row.investor_type === 'Individual';
  return {
    investorId: row.investor_id,
    servedBefore: row.served_seq === 0n ? null : row.served_seq,
    isIndividual,
    minSen: sen(row.min_sen),
    maxSen: sen(row.max_sen),
    usesExhaustedBalance: row.uses_exhausted_balance,
    exposureBps: row.exposure_bps === null ? null : rateBps(row.exposure_bps),
    limitSen: limitOf(note.planLimit, { isIndividual, planType: row.plan_type }, row.has_agreed),
    monthlyBudgetSen: row.monthly_budget_sen === null ? null : sen(row.monthly_budget_sen),
    cashSen: sen(row.balance_sen),
    investedSen: sen(row.invested_sen),
    withIssuerSen: sen(row.with_issuer_sen),
  };
}
