import { z } from 'zod';
import type { reportEndpoints } from '../endpoints/operator-reports.ts';
import { QUARTER, returnLineKinds } from '../market-returns.ts';
import { issueMessage } from '../messages/message.ts';
import { concentrationDimensions, reportColumnKinds, reportNames } from '../reports.ts';
import { day, id, instant, ok, oneOf } from '../wire.ts';
import type { AreaSchemas } from './area.ts';

const byReport = z.object({ report: oneOf(reportNames, issueMessage('report_not_listed')) });

/** A quarter, `2026-Q3`. */
export const returnPeriod = z
  .string({ error: issueMessage('quarter_required') })
  .regex(QUARTER, issueMessage('quarter_required'));

const byPeriod = z.object({ period: returnPeriod });

/** Days that a report is about; a report of months takes whole ones, one of a day its last. */
const requested = {
  from: day.optional(),
  to: day.optional(),
  by: oneOf(concentrationDimensions, issueMessage('dimension_not_listed')).optional(),
};

const format = oneOf(['csv', 'pdf'], issueMessage('csv_or_pdf_required'));

const column = z.object({
  key: z.string(),
  label: z.string(),
  /** What exactly is counted, in a sentence. */
  definition: z.string(),
  kind: z.enum(reportColumnKinds),
});

const cells = z.array(z.string().nullable());

const report = z.object({
  name: z.enum(reportNames),
  title: z.string(),
  subtitle: z.string(),
  about: z.string(),
  from: day,
  to: day,
  by: z.enum(concentrationDimensions).nullable(),
  made_at: instant,
  columns: z.array(column),
  rows: z.array(cells),
  /** The sums of the columns that add up; null where none does. */
  totals: cells.nullable(),
});

const lineKind = z.enum(returnLineKinds);

const line = z.object({
  key: z.string(),
  label: z.string(),
  definition: z.string(),
  kind: lineKind,
  value: z.string().nullable(),
});

const frozen = z.object({
  id,
  version: z.int(),
  /** Who proposed and who approved it, and when. */
  proposed_by: z.string(),
  approved_by: z.string(),
  approved_at: instant,
  reason: z.string(),
});

const marketReturn = z.object({
  period: returnPeriod,
  from: day,
  to: day,
  /** Whether the quarter is over and its last day closed. */
  is_over: z.boolean(),
  /** By when two operators have to approve it; overdue after that day until they have. */
  due_on: day,
  is_overdue: z.boolean(),
  /** The version in force; null while none was approved. */
  frozen: frozen.nullable(),
  is_proposed: z.boolean(),
});

export const reportSchemas = {
  operatorReport: { params: byReport, query: z.object(requested), response: ok({ report }) },
  operatorReportFile: {
    params: byReport,
    query: z.object({ ...requested, format }),
    response: z.string(),
  },
  operatorMarketReturns: { response: ok({ items: z.array(marketReturn) }) },
  operatorMarketReturn: {
    params: byPeriod,
    response: ok({
      market_return: marketReturn.extend({
        /** As approved, or as the books are now where none was. */
        lines: z.array(line),
        /** Lines whose figure the books would give differently today. */
        changed: z.array(
          z.object({
            ...{ key: z.string(), label: z.string(), kind: lineKind },
            ...{ was: z.string().nullable(), is: z.string().nullable() },
          }),
        ),
        earlier: z.array(frozen),
        can: z.object({ propose: z.boolean() }),
      }),
    }),
  },
  operatorMarketReturnFile: {
    params: byPeriod,
    query: z.object({ format }),
    response: z.string(),
  },
} satisfies AreaSchemas<typeof reportEndpoints>;
