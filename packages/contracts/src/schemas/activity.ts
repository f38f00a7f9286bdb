import { z } from 'zod';
import type { activityEndpoints } from '../endpoints/activity.ts';
import { issueMessage } from '../messages/message.ts';
import { amountOut, day, id, ok, okList, oneOf, pageQuery } from '../wire.ts';
import type { AreaSchemas } from './area.ts';
import { movement } from './shapes.ts';

const ledgerFields = z.object({
  ...pageQuery,
  from: day.optional(),
  to: day.optional(),
  note_id: id.optional(),
});

const kind = z
  .string()
  .regex(/^[a-z_]{1,40}$/, issueMessage('kind_not_listed'))
  .optional();

const isInOrder = (request: { readonly from?: string | undefined; readonly to?: string | undefined }) =>
  request.from === undefined || request.to === undefined || request.from <= request.to;
const misordered = { path: ['to'], message: issueMessage('last_day_before_first') };

const activityQuery = ledgerFields.extend({ kind }).refine(isInOrder, misordered);
/** What an investor's notes brought and took; of one note where one is given. */
const ledgerQuery = ledgerFields.refine(isInOrder, misordered);

export const statementFormats = ['json', 'pdf', 'csv', 'income'] as const;

/** A day that a statement may begin or end with: the site is of this century. */
const statementDay = day.refine((on) => on.startsWith('20'), {
  error: issueMessage('day_not_of_this_century'),
});

/** A month or a year in one field, or a first and a last day; an income statement is of a year. */
const statementQuery = z
  .object({
    period: z
      .string()
      .regex(/^20\d{2}(-(0[1-9]|1[0-2]))?$/, issueMessage('period_invalid'))
      .optional(),
    from: statementDay.optional(),
    to: statementDay.optional(),
    format: oneOf(statementFormats, issueMessage('statement_format_invalid')).default('json'),
  })
  .check(({ value, issues }) => {
    for (const [path, message] of statementRequestProblems(value)) {
      issues.push({ code: 'custom', path: [path], message, input: value });
    }
  });

interface StatementRequest {
  readonly period?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly format: (typeof statementFormats)[number];
}

function statementRequestProblems({ period, from, to, format }: StatementRequest): [string, string][] {
  if (period === undefined && from === undefined && to === undefined) {
    return [['period', issueMessage('period_required')]];
  }
  if (period !== undefined && (from !== undefined || to !== undefined)) {
    return [['period', issueMessage('period_ambiguous')]];
  }
  if (format === 'income' && period?.length !== 4) {
    return [['period', issueMessage('income_statement_year_required')]];
  }
  if (period !== undefined) {
    return [];
  }
  if (from === undefined || to === undefined) {
    return [[from === undefined ? 'from' : 'to', issueMessage('first_and_last_day_required')]];
  }
  return from > to ? [['to', issueMessage('last_day_before_first')]] : [];
}

const statement = ok({
  from: day,
  to: day,
  opening_balance: amountOut,
  closing_balance: amountOut,
  /** What moved by kind, without a sign; the direction of a kind is that of its items. */
  totals: z.record(z.string(), amountOut),
  /** Principal given up in the period, as it was booked; no cash moves, so it is in no total. */
  write_offs: z.array(
    z.object({ note_id: id, note_number: z.string().nullable(), on: day, amount: amountOut }),
  ),
  /** Claims on guarantors that were closed short in the period: what of the whole note is not expected any more. */
  claim_closings: z.array(
    z.object({
      note_id: id,
      note_number: z.string().nullable(),
      on: day,
      amount: amountOut,
      explanation: z.string(),
    }),
  ),
  items: z.array(movement),
});

export const activitySchemas = {
  activityData: { query: activityQuery, response: okList(movement) },
  notesLedger: { query: ledgerQuery, response: okList(movement) },
  activityStatement: { query: statementQuery, response: statement },
  activityMyNotes: { response: okList(z.object({ id, number: z.string(), title: z.string() })) },
} satisfies AreaSchemas<typeof activityEndpoints>;
