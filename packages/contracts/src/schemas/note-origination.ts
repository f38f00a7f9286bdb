import { z } from 'zod';
import type { noteOriginationEndpoints } from '../endpoints/note-origination.ts';
import { issueMessage } from '../messages/message.ts';
import { uploads } from '../uploads.ts';
import { blankable, file, id, longText, ok, percentOut } from '../wire.ts';
import type { AreaSchemas } from './area.ts';
import { financialYearOut } from './fact-sheet.ts';
import { noteReference } from './shapes.ts';

/** A ratio with two decimals, `1.85`; null where it cannot be worked out. */
const ratio = z
  .string()
  .regex(/^-?\d{1,9}\.\d{2}$/)
  .nullable();

export const noteOriginationSchemas = {
  noteSubmitDocuments: {
    body: z.strictObject({
      request_id: id,
      comment: blankable(longText(1_000)),
      files: uploads(),
    }),
    response: ok({ request: z.object({ id, state: z.enum(['answered']), files: z.array(file) }) }),
  },
  /** Ratios are those of the latest year: current and debt service are multiples, gearing too, margin is percent. */
  noteFinancials: {
    query: z.object({ note_id: noteReference }),
    response: ok({
      years: z.array(financialYearOut),
      ratios: z.object({
        current: ratio,
        gearing: ratio,
        margin: percentOut.nullable(),
        debt_service: ratio,
      }),
    }),
  },
  noteListingDecline: {
    body: z.strictObject({
      note_id: id,
      reason: longText(500, issueMessage('short_reason_required')).optional(),
    }),
    response: ok({ note_id: id, state: z.literal('declined') }),
  },
  noteAgreement: { params: z.object({ id: noteReference }), response: z.string() },
  noteConfirmation: { params: z.object({ id: noteReference }), response: z.string() },
} satisfies AreaSchemas<typeof noteOriginationEndpoints>;
