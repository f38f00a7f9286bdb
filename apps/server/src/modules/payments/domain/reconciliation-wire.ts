import type { Language } from '@titian/contracts/messages/definition';
import { may } from '@titian/contracts/permissions';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { type Day, daysBetween } from '@titian/finance/calendar';
import { senToText } from '@titian/finance/sen';
import type { HistoryEvent } from '../../../platform/audit.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { worded } from '../../../platform/messages.ts';
import type { Approval } from '../../approvals/public.ts';
import { presentRefundAccount } from '../present.ts';
import type { ExceptionDetail, OperatorNames } from '../queries/exceptions.ts';
import type { Overview, ReconciledDay } from '../queries/reconciliation.ts';
import type { ProofItem } from '../store/proof-items.ts';
import type { Reconciliation } from '../store/reconciliations.ts';
import type { BankLine } from './bank-line.ts';
import type { ReconciliationException } from './exception.ts';
import type { ImportedStatement, ShownLine } from './imported-statement.ts';
import { presentSuggestion, presentSurest } from './suggestion-wire.ts';

type OverviewWire = ParsedApi['operatorReconciliation']['response'];

export function presentOverview(overview: Overview, operator: OperatorPrincipal): OverviewWire {
  return {
    success: true,
    proof: overview.verified === null ? null : presentProof(overview.verified),
    open_exceptions: overview.open,
    oldest_since: overview.oldest,
    can: { upload: may(operator, 'statement_upload') },
  };
}

function presentProof({ figures, proof, items }: ReconciledDay): NonNullable<OverviewWire['proof']> {
  const of = (side: ProofItem['side']) => items.filter((one) => one.side === side).map(presentItem);
  return {
    day: figures.day,
    bank: senToText(figures.bankSen),
    in_transit_in: senToText(figures.transitInSen),
    in_transit_out: senToText(figures.transitOutSen),
    overdue: senToText(figures.overdueSen),
    left: senToText(proof.leftSen),
    groups: proof.terms.map((term) => ({
      group: term.group,
      amount: senToText(term.amountSen),
      accounts: term.accounts.map((one) => ({ kind: one.kind, amount: senToText(one.amountSen) })),
    })),
    right: senToText(proof.rightSen),
    difference: senToText(proof.differenceSen),
    items_in: of('in'),
    items_out: of('out'),
    items_overdue: items
      .filter((one) => one.side === 'overdue')
      .map((one) => ({ ...presentItem(one), age_days: daysBetween(one.on, figures.day) })),
    items_unmatched: of('unmatched'),
  };
}

function presentItem({ what, detail, amountSen, on }: ProofItem) {
  return { what, detail, amount: senToText(amountSen), on };
}

/** @param names of operators who explained something */
export function presentDay(
  row: Reconciliation,
  names: OperatorNames,
): ParsedApi['operatorReconciliationDays']['response']['items'][number] {
  return {
    day: row.day,
    account: row.account,
    bank: row.bankSen === null ? null : senToText(row.bankSen),
    ledger: senToText(row.ledgerSen),
    in_transit: senToText(row.inTransitSen),
    unmatched: senToText(row.unmatchedSen),
    unexplained: row.unexplainedSen === null ? null : senToText(row.unexplainedSen),
    overdue: senToText(row.overdueSen),
    state: row.state,
    explained_by: names.get(row.explainedBy ?? '') ?? null,
  };
}

export interface ExceptionView {
  readonly names: OperatorNames;
  /** What waits to be decided about them, by their ids. */
  readonly proposals: ExceptionDetail['proposals'];
  /** Those from a statement that the operator uploaded. */
  readonly own: ReadonlySet<string>;
  /** What their lines may be for, by their ids. */
  readonly suggestions: ExceptionDetail['suggestions'];
  readonly operator: OperatorPrincipal;
  readonly today: Day;
  readonly language: Language;
}

/** An exception with its age in days. */
export function presentException(
  one: ReconciliationException,
  { names, proposals, own, suggestions, operator, today, language }: ExceptionView,
): ParsedApi['operatorExceptions']['response']['items'][number] {
  const isOpen = one.state === 'open';
  const proposal = proposals.get(one.id);
  const rejection = isOpen ? rejectionOf(operator, own.has(one.id), proposal) : null;
  return {
    id: one.id,
    account: one.account,
    kind: one.kind,
    amount: one.amountSen === null ? null : senToText(one.amountSen),
    ...worded('detail', one.detail, language),
    since: one.sinceOn,
    age_days: Math.max(0, daysBetween(one.sinceOn, today)),
    state: one.state,
    owner: one.ownerId === null ? null : { id: one.ownerId, name: names.get(one.ownerId) ?? '' },
    category: one.category,
    ...worded('resolution', one.resolution, language),
    resolved_by: names.get(one.resolvedBy ?? '') ?? null,
    resolved_at: one.resolvedAt?.toISOString() ?? null,
    can: {
      assign: isOpen && may(operator, 'exception_assignment'),
      resolve: isOpen && rejection === null && proposal === undefined,
    },
    suggestion: presentSurest(suggestions.get(one.id) ?? []),
    is_proposed: proposal !== undefined,
    refusal: rejection,
  };
}

/** Why an operator may not act on an open exception: the error codes of proposing and deciding. */
function rejectionOf(operator: OperatorPrincipal, isOwn: boolean, proposal: Approval | undefined) {
  if (!may(operator, 'exception_resolution')) {
    return 'role';
  }
  if (proposal?.makerId === operator.id || proposal?.firstCheckerId === operator.id) {
    return 'same_operator';
  }
  return isOwn ? 'own_upload' : null;
}

export function presentExceptionDetail(
  detail: ExceptionDetail,
  view: Omit<ExceptionView, 'names' | 'proposals' | 'own' | 'suggestions'>,
): ParsedApi['operatorException']['response'] {
  const { names, proposals, own, suggestions, previews, matches, owners, history, line, sender } = detail;
  const exception = presentException(detail.exception, { ...view, names, proposals, own, suggestions });
  const mayBook = exception.can.resolve;
  return {
    success: true,
    exception,
    line:
      line === null
        ? null
        : {
            ...{ bank_reference: line.bankReference, booked_on: line.bookedOn },
            ...{ reference: line.reference, counterparty: line.counterparty, description: line.description },
          },
    return_account: presentRefundAccount(sender),
    proposal: presentProposal(proposals.get(exception.id), names),
    can: {
      charge: mayBook && detail.mayCharge && may(view.operator, 'bank_charge'),
      profit: mayBook && detail.mayProfit && may(view.operator, 'bank_profit'),
      return: mayBook && detail.mayReturn && sender !== null && may(view.operator, 'line_return'),
      allocate: mayBook && detail.mayAllocate && may(view.operator, 'line_allocation'),
      // The uploader of the statement may enquire the sender's account at the bank, because that decides nothing.
      prove_account:
        exception.state === 'open' &&
        !exception.is_proposed &&
        detail.mayReturn &&
        may(view.operator, 'account_verification'),
    },
    suggestions: (suggestions.get(exception.id) ?? []).map((one) =>
      presentSuggestion(one, previews.get(one.candidate.id) ?? null),
    ),
    matches: matches.map((one) => ({
      transfer_id: one.transferId,
      kind: one.kind,
      on: one.ledgerOn,
      amount: senToText(one.amountSen),
    })),
    owners: owners.map(({ id, name }) => ({ id, name })),
    history: history.map((event) => presentEvent(event, names)),
  };
}

function presentProposal(proposal: Approval | undefined, names: OperatorNames) {
  return proposal === undefined
    ? null
    : {
        kind: proposal.kind,
        maker: { id: proposal.makerId, name: names.get(proposal.makerId) ?? '' },
        proposed_at: proposal.createdAt.toISOString(),
      };
}

function presentEvent({ at, actorId, action, reason }: HistoryEvent, names: OperatorNames) {
  return { at: at.toISOString(), actor: names.get(actorId ?? '') ?? 'Titian', action, reason };
}

export function presentStatement(
  statement: ImportedStatement,
  names: OperatorNames,
): ParsedApi['operatorBankStatements']['response']['items'][number] {
  return {
    id: statement.id,
    account_number: statement.accountNo,
    number: statement.number,
    format: statement.format,
    source: statement.source,
    imported_by: names.get(statement.importedBy ?? '') ?? null,
    from: statement.fromOn,
    to: statement.toOn,
    opening: senToText(statement.openingSen),
    closing: senToText(statement.closingSen),
    lines: statement.lines,
    new_lines: statement.newLines,
    imported_at: statement.importedAt.toISOString(),
  };
}

export function presentLine(
  line: ShownLine,
  index: number,
): ParsedApi['operatorBankStatement']['response']['lines'][number] {
  return {
    number: index + 1,
    booked_on: line.bookedOn,
    amount: senToText(line.amountSen),
    counterparty: line.counterparty,
    reference: line.reference,
    description: line.description,
    is_return: line.isReturn,
    state: line.state,
  };
}

/** An open credit that a manually recorded receipt may name. */
export function presentReceiptLine(
  line: BankLine,
): ParsedApi['operatorReceiptLines']['response']['items'][number] {
  return {
    bank_reference: line.bankReference,
    booked_on: line.bookedOn,
    amount: senToText(line.amountSen),
    counterparty: line.counterparty,
    reference: line.reference,
    description: line.description,
  };
}
