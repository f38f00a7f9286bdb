import { z } from 'zod';
import { savedFiles } from '../drafts.ts';
import type { businessOwnerEndpoints } from '../endpoints/business-owners.ts';
import { issueMessage } from '../messages/message.ts';
import { amountOut, day, id, instant, longText, ok, percentOut, yesNo } from '../wire.ts';
import type { AreaSchemas } from './area.ts';
import { companyApply, companyDraft, savedCompanyApplication } from './company-application.ts';
import { financingApply, financingDraft, savedFinancing } from './financing-application.ts';
import { applicationStatusFields } from './investors.ts';
import { facilityLimitShown, noteState } from './shapes.ts';
import { applicationStatus } from './user.ts';

const filesByField = z.record(z.string(), savedFiles);

const draftSaved = ok({ version: z.int(), saved_at: instant, files: filesByField });

function draftRetrieved<S extends z.ZodType>(draft: S) {
  return ok({ draft: draft.nullable(), files: filesByField, version: z.int(), saved_at: instant.nullable() });
}

/** What the form's live cost and limits are worked out with, as the settings stand today. */
const costs = z.object({
  amount_min: amountOut,
  amount_max: amountOut,
  amount_step: amountOut,
  rate_max: percentOut,
  service_tax: percentOut,
  /** What the issuer and its related companies may still be financed with. */
  room: amountOut,
  /** Why an application would be rejected today, in sentences; empty when none would. */
  knock_outs: z.array(z.object({ code: z.string(), text: z.string() })),
  origination_fees: z.array(z.object({ up_to_months: z.int(), percent: percentOut })),
});

const logged = {
  body: z.strictObject({ error: longText(4_000, issueMessage('refusal_reason_required')) }),
  response: ok({}),
};

export const businessOwnerSchemas = {
  companyCheckApplications: {
    response: ok({
      ...applicationStatusFields,
      form: z.enum(['business', 'institution']),
      application: savedCompanyApplication.nullable(),
    }),
  },
  companyApply: {
    body: companyApply,
    response: ok({ application_id: id, application_status: applicationStatus }),
  },
  companySaveDraft: { body: companyDraft, response: draftSaved },
  companyRetrieveDraft: { response: draftRetrieved(savedCompanyApplication) },
  companyLogApplication: logged,
  financingApply: {
    body: financingApply,
    response: ok({ application: z.object({ id, number: z.string(), state: noteState }) }),
  },
  financingSaveDraft: { body: financingDraft, response: draftSaved },
  financingRetrieveDraft: {
    response: draftRetrieved(savedFinancing).extend({
      costs,
      /** The note whose application this one repeats, and what was asked for then (FIN-20). */
      repeats: z.object({ number: z.string(), amount: amountOut }).nullable(),
      /** When the company's bank statements came with its own application; null where none did. */
      bank_statements_on: day.nullable(),
    }),
  },
  financingLimit: { response: ok({ limit: facilityLimitShown.nullable() }) },
  financingApplyAgain: {
    body: z.strictObject({
      note_id: id,
      /** Whether a saved draft may be replaced. */
      replace_draft: yesNo,
    }),
    response: ok({ version: z.int() }),
  },
  financingLog: logged,
} satisfies AreaSchemas<typeof businessOwnerEndpoints>;
