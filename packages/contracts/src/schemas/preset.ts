import { z } from 'zod';
import { autoInvestResults } from '../auto-invest.ts';
import { financingTypes, noteContracts } from '../constants.ts';
import {
  amount,
  amountOut,
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

const months = whole(1, 12, 'Please choose 1 to 12 months');

/** From and to; which of them may be the larger is judged with the figures of the business. */
function range<S extends z.ZodType>(end: S, message: string) {
  return z.tuple([end, end], { error: message });
}

const amounts = range(amount, 'Please enter a smallest and a largest amount').optional();

const amountsByType = z.strictObject({
  'Term Financing': amounts,
  'Invoice Financing - Payable': amounts,
  'Invoice Financing - Receivable': amounts,
  'Contract Financing': amounts,
} satisfies Record<(typeof financingTypes)[number], typeof amounts>);

const answer = z.boolean({ error: 'Please answer with true or false' });

/** The auto-investment preset (AUTO-2); months, percent a year, ringgit. */
export const presetForm = z.strictObject({
  botName: text(60, 'Please give it a name'),
  mode: oneOf(['on', 'off'], 'Please choose on or off'),
  tenure: range(months, 'Please choose the shortest and the longest tenure'),
  interest: range(percent, 'Please enter the lowest and the highest rate'),
  amounts: amountsByType,
  financingType: z
    .array(oneOf(financingTypes, 'Please choose a financing type of the list'), {
      error: 'Please choose at least one financing type',
    })
    .min(1, 'Please choose at least one financing type')
    .max(financingTypes.length, 'Please name each financing type once'),
  noteType: z
    .array(oneOf(noteContracts, 'Please choose Conventional or Shariah'), {
      error: 'Please choose Conventional, Shariah or both',
    })
    .min(1, 'Please choose Conventional, Shariah or both')
    .max(noteContracts.length, 'Please name each note type once'),
  guaranteed_option: oneOf(['all', 'only', 'none'], 'Please choose all, only or none').default('all'),
  exhausted_balance: answer.default(false),
  issuer_exposure: answer.default(false),
  issuer_exposure_percent: percent.nullable().default(null),
  continue_above_limit: yesNo.default(0),
});

/** The form with the version that the sender last saw. */
export const presetChange = presetForm.extend({
  version: whole(1, 1_000_000_000, 'Please reload the page before saving'),
});

function readForm(written: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(written);
  } catch {
    context.addIssue({ code: 'custom', message: 'Please send the preset as JSON', input: written });
    return z.NEVER;
  }
}

/** A preset that is not saved yet, as JSON text; without it the saved one is asked about. */
export const previewQuery = z.object({
  preset: z
    .string()
    .max(5_000, 'Please use at most 5000 characters')
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
};

const savedPreset = z.object({ ...presetFields, version: z.int(), changed_at: instant });

export const presetAnswer = ok({
  preset: savedPreset.nullable(),
  /** Earlier versions, newest first. */
  history: z.array(savedPreset),
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
  z.object({ note, result: z.enum(autoInvestResults), amount: amountOut, text: z.string(), at: instant }),
);
