import type { Language } from '@titian/contracts/messages/definition';
import { may } from '@titian/contracts/permissions';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import type { Day } from '@titian/finance/calendar';
import { type Sen, senToText, subtractSen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import type { OperatorPrincipal } from '../../platform/http/principal.ts';
import { worded } from '../../platform/messages.ts';
import { operatorFileLink } from '../files/public.ts';
import type { OpenStatementLine } from '../payments/public.ts';
import { isTax, obligationTerms } from './domain/obligation.ts';
import type { RecipientRow, RemittanceRow } from './queries/list-remittances.ts';
import type { OpenRow, RefundRow, Treasury } from './queries/read-treasury.ts';

const textOf = (amountSen: Sen | undefined) => senToText(amountSen ?? ZERO_SEN);

type TreasuryWire = ParsedApi['operatorTreasury']['response'];

export function presentTreasury(
  treasury: Treasury,
  operator: OperatorPrincipal,
  { lastDay, language }: { readonly lastDay: Day; readonly language: Language },
): TreasuryWire {
  const { fees, balances } = treasury;
  return {
    success: true,
    day: treasury.day,
    fees: {
      balance: senToText(fees.balanceSen),
      committed: senToText(fees.committedSen),
      available: senToText(fees.availableSen),
      sweepable: senToText(fees.sweepableSen),
      through: lastDay,
      since: fees.since,
      is_proposed: fees.isProposed,
    },
    open: treasury.open.map((row) => presentOpen(row, operator, { today: treasury.day, language })),
    refunds: treasury.refunds.map((row) => presentRefund(row, operator)),
    payable: {
      service_tax: textOf(balances.get('service_tax_payable')),
      withholding_tax: textOf(balances.get('withholding_tax_payable')),
    },
    in_transit: {
      sweeps: textOf(balances.get('sweeps_in_transit')),
      remittances: textOf(balances.get('remittances_in_transit')),
    },
    has_operating_account: treasury.hasOperatingAccount,
    can: { propose: may(operator, 'treasury_sweep') },
  };
}

function presentRefund(
  { refund, noteNumber, isProposed }: RefundRow,
  operator: OperatorPrincipal,
): TreasuryWire['refunds'][number] {
  const { feeSen, serviceTaxSen, withholdingSen } = refund;
  return {
    note: { id: refund.noteId, number: noteNumber },
    holders: refund.holders,
    fee: senToText(feeSen),
    service_tax: senToText(serviceTaxSen),
    withholding_tax: senToText(withholdingSen),
    total: senToText(sumSen([feeSen, serviceTaxSen, withholdingSen])),
    is_proposed: isProposed,
    can: { propose: may(operator, 'deduction_refund') && !isProposed },
  };
}

function presentOpen(
  { period, noteNumber, isProposed }: OpenRow,
  operator: OperatorPrincipal,
  { today, language }: { readonly today: Day; readonly language: Language },
): TreasuryWire['open'][number] {
  return {
    obligation: period.obligation,
    note: period.noteId === null ? null : { id: period.noteId, number: noteNumber ?? '' },
    ...worded('owed_to', obligationTerms[period.obligation].owedTo, language),
    from: period.from,
    through: period.through,
    amount: senToText(period.amountSen),
    transfers: period.transfers,
    since: period.since,
    due: period.due,
    is_overdue: period.due !== null && period.due < today,
    is_proposed: isProposed,
    can: {
      propose:
        may(operator, 'treasury_remittance') && !isProposed && period.through < today && period.since < today,
    },
  };
}

export function presentRemittance(
  { remittance, recipient, noteNumber, invoice, isProposed }: RemittanceRow,
  operator: OperatorPrincipal,
  today: Day,
): ParsedApi['operatorRemittances']['response']['items'][number] {
  const { obligation, state, dueOn, invoiceNumber } = remittance;
  const isOpen = isTax(obligation) ? remittance.remittedOn === null : state !== 'paid';
  const isLive = state !== 'returned' && state !== 'cancelled';
  return {
    id: remittance.id,
    obligation,
    note: remittance.noteId === null ? null : { id: remittance.noteId, number: noteNumber ?? '' },
    recipient: recipient?.name ?? '',
    account_last4: recipient?.last4 ?? '',
    from: remittance.fromOn,
    through: remittance.throughOn,
    amount: senToText(remittance.amountSen),
    transfers: remittance.transfers,
    due: dueOn,
    is_overdue: isLive && isOpen && dueOn !== null && dueOn < today,
    state,
    paid_on: remittance.paidOn,
    arrived_on: remittance.arrivedOn,
    remitted_on: remittance.remittedOn,
    official_reference: remittance.officialReference,
    return_reason: remittance.returnReason,
    invoice:
      invoice === null ? null : { number: invoiceNumber ?? '', file: operatorFileLink(invoice, operator) },
    created_at: remittance.createdAt.toISOString(),
    can: {
      cancel: !isProposed && may(operator, 'remittance_cancellation') && state === 'approved',
      name_payment:
        !isProposed &&
        may(operator, 'tax_payment') &&
        isTax(obligation) &&
        remittance.arrivedOn !== null &&
        remittance.remittedOn === null,
    },
  };
}

export function presentRecipient(
  { recipient, bankName, isProposed }: RecipientRow,
  operator: OperatorPrincipal,
): ParsedApi['operatorRecipients']['response']['items'][number] {
  const mayAct = may(operator, 'remittance_recipient') && !isProposed;
  return {
    id: recipient.id,
    purpose: recipient.purpose,
    name: recipient.name,
    bank: bankName,
    account_last4: recipient.last4,
    holder_name: recipient.holderName,
    state: recipient.state,
    is_proposed: isProposed,
    created_at: recipient.createdAt.toISOString(),
    can: { activate: mayAct && recipient.state === 'draft', end: mayAct && recipient.state !== 'ended' },
  };
}

export function presentTaxLine(
  line: OpenStatementLine,
): ParsedApi['operatorTaxLines']['response']['items'][number] {
  return {
    bank_reference: line.bankReference,
    booked_on: line.bookedOn,
    amount: senToText(subtractSen(ZERO_SEN, line.amountSen)),
    counterparty: line.counterparty,
    description: line.description,
  };
}
