import { issueMessage } from './messages/message.ts';
import './readable-errors.ts';
import { z } from 'zod';
import type { Choice } from './reference/choice.ts';

// Control characters and lone surrogates cannot be stored by PostgreSQL; a text that has them must be rejected on
// input.
const oneLine = /^[^\p{Cc}\p{Cs}]*$/u;
const manyLines = /^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u;

/** One line of text, trimmed, 1 to `max` characters. */
export function text(max: number, message = issueMessage('field_required')) {
  return z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(max, issueMessage('text_too_long', { max }))
    .regex(oneLine, issueMessage('characters_not_storable'));
}

/** Several lines of text, trimmed, 1 to `max` characters. */
export function longText(max: number, message = issueMessage('field_required')) {
  return z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(max, issueMessage('text_too_long', { max }))
    .regex(manyLines, issueMessage('characters_not_storable'));
}

type CodeBeside<Field extends string> = {
  readonly [F in Field as `${F}_code`]: z.ZodNullable<z.ZodString>;
} & { readonly [F in Field as `${F}_params`]: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>> };

/** Code and values of a text that the server words (MSG-13); null for user input, and where there is no text. */
export function codeBeside<const Field extends string>(field: Field): CodeBeside<Field>;
export function codeBeside(field: string): Record<string, z.ZodType> {
  return {
    [`${field}_code`]: z.string().nullable(),
    [`${field}_params`]: z.record(z.string(), z.unknown()).nullable(),
  };
}

/** One of a fixed list of values. */
export function oneOf<const V extends readonly [string, ...string[]]>(values: V, message: string) {
  return z.enum(values, { error: message });
}

/** One of the values of a reference list. */
export function choiceOf<const C extends readonly Choice[]>(choices: C, message: string) {
  const values: C[number]['value'][] = choices.map((one) => one.value);
  return z.enum(values, { error: message });
}

/** An amount in ringgit as a customer sends it: "250" or "250.00". Minimums are validated by the command. */
export const amount = z
  .string({ error: issueMessage('amount_invalid') })
  // "050.00" is probably a typing error.
  .regex(/^(0|[1-9]\d{0,11})(\.\d{1,2})?$/, issueMessage('amount_invalid'));

/** An amount in ringgit as it is answered: always two decimals. */
export const amountOut = z.string().regex(/^\d{1,15}\.\d{2}$/);

/** A percentage as a person sends it: "11" or "11.00". */
export const percent = z
  .string({ error: issueMessage('percent_invalid') })
  .regex(/^\d{1,3}(\.\d{1,2})?$/, issueMessage('percent_invalid'));

/** A percentage as it is answered; a return over time may be negative. */
export const percentOut = z.string().regex(/^-?\d{1,7}\.\d{2}$/);

const NO_DAY = issueMessage('date_invalid');

/** A Malaysian calendar day, `2026-11-21`. */
export const day = z.iso
  .date({ error: NO_DAY })
  // ISO has a year 0000, the calendar and the database have none.
  .refine((on) => on >= '1000', { error: NO_DAY });

/** A day that others are counted from: what follows it has to be a day too. */
export const countedFromDay = day.refine((on) => on < '9000', { error: NO_DAY });

export const month = z
  .string({ error: issueMessage('month_invalid') })
  .regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, issueMessage('month_invalid'));

/** A month that others are counted from: its last day and the months after it have to be within the calendar too. */
export const countedFromMonth = month.refine((of) => of < '9000', {
  error: issueMessage('month_invalid'),
});

/** An instant in UTC with milliseconds, `2026-11-21T03:04:05.678Z`. */
export const instant = z.iso.datetime({ precision: 3 });

/** Written small, as ids are stored and compared. */
export const id = z.uuid({ error: issueMessage('id_invalid') }).toLowerCase();

/** A one-time code of six digits; spaces that people type between groups are dropped. */
export const otpCode = z
  .string({ error: issueMessage('otp_code_invalid') })
  .transform((typed) => typed.replace(/\s+/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, issueMessage('otp_code_invalid')));

/** An opaque token of the platform, in links and headers. */
export const token = z
  .string({ error: issueMessage('mail_link_required') })
  .regex(/^[A-Za-z0-9_-]{16,200}$/, issueMessage('mail_link_incomplete'));

/** A payment's reference as we print it. */
export const refNumber = z
  .string({ error: issueMessage('payment_reference_required') })
  .regex(/^[A-Za-z0-9-]{1,40}$/, issueMessage('payment_reference_required'));

export const email = z
  .string({ error: issueMessage('email_required') })
  .trim()
  .toLowerCase()
  .max(254, issueMessage('email_too_long'))
  .regex(z.regexes.email, issueMessage('email_invalid'));

/** 1 or 0 in a JSON body. */
export const yesNo = z.union([z.literal(0), z.literal(1)], { error: issueMessage('yes_or_no_required') });

/** A box that must be ticked, in a JSON body. */
export const agreed = z.literal(1, { error: issueMessage('agreement_required') });

/** "1" or "0" in a multipart body or a query, 1 or 0 after parsing. */
export const yesNoText = z
  .enum(['0', '1'], { error: issueMessage('yes_or_no_required') })
  .transform((answer) => (answer === '1' ? 1 : 0));

/** A box that must be ticked, in a multipart body. */
export const agreedText = z
  .literal('1', { error: issueMessage('agreement_required') })
  .transform(() => 1 as const);

/** A whole number in a JSON body. */
export function whole(min: number, max: number, message: string) {
  return z.int({ error: message }).min(min, message).max(max, message);
}

/** A whole number in a multipart body or a query, a number after parsing. */
export function wholeText(min: number, max: number, message: string) {
  return z
    .string({ error: message })
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.int().min(min, message).max(max, message));
}

/** The version of a saved form that the sender last saw, in a multipart body. */
export const versionText = wholeText(0, 999_999_999, issueMessage('form_version_required'));

/** A multipart field that browsers send as "" when it is left empty. */
export function blankable<S extends z.ZodType>(schema: S) {
  return z
    .preprocess((value: z.input<S> | '' | undefined) => (value === '' ? undefined : value), schema.optional())
    .optional();
}

/** A multipart field that may come once, several times or not at all; a list after parsing. */
export function repeated<S extends z.ZodType>(schema: S, max: number) {
  const several = z.array(schema).max(max, issueMessage('values_too_many', { max }));
  return z.preprocess(
    (value: z.input<S> | z.input<S>[] | '' | undefined) =>
      value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value],
    several,
  );
}

function readJson(written: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(written);
  } catch {
    context.addIssue({ code: 'custom', message: issueMessage('json_list_invalid'), input: written });
    return z.NEVER;
  }
}

/** A list that a multipart field carries as JSON text; the list after parsing. */
export function jsonList<S extends z.ZodType>(schema: S, max: number) {
  return z
    .string()
    .max(100_000)
    .transform(readJson)
    .pipe(
      z
        .array(schema, { error: issueMessage('json_list_invalid') })
        .max(max, issueMessage('rows_too_many', { max })),
    );
}

/** `limit` and `cursor` of every list (1–100, 20 by default). */
export const pageQuery = {
  cursor: z
    .string()
    .regex(/^[A-Za-z0-9_=.:-]{1,300}$/, issueMessage('cursor_invalid'))
    .optional(),
  limit: wholeText(1, 100, issueMessage('page_size_invalid')).default(20),
};

/** The success answer with what comes beside `success`. */
export function ok<T extends z.ZodRawShape>(shape: T) {
  return z.object({ success: z.literal(true), ...shape });
}

/** The success answer of a list. */
export function okList<S extends z.ZodType>(item: S) {
  return z.object({ success: z.literal(true), items: z.array(item), next_cursor: z.string().nullable() });
}

/** An error that calls marked `softFailure` answer with 200 (WIRE-5). */
export const softFailure = z.object({ success: z.literal(false), message: z.string(), code: z.string() });

export const choice = z.object({ value: z.string(), name: z.string() });
export const bankChoice = z.object({ value: z.string(), name: z.string(), active: z.boolean() });

/** A stored file; `path` opens through `/download`. */
export const file = z.object({ id, name: z.string(), path: z.string() });

/** Ids of stored files that stay with a form. */
export const retainedFiles = repeated(id, 100);
