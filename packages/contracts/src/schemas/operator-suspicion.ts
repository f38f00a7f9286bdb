import { z } from 'zod';
import type { suspicionEndpoints } from '../endpoints/operator-suspicion.ts';
import { issueMessage } from '../messages/message.ts';
import { monitoredMovements } from '../monitoring.ts';
import { RELATED_PERSONS_MAX, SUSPICION_GROUNDS_MAX, suspicionReportStates } from '../suspicion.ts';
import { day, id, instant, longText, ok, okList, oneOf, pageQuery, text, whole } from '../wire.ts';
import type { AreaSchemas } from './area.ts';

const related = z
  .array(
    z.strictObject({
      name: text(200, issueMessage('related_person_required')),
      /** In words: spouse, holder of the same bank account. */
      relation: text(200, issueMessage('related_person_required')),
    }),
  )
  .max(RELATED_PERSONS_MAX, issueMessage('related_persons_too_many', { max: String(RELATED_PERSONS_MAX) }));

const row = z.object({
  id,
  number: z.string(),
  customer: z.object({ id, number: z.string(), name: z.string() }),
  state: z.enum(suspicionReportStates),
  drafted_at: instant,
  lodged_on: day.nullable(),
  /** What the authority calls it. */
  reference: z.string().nullable(),
});

const page = row.extend({
  alert_id: id.nullable(),
  case: z.object({ id, number: z.string() }),
  /** As the customer was when the report was drafted. */
  subject: z.object({
    identity_type: z.string().nullable(),
    /** Masked here, whole in the file. */
    identity_number: z.string().nullable(),
    born_on: day.nullable(),
    address: z.string().nullable(),
    phone: z.string(),
    email: z.string(),
  }),
  from: day,
  until: day,
  /** As they were when it was drafted; `amount` is positive where the customer received. */
  movements: z.array(
    z.object({ on: day, kind: z.enum(monitoredMovements), amount: z.string(), seq: z.string() }),
  ),
  grounds: z.string(),
  related: z.array(z.object({ name: z.string(), relation: z.string() })),
  authors: z.array(z.string()),
  /** The hash of all that is approved; null while it is written. */
  content_sha256: z.string().nullable(),
  decided_by: z.string().nullable(),
  decided_at: instant.nullable(),
  /** Why it was sent back or withdrawn. */
  remark: z.string().nullable(),
  lodged_by: z.string().nullable(),
  version: z.int(),
  can: z.object({
    write: z.boolean(),
    submit: z.boolean(),
    decide: z.boolean(),
    lodge: z.boolean(),
    withdraw: z.boolean(),
  }),
});

const version = whole(1, 2_147_483_647, issueMessage('report_version_required'));
const done = ok({ id });
const one = z.object({ id });

export const suspicionSchemas = {
  operatorSuspicionReports: {
    query: z.object({
      ...pageQuery,
      state: oneOf(suspicionReportStates, issueMessage('report_state_invalid')).optional(),
    }),
    response: okList(row),
  },
  operatorSuspicionReport: { params: one, response: ok({ report: page }) },
  operatorSuspicionReportFile: { params: one, response: z.string() },
  operatorDraftSuspicionReport: {
    body: z.strictObject({
      /** Of an alert: its customer, its movements and its case. */
      alert_id: id.nullable(),
      /** Of an investor by number, with the movements of a period; null for an alert. */
      customer_number: text(20, issueMessage('report_customer_required')).nullable(),
      from: day.nullable(),
      until: day.nullable(),
    }),
    response: done,
  },
  operatorWriteSuspicionReport: {
    params: one,
    body: z.strictObject({
      version,
      grounds: longText(SUSPICION_GROUNDS_MAX, issueMessage('report_grounds_required')),
      related,
    }),
    response: done,
  },
  operatorSubmitSuspicionReport: { params: one, body: z.strictObject({ version }), response: done },
  operatorDecideSuspicionReport: {
    params: one,
    body: z.strictObject({
      version,
      decision: oneOf(['approve', 'return'], issueMessage('decision_required')),
      /** The hash of what was read: nothing else is approved. */
      content_sha256: z
        .string({ error: issueMessage('report_hash_required') })
        .regex(/^[0-9a-f]{64}$/, issueMessage('report_hash_required')),
      /** Required to send it back. */
      remark: longText(2_000, issueMessage('reason_required')).optional(),
    }),
    response: done,
  },
  operatorLodgeSuspicionReport: {
    params: one,
    body: z.strictObject({
      version,
      reference: text(100, issueMessage('report_reference_required')),
      lodged_on: day,
    }),
    response: done,
  },
  operatorWithdrawSuspicionReport: {
    params: one,
    body: z.strictObject({ version, remark: longText(2_000, issueMessage('reason_required')) }),
    response: done,
  },
} satisfies AreaSchemas<typeof suspicionEndpoints>;
