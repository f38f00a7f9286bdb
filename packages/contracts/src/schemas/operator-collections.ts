import { z } from 'zod';
import {
  assignmentKinds,
  COLLECTION_NAME_MAX,
  COLLECTION_REFERENCE_MAX,
  CONTACT_TEXT_MAX,
  collectionBucketNames,
  contactChannels,
  contactOutcomes,
  letterTemplates,
  promiseStates,
} from '../collections.ts';
import { noteContracts } from '../constants.ts';
import type {
  issuerLetterEndpoints,
  operatorCollectionEndpoints,
} from '../endpoints/operator-collections.ts';
import { languages } from '../messages/definition.ts';
import { issueMessage } from '../messages/message.ts';
import { amount, amountOut, day, file, id, instant, longText, ok, okList, oneOf, text } from '../wire.ts';
import type { AreaSchemas } from './area.ts';
import { noteUpdate } from './fact-sheet.ts';
import { operatorFile } from './operator-file.ts';
import { listQueries } from './operator-lists.ts';
import { lateParts, noteReference } from './shapes.ts';

/** What a repayment came by. */
const paymentSources = ['intent', 'mandate', 'manual', 'guarantor', 'recovery', 'excess'] as const;

const person = z.object({ id, name: z.string() });
const sums = { notes: z.int(), outstanding: amountOut, overdue: amountOut };

const promiseFacts = { amount: amountOut, due_on: day, state: z.enum(promiseStates) };

/** A late note as it waits for work. */
const collectionRow = z.object({
  id,
  number: z.string(),
  issuer_name: z.string(),
  contract: z.enum(noteContracts),
  bucket: z.enum(collectionBucketNames),
  days_late: z.int(),
  /** Principal and return past due; in default all that is unpaid. */
  overdue: amountOut,
  outstanding: amountOut,
  last_contact: z
    .object({ at: instant, channel: z.enum(contactChannels), outcome: z.enum(contactOutcomes) })
    .nullable(),
  /** The newest that was not cancelled. */
  promise: z.object(promiseFacts).nullable(),
  follow_up_on: day.nullable(),
  /** A follow-up is due, or a promise was not kept and nobody has reached out since (REC-17). */
  is_waiting: z.boolean(),
  /** Of its case. */
  owner: person.nullable(),
});

const contact = z.object({
  id,
  at: instant,
  operator: z.string(),
  channel: z.enum(contactChannels),
  person: z.string().nullable(),
  outcome: z.enum(contactOutcomes),
  note: z.string(),
  follow_up_on: day.nullable(),
});

const promise = z.object({
  id,
  at: instant,
  operator: z.string(),
  ...promiseFacts,
  /** What came in of it on its days, by the bank's time. */
  paid: amountOut,
  cancel_reason: z.string().nullable(),
  can: z.object({ cancel: z.boolean() }),
});

const letter = z.object({
  id,
  at: instant,
  operator: z.string(),
  template: z.enum(letterTemplates),
  language: z.enum(languages),
  total: amountOut,
  file: operatorFile,
});

const assignment = z.object({
  id,
  at: instant,
  operator: z.string(),
  kind: z.enum(assignmentKinds),
  name: z.string(),
  reference: z.string().nullable(),
  since: day,
  until: day.nullable(),
  next_on: day.nullable(),
  expected_cost: amountOut.nullable(),
  can: z.object({ change: z.boolean() }),
});

const collection = collectionRow.omit({ bucket: true }).extend({
  is_late: z.boolean(),
  state: z.enum(['issued', 'defaulted', 'completed', 'recovered', 'written_off']),
  guarantor_name: z.string().nullable(),
  /** What the guarantor owes today; null without a claim. */
  guaranteed: amountOut.nullable(),
  issuer: person.extend({ language: z.enum(languages) }),
  debt: z.object({
    principal: amountOut,
    return: amountOut,
    ...lateParts,
    costs: amountOut,
    /** The issuer's own money that pays of it. */
    excess: amountOut,
    total: amountOut,
  }),
  case: z.object({ id, number: z.string() }).nullable(),
  contacts: z.array(contact),
  promises: z.array(promise),
  letters: z.array(letter),
  assignments: z.array(assignment),
  updates: z.array(noteUpdate),
  payments: z.array(z.object({ id, on: day, amount: amountOut, source: z.enum(paymentSources) })),
  /** The templates that fit it today. */
  templates: z.array(z.enum(letterTemplates)),
  can: z.object({
    record_contact: z.boolean(),
    record_promise: z.boolean(),
    send_letter: z.boolean(),
    assign: z.boolean(),
  }),
});

const template = oneOf(letterTemplates, issueMessage('letter_template_required'));
const language = oneOf(languages, issueMessage('letter_language_required'));
const one = z.object({ id });
const done = ok({ collection });

export const operatorCollectionSchemas = {
  operatorCollections: {
    query: listQueries.collections,
    response: okList(collectionRow).extend({
      /** Of all that match, and of each bucket whatever bucket is chosen; null on the pages after the first. */
      totals: z.object(sums).nullable(),
      buckets: z.array(z.object({ bucket: z.enum(collectionBucketNames), ...sums })).nullable(),
    }),
  },
  operatorCollectionsFile: { query: listQueries.collectionsFile, response: z.string() },
  operatorCollection: { params: z.object({ id: noteReference }), response: done },
  operatorLetterPreview: {
    params: one,
    query: z.strictObject({ template, language }),
    response: ok({
      letter: z.object({
        title: z.string(),
        addressee: z.string(),
        detail: z.string(),
        rows: z.array(z.object({ label: z.string(), value: z.string() })),
        paragraphs: z.array(z.string()),
        total: amountOut,
      }),
    }),
  },
  operatorRecordContact: {
    params: one,
    body: z.strictObject({
      channel: oneOf(contactChannels, issueMessage('contact_channel_required')),
      /** Who was spoken to; null where nobody was reached. */
      person: text(COLLECTION_NAME_MAX).nullable(),
      outcome: oneOf(contactOutcomes, issueMessage('contact_outcome_required')),
      note: longText(CONTACT_TEXT_MAX, issueMessage('contact_note_required')),
      follow_up_on: day.nullable(),
    }),
    response: done,
  },
  operatorRecordPromise: { params: one, body: z.strictObject({ amount, due_on: day }), response: done },
  operatorCancelPromise: {
    params: one,
    body: z.strictObject({ reason: text(500, issueMessage('promise_reason_required')) }),
    response: done,
  },
  operatorSendLetter: {
    params: one,
    /** `total` as it was previewed: what changed since is read again first. */
    body: z.strictObject({ template, language, total: amount }),
    response: done,
  },
  operatorAssignCollection: {
    params: one,
    body: z.strictObject({
      kind: oneOf(assignmentKinds, issueMessage('assignment_kind_required')),
      name: text(COLLECTION_NAME_MAX, issueMessage('assignment_name_required')),
      reference: text(COLLECTION_REFERENCE_MAX).nullable(),
      since: day,
      next_on: day.nullable(),
      expected_cost: amount.nullable(),
    }),
    response: done,
  },
  operatorChangeAssignment: {
    params: one,
    /** A last day ends it; without one, the next date is changed. */
    body: z.strictObject({ next_on: day.nullable(), until: day.nullable() }),
    response: done,
  },
} satisfies AreaSchemas<typeof operatorCollectionEndpoints>;

export const issuerLetterSchemas = {
  noteBoLetters: {
    query: z.object({ note_id: noteReference }),
    response: okList(z.object({ id, template: z.enum(letterTemplates), on: day, file })),
  },
} satisfies AreaSchemas<typeof issuerLetterEndpoints>;
