import type { Language } from '@titian/contracts/messages/definition';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { malaysiaDay } from '@titian/finance/calendar';
import { senToText } from '@titian/finance/sen';
import { worded } from '../../../platform/messages.ts';
import type { Approval } from '../../approvals/public.ts';
import type { Case } from '../../cases/public.ts';
import type { FinancingApplication } from '../../financing/public.ts';
import type { Note } from '../../notes/public.ts';
import type { SentMail } from '../../notifications/public.ts';
import type { Issuer } from '../../onboarding/public.ts';
import type { FoundPayment, Payout, ReconciliationException } from '../../payments/public.ts';
import type { customerRows } from './list-customers.ts';

type CustomerRow = Awaited<ReturnType<typeof customerRows>>[number];

/** One thing that the search found, as the call answers it. */
export type SearchHit = ParsedApi['operatorSearch']['response']['items'][number];

export function customerHit(row: CustomerRow): SearchHit {
  const company = row.company_name === null || row.company_name === row.name ? [] : [row.company_name];
  const number = row.inv_no === null ? [] : [row.inv_no];
  return {
    kind: 'customer',
    id: row.id,
    title: row.name,
    detail: [...company, row.email, ...number].join(' · '),
    state: row.account_status,
    amount: null,
    on: row.created_on,
    customer_id: row.id,
  };
}

export function noteHit(note: Note, issuer: Issuer | undefined): SearchHit {
  return {
    kind: 'note',
    id: note.id,
    title: note.number,
    detail: `${issuer?.companyName ?? ''} · ${note.purpose}`,
    state: note.state,
    amount: senToText(note.targetSen),
    on: note.listedOn,
    customer_id: note.issuerId,
  };
}

export function applicationHit(application: FinancingApplication, issuer: Issuer | undefined): SearchHit {
  return {
    kind: 'application',
    id: application.id,
    title: application.number,
    detail: `${issuer?.companyName ?? ''} · ${application.purpose}`,
    state: application.state,
    amount: senToText(application.amountSen),
    on: application.submittedOn,
    customer_id: application.issuerId,
  };
}

export function paymentHit(payment: FoundPayment, payer: string): SearchHit {
  return {
    kind: 'payment',
    id: payment.id,
    title: payment.purpose,
    detail: [payment.payerName ?? payer, ...payment.references].filter((one) => one !== '').join(' · '),
    state: payment.state,
    amount: senToText(payment.amountSen),
    on: payment.businessDate,
    customer_id: payment.userId,
  };
}

export function payoutHit(payout: Payout): SearchHit {
  return {
    kind: 'payout',
    id: payout.id,
    title: payout.purpose,
    detail: `${payout.beneficiary} · ${payout.endToEndId}`,
    state: payout.state,
    amount: senToText(payout.amountSen),
    on: malaysiaDay(payout.createdAt),
    customer_id: payout.userId,
  };
}

export function approvalHit(approval: Approval, language: Language): SearchHit {
  return {
    kind: 'approval',
    id: approval.id,
    title: approval.kind,
    detail: worded('subject_label', approval.subjectLabel, language).subject_label,
    state: approval.state,
    amount: null,
    on: malaysiaDay(approval.createdAt),
    customer_id: null,
  };
}

export function exceptionHit(one: ReconciliationException, language: Language): SearchHit {
  return {
    kind: 'exception',
    id: one.id,
    title: one.kind,
    detail: worded('detail', one.detail, language).detail,
    state: one.state,
    amount: one.amountSen === null ? null : senToText(one.amountSen),
    on: one.sinceOn,
    customer_id: null,
  };
}

export function caseHit(one: Case, language: Language): SearchHit {
  return {
    kind: 'case',
    id: one.id,
    title: one.number,
    detail: worded('subject', one.subject, language).subject,
    state: one.state,
    amount: null,
    on: malaysiaDay(one.openedAt),
    customer_id: one.customerId,
  };
}

/** @param userId of the customer to whom it went */
export function mailHit(mail: SentMail, userId: string): SearchHit {
  return {
    kind: 'mail',
    id: mail.id,
    title: mail.content?.subject ?? '',
    detail: mail.to,
    state: mail.state,
    amount: null,
    on: malaysiaDay(mail.createdAt),
    customer_id: userId,
  };
}
