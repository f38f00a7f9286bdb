import { z } from 'zod';
import type { taxResidenceEndpoints } from '../endpoints/tax-residence.ts';
import { issueMessage } from '../messages/message.ts';
import { country } from '../people.ts';
import { taxDocumentKinds } from '../tax-residence.ts';
import { uploads } from '../uploads.ts';
import { day, file, id, ok, oneOf } from '../wire.ts';
import type { AreaSchemas } from './area.ts';
import { operatorFile } from './operator-file.ts';

/** Where an investor is a tax resident from a day on, and the document that was uploaded for it. */
export const taxResidence = z.strictObject({
  country,
  effective_from: day,
  document_kind: oneOf(taxDocumentKinds, issueMessage('document_kind_required')),
  document_id: id,
});

/** One record; `counts_from` is the first day that is taxed by it, never before it was known. */
const residenceRow = z.object({
  country: z.string(),
  effective_from: day,
  counts_from: day,
  /** Null where nothing but the application stated it. */
  document_kind: z.enum(taxDocumentKinds).nullable(),
  /** It counts on the business date of the call. */
  is_current: z.boolean(),
});

export const taxResidenceSchemas = {
  /** Newest first. */
  userTaxResidences: { response: ok({ items: z.array(residenceRow) }) },
  operatorTaxResidences: {
    params: z.object({ id }),
    response: ok({
      items: z.array(residenceRow.extend({ recorded_on: day, file: operatorFile.nullable() })),
      /** The first day from which another residence may be recorded; null for others than investors. */
      earliest: day.nullable(),
      can: z.object({ propose: z.boolean() }),
    }),
  },
  operatorUploadTaxDocument: {
    params: z.object({ id }),
    body: z.strictObject({ document: uploads(1) }),
    response: ok({ file }),
  },
} satisfies AreaSchemas<typeof taxResidenceEndpoints>;
