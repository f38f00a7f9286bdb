import { addDays, type Day } from '@titian/finance/calendar';
import { type Sen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { dailyBalancesByKind } from '../../ledger/public.ts';
import { type BankFigures, bankDifference } from '../domain/bank-difference.ts';
import { type DayState, type ProofGroup, proofGroups } from '../domain/reconcile.ts';
import { listReconciledDays } from '../store/reconciliations.ts';

/** A day of the trust account: what its statement says, and what the ledger says it is made of (PAY-9). */
export interface TrustDay extends BankFigures {
  readonly day: Day;
  readonly groups: Readonly<Record<ProofGroup, Sen>>;
  /** Bank, in transit and unmatched less the groups: zero where every sen has its owner; null without a statement. */
  readonly differenceSen: Sen | null;
  /** Null where the day was not reconciled. */
  readonly state: DayState | null;
}

/** The trust account at the end of each day of a range, oldest first. */
export async function trustDays(
  ctx: QueryCtx,
  range: { readonly from: Day; readonly to: Day },
): Promise<TrustDay[]> {
  const reconciled = new Map(
    (await listReconciledDays(ctx.reader, 'trust_bank', range)).map((one) => [one.day, one]),
  );
  const balances = await dailyBalancesByKind(ctx, range);
  const days: TrustDay[] = [];
  for (let on = range.from; on <= range.to; on = addDays(on, 1)) {
    const found = reconciled.get(on);
    const figures = {
      bankSen: found?.bankSen ?? null,
      inTransitSen: found?.inTransitSen ?? ZERO_SEN,
      unmatchedSen: found?.unmatchedSen ?? ZERO_SEN,
    };
    const groups = groupsOf(balances.get(on) ?? new Map());
    days.push({
      ...{ day: on, ...figures, groups, state: found?.state ?? null },
      differenceSen: bankDifference(figures, sumSen(Object.values(groups))),
    });
  }
  return days;
}

function groupsOf(balances: ReadonlyMap<string, Sen>): Record<ProofGroup, Sen> {
  const of = (group: ProofGroup) => sumSen(proofGroups[group].map((kind) => balances.get(kind) ?? ZERO_SEN));
  return {
    ...{ clients: of('clients'), waiting: of('waiting'), held: of('held') },
    ...{ owed: of('owed'), platform: of('platform') },
  };
}
