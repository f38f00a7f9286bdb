import { z } from 'zod';
import { proposalErrorCodes } from '../approvals.ts';
import { financingTypes, noteContracts } from '../constants.ts';
import { comparableTraits, noteOutcomes } from '../credit.ts';
import { operatorRoleNames } from '../operator-roles.ts';
import { amountOut, codeBeside, day, id, instant, percentOut } from '../wire.ts';
import { documentRequest, factSheetDraft } from './credit.ts';
import { numbersShown } from './operator-access.ts';
import { operatorFile } from './operator-file.ts';
import { facilityLimitShown, grade, profile } from './shapes.ts';
import { applicationStatus } from './user.ts';

const nullableText = z.string().nullable();

/** What the calling operator may do with a row. */
export const can = z.record(z.string(), z.boolean());

const operatorRole = z.enum(operatorRoleNames);

export const person = z.object({ id, name: z.string() });

export const operator = z.object({
  id,
  name: z.string(),
  email: z.string(),
  roles: z.array(operatorRole),
  /** The permissions held at this moment by name, with the highest amount that each covers; null for every amount. */
  grants: z.record(z.string(), z.object({ limit: amountOut.nullable() })),
});

export const form = z.enum(['individual', 'institution', 'business']);

export const applicationRow = z.object({
  id,
  user_id: id,
  form,
  name: z.string(),
  email: z.string(),
  application_status: applicationStatus,
  submitted_at: instant.nullable(),
  can,
});

export const historyRow = z.object({
  at: instant,
  actor: z.string(),
  action: z.string(),
  reason: nullableText,
});

export const applicationDetail = applicationRow.omit({ can: true }).extend({
  /** Whether the identity in the form has passed the identity check. */
  is_ekyc_verified: z.boolean(),
  /** Names like listed ones, which no approval passes until compliance has cleared them. */
  blocking_names: z.array(z.string()),
  data: z.record(z.string(), z.json()),
  /** Of identity and account numbers in `data`. */
  numbers: numbersShown,
  files: z.record(z.string(), z.array(operatorFile)),
  remarks: z.array(z.object({ field: z.string(), text: z.string() })),
  history: z.array(historyRow),
});

export const financingStates = [
  'draft',
  'under_review',
  'offered',
  'accepted',
  'declined',
  'rejected',
  'expired',
  'cancelled',
] as const;

export const financingRow = z.object({
  id,
  number: z.string(),
  issuer_name: z.string(),
  loan_category: z.enum(financingTypes),
  contract: z.enum(noteContracts),
  amount: amountOut,
  term_months: z.int(),
  profile,
  purpose: z.string(),
  state: z.enum(financingStates),
  submitted_at: instant,
  can,
});

/** An earlier note like what an application seeks (FIN-24). */
const comparableNote = z.object({
  id,
  number: z.string(),
  issuer_name: z.string(),
  grade,
  rate: percentOut,
  term_months: z.int(),
  amount: amountOut,
  issued_on: day.nullable(),
  same: z.array(z.enum(comparableTraits)),
  outcome: z.enum(noteOutcomes),
});

export const financingDetail = financingRow.omit({ can: true }).extend({
  issuer_id: id,
  /** What the issuer and its related companies owe, seek or are offered, and the most they may. */
  exposure: z.object({
    used: amountOut,
    limit: amountOut,
    free: amountOut,
    /** Without the application itself and its offer. */
    companies: z.array(
      z.object({
        id,
        name: z.string(),
        registration_number: z.string(),
        /** What its notes bind it to: targets of campaigns, amounts raised, principal outstanding. */
        notes: amountOut,
        offers: amountOut,
        /** Under review; not part of the exposure. */
        applications: amountOut,
        limit: facilityLimitShown.nullable(),
      }),
    ),
  }),
  /** A month's payment if it were financed as requested, at the middle of what rates may be. */
  requested_instalment: amountOut,
  /** What figures may be read from: documents of the application, answers to requests, bank statements. */
  figure_documents: z.array(operatorFile.extend({ content_type: z.string() })),
  /** Earlier notes that share the contract and at least two of industry, grade and size; the closest first. */
  comparable_notes: z.array(comparableNote),
  /** What rules an application out whatever its terms, in its order. */
  knock_outs: z.array(
    z.object({
      code: z.string(),
      met: z.boolean(),
      found: z.string(),
      ...codeBeside('found'),
      required: z.string(),
      ...codeBeside('required'),
    }),
  ),
  record: z.object({
    notes: z.int(),
    completed: z.int(),
    late: z.int(),
    defaulted: z.int(),
    most_days_late: z.int(),
  }),
  requests: z.array(documentRequest),
  fact_sheet: factSheetDraft.extend({ version: z.int() }).nullable(),
  data: z.record(z.string(), z.json()),
  /** Of identity and account numbers in `data`. */
  numbers: numbersShown,
  files: z.record(z.string(), z.array(operatorFile)),
  history: z.array(historyRow),
});

export const operatorOffer = z.object({
  id,
  amount: amountOut,
  rate: percentOut,
  effective_rate: percentOut,
  term_months: z.int(),
  profile,
  grade,
  is_guaranteed: z.boolean(),
  origination_fee: amountOut,
  service_tax: amountOut,
  state: z.enum(['open', 'accepted', 'declined', 'expired']),
  expires_on: day,
  letter: operatorFile.nullable(),
});

export const settingRow = z.object({
  key: z.string(),
  value: z.json(),
  effective_from: day,
  description: z.string(),
  ...codeBeside('description'),
});

export const auditActorKinds = ['user', 'operator', 'system', 'guest', 'bank'] as const;

export const auditRow = z.object({
  id,
  at: instant,
  actor_kind: z.enum(auditActorKinds),
  actor_id: id.nullable(),
  /** Its name; null where it has none, or where the calling operator may not know customers. */
  actor: nullableText,
  action: z.string(),
  subject_kind: z.string(),
  subject_id: id.nullable(),
  /** What it was done to, by name; null where that has none, or where the calling operator may not know it. */
  subject: nullableText,
  before: z.json(),
  after: z.json(),
  reason: nullableText,
  sealed: z.boolean(),
});

/** Whom and what the log is filtered by, by name. */
export const namedFilter = z.object({ actor: nullableText, subject: nullableText });

export const approvalStates = ['proposed', 'approved', 'rejected', 'expired', 'stale'] as const;

export const approvalRow = z.object({
  id,
  kind: z.string(),
  subject_kind: z.string(),
  subject_id: id,
  subject_label: z.string(),
  ...codeBeside('subject_label'),
  before: z.json(),
  after: z.json(),
  reason: z.string(),
  maker: person,
  /** Roles of which a second checker holds one to confirm what the first approved; empty where one checker suffices. */
  confirmer_roles: z.array(operatorRole),
  first_checker: person.nullable(),
  first_checked_at: instant.nullable(),
  checker: person.nullable(),
  decision_reason: nullableText,
  /** What limits are compared with; null for kinds without an amount. */
  amount: amountOut.nullable(),
  /** SHA-256 of all that the proposal binds, as hex; null for one from before proposals did. */
  binding_sha256: nullableText,
  /** SHA-256 of the payment file that a batch releases, as hex; null for other proposals. */
  file_sha256: nullableText,
  /**
   * What the hash covers beside the change itself, by name (`boundParts`); empty where the calling operator may not
   * know.
   */
  bound_to: z.array(z.string()),
  /** What was not what it had been when the proposal was closed as stale, by name (`boundParts` and `statusParts`). */
  stale_because: z.array(z.string()),
  state: z.enum(approvalStates),
  created_at: instant,
  expires_at: instant,
  decided_at: instant.nullable(),
  can: z.object({ approve: z.boolean(), reject: z.boolean() }),
  /** Why the calling operator may not decide it; null where they may, and once it is closed. */
  refusal: z.enum(proposalErrorCodes).nullable(),
});
