import { z } from 'zod';
import { proposalErrorCodes } from '../approvals.ts';
import type { operatorReconciliationEndpoints } from '../endpoints/operator-reconciliation.ts';
import { issueMessage } from '../messages/message.ts';
import { exceptionCategories, exceptionKinds } from '../reconciliation.ts';
import { uploads } from '../uploads.ts';
import { amount, amountOut, day, id, instant, longText, ok, okList, oneOf, pageQuery } from '../wire.ts';
import type { AreaSchemas } from './area.ts';
import {
  suggestion,
  suggestionOutcomes,
  suggestionsProposed,
  surestSuggestion,
} from './operator-line-suggestions.ts';
import { listQueries } from './operator-lists.ts';
import { refundAccount } from './operator-money-rows.ts';
import { refundAccountBody } from './operator-refund-account.ts';
import { historyRow } from './operator-rows.ts';
import { account, importPreview, importRow, lineRow, signedAmount } from './operator-statement-rows.ts';

const nullableText = z.string().nullable();
const who = z.object({ id, name: z.string() });

const dayStates = ['balanced', 'explained', 'open', 'no_statement'] as const;

const dayRow = z.object({
  day,
  account,
  bank: signedAmount.nullable(),
  ledger: signedAmount,
  /** In the ledger and not on the statement yet: in less out. */
  in_transit: signedAmount,
  /** On the statement and not in the ledger: credits less debits. */
  unmatched: signedAmount,
  unexplained: signedAmount.nullable(),
  /** What of it is in the ledger for longer than the bank takes: in less out. */
  overdue: signedAmount,
  state: z.enum(dayStates),
  explained_by: nullableText,
});

/** A transfer that the statement does not show yet, or a line that the ledger does not have. */
const proofItem = z.object({ what: z.string(), detail: nullableText, amount: signedAmount, on: day });

const proofGroupNames = ['clients', 'waiting', 'held', 'owed', 'platform'] as const;

/** What the groups are made of: accounts of the ledger, and lines of the statement that it does not have. */
const proofAccounts = [
  'investor_cash',
  'issuer_cash',
  'note_excess',
  'note_escrow',
  'note_collection',
  'withdrawals_in_transit',
  'disbursements_in_transit',
  'receipts_clearing',
  'unmatched_lines',
  'service_tax',
  'withholding_tax',
  'charity',
  'guarantor_payable',
  'trust_profit',
  'unclaimed_moneys',
  'fee_income',
  'recovery_costs',
  'marketing',
  'sweeps_in_transit',
  'remittances_in_transit',
] as const;

/** trust bank + in transit in − in transit out = the sum of the groups (PAY-9). */
const proof = z.object({
  day,
  bank: signedAmount,
  in_transit_in: amountOut,
  in_transit_out: amountOut,
  /** In the ledger for longer than the bank takes, and on no statement: a difference. */
  overdue: signedAmount,
  left: signedAmount,
  groups: z.array(
    z.object({
      group: z.enum(proofGroupNames),
      amount: signedAmount,
      accounts: z.array(z.object({ kind: z.enum(proofAccounts), amount: signedAmount })),
    }),
  ),
  right: signedAmount,
  difference: signedAmount,
  /** The first hundred of each. */
  items_in: z.array(proofItem),
  items_out: z.array(proofItem),
  items_overdue: z.array(proofItem.extend({ age_days: z.int() })),
  items_unmatched: z.array(proofItem),
});

const exceptionRow = z.object({
  id,
  account,
  kind: z.enum(exceptionKinds),
  amount: signedAmount.nullable(),
  detail: z.string(),
  since: day,
  age_days: z.int(),
  state: z.enum(['open', 'resolved']),
  owner: who.nullable(),
  category: z.enum(exceptionCategories).nullable(),
  resolution: nullableText,
  resolved_by: nullableText,
  resolved_at: instant.nullable(),
  can: z.object({ assign: z.boolean(), resolve: z.boolean() }),
  /** The surest of what its line may be for; null where nothing is suggested. */
  suggestion: surestSuggestion.nullable(),
  /** Whether two operators are deciding about it already. */
  is_proposed: z.boolean(),
  /** Why the calling operator may not decide how it is closed; null where they may, and once it is closed. */
  refusal: z.enum(proposalErrorCodes).nullable(),
});

const statementRow = z.object({
  id,
  account_number: z.string(),
  number: z.string(),
  format: z.enum(['camt053', 'mt940']),
  source: z.enum(['batch', 'day', 'upload']),
  imported_by: nullableText,
  from: day,
  to: day,
  opening: signedAmount,
  closing: signedAmount,
  lines: z.int(),
  new_lines: z.int(),
  imported_at: instant,
});

/** An open credit of the trust account that a manually recorded receipt may name. */
const receiptLine = z.object({
  bank_reference: z.string(),
  booked_on: day,
  amount: amountOut,
  counterparty: nullableText,
  reference: nullableText,
  description: nullableText,
});

const exceptionAnswer = ok({ exception: exceptionRow });

export const operatorReconciliationSchemas = {
  operatorReconciliation: {
    response: ok({
      proof: proof.nullable(),
      open_exceptions: z.int(),
      oldest_since: day.nullable(),
      can: z.object({ upload: z.boolean() }),
    }),
  },
  operatorReconciliationDays: {
    query: z.object({
      ...pageQuery,
      account: oneOf(['trust_bank', 'operating_bank'], issueMessage('platform_account_required')).optional(),
    }),
    response: okList(dayRow),
  },
  operatorExceptions: {
    query: listQueries.exceptions,
    /** The possible owners, finance operators. */
    response: okList(exceptionRow).extend({ owners: z.array(who) }),
  },
  operatorException: {
    params: z.object({ id }),
    response: ok({
      exception: exceptionRow,
      /** The line of the statement that it is about. */
      line: receiptLine.omit({ amount: true }).nullable(),
      /** Where its money would go back to. */
      return_account: refundAccount.nullable(),
      /** What was proposed about it and waits to be decided. */
      proposal: z.object({ kind: z.string(), maker: who, proposed_at: instant }).nullable(),
      can: z.object({
        charge: z.boolean(),
        profit: z.boolean(),
        return: z.boolean(),
        prove_account: z.boolean(),
        allocate: z.boolean(),
      }),
      /** What the line may be for, the surest first. */
      suggestions: z.array(suggestion),
      /** Transfers of the same amount that no line explains. */
      matches: z.array(z.object({ transfer_id: id, kind: z.string(), on: day, amount: signedAmount })),
      /** The possible owners, finance operators. */
      owners: z.array(who),
      history: z.array(historyRow),
    }),
  },
  operatorAssignException: {
    params: z.object({ id }),
    body: z.strictObject({ owner_id: id.nullable(), note: longText(500).optional() }),
    response: exceptionAnswer,
  },
  operatorProposeSuggestions: { body: suggestionsProposed, response: suggestionOutcomes },
  operatorExceptionReturnAccount: { params: z.object({ id }), body: refundAccountBody, response: ok({}) },
  operatorReceiptLines: {
    query: z.object({ amount: amount.optional() }),
    /** Open credits of the trust account, newest first; at most a hundred. */
    response: okList(receiptLine),
  },
  operatorBankStatements: { query: z.object(pageQuery), response: okList(statementRow) },
  operatorBankStatement: {
    params: z.object({ id }),
    response: ok({ statement: statementRow, lines: z.array(lineRow) }),
  },
  operatorUploadStatement: {
    body: z.strictObject({ statement_file: uploads(1) }),
    /** The proposal that a second operator decides about; until then the file settles nothing. */
    response: ok({ import_id: id, approval_id: id }),
  },
  operatorStatementImports: { response: okList(importRow) },
  operatorStatementImport: {
    params: z.object({ id }),
    response: ok({
      import: importRow,
      /** For a file that is not decided: each statement with what it would do. */
      preview: z.array(importPreview),
    }),
  },
} satisfies AreaSchemas<typeof operatorReconciliationEndpoints>;
