import { z } from 'zod';
import {
  complaintCauses,
  complaintOutcomes,
  dataRequestOutcomes,
  dataRequestTypes,
} from '../case-resolutions.ts';
import { caseStates } from '../cases.ts';
import type { registerEndpoints } from '../endpoints/operator-registers.ts';
import { issueMessage } from '../messages/message.ts';
import {
  anyRegisterState,
  breachKinds,
  breachStates,
  COUNTERPARTY_MAX,
  conflictNatures,
  conflictStates,
  managedConflictStates,
  PERSONS_AFFECTED_MAX,
  REGISTER_TEXT_MAX,
  registers,
} from '../registers.ts';
import {
  amountOut,
  countedFromDay,
  day,
  id,
  instant,
  longText,
  ok,
  okList,
  oneOf,
  pageQuery,
  text,
  whole,
} from '../wire.ts';
import type { AreaSchemas } from './area.ts';

const VERSION_MAX = 999_999_999;
const REFERENCE_MAX = 60;
const person = z.object({ id, name: z.string() });
const one = z.object({ id });

/** What a case has in each register of cases. */
const caseRow = z.object({
  id,
  number: z.string(),
  customer: person.nullable(),
  opened_on: day,
  closed_on: day.nullable(),
  state: z.enum(caseStates),
  /** Calendar days from opened to closed; null while it is open. */
  days: z.int().nullable(),
  /** Null while it is open and nothing is overdue. */
  is_within_service_level: z.boolean().nullable(),
});

const breach = {
  id,
  number: z.string(),
  kind: z.enum(breachKinds),
  /** Null where it is not known. */
  occurred_on: day.nullable(),
  discovered_on: day,
  /** When the authority was notified; null before. */
  notified_on: day.nullable(),
  /** Until when the authority has to be notified; null where it does not (CMP-6). */
  notify_by: instant.nullable(),
  is_overdue: z.boolean(),
  persons_affected: z.int(),
  state: z.enum(breachStates),
};

const conflict = {
  id,
  number: z.string(),
  operator: person,
  nature: z.enum(conflictNatures),
  counterparty: z.string(),
  customer: z.object({ id, number: z.string(), name: z.string() }).nullable(),
  disclosed_on: day,
  /** Null before compliance has managed it, and once it is closed. */
  review_on: day.nullable(),
  is_overdue: z.boolean(),
  state: z.enum(conflictStates),
};

const row = z.discriminatedUnion('register', [
  caseRow.extend({
    register: z.literal('complaints'),
    cause: z.enum(complaintCauses).nullable(),
    outcome: z.enum(complaintOutcomes).nullable(),
    redress: amountOut.nullable(),
  }),
  caseRow.extend({
    register: z.literal('data_requests'),
    type: z.enum(dataRequestTypes).nullable(),
    outcome: z.enum(dataRequestOutcomes).nullable(),
  }),
  z.object({ register: z.literal('breaches'), ...breach }),
  z.object({ register: z.literal('conflicts'), ...conflict }),
]);

/** What a version of an entry says beside the facts of the list, and who wrote it. */
const written = { version: z.int(), author: z.string(), written_at: instant };
const breachVersion = z.object({
  ...breach,
  ...written,
  description: z.string(),
  remedy: z.string().nullable(),
});
const conflictVersion = z.object({
  ...conflict,
  ...written,
  description: z.string(),
  mitigation: z.string().nullable(),
});

/** The newest version, and those before it, newest first. */
const breachDetail = z.object({
  now: breachVersion,
  earlier: z.array(breachVersion),
  can: z.object({ change: z.boolean() }),
});
const conflictDetail = z.object({
  now: conflictVersion,
  earlier: z.array(conflictVersion),
  can: z.object({ manage: z.boolean() }),
});

const filters = {
  register: oneOf(registers, issueMessage('register_required')).default('complaints'),
  state: oneOf(anyRegisterState, issueMessage('register_state_invalid')).optional(),
  from: day.optional(),
  until: day.optional(),
};

/** As the operator last read it: what was written since is not written over. */
const version = whole(1, VERSION_MAX, issueMessage('register_version_required'));
const long = longText(REGISTER_TEXT_MAX);

const newBreach = {
  kind: oneOf(breachKinds, issueMessage('breach_kind_required')),
  occurred_on: day.nullable(),
  discovered_on: countedFromDay,
  notified_on: day.nullable(),
  persons_affected: whole(0, PERSONS_AFFECTED_MAX, issueMessage('persons_affected_invalid')),
  description: long,
  remedy: long.nullable(),
  state: oneOf(breachStates, issueMessage('register_state_invalid')),
};

export const registerSchemas = {
  operatorRegister: {
    query: z.object({ ...pageQuery, ...filters }),
    response: okList(row).extend({
      /** Of all entries that match; overdue ones by the due time, the notification or the review. */
      totals: z.object({ rows: z.int(), overdue: z.int() }),
    }),
  },
  operatorRegisterFile: { query: z.object(filters), response: z.string() },
  operatorBreach: { params: one, response: ok({ breach: breachDetail }) },
  operatorRecordBreach: { body: z.strictObject(newBreach), response: ok({ breach: breachDetail }) },
  operatorChangeBreach: {
    params: one,
    body: z.strictObject({ ...newBreach, version }),
    response: ok({ breach: breachDetail }),
  },
  operatorConflict: { params: one, response: ok({ conflict: conflictDetail }) },
  operatorManageConflict: {
    params: one,
    body: z.strictObject({
      version,
      /** The number of the investor or company that the counterparty is; null for none. */
      customer_number: text(REFERENCE_MAX, issueMessage('case_link_reference_required')).nullable(),
      mitigation: long,
      state: oneOf(managedConflictStates, issueMessage('register_state_invalid')),
      review_on: day.nullable(),
    }),
    response: ok({ conflict: conflictDetail }),
  },
  operatorOwnConflicts: { response: ok({ items: z.array(conflictVersion) }) },
  operatorDiscloseConflict: {
    body: z.strictObject({
      nature: oneOf(conflictNatures, issueMessage('conflict_nature_required')),
      counterparty: text(COUNTERPARTY_MAX, issueMessage('counterparty_required')),
      description: long,
    }),
    response: ok({ conflict: conflictVersion }),
  },
} satisfies AreaSchemas<typeof registerEndpoints>;
