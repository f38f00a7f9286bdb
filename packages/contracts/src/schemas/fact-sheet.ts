import { z } from 'zod';
import { amountOut, codeBeside, percentOut } from '../wire.ts';

/** One year of an issuer's accounts as investors read it. */
export const financialYearOut = z.object({
  year: z.int(),
  revenue: z.string(),
  profit_before_tax: z.string(),
  equity: z.string(),
  assets: z.string(),
  liabilities: z.string(),
});

/** What investors read before they decide (NOTE-9). The issuer is named by number. */
export const factSheet = z.object({
  version: z.int(),
  issuer_number: z.string(),
  entity_type: z.string(),
  /** By which its name is translated (MSG-12); null for a name that the list does not have. */
  entity_type_code: z.string().nullable(),
  incorporated_year: z.int(),
  employees: z.int().nullable(),
  simple_rate: percentOut,
  effective_rate: percentOut,
  net_rate: percentOut,
  payments: z.array(z.object({ number: z.int(), principal: amountOut, return: amountOut, total: amountOut })),
  security: z.string().nullable(),
  guarantor: z.string().nullable(),
  financials: z.array(financialYearOut),
  record: z.object({
    notes: z.int(),
    completed: z.int(),
    late: z.int(),
    defaulted: z.int(),
    financed: amountOut,
  }),
  risks: z.array(z.object({ risk: z.string(), mitigant: z.string() })),
});

/** What a further version of a fact sheet says otherwise; null where something came or went. */
export const factSheetRevision = z.object({
  version: z.int(),
  revised_on: z.iso.date(),
  changes: z.array(
    z.object({
      what: z.enum(['security', 'risk', 'document']),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
});

/** A dated update that the investors of a note read. */
export const noteUpdate = z.object({
  id: z.uuid(),
  at: z.iso.datetime({ precision: 3 }),
  kind: z.string(),
  title: z.string(),
  ...codeBeside('title'),
  body: z.string(),
  ...codeBeside('body'),
  amount: amountOut.nullable(),
});
