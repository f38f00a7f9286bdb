import { z } from 'zod';
import { financingTypes, noteContracts } from '../constants.ts';
import { grades } from '../grades.ts';
import { holdingSorts, issuerSorts } from '../holding-sorts.ts';
import { issueMessage } from '../messages/message.ts';
import {
  amountOut,
  day,
  id,
  ok,
  okList,
  oneOf,
  pageQuery,
  percentOut,
  text,
  wholeText,
  yesNoText,
} from '../wire.ts';
import { mine, note, noteReference, noteStates } from './shapes.ts';

function keysOf<K extends string>(sorts: Readonly<Record<K, unknown>>): K[] {
  return Object.keys(sorts).filter((key): key is K => key in sorts);
}

const order = oneOf(['asc', 'desc'], issueMessage('order_not_listed')).optional();

/** What narrows the notes of an investor (NOTE-20). */
const filters = {
  state: oneOf(noteStates, issueMessage('note_state_invalid')).optional(),
  /** 1: only notes past due or in default. */
  late: yesNoText.optional(),
  grade: oneOf(grades, issueMessage('grade_invalid')).optional(),
  type: oneOf(financingTypes, issueMessage('financing_type_required')).optional(),
  contract: oneOf(noteContracts, issueMessage('contract_type_required')).optional(),
  /** The issuer by its number, `ISR-0A1B2C`. */
  issuer: z
    .string({ error: issueMessage('issuer_number_invalid') })
    .regex(/^ISR-[0-9A-F]{6}$/, issueMessage('issuer_number_invalid'))
    .optional(),
  /** Part of the note number, the purpose or the issuer number. */
  q: text(100).optional(),
};

/** A page by its number instead of by a cursor. */
const page = wholeText(1, 10_000, issueMessage('page_number_invalid')).optional();

const total = z.object({
  waiting: amountOut,
  principal: amountOut,
  outstanding: amountOut,
  received: amountOut,
});

const holdingsQuery = z.object({
  ...pageQuery,
  ...filters,
  page,
  sort: z.enum(keysOf(holdingSorts), { error: issueMessage('order_not_listed') }).optional(),
  /** Of `sort`; each has its own direction where nothing is said. */
  order,
  format: oneOf(['json', 'csv'], issueMessage('list_format_invalid')).default('json'),
});

/** A note with the calling investor's holding. */
export const holdingList = {
  query: holdingsQuery,
  response: okList(
    note.extend({
      mine,
      issuer_number: z.string(),
      /** The day of the next payment, and the part of it that is the investor's, before fees and tax. */
      next_due_on: day.nullable(),
      next_amount: amountOut.nullable(),
    }),
  ).extend({
    /** How many notes the filters leave on all pages, and what they come to. */
    total: z.int(),
    totals: total,
  }),
};

/** The same notes added up by issuer (NOTE-21). */
export const issuerGroups = {
  query: z.object({
    ...pageQuery,
    ...filters,
    page,
    list: oneOf(['subscribed', 'past'], issueMessage('note_list_invalid')).default('subscribed'),
    sort: z.enum(keysOf(issuerSorts), { error: issueMessage('order_not_listed') }).optional(),
    order,
  }),
  response: okList(
    total.extend({
      issuer_number: z.string(),
      industry: z.string(),
      industry_code: z.string(),
      notes: z.int(),
      /** Of these, how many are past due or in default. */
      notes_late: z.int(),
      /** Of everything that the investor has waiting and outstanding. */
      share_percent: percentOut,
    }),
  ).extend({ total: z.int(), totals: total.extend({ notes: z.int() }) }),
};

const parts = { principal: amountOut, return: amountOut, late_charge: amountOut };

/** One holding: what each instalment brings it, what it received, what is overdue (DIS-4). */
export const holdingDetail = {
  query: z.object({ note_id: noteReference }),
  response: ok({
    holding: z.object({
      note_id: id,
      note_number: z.string(),
      principal: amountOut,
      outstanding: amountOut,
      written_off: amountOut,
      /** Net of fee and taxes, and what it is made of. */
      received: z.object({
        ...parts,
        fee: amountOut,
        service_tax: amountOut,
        withholding_tax: amountOut,
        net: amountOut,
      }),
      /** The investor's part of what is overdue, late charges included; in default of everything. */
      arrears: z.object({ days_past_due: z.int(), ...parts, total: amountOut }).nullable(),
      next_payment: z.object({ due_on: day, amount: amountOut }).nullable(),
      /** Before fees and tax. Empty while the holders of a note are not all known. */
      instalments: z.array(
        z.object({
          number: z.int(),
          due_on: day,
          principal: amountOut,
          return: amountOut,
          total: amountOut,
          /** Principal, return and late charges. */
          received: amountOut,
          /** The day of the last payment; null where nothing was received. */
          received_on: day.nullable(),
          state: z.enum(['due', 'partial', 'paid', 'late', 'written_off']),
        }),
      ),
    }),
  }),
};
