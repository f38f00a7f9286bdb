import { addMonthsClamped } from '@titian/finance/calendar';
import { ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { countSuspicions } from '../../monitoring/public.ts';
import { readDueDiligence } from '../../onboarding/public.ts';
import { readConfirmedNames } from '../../screening/public.ts';
import { type CountedFactor, factorsOf } from '../domain/risk.ts';
import { readMoneyFacts } from '../store/risk-facts.ts';

/** Over how many months deposits, alerts and reports count. */
const MONTHS = 12;

/** The factors that count for some customers now, by customer (CMP-2). */
export async function riskFactorsOf(
  ctx: QueryCtx,
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, CountedFactor[]>> {
  const since = addMonthsClamped(ctx.businessDate, -MONTHS);
  const declared = await readDueDiligence(ctx, customerIds);
  const confirmed = await readConfirmedNames(ctx, customerIds);
  const found = await countSuspicions(ctx.reader, customerIds, since);
  const money = await readMoneyFacts(ctx.reader, customerIds, since);
  return new Map(
    customerIds.map((id) => {
      const {
        isPoliticallyExposed = false,
        countries = [],
        industry = null,
        isCompany = false,
      } = declared.get(id) ?? {};
      const { alerts, reports } = found.get(id) ?? { alerts: 0, reports: 0 };
      const none = { depositedSen: ZERO_SEN, occupation: null, isFundManaged: false };
      const factors = factorsOf({
        ...{ isPoliticallyExposed, countries, industry, isCompany, alerts, reports },
        ...{ hasConfirmedName: confirmed.has(id), ...(money.get(id) ?? none) },
      });
      return [id, factors];
    }),
  );
}
