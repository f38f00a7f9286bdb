import { issueMessage } from './messages/message.ts';
import './readable-errors.ts';
import { z } from 'zod';
import { id } from './wire.ts';

// A draft stores input even when it is not valid yet; only what the database cannot store is rejected.
const storable = /^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u;

/** A text of a draft: stored as typed; "" empties the field, omitting it keeps the saved value. */
export const draftText = z
  .string()
  .max(2_000, issueMessage('draft_text_too_long'))
  .regex(storable, issueMessage('characters_not_storable'))
  .transform((typed) => (typed === '' ? null : typed))
  .optional();

/** A yes/no field of a draft. */
export const draftFlag = z
  .enum(['', '0', '1'], { error: issueMessage('yes_or_no_required') })
  .transform((answer) => (answer === '' ? null : answer === '1' ? 1 : 0))
  .optional();

/** A level from 1 to 4 of a draft. */
export const draftLevel = z
  .enum(['', '1', '2', '3', '4'], { error: issueMessage('level_invalid') })
  .transform((level) => (level === '' ? null : Number(level)))
  .optional();

const draftRow = z.record(z.string().max(60), z.string().max(200).regex(storable));

function readRows(written: string, context: z.RefinementCtx): unknown {
  if (written === '') return null;
  try {
    return JSON.parse(written);
  } catch {
    context.addIssue({ code: 'custom', message: issueMessage('json_list_invalid'), input: written });
    return z.NEVER;
  }
}

/** A list of a draft, sent as JSON text: rows of texts, in whatever state of completion. */
export const draftRows = z
  .string()
  .max(100_000)
  .transform(readRows)
  .pipe(
    z
      .array(draftRow, { error: issueMessage('json_list_invalid') })
      .max(50)
      .nullable(),
  )
  .optional();

/** A saved form as it is answered: every field there, null where nothing was saved. */
export const savedText = z.string().nullable();
export const savedFlag = z.union([z.literal(0), z.literal(1)]).nullable();
export const savedLevel = z.int().min(1).max(4).nullable();
export const savedRows = z.array(z.record(z.string(), z.string())).nullable();
export const savedFiles = z.array(z.object({ id, name: z.string(), path: z.string() }));

/** The same schema for each of a list of fields. */
export function fieldsOf<const K extends string, S extends z.ZodType>(keys: readonly K[], schema: S) {
  return Object.fromEntries(keys.map((key) => [key, schema])) as Record<K, S>;
}
