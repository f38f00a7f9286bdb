import { z } from 'zod';
import {
  bureauScore,
  buyerKinds,
  documentFigures,
  MOST_PAGES,
  securityKinds,
  supplierConducts,
} from '../credit.ts';
import type { operatorCreditEndpoints } from '../endpoints/operator-credit.ts';
import { issueMessage } from '../messages/message.ts';
import { factorBands, scorecardFactors, scorecardParts } from '../scorecard.ts';
import {
  amount,
  amountOut,
  codeBeside,
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
import { registrationNumber } from './company-application.ts';
import { operatorFile } from './operator-file.ts';
import { grade } from './shapes.ts';

const count = (max: number) => whole(0, max, issueMessage('number_above_maximum', { max }));
const answer = (message: string) => z.boolean({ error: message });

/** An amount that may be below zero, such as a loss. */
const signedAmount = z
  .string({ error: issueMessage('signed_amount_invalid') })
  .regex(/^-?\d{1,12}(\.\d{1,2})?$/, issueMessage('signed_amount_invalid'));

/** What a credit bureau's report says, as a credit operator enters it. */
const bureau = z.strictObject({
  reference: text(60, issueMessage('bureau_reference_required')),
  reported_on: day,
  score: whole(
    bureauScore.min,
    bureauScore.max,
    issueMessage('bureau_score_invalid', { min: bureauScore.min, max: bureauScore.max }),
  ),
  arrears_months: count(12),
  legal_suits: count(99),
  is_insolvent: answer(issueMessage('bureau_insolvency_required')),
});

/** Monthly averages of the bank statements; what goes out is without instalments. */
const statements = z.strictObject({
  months: whole(3, 12, issueMessage('statement_months_invalid')),
  inflow: amount,
  outflow: amount,
  instalments: amount,
  lowest_balance: signedAmount,
  returned_cheques: count(99),
});

/** One financial year of the accounts. */
export const financialYear = z.strictObject({
  year: whole(2000, 2100, issueMessage('year_required')),
  revenue: amount,
  profit_before_tax: signedAmount,
  equity: signedAmount,
  assets: amount,
  liabilities: amount,
  current_assets: amount,
  current_liabilities: amount,
  debt_service: amount,
});

/** Which page of which document a figure was read from (FIN-22). */
const figureSource = z.strictObject({
  figure: oneOf(documentFigures, issueMessage('figure_not_known')),
  document: id,
  page: whole(1, MOST_PAGES, issueMessage('page_invalid', { max: MOST_PAGES })),
});

export const creditFigures = z.strictObject({
  bureau,
  statements,
  years: z
    .array(financialYear)
    .min(2, issueMessage('accounts_years_invalid'))
    .max(3, issueMessage('accounts_years_invalid')),
  conduct: z.strictObject({
    suppliers: oneOf(supplierConducts, issueMessage('supplier_conduct_required')),
    statutory_paid: answer(issueMessage('statutory_payments_required')),
  }),
  security: z.strictObject({
    kind: oneOf(securityKinds, issueMessage('security_type_required')),
    buyer: oneOf(buyerKinds, issueMessage('payer_type_required')),
  }),
  /** Missing in figures that were entered before sources were kept. */
  sources: z
    .array(figureSource)
    .max(documentFigures.length, issueMessage('figure_sources_repeated'))
    .optional(),
});

const factorBand = z.enum(factorBands);

/** One factor of a part, and what the next better band would take (FIN-23). */
const factor = z.object({
  part: z.enum(scorecardParts),
  name: z.enum(scorecardFactors),
  value: z.string(),
  ...codeBeside('value'),
  points: z.int(),
  most: z.int(),
  band: factorBand,
  next: z.object({ band: factorBand, value: z.string(), ...codeBeside('value'), points: z.int() }).nullable(),
});

/** A financing application's scorecard as it was stored. */
export const assessment = z.object({
  score: z.int(),
  grade,
  /** What the score stands for; another grade was decided by two operators. */
  computed_grade: grade,
  override_reason: z.string().nullable(),
  components: z.array(
    z.object({
      name: z.string(),
      weight: z.int(),
      points: z.int(),
      reason: z.string(),
      ...codeBeside('reason'),
    }),
  ),
  /** What the points of the parts rest on; null where it was made before they were kept. */
  factors: z.array(factor).nullable(),
  suggested: z.object({ rate_min: percentOut, rate_max: percentOut, limit: amountOut }),
  figures: creditFigures,
  assessed_by: z.string(),
  assessed_at: instant,
});

/** What credit writes for investors; the figures come from the assessment. */
export const factSheetDraft = z.strictObject({
  security: longText(500, issueMessage('security_description_required')).nullable(),
  risks: z
    .array(
      z.strictObject({
        risk: longText(300, issueMessage('risk_required')),
        mitigant: longText(300, issueMessage('mitigant_required')),
      }),
    )
    .min(1, issueMessage('risks_required'))
    .max(10, issueMessage('risks_too_many')),
  /** Files of the application that investors may read. */
  documents: z.array(id).max(10, issueMessage('documents_too_many')),
});

/** The most that an issuer may use of invoice financing at a time; without buyers it is for everybody's invoices (FIN-21). */
export const facilityLimit = z.strictObject({
  amount,
  from: day,
  until: day,
  buyers: z.array(text(100, issueMessage('buyer_name_required'))).max(20, issueMessage('buyers_too_many')),
});

/** Companies that share the exposure limit with an issuer, by registration number (FIN-3). */
export const issuerGroup = z.strictObject({
  registration_numbers: z
    .array(registrationNumber)
    .min(1, issueMessage('companies_required'))
    .max(20, issueMessage('companies_too_many')),
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
      text: longText(500, issueMessage('request_required')),
      due_on: day,
    }),
    response: ok({ request: documentRequest }),
  },
  operatorCloseRequest: { params: byId, response: ok({ request: documentRequest }) },
} satisfies AreaSchemas<typeof operatorCreditEndpoints>;
