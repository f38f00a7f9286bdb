import { z } from 'zod';
import { fieldsOf } from '../drafts.ts';
import { type AddFieldError, formCheck } from '../form-check.ts';
import { issueMessage, writeIssueMessage } from '../messages/message.ts';
import { country } from '../people.ts';
import { premiumFileFields, premiumProblems, requiresForeignTax } from '../premium.ts';
import { assetRanges, sourcesOfFunds } from '../reference/people-lists.ts';
import { uploads } from '../uploads.ts';
import { blankable, choiceOf, id, instant, longText, oneOf, text, yesNoText } from '../wire.ts';
import { operatorFile } from './operator-file.ts';
import { can, historyRow } from './operator-rows.ts';

/** A band is demanded with the field's own words, also where an unknown one was sent. */
const band = (message: string) => blankable(choiceOf(assetRanges, message));

/** A tick, which a form may send as "1" or as "true". */
const tick = z
  .enum(['0', '1', 'true', 'false'], { error: issueMessage('declaration_required') })
  .transform((sent) => sent === '1' || sent === 'true');

const fields = z.strictObject({
  inv_malaysian_tax_resident: blankable(yesNoText).transform((answer) => answer ?? (1 as const)),
  inv_country_tax_resident: blankable(country),
  inv_non_malaysian_income_tax: blankable(text(60, issueMessage('tax_number_required'))),
  inv_annual_income: band(issueMessage('annual_income_required')),
  inv_total_liquid_assets: band(issueMessage('liquid_assets_required')),
  inv_other_assets_amount: band(issueMessage('other_assets_required')),
  inv_total_liabilities_amount: band(issueMessage('liabilities_required')),
  inv_net_worth: band(issueMessage('net_worth_required')),
  inv_source_of_funds: blankable(choiceOf(sourcesOfFunds, issueMessage('source_of_funds_required'))),
  inv_is_sophisticated_investor: blankable(yesNoText),
  inv_agree_declaration: blankable(tick),
  ...fieldsOf(premiumFileFields, uploads()),
});

type Fields = z.output<typeof fields>;

function validatePremium(form: Partial<Fields>, addError: AddFieldError): void {
  const files = {
    inv_income_slip: form.inv_income_slip?.length ?? 0,
    inv_personal_assets: form.inv_personal_assets?.length ?? 0,
    inv_additional_documents: form.inv_additional_documents?.length ?? 0,
  };
  for (const [field, message] of Object.entries(premiumProblems({ ...form, files }))) {
    addError(field, writeIssueMessage(message));
  }
}

/** The Premium form (ONB-18); the fields of non-residents are cleared for residents. */
export const premiumUpgrade = fields.check(formCheck<Fields>(validatePremium)).transform((form) => {
  const foreign = requiresForeignTax(form.inv_malaysian_tax_resident);
  return {
    ...form,
    inv_country_tax_resident: foreign ? form.inv_country_tax_resident : undefined,
    inv_non_malaysian_income_tax: foreign ? form.inv_non_malaysian_income_tax : undefined,
  };
});

export const premiumStates = ['submitted', 'approved', 'rejected'] as const;

/** A request for Premium in the operators' queue. */
export const premiumRow = z.object({
  id,
  user_id: id,
  inv_no: z.string(),
  name: z.string(),
  email: z.string(),
  state: z.enum(premiumStates),
  requested_at: instant,
  can,
});

/** What the arithmetic of ONB-16 makes of the answers, beside what was sent. */
const derived = z.object({
  inv_net_worth: z.string().nullable(),
  inv_is_sophisticated_investor: z.union([z.literal(0), z.literal(1)]),
});

export const premiumDetail = premiumRow.omit({ can: true }).extend({
  data: z.record(z.string(), z.union([z.string(), z.int()]).nullable()),
  derived,
  files: z.record(z.string(), z.array(operatorFile)),
  remarks: z.string().nullable(),
  decided_at: instant.nullable(),
  history: z.array(historyRow),
});

/** What the operators decide; the remarks are what a rejected investor reads. */
export const premiumDecision = z
  .strictObject({
    decision: oneOf(['Approved', 'Rejected'], issueMessage('decision_required')),
    remarks: longText(1_000, issueMessage('premium_reason_required')).optional(),
  })
  .refine(({ decision, remarks }) => decision === 'Approved' || remarks !== undefined, {
    path: ['remarks'],
    message: issueMessage('premium_reason_required'),
  });
