import { z } from 'zod';
import { auditActions } from '../audit/actions.ts';
import { auditSubjects } from '../audit/subjects.ts';
import { caseKinds, casePriorities, caseTabs } from '../cases.ts';
import { collectionBucketNames, promiseStates } from '../collections.ts';
import { financingTypes, noteContracts } from '../constants.ts';
import { grades } from '../grades.ts';
import { issueMessage } from '../messages/message.ts';
import {
  applicationSorts,
  approvalSorts,
  caseSorts,
  collectionSorts,
  customerSorts,
  exceptionSorts,
  financingSorts,
  heldPaymentSorts,
  lateBuckets,
  noteBookSorts,
  payoutSorts,
} from '../operator-lists.ts';
import { approvalKinds } from '../permissions.ts';
import { exceptionKinds } from '../reconciliation.ts';
import { amount, day, id, oneOf, text } from '../wire.ts';
import {
  heldPaymentPurposes,
  heldPaymentStates,
  payoutStates,
  withdrawalStates,
} from './operator-money-rows.ts';
import { approvalStates, auditActorKinds, financingStates } from './operator-rows.ts';
import { account } from './operator-statement-rows.ts';
import { noteStates } from './shapes.ts';

function keysOf<K extends string>(table: Readonly<Record<K, unknown>>): K[] {
  return Object.keys(table).filter((key): key is K => key in table);
}

function listed<V extends string>(values: readonly V[]) {
  return z.enum([...values], { error: issueMessage('state_not_in_list') }).optional();
}

/** By what a list is sorted, and in which direction; each key has its own where none is named. */
function sorted<K extends string>(sorts: Readonly<Record<K, unknown>>) {
  return {
    sort: z.enum(keysOf(sorts), { error: issueMessage('order_not_listed') }).optional(),
    order: oneOf(['asc', 'desc'], issueMessage('order_not_listed')).optional(),
  };
}

const days = { from: day.optional(), to: day.optional() };
const amounts = { amount_min: amount.optional(), amount_max: amount.optional() };

interface Ranges {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly amount_min?: string | undefined;
  readonly amount_max?: string | undefined;
}

export const daysInOrder = ({ from, to }: Ranges): boolean =>
  from === undefined || to === undefined || from <= to;
export const misorderedDays = { path: ['to'], message: issueMessage('last_day_before_first') };
export const amountsInOrder = ({ amount_min: min, amount_max: max }: Ranges): boolean =>
  min === undefined || max === undefined || comparable(min) <= comparable(max);
/** Amounts as texts of one length, so that the larger one comes later. */
function comparable(written: string): string {
  const [ringgit = '', sen = ''] = written.split('.');
  return ringgit.padStart(12, '0') + sen.padEnd(2, '0');
}

export const misorderedAmounts = { path: ['amount_max'], message: issueMessage('amounts_reversed') };

export const auditFilter = {
  actor_kind: listed(auditActorKinds),
  actor_id: id.optional(),
  action: listed(keysOf(auditActions)),
  subject_kind: listed(keysOf(auditSubjects)),
  subject_id: id.optional(),
  ...days,
};

export const noteFilter = {
  state: listed(noteStates),
  grade: oneOf(grades, issueMessage('grade_invalid')).optional(),
  contract: oneOf(noteContracts, issueMessage('contract_type_required')).optional(),
  late: listed(keysOf(lateBuckets)),
  /** Part of the note number or of the issuer's name or registration number. */
  q: text(100).optional(),
  ...amounts,
  ...sorted(noteBookSorts),
};

export const payoutFilter = { state: listed(payoutStates), ...amounts, ...days, ...sorted(payoutSorts) };
export const withdrawalFilter = { ...payoutFilter, state: listed(withdrawalStates) };

export const customerFilter = {
  q: text(100, issueMessage('customer_search_required')).optional(),
  account_status: oneOf(
    ['Pending', 'Active', 'Inactive'],
    issueMessage('account_state_not_listed'),
  ).optional(),
  role: oneOf(['investor', 'businessowner'], issueMessage('role_not_listed')).optional(),
  /** Days on which customers were approved. */
  ...days,
  ...sorted(customerSorts),
};

export const collectionFilter = {
  bucket: listed(collectionBucketNames),
  promise: listed(promiseStates),
  contract: oneOf(noteContracts, issueMessage('contract_type_required')).optional(),
  /** Those with something to do today, and those whose case the operator owns. */
  waiting: listed(['1']),
  owner: listed(['me']),
  /** Part of the note number or of the issuer's name or registration number. */
  q: text(100).optional(),
  ...sorted(collectionSorts),
};

export const approvalFilter = {
  state: oneOf(approvalStates, issueMessage('state_not_in_list')).optional(),
  kind: z.enum([...approvalKinds], { error: issueMessage('proposal_kind_not_listed') }).optional(),
  /** Those that the operator made. */
  maker: listed(['me']),
  ...days,
  ...sorted(approvalSorts),
};

const applicationStates = ['Incomplete', 'Submitted', 'Approved', 'Rejected', 'More Info Required'] as const;
export const applicationFilter = {
  state: oneOf(applicationStates, issueMessage('state_not_in_list')).optional(),
  form: oneOf(['individual', 'institution', 'business'], issueMessage('form_not_listed')).optional(),
  /** Days on which they were submitted. */
  ...days,
  ...sorted(applicationSorts),
};

export const financingFilter = {
  state: oneOf(financingStates, issueMessage('state_not_in_list')).optional(),
  loan_category: oneOf(financingTypes, issueMessage('financing_type_required')).optional(),
  contract: oneOf(noteContracts, issueMessage('contract_type_required')).optional(),
  /** Days on which they were submitted. */
  ...days,
  ...amounts,
  ...sorted(financingSorts),
};

/** Who owns it: the operator, nobody, or an operator by id. */
const owner = z.union([z.enum(['me', 'nobody']), id], { error: issueMessage('owner_not_listed') }).optional();

export const caseFilter = {
  tab: oneOf(caseTabs, issueMessage('case_tab_invalid')).default('team'),
  kind: oneOf(caseKinds, issueMessage('case_kind_required')).optional(),
  priority: oneOf(casePriorities, issueMessage('case_priority_required')).optional(),
  owner,
  /** Days on which they were opened. */
  ...days,
  ...sorted(caseSorts),
};

export const exceptionFilter = {
  state: oneOf(['open', 'resolved'], issueMessage('state_not_in_list')).optional(),
  account: account.optional(),
  kind: listed(exceptionKinds),
  owner,
  /** Days since which they are open. */
  ...days,
  /** Of what is missing as well as of what is too much. */
  ...amounts,
  ...sorted(exceptionSorts),
};

export const heldPaymentFilter = {
  state: oneOf(heldPaymentStates, issueMessage('state_not_in_list')).optional(),
  purpose: oneOf(heldPaymentPurposes, issueMessage('purpose_not_in_list')).optional(),
  ...days,
  ...amounts,
  ...sorted(heldPaymentSorts),
};

/** One entry instead of a page: what a link leads to. */
export const oneEntry = { id: id.optional() };
