import type { EndpointName } from '@titian/contracts/endpoints/all';
import type { OperatorRole } from '@titian/contracts/operator-roles';
import { rolesOf } from '@titian/contracts/permissions';
import { addDays, malaysiaDay } from '@titian/finance/calendar';
import { newAssignment, newContact } from '../builders/collections.ts';
import { creditFigures } from '../builders/financing.ts';
import type { Sending } from '../builders/http.ts';
import { newBreach } from '../builders/registers.ts';
import type { OperatorObjectKind } from './operator-objects.ts';

/** How a call of operators names an object, and what comes back for one that exists. */
export interface OperatorRow {
  readonly of: OperatorObjectKind;
  /** A request in which everything but the id is in order. */
  readonly send: (id: string) => Sending;
  /** The answer to a role that may, for the object as it was made: success, or the status of its rejection. */
  readonly gives: number;
  /** Which roles may, where the endpoint leaves that to what is named. */
  readonly roles?: readonly OperatorRole[];
  /** The object belongs to another operator: to every other operator it is not found. */
  readonly isOfOther?: true;
  /** The call changes what others name, so it is made after them. */
  readonly isLast?: true;
}

const reads = (of: OperatorObjectKind, more: Sending = {}): OperatorRow => ({
  ...{ of, gives: 200 },
  send: (id) => ({ params: { id }, ...more }),
});
const writes = (of: OperatorObjectKind, body: object, gives = 200): OperatorRow => ({
  ...{ of, gives, isLast: true },
  send: (id) => ({ params: { id }, body }),
});
/** The same for a call without a body. */
const actsOn = (of: OperatorObjectKind, gives: number): OperatorRow => ({
  ...{ of, gives, isLast: true },
  send: (id) => ({ params: { id } }),
});
const ofOther = (of: OperatorObjectKind, body?: object): OperatorRow => ({
  ...{ of, gives: 404, isOfOther: true },
  send: (id) => ({ params: { id }, ...(body && { body }) }),
});

const soon = addDays(malaysiaDay(new Date()), 7);
const account = { bic: 'MBBEMYKL', number: '114033330009' };
const reason = 'The owner asked for it by telephone';

/** Every call of operators that names an object by its id. */
export const operatorRows: Partial<Record<EndpointName, OperatorRow>> = {
  operatorApplication: reads('application'),
  operatorFinancingApplication: reads('financing'),
  operatorPremiumUpgrade: reads('premium'),
  operatorEkycReview: reads('check'),
  operatorCustomer: reads('customer'),
  operatorMandates: reads('investor'),
  operatorCustomerRestrictions: reads('customer'),
  operatorTaxResidences: reads('customer'),
  operatorCustomerRecords: {
    ...{ of: 'customer', gives: 200, roles: rolesOf('customer_money_view') },
    send: (id) => ({ params: { id, list: 'payments' } }),
  },
  operatorCustomerMail: {
    ...{ of: 'customer', gives: 404 },
    send: (id) => ({ params: { id, mail: '0194b6f0-0000-7000-8000-000000000001' } }),
  },
  operatorCustomerDocuments: reads('customer'),
  operatorCustomerCompany: reads('customer'),
  operatorCustomerMoney: reads('customer'),
  operatorCustomerSecurity: reads('customer'),
  operatorCustomerLinks: reads('customer'),
  operatorFinancingCompany: reads('financing'),
  operatorNote: reads('note'),
  operatorNoteSubscriptions: reads('note'),
  operatorCollection: reads('note'),
  // This note is not late.
  operatorLetterPreview: {
    ...reads('note', { query: { template: 'payment_reminder', language: 'en' } }),
    gives: 409,
  },
  operatorPayoutBatchFile: reads('batch'),
  operatorException: reads('exception'),
  operatorWithdrawalFacts: reads('withdrawal'),
  operatorBankStatement: reads('statement'),
  operatorStatementImport: reads('import'),
  operatorRemittanceTransfers: reads('remittance', { query: { format: 'csv' } }),
  operatorTaxLines: { ...reads('remittance'), gives: 409 },
  operatorAccount: reads('operator'),
  operatorDisclose: {
    ...{ of: 'customer', gives: 200 },
    send: (id) => ({ params: { id }, body: { reason } }),
  },
  operatorRevealNumber: {
    ...{ of: 'application', gives: 200, roles: ['onboarding', 'compliance'] },
    send: (id) => ({ body: { subject: 'application', subject_id: id, field: 'identity_number', reason } }),
  },
  operatorCase: reads('case'),
  operatorAlert: reads('alert'),
  operatorConcludeAlert: writes('alert', { version: 1, reason }),
  operatorCustomerRisk: reads('investor'),
  // It is rated by the end of the day, so that another was read.
  operatorRateCustomer: writes(
    'investor',
    { rating: 'high', reason, replaces: '0194b6f0-0000-7000-8000-000000000001' },
    409,
  ),
  operatorDecideRating: writes(
    'investor',
    { rating_id: '0194b6f0-0000-7000-8000-000000000001', decision: 'approve' },
    409,
  ),
  operatorAccessReview: reads('review'),
  operatorDecideAccess: writes(
    'review',
    { entry_id: '0194b6f0-0000-7000-8000-000000000001', decision: 'retain', reason: null },
    404,
  ),
  // Nothing of it is decided yet.
  operatorConfirmAccessReview: actsOn('review', 409),
  operatorBreach: reads('breach'),
  operatorChangeBreach: writes('breach', { ...newBreach(), version: 999_999_999 }, 409),
  operatorConflict: reads('conflict'),
  operatorManageConflict: writes(
    'conflict',
    {
      ...{ version: 999_999_999, customer_number: null, mitigation: reason, state: 'closed' },
      review_on: null,
    },
    409,
  ),
  operatorSuspicionReport: reads('report'),
  operatorSuspicionReportFile: reads('report'),
  operatorWriteSuspicionReport: writes('report', { version: 1, grounds: reason, related: [] }),
  operatorSubmitSuspicionReport: writes('report', { version: 2 }),
  // Its version is another by then.
  operatorDecideSuspicionReport: writes(
    'report',
    { version: 1, decision: 'approve', content_sha256: 'a'.repeat(64) },
    409,
  ),
  operatorLodgeSuspicionReport: writes('report', { version: 1, reference: 'X', lodged_on: soon }, 409),
  operatorWithdrawSuspicionReport: writes('report', { version: 1, remark: reason }, 409),
  // Every role that may acts on one that has changed since; the others are refused before.
  operatorAssignCase: writes('case', { version: 999_999_999, owner_id: null }, 409),
  operatorSetCasePriority: writes('case', { version: 999_999_999, priority: 'high' }, 409),
  operatorNoteCase: writes('case', { text: 'The customer called' }),
  operatorAnswerCase: writes('case', { version: 999_999_999, text: 'We are on it' }, 409),
  operatorLinkCase: writes('case', { version: 999_999_999, kind: 'note', reference: 'N-1' }, 409),
  operatorUnlinkCase: writes(
    'case',
    { version: 999_999_999, kind: 'note', object_id: '0194b6f0-0000-7000-8000-000000000001' },
    409,
  ),
  operatorCloseCase: writes('case', { version: 999_999_999, reason: 'resolved' }, 409),
  operatorRecordContact: writes('note', newContact(), 409),
  operatorRecordPromise: writes('note', { amount: '1.00', due_on: soon }, 409),
  operatorSendLetter: writes('note', { template: 'payment_reminder', language: 'en', total: '1.00' }, 409),
  operatorAssignCollection: writes('note', newAssignment(), 409),
  // It was cancelled before.
  operatorCancelPromise: writes('promise', { reason: 'It no longer stands' }, 409),
  operatorChangeAssignment: writes('assignment', { next_on: soon, until: null }),
  operatorNoteUpdate: writes('note', { kind: 'reminder', title: 'Reminded', body: 'By telephone' }),
  operatorGuarantorAccount: writes('note', account, 409),
  operatorHeldPaymentAccount: writes('topup', account, 422),
  operatorExceptionReturnAccount: writes('exception', account, 422),
  operatorAssignException: writes('exception', { owner_id: null }),
  operatorAssessFinancing: writes('financing', creditFigures(malaysiaDay(new Date()))),
  operatorWriteFactSheet: writes('financing', {
    security: null,
    risks: [{ risk: 'One buyer makes half of the revenue', mitigant: 'It has bought for years' }],
    documents: [],
  }),
  operatorRequestDocuments: writes('financing', { text: 'Accounts of the last year', due_on: soon }),
  operatorCloseRequest: writes('request', {}),
  operatorRestrictMoney: writes('customer', { level: 'outgoing', reason }),
  operatorUploadTaxDocument: writes('customer', {}, 404),
  // The customer here is no approved investor.
  operatorManagedInvestor: { ...reads('customer'), gives: 404 },
  operatorUploadMandate: writes('customer', {}, 404),
  operatorRestructuringPreview: reads('note', {
    query: { months: '12', pause_months: '0', grace_months: '0', extension_rate: '0.00' },
  }),
  operatorUploadConsent: writes('note', {}, 422),
  operatorProposeManagedOrder: writes(
    'customer',
    {
      ...{ kind: 'withdrawal', note_id: null, amount: '500.00' },
      ...{ fill_remaining: false, acknowledge_limit: false, reason },
    },
    404,
  ),
  operatorProposeManagedCancellation: writes(
    'customer',
    { order_id: '00000000-0000-7000-8000-00000000beef', reason },
    404,
  ),
  operatorProposeDetails: writes(
    'operator',
    { phone_number: '+60123456789', identity_type: 'nric', identity_number: '900101145678', reason },
    201,
  ),
  operatorEndSessions: writes('operator', { reason }),
  operatorPropose: {
    ...{ of: 'customer', gives: 201, isLast: true, roles: rolesOf('account_state') },
    send: (id) => ({
      body: {
        ...{ kind: 'account_state', subject_id: id, reason },
        after: { account_status: 'Inactive', reason: 'Asked by its owner' },
      },
    }),
  },
  operatorReject: { ...writes('approval', { reason }), roles: rolesOf('account_state') },
  operatorApprove: { ...writes('approval', {}, 409), roles: rolesOf('account_state') },
  operatorEndSession: ofOther('otherSession'),
  operatorRenamePasskey: ofOther('otherPasskey', { name: 'My tablet' }),
  operatorRemovePasskey: ofOther('otherPasskey', {}),
  operatorRenameView: ofOther('otherView', { name: 'Mine' }),
  operatorDeleteView: ofOther('otherView'),
  operatorReadNotice: ofOther('otherNotice'),
};

/** Calls of operators without an object to look up, each with the reason. */
export const operatorsUnnamed: Partial<Record<EndpointName, string>> = {
  operatorOpenTransfers: 'the note narrows a list, which is empty for one that is not there',
  operatorApprovals: 'the id narrows the list that every operator reads',
  operatorNotes: 'the id narrows the list that every operator reads',
  operatorPayouts: 'the id narrows the list that every operator reads',
  operatorAudit: 'the ids narrow the log that every operator reads',
  operatorAuditFile: 'the ids narrow the log that every operator reads',
};
