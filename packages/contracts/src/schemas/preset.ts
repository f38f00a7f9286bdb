import { z } from 'zod';
import { autoInvestResults } from '../auto-invest.ts';
import { financingTypes, noteContracts } from '../constants.ts';
import { issueMessage } from '../messages/message.ts';
import {
  amount,
  amountOut,
  codeBeside,
  countedFromDay,
  countedFromMonth,
  day,
  instant,
  ok,
  okList,
  oneOf,
  pageQuery,
  percent,
  percentOut,
  text,
  whole,
  yesNo,
} from '../wire.ts';
import { note } from './shapes.ts';

const months = whole(1, 12, issueMessage('preset_term_invalid'));

/** From and to; which of them may be the larger is assessed with the figures of the business. */
function range<S extends z.ZodType>(end: S, message: string) {
  return z.tuple([end, end], { error: message });
}

const amounts = range(amount, issueMessage('preset_amounts_required')).optional();

const amountsByType = z.strictObject({
  'Term Financing': amounts,
  'Invoice Financing - Payable': amounts,
  'Invoice Financing - Receivable': amounts,
  'Contract Financing': amounts,
} satisfies Record<(typeof financingTypes)[number], typeof amounts>);

const answer = z.boolean({ error: issueMessage('true_or_false_required') });

/** The auto-investment preset (AUTO-2); months, percent a year, ringgit. */
export const presetForm = z.strictObject({
  botName: text(60, issueMessage('preset_name_required')),
  mode: oneOf(['on', 'off'], issueMessage('on_or_off_required')),
  tenure: range(months, issueMessage('preset_tenure_required')),
  interest: range(percent, issueMessage('preset_rates_required')),
  amounts: amountsByType,
  financingType: z
    .array(oneOf(financingTypes, issueMessage('financing_type_not_listed')), {
      error: issueMessage('financing_types_required'),
    })
    .min(1, issueMessage('financing_types_required'))
    .max(financingTypes.length, issueMessage('financing_types_repeated')),
  noteType: z
    .array(oneOf(noteContracts, issueMessage('contract_type_required')), {
      error: issueMessage('preset_contracts_required'),
    })
    .min(1, issueMessage('preset_contracts_required'))
    .max(noteContracts.length, issueMessage('preset_contracts_repeated')),
  guaranteed_option: oneOf(['all', 'only', 'none'], issueMessage('guaranteed_choice_required')).default(
    'all',
  ),
  exhausted_balance: answer.default(false),
  issuer_exposure: answer.default(false),
  issuer_exposure_percent: percent.nullable().default(null),
  continue_above_limit: yesNo.default(0),
  /** The most in a Malaysian month, null for no limit; a change without it leaves it as it is. */
  monthly_budget: amount.nullable().optional(),
});

/** The form with the version that the sender last saw, and the day to pause until; without it a pause stays as it is. */
export const presetChange = presetForm.extend({
  paused_until: countedFromDay.nullable().optional(),
  version: whole(1, 1_000_000_000, issueMessage('form_version_required')),
});

function readForm(written: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(written);
  } catch {
    context.addIssue({ code: 'custom', message: issueMessage('preset_json_required'), input: written });
    return z.NEVER;
  }
}

/** A preset that is not saved yet, as JSON text; without it the saved one is previewed. */
export const previewQuery = z.object({
  preset: z
    .string()
    .max(5_000, issueMessage('preset_too_long'))
    .transform(readForm)
    .pipe(presetForm)
    .optional(),
});

const rangeOut = <S extends z.ZodType>(end: S) => z.tuple([end, end]);
const amountsOut = rangeOut(amountOut).optional();

/** A preset as the form takes it. */
const presetFields = {
  botName: z.string(),
  mode: z.enum(['on', 'off']),
  tenure: rangeOut(z.int()),
  interest: rangeOut(percentOut),
  amounts: z.object({
    'Term Financing': amountsOut,
    'Invoice Financing - Payable': amountsOut,
    'Invoice Financing - Receivable': amountsOut,
    'Contract Financing': amountsOut,
  }),
  financingType: z.array(z.enum(financingTypes)),
  noteType: z.array(z.enum(noteContracts)),
  guaranteed_option: z.enum(['all', 'only', 'none']),
  exhausted_balance: z.boolean(),
  issuer_exposure: z.boolean(),
  issuer_exposure_percent: percentOut.nullable(),
  continue_above_limit: z.union([z.literal(0), z.literal(1)]),
  monthly_budget: amountOut.nullable(),
};

const savedPreset = z.object({
  ...presetFields,
  version: z.int(),
  changed_at: instant,
  /** It takes part again from this day on; null where it was never paused, or is again on. */
  paused_until: day.nullable(),
});

export const presetAnswer = ok({
  preset: savedPreset.nullable(),
  /** Earlier versions, newest first. */
  history: z.array(savedPreset),
  /** What presets invested in this Malaysian month, and what the budget leaves; null without one. */
  this_month: z.object({ month: countedFromMonth, invested: amountOut, left: amountOut.nullable() }),
  /** What fits the risk profile; null without one. */
  suggestion: z
    .object({ risk_tolerance: z.enum(['conservative', 'balanced', 'aggressive']), ...presetFields })
    .nullable(),
  /** The figures of the business that a preset is held against. */
  rules: z.object({
    minimum: amountOut,
    step: amountOut,
    rate_cap: percentOut,
    share_percent: z.int(),
    early_access_minutes: z.int(),
    /** Above this the preset stops unless its owner agrees; null where nothing limits this investor. */
    limit: amountOut.nullable(),
    limit_blocks: z.boolean(),
    /** A limit for one issuer counts once more than this is outstanding. */
    exposure_counts_above: amountOut,
    guaranteed_only: z.boolean(),
    /** The days until which a preset may be paused now. */
    pause_until: z.object({ earliest: day, latest: day }),
  }),
});

/** Notes and the most that a preset would have put into them in the last `days`, and those that are open or coming. */
export const previewAnswer = ok({
  days: z.int(),
  notes: z.int(),
  amount: amountOut,
  listed: z.int(),
  open_notes: z.int(),
});

export const logQuery = z.object(pageQuery);
export const logAnswer = okList(
  z.object({
    note,
    result: z.enum(autoInvestResults),
    amount: amountOut,
    text: z.string(),
    ...codeBeside('text'),
    at: instant,
  }),
);
