import { type Obligation, obligations } from '@titian/contracts/treasury';
import { addDays, firstDayOf, type Month, monthOf, monthsFromTo } from '@titian/finance/calendar';
import { addSen, type Sen, subtractSen, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { balancesByKind, type PlatformAccountKind } from '../../ledger/public.ts';
import { trustDays } from '../../payments/public.ts';
import { obligationTerms } from '../../treasury/public.ts';
import { classOf, type MovementClass } from '../domain/platform-money.ts';
import type { ReportReader } from '../domain/report.ts';
import { reportWords } from '../domain/words.ts';
import { listPlatformMovements, type PlatformMovement } from '../store/platform-money.ts';

/** The trust account day by day. */
export const clientMoney: ReportReader<'client_money'> = async (ctx, { from, to, language }) => {
  const words = reportWords(language);
  return (await trustDays(ctx, { from, to })).map((one) => ({
    ...{ day: one.day, bank: one.bankSen, in_transit: one.inTransitSen, unmatched: one.unmatchedSen },
    ...one.groups,
    difference: one.differenceSen,
    state: words(`state_${one.state ?? 'none'}`),
  }));
};

/** Each account of platform money month by month: what it had, what came in and what left. */
export const treasury: ReportReader<'treasury'> = async (ctx, { from, to, language }) => {
  const words = reportWords(language);
  const opening = await openingBalances(ctx, monthOf(from));
  const moved = await listPlatformMovements(ctx.reader, { from, to });
  return monthsFromTo(monthOf(from), monthOf(to)).flatMap((month) =>
    obligations.map((obligation) => {
      const sums = sumsOf(moved.filter((one) => one.month === month && one.obligation === obligation));
      const opened = opening.get(obligation) ?? ZERO_SEN;
      const spent = [sums.refunded, sums.used, sums.left].reduce(addSen);
      const closing = subtractSen(addSen(opened, sums.earned), spent);
      opening.set(obligation, closing);
      return { month, money: words(`money_${obligation}`), opening: opened, ...sums, closing };
    }),
  );
};

async function openingBalances(ctx: QueryCtx, first: Month): Promise<Map<Obligation, Sen>> {
  const held: ReadonlyMap<string, Sen> = await balancesByKind(ctx, addDays(firstDayOf(first), -1));
  const of = (account: PlatformAccountKind) => held.get(account) ?? ZERO_SEN;
  return new Map(obligations.map((one) => [one, of(obligationTerms[one].account)]));
}

function sumsOf(moved: readonly PlatformMovement[]): Record<MovementClass, Sen> {
  const sums = { earned: ZERO_SEN, refunded: ZERO_SEN, used: ZERO_SEN, left: ZERO_SEN };
  for (const { kind, amountSen } of moved) {
    const of = classOf(kind, amountSen);
    // What leaves is written as a positive amount of its column.
    sums[of] = of === 'earned' ? addSen(sums[of], amountSen) : subtractSen(sums[of], amountSen);
  }
  return sums;
}
