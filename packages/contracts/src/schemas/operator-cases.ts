import { z } from 'zod';
import {
  complaintCauses,
  complaintOutcomes,
  dataRequestOutcomes,
  dataRequestTypes,
} from '../case-resolutions.ts';
import {
  CASE_LINKS_MAX,
  CASE_SUBJECT_MAX,
  CASE_TEXT_MAX,
  caseCloseReasons,
  caseEndReasons,
  caseKinds,
  caseLinkKinds,
  caseObjectKinds,
  casePriorities,
  caseStates,
  openableCaseKinds,
} from '../cases.ts';
import { CASE_FILES_MAX } from '../conversation-kinds.ts';
import type { operatorCaseEndpoints } from '../endpoints/operator-cases.ts';
import { issueMessage } from '../messages/message.ts';
import { uploads } from '../uploads.ts';
import {
  amount,
  amountOut,
  file,
  id,
  instant,
  longText,
  ok,
  okList,
  oneOf,
  text,
  whole,
  wholeText,
} from '../wire.ts';
import type { AreaSchemas } from './area.ts';
import { listQueries } from './operator-lists.ts';

const REFERENCE_MAX = 60;
const VERSION_MAX = 999_999_999;
const person = z.object({ id, name: z.string() });

const caseRow = z.object({
  id,
  number: z.string(),
  kind: z.enum(caseKinds),
  subject: z.string(),
  customer: person.nullable(),
  priority: z.enum(casePriorities),
  state: z.enum(caseStates),
  owner: person.nullable(),
  opened_at: instant,
  /** When we have to act; null while nothing is due from us. */
  due_at: instant.nullable(),
  is_overdue: z.boolean(),
  closed_at: instant.nullable(),
  close_reason: z.enum(caseEndReasons).nullable(),
});

/** What was said to and by the customer, and what operators wrote among themselves. */
const entry = z.object({
  id,
  kind: z.enum(['customer', 'answer', 'note']),
  author: z.string(),
  text: z.string(),
  files: z.array(file),
  at: instant,
});

const event = z.object({
  at: instant,
  actor: z.string(),
  action: z.string(),
  /** The owner, the priority, the reason for closing or the link that an act is about. */
  to: z.string().nullable(),
});

const resolution = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('complaint'),
    cause: z.enum(complaintCauses),
    outcome: z.enum(complaintOutcomes),
    redress: amountOut,
  }),
  z.object({
    kind: z.literal('data_request'),
    type: z.enum(dataRequestTypes),
    outcome: z.enum(dataRequestOutcomes),
  }),
]);

const caseDetail = caseRow.extend({
  version: z.int(),
  /** How a complaint or data request ended when it was last closed (CMP-5). */
  resolution: resolution.nullable(),
  opened_by: z.string().nullable(),
  links: z.array(
    z.object({
      kind: z.enum(caseObjectKinds),
      id,
      label: z.string(),
      /** The platform opened the case for it, so that it stays linked. */
      is_permanent: z.boolean(),
    }),
  ),
  entries: z.array(entry),
  history: z.array(event),
  /** Operators to whom it may be assigned. */
  assignees: z.array(person),
  can: z.object({
    take: z.boolean(),
    assign: z.boolean(),
    prioritise: z.boolean(),
    note: z.boolean(),
    answer: z.boolean(),
    link: z.boolean(),
    close: z.boolean(),
  }),
});

/** As the operator last read it: what was changed since is not written over (CAS-6). */
const version = whole(1, VERSION_MAX, issueMessage('case_version_required'));
/** The same in a call with files. */
const versionText = wholeText(1, VERSION_MAX, issueMessage('case_version_required'));
const files = uploads(CASE_FILES_MAX);
const priority = oneOf(casePriorities, issueMessage('case_priority_required'));
const written = longText(CASE_TEXT_MAX, issueMessage('case_note_required'));
const linkKind = oneOf(caseLinkKinds, issueMessage('case_link_kind_required'));
const reference = text(REFERENCE_MAX, issueMessage('case_link_reference_required'));
const subject = text(CASE_SUBJECT_MAX, issueMessage('conversation_subject_required'));
const messageText = longText(CASE_TEXT_MAX, issueMessage('conversation_text_required'));
const one = z.object({ id });

/** What a complaint or data request is closed with: the register lists it (CMP-5). */
const newResolution = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('complaint'),
      cause: oneOf(complaintCauses, issueMessage('complaint_cause_required')),
      outcome: oneOf(complaintOutcomes, issueMessage('case_outcome_required')),
      redress: amount,
    }),
    z.strictObject({
      kind: z.literal('data_request'),
      type: oneOf(dataRequestTypes, issueMessage('data_request_type_required')),
      outcome: oneOf(dataRequestOutcomes, issueMessage('case_outcome_required')),
    }),
  ],
  { error: issueMessage('case_resolution_invalid') },
);
const answer = ok({ case: caseDetail });

export const operatorCaseSchemas = {
  operatorCases: {
    query: listQueries.cases,
    /** The owners are the operators to whom cases may be assigned. */
    response: okList(caseRow).extend({ owners: z.array(person) }),
  },
  operatorCase: { params: one, response: answer },
  operatorOpenCase: {
    body: z.strictObject({
      kind: oneOf(openableCaseKinds, issueMessage('case_kind_required')),
      subject,
      priority,
      note: written,
      customer_id: id.nullable(),
      links: z
        .array(z.strictObject({ kind: linkKind, reference }))
        .max(CASE_LINKS_MAX, issueMessage('values_too_many', { max: CASE_LINKS_MAX })),
    }),
    response: answer,
  },
  operatorAssignCase: {
    params: one,
    body: z.strictObject({ version, owner_id: id.nullable() }),
    response: answer,
  },
  operatorSetCasePriority: { params: one, body: z.strictObject({ version, priority }), response: answer },
  operatorNoteCase: { params: one, body: z.strictObject({ text: written, files }), response: answer },
  operatorAnswerCase: {
    params: one,
    body: z.strictObject({
      version: versionText,
      text: messageText,
      files,
    }),
    response: answer,
  },
  operatorLinkCase: {
    params: one,
    body: z.strictObject({ version, kind: linkKind, reference }),
    response: answer,
  },
  operatorUnlinkCase: {
    params: one,
    body: z.strictObject({
      version,
      kind: oneOf(caseObjectKinds, issueMessage('case_link_kind_required')),
      object_id: id,
    }),
    response: answer,
  },
  operatorStartConversation: {
    body: z.strictObject({ customer_id: id, subject, text: messageText, files }),
    response: answer,
  },
  operatorCloseCase: {
    params: one,
    body: z.strictObject({
      version,
      reason: oneOf(caseCloseReasons, issueMessage('case_reason_required')),
      resolution: newResolution.nullable().default(null),
    }),
    response: answer,
  },
} satisfies AreaSchemas<typeof operatorCaseEndpoints>;
