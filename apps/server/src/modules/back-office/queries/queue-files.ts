import type { Language } from '@titian/contracts/messages/definition';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { malaysiaDay } from '@titian/finance/calendar';
import { senToText } from '@titian/finance/sen';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { worded } from '../../../platform/messages.ts';
import { countProposals, type NamedApproval, proposalPages } from '../../approvals/public.ts';
import { countFinancing, financingPages } from '../../financing/public.ts';
import { applicationPages, countApplications, type QueuedApplication } from '../../onboarding/public.ts';
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
  const { approval, maker, checker } = named;
  const { subject } = worded('subject', approval.subjectLabel, language);
  return [
    ...[dayOf(approval.createdAt), approval.kind, subject, maker],
    ...[named.reason, approval.state, checker ?? '', dayOf(approval.decidedAt), named.decisionReason],
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
