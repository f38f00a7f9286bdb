import type { Mismatch } from '../domain/match.ts';

/** Which condition of the planning pass a preset or the cash of its owner does not meet. */
export type UnmetCondition = Mismatch['result'] | 'balance';

/** Cash that a preset invests at least, of the types of the note. */
const MINIMUM = `((p.types -> $2 ->> 'min')::numeric * 100)::bigint`;

/**
 * What the planning pass demands of a preset (`p`) and the cash account of its owner (`a`), by the reason that
 * `mismatchOf` and `leastOf` give where it is not met, in their order (AUTO-4, AUTO-8).
 * Parameters: $2 type, $3 contract, $4 months, $5 rate, $6 whether guaranteed, $8 the least that a note takes,
 * $9 the Malaysian day of the listing.
 */
export const matchConditions: Readonly<Record<UnmetCondition, string>> = {
  off: 'p.enabled',
  paused: '(p.paused_until is null or p.paused_until <= $9::date)',
  type: '(p.types ? $2 and $3 = any(p.contracts))',
  tenure: '$4 between p.term_min and p.term_max',
  rate: '$5 between p.rate_min_bps and p.rate_max_bps',
  guaranteed: `p.guaranteed_option <> case when $6 then 'none' else 'only' end`,
  balance: `(a.balance_sen >= $8 and (p.uses_exhausted_balance or a.balance_sen >= ${MINIMUM}))`,
};

/** The version of every preset that was in force when the note was listed ($7). */
export const IN_FORCE = `
  select investor_id, enabled, term_min, term_max, rate_min_bps, rate_max_bps, types, contracts, guaranteed_option,
      uses_exhausted_balance, exposure_bps, above_limit_agreed_at, paused_until, monthly_budget_sen
    from presets where from_at <= $7
  union all
  (select distinct on (v.investor_id) v.investor_id, v.enabled, v.term_min, v.term_max, v.rate_min_bps, v.rate_max_bps,
      v.types, v.contracts, v.guaranteed_option, v.uses_exhausted_balance, v.exposure_bps, v.above_limit_agreed_at,
      v.paused_until, v.monthly_budget_sen
    from presets p join preset_versions v on v.investor_id = p.investor_id and v.from_at <= $7
    where p.from_at > $7 order by v.investor_id, v.version desc)`;
