import { addDays, addMonthsClamped } from '@titian/finance/calendar';
import { expectedLoss } from '@titian/finance/impairment';
import { shareHalfUp } from '@titian/finance/rate';
import { subtractSen, sumSen } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import type { Counted, ImpactCounter, Settings } from '../../settings/public.ts';
import {
  distributedSince,
  overdueByAge,
  sharesOfNonResidents,
  unclaimedSince,
  unpaidSince,
} from '../store/setting-impact.ts';

const YEAR_MONTHS = 12;

const yearAgo = (ctx: QueryCtx) => addMonthsClamped(ctx.businessDate, -YEAR_MONTHS);

/** What settings decide about repayments, deductions and late notes (OPS-34). */
export const servicingImpact: readonly ImpactCounter[] = [
  { population: 'service_fees', count: serviceFees },
  {
    population: 'service_tax',
    async count(ctx, settings) {
      const { count, amountSen } = await serviceFees(ctx, settings);
      return { count, amountSen: shareHalfUp(amountSen, settings.serviceTaxBps) };
    },
  },
  {
    population: 'withholding_tax',
    async count(ctx, { withholdLateCharges, withholdingTaxBps }) {
      const taxed = await sharesOfNonResidents(ctx.reader, yearAgo(ctx), withholdLateCharges);
      return { count: taxed.count, amountSen: shareHalfUp(taxed.amountSen, withholdingTaxBps) };
    },
  },
  {
    population: 'notes_to_default',
    count: (ctx, settings) =>
      unpaidSince(ctx.reader, {
        term: addDays(ctx.businessDate, -settings.defaultAfterDaysTerm),
        invoice: addDays(ctx.businessDate, -settings.defaultAfterDaysInvoice),
      }),
  },
  {
    population: 'guarantees_to_claim',
    count: (ctx, { guarantorAfterDays }) =>
      unclaimedSince(ctx.reader, addDays(ctx.businessDate, -guarantorAfterDays)),
  },
  { population: 'late_principal', count: latePrincipal },
];

/** The service fees of the repayments of the last twelve months, as if all had been split at the rate of the settings. */
async function serviceFees(ctx: QueryCtx, { serviceFeeBps }: Settings) {
  const { repayments, returnSen } = await distributedSince(ctx.reader, yearAgo(ctx));
  return { count: repayments, amountSen: shareHalfUp(returnSen, serviceFeeBps) };
}

/** What the principal of issued notes that are past due is worth (FIG-5). */
async function latePrincipal(ctx: QueryCtx, { valuationBands }: Settings): Promise<Counted> {
  const rows = await overdueByAge(ctx.reader, ctx.businessDate);
  const aged = rows.map((row) => ({ ...row, isDefaulted: false }));
  return {
    count: rows.reduce((sum, row) => sum + row.count, 0),
    amountSen: subtractSen(sumSen(rows.map((row) => row.principalSen)), expectedLoss(valuationBands, aged)),
  };
}
