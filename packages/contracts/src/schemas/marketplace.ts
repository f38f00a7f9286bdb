import { z } from 'zod';
import { financingTypes, noteContracts } from '../constants.ts';
import type { marketplaceEndpoints } from '../endpoints/marketplace.ts';
import { grades } from '../grades.ts';
import { issueMessage } from '../messages/message.ts';
import { id, ok, okList, oneOf, percent, percentOut, text } from '../wire.ts';
import type { AreaSchemas } from './area.ts';
import { grade, noteReference } from './shapes.ts';

const reference = z.object({ id: noteReference });
const watched = ok({ is_watched: z.boolean() });
const searchName = text(60, issueMessage('search_name_required'));
const alerts = z.boolean({ error: issueMessage('on_or_off_required') });

/** As the filters of the open notes; what is left out narrows nothing. */
const searchBody = z.strictObject({
  name: searchName,
  grade: oneOf(grades, issueMessage('grade_invalid')).optional(),
  type: oneOf(financingTypes, issueMessage('financing_type_required')).optional(),
  contract: oneOf(noteContracts, issueMessage('contract_type_required')).optional(),
  rate_min: percent.optional(),
  term_max: z
    .int(issueMessage('term_months_invalid'))
    .min(1, issueMessage('term_months_invalid'))
    .max(36, issueMessage('term_months_invalid'))
    .optional(),
  guaranteed: z.boolean({ error: issueMessage('yes_or_no_required') }).optional(),
  alerts,
});

const savedSearch = z.object({
  id,
  name: z.string(),
  grade: grade.nullable(),
  type: z.enum(financingTypes).nullable(),
  contract: z.enum(noteContracts).nullable(),
  rate_min: percentOut.nullable(),
  term_max: z.int().nullable(),
  guaranteed: z.boolean().nullable(),
  /** Whether a note that is listed and matches is notified. */
  alerts: z.boolean(),
});

export const marketplaceSchemas = {
  watchNote: { params: reference, response: watched },
  unwatchNote: { params: reference, response: watched },
  savedSearches: { response: okList(savedSearch) },
  savedSearchCreate: { body: searchBody, response: ok({ search: savedSearch }) },
  savedSearchUpdate: {
    params: z.object({ id }),
    body: z.strictObject({ alerts }),
    response: ok({ search: savedSearch }),
  },
  savedSearchDelete: { params: z.object({ id }), response: ok({}) },
} satisfies AreaSchemas<typeof marketplaceEndpoints>;
