import type { Language } from '@titian/contracts/messages/definition';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { malaysiaDay } from '@titian/finance/calendar';
import { senToText } from '@titian/finance/sen';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { worded } from '../../../platform/messages.ts';
import { countProposals, type NamedApproval, proposalPages, reasonText } from '../../approvals/public.ts';
import { casePages, countCases, type NamedCase } from '../../cases/public.ts';
import { countFinancing, financingPages } from '../../financing/public.ts';
import { applicationPages, countApplications, type QueuedApplication } from '../../onboarding/public.ts';
import {
  countExceptions,
  countHeldMoney,
  exceptionPages,
  type HeldMoneyHandler,
  type HeldMoneyRow,
  heldMoneyPages,
  type NamedException,
} from '../../payments/public.ts';
import { type ListFile, linesOf } from './list-files.ts';

/** A day of an instant as files have it; nothing where there is none. */
function dayOf(at: Date | null): string {
  return at === null ? '' : malaysiaDay(at);
}

/** Proposals with who made and decided them, never what they change. */
export function approvalsFile(
  operator: OperatorPrincipal,
  language: Language,
  query: ParsedApi['operatorApprovalsFile']['query'],
): ListFile {
  return {
    list: 'approvals',
    filter: query,
    count: (ctx, most) => countProposals(ctx, operator.id, query, most),
    heads: [
      'day',
      'change',
      'subject',
      'maker',
      'reason',
      'state',
      'checker',
      'decided_on',
      'decision_reason',
    ],
    rows: (ctx) =>
      linesOf(proposalPages(ctx, operator, query), (one: NamedApproval) => approvalCells(one, language)),
  };
}

function approvalCells(named: NamedApproval, language: Language): string[] {
  const { approval, isHidden, maker, checker } = named;
  const { subject } = worded('subject', approval.subjectLabel, language);
  return [
    ...[dayOf(approval.createdAt), approval.kind, subject, maker],
    ...[
      isHidden ? '' : reasonText(approval, language),
      approval.state,
      checker ?? '',
      dayOf(approval.decidedAt),
      named.decisionReason,
    ],
  ];
}

/** Applications of customers, without what their forms hold. */
export function applicationsFile(query: ParsedApi['operatorApplicationsFile']['query']): ListFile {
  return {
    list: 'applications',
    filter: query,
    count: (ctx, most) => countApplications(ctx, query, most),
    heads: ['submitted_on', 'name', 'company', 'form', 'application_status'],
    rows: (ctx) => linesOf(applicationPages(ctx, query), applicationCells),
  };
}

function applicationCells({ application, user }: QueuedApplication): string[] {
  return [
    ...[dayOf(application.submittedAt), `${user.firstName} ${user.lastName}`, user.companyName ?? ''],
    ...[application.form, application.status],
  ];
}

/** Submitted applications for financing. */
export function financingFile(query: ParsedApi['operatorFinancingFile']['query']): ListFile {
  return {
    list: 'financing',
    filter: query,
    count: (ctx, most) => countFinancing(ctx, query, most),
    heads: [
      ...(['submitted_on', 'note', 'issuer', 'type', 'contract', 'amount', 'term'] as const),
      ...(['financing_purpose', 'state'] as const),
    ],
    rows: (ctx) =>
      linesOf(financingPages(ctx, query), ({ application: one, issuerName }) => [
        ...[dayOf(one.submittedAt), one.number, issuerName, one.type, one.contract],
        ...[senToText(one.amountSen), String(one.termMonths), one.purpose, one.state],
      ]),
  };
}

/** Cases of the kinds that the operator may see, without what was written in them. */
export function casesFile(
  operator: OperatorPrincipal,
  language: Language,
  query: ParsedApi['operatorCasesFile']['query'],
): ListFile {
  return {
    list: 'cases',
    filter: query,
    count: (ctx, most) => countCases(ctx, operator, query, most),
    heads: [
      ...(['case', 'kind', 'subject', 'name', 'owner', 'priority', 'state'] as const),
      ...(['opened_on', 'due_on', 'closed_on', 'close_reason'] as const),
    ],
    rows: (ctx) => linesOf(casePages(ctx, operator, query), (one: NamedCase) => caseCells(one, language)),
  };
}

function caseCells({ one, customer, owner }: NamedCase, language: Language): string[] {
  const { subject } = worded('subject', one.subject, language);
  return [
    ...[one.number, one.kind, subject, customer?.name ?? '', owner?.name ?? '', one.priority, one.state],
    ...[dayOf(one.openedAt), dayOf(one.state === 'open' ? one.dueAt : null)],
    ...[dayOf(one.closedAt), one.closeReason ?? ''],
  ];
}

/** Exceptions of the reconciliation. */
export function exceptionsFile(
  operator: OperatorPrincipal,
  language: Language,
  query: ParsedApi['operatorExceptionsFile']['query'],
): ListFile {
  return {
    list: 'exceptions',
    filter: query,
    count: (ctx, most) => countExceptions(ctx, operator.id, query, most),
    heads: [
      ...(['since', 'platform_account', 'kind', 'detail', 'amount', 'owner', 'state'] as const),
      ...(['category', 'resolution', 'resolved_by', 'resolved_on'] as const),
    ],
    rows: (ctx) =>
      linesOf(exceptionPages(ctx, operator.id, query), (one: NamedException) =>
        exceptionCells(one, language),
      ),
  };
}

function exceptionCells({ exception: one, owner, resolvedBy }: NamedException, language: Language): string[] {
  const { detail } = worded('detail', one.detail, language);
  const { resolution } = worded('resolution', one.resolution, language);
  return [
    ...[one.sinceOn, one.account, one.kind, detail],
    ...[one.amountSen === null ? '' : senToText(one.amountSen), owner, one.state, one.category ?? ''],
    ...[resolution ?? '', resolvedBy, dayOf(one.resolvedAt)],
  ];
}

/** Held payments of all customers. */
export function heldPaymentsFile(
  handlers: readonly HeldMoneyHandler[],
  query: ParsedApi['operatorHeldPaymentsFile']['query'],
): ListFile {
  return {
    list: 'held_payments',
    filter: query,
    count: (ctx, most) => countHeldMoney(ctx, handlers, query, most),
    heads: [
      ...(['received_on', 'name', 'inv_no', 'purpose', 'note', 'payer', 'paying_bank'] as const),
      ...(['reference', 'reason', 'amount', 'state', 'refunded_on'] as const),
    ],
    rows: (ctx) => linesOf(heldMoneyPages(ctx, handlers, query), heldPaymentCells),
  };
}

function heldPaymentCells({ money, customer, noteNumber, bankName }: HeldMoneyRow): string[] {
  return [
    ...[money.heldOn, customer.name, customer.investorNo ?? '', money.purpose, noteNumber ?? ''],
    ...[money.payerName ?? '', bankName ?? '', money.refNumber, money.reasons.join(' ')],
    ...[senToText(money.amountSen), money.state, money.refundedOn ?? ''],
  ];
}
