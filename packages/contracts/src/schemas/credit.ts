import { z } from 'zod';
import { bureauScore, buyerKinds, securityKinds, supplierConducts } from '../credit.ts';
import type { operatorCreditEndpoints } from '../endpoints/operator-credit.ts';
import {
  amount,
  amountOut,
  day,
  id,
  instant,
  longText,
  ok,
  oneOf,
  percentOut,
  text,
  whole,
} from '../wire.ts';
import type { AreaSchemas } from './area.ts';
import { operatorFile } from './operator-file.ts';
import { grade } from './shapes.ts';

const count = (max: number) => whole(0, max, `Please enter 0 to ${max}`);
const answer = (message: string) => z.boolean({ error: message });

/** An amount that may be below zero, such as a loss. */
const signedAmount = z
  .string({ error: 'Please enter an amount in ringgit, for example 250.00 or -250.00' })
  .regex(/^-?\d{1,12}(\.\d{1,2})?$/, 'Please enter an amount in ringgit, for example 250.00 or -250.00');

/** What a credit bureau's report says, as a credit operator enters it. */
const bureau = z.strictObject({
  reference: text(60, 'Please enter the reference of the report'),
  reported_on: day,
  score: whole(bureauScore.min, bureauScore.max, `Please enter ${bureauScore.min} to ${bureauScore.max}`),
  arrears_months: count(12),
  legal_suits: count(99),
  is_insolvent: answer('Please say whether the report names a winding-up or bankruptcy'),
});

/** Monthly averages of the bank statements; what goes out is without instalments. */
const statements = z.strictObject({
  months: whole(3, 12, 'Please enter 3 to 12 months'),
  inflow: amount,
  outflow: amount,
  instalments: amount,
  lowest_balance: signedAmount,
  returned_cheques: count(99),
});

/** One financial year of the accounts. */
export const financialYear = z.strictObject({
  year: whole(2000, 2100, 'Please enter a year'),
  revenue: amount,
  profit_before_tax: signedAmount,
  equity: signedAmount,
  assets: amount,
  liabilities: amount,
  current_assets: amount,
  current_liabilities: amount,
  debt_service: amount,
});

export const creditFigures = z.strictObject({
  bureau,
  statements,
  years: z
    .array(financialYear)
    .min(2, 'Please enter two or three years')
    .max(3, 'Please enter two or three years'),
  conduct: z.strictObject({
    suppliers: oneOf(supplierConducts, 'Please choose how suppliers are paid'),
    statutory_paid: answer('Please say whether EPF, SOCSO and taxes are paid up'),
  }),
  security: z.strictObject({
    kind: oneOf(securityKinds, 'Please choose the security'),
    buyer: oneOf(buyerKinds, 'Please choose who pays'),
  }),
});

/** A financing application's scorecard as it was stored. */
export const assessment = z.object({
  score: z.int(),
  grade,
  /** What the score stands for; another grade was decided by two operators. */
  computed_grade: grade,
  override_reason: z.string().nullable(),
  components: z.array(z.object({ name: z.string(), weight: z.int(), points: z.int(), reason: z.string() })),
  suggested: z.object({ rate_min: percentOut, rate_max: percentOut, limit: amountOut }),
  figures: creditFigures,
  assessed_by: z.string(),
  assessed_at: instant,
});

/** What credit writes for investors; the figures come from the assessment. */
export const factSheetDraft = z.strictObject({
  security: longText(500, 'Please describe the security').nullable(),
  risks: z
    .array(
      z.strictObject({
        risk: longText(300, 'Please describe the risk'),
        mitigant: longText(300, 'Please say what stands against it'),
      }),
    )
    .min(1, 'Please name at least one risk')
    .max(10, 'Please name at most 10 risks'),
  /** Files of the application that investors may read. */
  documents: z.array(id).max(10, 'Please choose at most 10 documents'),
});

export const documentRequest = z.object({
  id,
  text: z.string(),
  due_on: day,
  state: z.enum(['open', 'answered', 'closed']),
  comment: z.string().nullable(),
  files: z.array(operatorFile),
  asked_by: z.string(),
  asked_at: instant,
  answered_at: instant.nullable(),
});

const byId = z.object({ id });

export const operatorCreditSchemas = {
  operatorAssessFinancing: { params: byId, body: creditFigures, response: ok({ assessment }) },
  operatorWriteFactSheet: {
    params: byId,
    body: factSheetDraft,
    response: ok({ fact_sheet: factSheetDraft.extend({ version: z.int() }) }),
  },
  operatorRequestDocuments: {
    params: byId,
    body: z.strictObject({
      text: longText(500, 'Please say what is needed'),
      due_on: day,
    }),
    response: ok({ request: documentRequest }),
  },
  operatorCloseRequest: { params: byId, response: ok({ request: documentRequest }) },
} satisfies AreaSchemas<typeof operatorCreditEndpoints>;
