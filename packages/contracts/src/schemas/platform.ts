import { z } from 'zod';
import { clientErrorLimits } from '../client-errors.ts';
import type { platformEndpoints } from '../endpoints/platform.ts';
import { legalKinds } from '../legal-kinds.ts';
import { languages } from '../messages/definition.ts';
import { issueMessage } from '../messages/message.ts';
import { amountOut, day, ok, oneOf, percentOut, text } from '../wire.ts';
import type { AreaSchemas } from './area.ts';

const legalKind = oneOf(legalKinds, issueMessage('legal_text_not_listed'));
const legalVersion = day.describe(issueMessage('legal_version_invalid'));

const originationFee = z.object({ up_to_months: z.int(), percent: percentOut });

/** The business figures that are valid today (FEE-6). */
const platformTerms = z.object({
  as_of: day,
  minimum_investment: amountOut,
  investment_step: amountOut,
  minimum_topup: amountOut,
  topup_maximum_individual: amountOut,
  topup_maximum_institution: amountOut,
  minimum_withdrawal: amountOut,
  withdrawal_fee: amountOut,
  security_hold_hours: z.int(),
  basic_plan_limit: amountOut,
  note_minimum: amountOut,
  note_maximum: amountOut,
  issuer_exposure_limit: amountOut,
  origination_fees: z.array(originationFee),
  service_fee_percent: percentOut,
  service_tax_percent: percentOut,
  withholding_tax_percent: percentOut,
  /** Tax is withheld from late charges that go to non-residents, too. */
  withhold_late_charges: z.boolean(),
  rate_cap_percent: percentOut,
  rate_cap_basis: z.enum(['simple', 'effective', 'all_in']),
  tenure_months_min: z.int(),
  tenure_months_max: z.int(),
  campaign_days: z.int(),
  minimum_funded_percent: z.int(),
  cancel_window_hours: z.int(),
  /** How many cancellations are allowed within `cancellation_window_days`; 30 of them at first. */
  cancellations_per_30_days: z.int(),
  cancellation_window_days: z.int(),
  premium_early_access_minutes: z.int(),
  auto_invest_share_percent: z.int(),
  late_grace_days: z.int(),
  late_charge_daily_percent: percentOut,
  late_charge_cap_percent: percentOut,
  default_after_days_term: z.int(),
  default_after_days_invoice: z.int(),
  /** What outstanding principal is worth by days past due; nothing beyond the last row or in default. */
  principal_valuation: z.array(z.object({ up_to_days: z.int(), percent: percentOut })),
  /** How the operator is registered with the Securities Commission; null on an installation that is not. */
  registration: z.string().nullable(),
  support_email: z.email(),
  faq_url: z.url(),
});

export const platformSchemas = {
  /** The text in force, or an earlier or coming version by its name. */
  legalText: {
    params: z.object({ kind: legalKind }),
    query: z.object({ version: legalVersion.optional() }),
    response: ok({
      kind: legalKind,
      title: z.string(),
      /** The language of the text, and of the one that people agree to. */
      language: z.enum(languages),
      governing_language: z.enum(languages),
      /** Of a translation: which text governs. */
      note: z.string().nullable(),
      version: legalVersion,
      effective_from: day,
      /** The version of this kind that is in force on the business date. */
      version_in_force: legalVersion,
      sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
      /** Newest first. */
      versions: z.array(z.object({ version: legalVersion, effective_from: day })),
    }),
  },
  platformTerms: { response: ok({ terms: platformTerms }) },
  clientErrors: {
    body: z.strictObject({
      /** How the error was noticed. */
      source: z.enum(['script', 'promise', 'part', 'page']),
      name: z.string().regex(/^[A-Za-z]{1,40}$/),
      message: text(clientErrorLimits.message),
      /** File, line and column, innermost first. */
      frames: z.array(z.string().regex(/^[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/)).max(clientErrorLimits.frames),
      /** The address without the values in it. */
      page: z.string().regex(/^\/[a-z_:/-]{0,79}$/),
    }),
    response: ok({}),
  },
} satisfies AreaSchemas<typeof platformEndpoints>;
