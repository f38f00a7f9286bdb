import { z } from 'zod';
import { financingTypes, noteContracts } from '../constants.ts';
import { amount, oneOf, percent, text, whole, yesNo } from '../wire.ts';

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

/** The auto-investment preset (spec §3, §9); months, percent a year, ringgit. */
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
