import type { AuditAction } from '@titian/contracts/audit/actions';
import { auditActions } from '@titian/contracts/audit/actions';
import { auditSubjects } from '@titian/contracts/audit/subjects';
import type { Language } from '@titian/contracts/messages/definition';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { malaysiaDay } from '@titian/finance/calendar';
import { rateToText } from '@titian/finance/rate';
import { senToText } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { malaysiaClock } from '../../../platform/documents/day-words.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { countLateNotes, lateNotePages, type NamedLateNote } from '../../collections/public.ts';
import { raisedOf } from '../../notes/public.ts';
import { countCustomers, customerBookPages } from '../../onboarding/public.ts';
import { type PayoutRow, payoutPages, payoutTotals } from '../../payments/public.ts';
import { noteBookPages, noteBookTotals } from '../../servicing/public.ts';
import { type WithdrawalRow, withdrawalPages, withdrawalTotals } from '../../wallet/public.ts';
import type { Exported } from '../commands/record-export.ts';
import { type ListHead, listWords } from '../domain/list-texts.ts';
import { type AuditQuery, auditLogPages, countAuditLog, type NamedLine } from './audit-log.ts';
import type { AuditReader } from './audit-names.ts';
import { customersById } from './list-customers.ts';
import { type NamedNote, namedNotes } from './operator-notes.ts';

/** A list as a file: what is recorded of it, and its rows, some at a time (OPS-16). */
export interface ListFile extends Exported {
  readonly heads: readonly ListHead[];
  readonly rows: (ctx: QueryCtx) => AsyncIterable<readonly string[]>;
}

/** The rows of a list as the cells of its file. */
export async function* linesOf<Row>(
  pages: AsyncIterable<readonly Row[]>,
  cellsOf: (row: Row) => readonly string[],
): AsyncGenerator<readonly string[]> {
  for await (const page of pages) {
    for (const row of page) {
      yield cellsOf(row);
    }
  }
}

/** The audit log: who did what to what, never what an entry holds. */
export function auditFile(reader: AuditReader, query: AuditQuery): ListFile {
  return {
    list: 'audit',
    filter: query,
    count: (ctx, most) => countAuditLog(ctx, query, most),
    heads: ['day', 'at', 'actor_kind', 'actor', 'action', 'subject_kind', 'subject', 'subject_id', 'reason'],
    rows: (ctx) =>
      linesOf(auditLogPages(ctx, reader, query), (one: NamedLine) => auditCells(one, reader.language)),
  };
}

const actorWords = {
  user: 'user',
  operator: 'operator',
  system: 'system',
  guest: 'guest',
  bank: 'bank',
} as const;

function auditCells({ line, actor, subject }: NamedLine, language: Language): string[] {
  const kind = Object.entries(actorWords).find(([one]) => one === line.actorKind)?.[1];
  const action = Object.hasOwn(auditActions, line.action)
    ? auditActions[line.action as AuditAction][language]
    : line.action;
  const subjectKind = Object.entries(auditSubjects).find(([one]) => one === line.subjectKind)?.[1];
  return [
    malaysiaDay(line.at),
    malaysiaClock(line.at),
    kind === undefined ? line.actorKind : listWords(language)(kind),
    actor ?? '',
    action,
    subjectKind?.[language] ?? line.subjectKind,
    subject ?? '',
    line.subjectId ?? '',
    line.reason ?? '',
  ];
}

/** Notes of all issuers. */
export function notesFile(query: ParsedApi['operatorNotesFile']['query']): ListFile {
  return {
    list: 'notes',
    filter: query,
    count: async (ctx) => (await noteBookTotals(ctx, query)).count,
    heads: [
      ...(['note', 'issuer', 'type', 'contract', 'grade', 'rate', 'term', 'listed_on', 'closes_on'] as const),
      ...(['target', 'raised', 'outstanding', 'overdue', 'days_late', 'state'] as const),
    ],
    rows: (ctx) => linesOf(namedPages(ctx, query), noteCells),
  };
}

async function* namedPages(ctx: QueryCtx, query: ParsedApi['operatorNotesFile']['query']) {
  for await (const rows of noteBookPages(ctx, query)) {
    yield await namedNotes(ctx, rows);
  }
}

function noteCells({ note, row, issuerName }: NamedNote): string[] {
  return [
    ...[note.number, issuerName, note.type, note.contract, note.grade, rateToText(note.rateBps)],
    ...[String(note.termMonths), note.listedOn, note.closesOn, senToText(note.targetSen)],
    ...[senToText(raisedOf(note)), senToText(row.outstandingSen), senToText(row.overdueSen)],
    ...[String(row.daysLate), note.state],
  ];
}

/** Late notes with what was done about them last; no text of a contact, which stays on the page of its note. */
export function collectionsFile(
  operator: OperatorPrincipal,
  query: ParsedApi['operatorCollectionsFile']['query'],
): ListFile {
  return {
    list: 'collections',
    filter: query,
    count: (ctx) => countLateNotes(ctx, operator, query),
    heads: [
      ...(['note', 'issuer', 'contract', 'bucket', 'days_late', 'overdue', 'outstanding'] as const),
      ...(['last_contact', 'promised', 'promised_by', 'promise', 'follow_up_on', 'owner'] as const),
    ],
    rows: (ctx) => linesOf(lateNotePages(ctx, operator, query), lateNoteCells),
  };
}

function lateNoteCells({ row, issuerName, owner }: NamedLateNote): string[] {
  return [
    ...[row.number, issuerName, row.contract, row.bucket, String(row.daysLate)],
    ...[senToText(row.overdueSen), senToText(row.outstandingSen)],
    row.contactedAt === null ? '' : malaysiaDay(row.contactedAt),
    row.promisedSen === null ? '' : senToText(row.promisedSen),
    ...[row.promisedOn ?? '', row.promiseState ?? '', row.followUpOn ?? '', owner?.name ?? ''],
  ];
}

/** Payouts of all customers; of an account its last four digits. */
export function payoutsFile(query: ParsedApi['operatorPayoutsFile']['query']): ListFile {
  return {
    list: 'payouts',
    filter: query,
    count: async (ctx) => (await payoutTotals(ctx, query)).count,
    heads: ['day', 'beneficiary', 'purpose', 'bank', 'account', 'amount', 'state', 'reason'],
    rows: (ctx) => linesOf(payoutPages(ctx, query), payoutCells),
  };
}

function payoutCells({ payout, account }: PayoutRow): string[] {
  return [
    ...[malaysiaDay(payout.createdAt), payout.beneficiary, payout.purpose, account?.bankName ?? ''],
    ...[account?.last4 ?? '', senToText(payout.amountSen), payout.state, payout.returnReason ?? ''],
  ];
}

/** Withdrawals of all investors; of an account its last four digits. */
export function withdrawalsFile(query: ParsedApi['operatorWithdrawalsFile']['query']): ListFile {
  return {
    list: 'withdrawals',
    filter: query,
    count: async (ctx) => (await withdrawalTotals(ctx, query)).count,
    heads: ['day', 'investor', 'inv_no', 'bank', 'account', 'amount', 'state', 'reason'],
    rows: (ctx) => linesOf(withdrawalPages(ctx, query), withdrawalCells),
  };
}

function withdrawalCells({ withdrawal, investor, account }: WithdrawalRow): string[] {
  return [
    ...[malaysiaDay(withdrawal.createdAt), investor?.verifiedName ?? '', investor?.invNo ?? ''],
    ...[account?.bankName ?? '', account?.last4 ?? '', senToText(withdrawal.amountSen)],
    ...[withdrawal.state, withdrawal.reason ?? ''],
  ];
}

/** Customers as their list shows them. */
export function customersFile({
  account_status: accountStatus,
  ...query
}: ParsedApi['operatorCustomersFile']['query']): ListFile {
  const wanted = { ...query, accountStatus };
  return {
    list: 'customers',
    filter: { ...query, account_status: accountStatus },
    count: (ctx, most) => countCustomers(ctx, wanted, most),
    heads: [
      ...(['name', 'company', 'email', 'role', 'type', 'inv_no', 'account_status'] as const),
      ...(['application_status', 'created_on', 'approved_on'] as const),
    ],
    rows: (ctx) => linesOf(customerPages(ctx, wanted), customerCells),
  };
}

async function* customerPages(ctx: QueryCtx, query: Parameters<typeof customerBookPages>[1]) {
  for await (const ids of customerBookPages(ctx, query)) {
    yield await customersById(ctx, ids);
  }
}

function customerCells(row: Awaited<ReturnType<typeof customersById>>[number]): string[] {
  return [
    ...[row.name, row.company_name ?? '', row.email, row.role, row.type ?? '', row.inv_no ?? ''],
    ...[row.account_status, row.application_status ?? '', row.created_on, row.approved_on ?? ''],
  ];
}
