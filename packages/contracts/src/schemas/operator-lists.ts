import { z } from 'zod';
import type { operatorListEndpoints } from '../endpoints/operator-lists.ts';
import { issueMessage } from '../messages/message.ts';
import { operatorLists } from '../operator-lists.ts';
import { id, ok, oneOf, pageQuery, text } from '../wire.ts';
import type { AreaSchemas } from './area.ts';
import {
  amountsInOrder,
  applicationFilter,
  approvalFilter,
  auditFilter,
  caseFilter,
  collectionFilter,
  customerFilter,
  daysInOrder,
  exceptionFilter,
  financingFilter,
  heldPaymentFilter,
  misorderedAmounts,
  misorderedDays,
  noteFilter,
  oneEntry,
  payoutFilter,
  withdrawalFilter,
} from './list-filters.ts';

/** The queries of the lists themselves, page by page. Those of their files are strict: a filter that is misspelt must not widen one. */
export const listQueries = {
  audit: z.object({ ...pageQuery, ...auditFilter }).refine(daysInOrder, misorderedDays),
  notes: z.object({ ...pageQuery, ...oneEntry, ...noteFilter }).refine(amountsInOrder, misorderedAmounts),
  payouts: z
    .object({ ...pageQuery, ...oneEntry, ...payoutFilter })
    .refine(daysInOrder, misorderedDays)
    .refine(amountsInOrder, misorderedAmounts),
  withdrawals: z
    .object({ ...pageQuery, ...withdrawalFilter })
    .refine(daysInOrder, misorderedDays)
    .refine(amountsInOrder, misorderedAmounts),
  customers: z.object({ ...pageQuery, ...customerFilter }).refine(daysInOrder, misorderedDays),
  approvals: z.object({ ...pageQuery, ...oneEntry, ...approvalFilter }).refine(daysInOrder, misorderedDays),
  applications: z.object({ ...pageQuery, ...applicationFilter }).refine(daysInOrder, misorderedDays),
  financing: z
    .object({ ...pageQuery, ...financingFilter })
    .refine(daysInOrder, misorderedDays)
    .refine(amountsInOrder, misorderedAmounts),
  cases: z.object({ ...pageQuery, ...caseFilter }).refine(daysInOrder, misorderedDays),
  exceptions: z
    .object({ ...pageQuery, ...exceptionFilter })
    .refine(daysInOrder, misorderedDays)
    .refine(amountsInOrder, misorderedAmounts),
  heldPayments: z
    .object({ ...pageQuery, ...heldPaymentFilter })
    .refine(daysInOrder, misorderedDays)
    .refine(amountsInOrder, misorderedAmounts),
  collections: z.object({ ...pageQuery, ...collectionFilter }),
  collectionsFile: z.strictObject(collectionFilter),
};

const viewName = text(60, issueMessage('view_name_required'));
const list = oneOf(operatorLists, issueMessage('list_not_known'));

/** What a view stands for: the query of the address that it was saved from. */
const viewQuery = z
  .string({ error: issueMessage('view_query_invalid') })
  .max(1000, issueMessage('view_query_invalid'))
  .regex(/^[A-Za-z0-9_.~%&=+-]*$/, issueMessage('view_query_invalid'));

const viewRow = z.object({
  id,
  list: z.enum(operatorLists),
  name: z.string(),
  query: z.string(),
  shared: z.boolean(),
  maker: z.string(),
  can: z.object({ change: z.boolean() }),
});

export const operatorListSchemas = {
  operatorAuditFile: {
    query: z.strictObject(auditFilter).refine(daysInOrder, misorderedDays),
    response: z.string(),
  },
  operatorNotesFile: {
    query: z.strictObject(noteFilter).refine(amountsInOrder, misorderedAmounts),
    response: z.string(),
  },
  operatorPayoutsFile: {
    query: z
      .strictObject(payoutFilter)
      .refine(daysInOrder, misorderedDays)
      .refine(amountsInOrder, misorderedAmounts),
    response: z.string(),
  },
  operatorWithdrawalsFile: {
    query: z
      .strictObject(withdrawalFilter)
      .refine(daysInOrder, misorderedDays)
      .refine(amountsInOrder, misorderedAmounts),
    response: z.string(),
  },
  operatorCustomersFile: {
    query: z.strictObject(customerFilter).refine(daysInOrder, misorderedDays),
    response: z.string(),
  },
  operatorApprovalsFile: {
    query: z.strictObject(approvalFilter).refine(daysInOrder, misorderedDays),
    response: z.string(),
  },
  operatorApplicationsFile: {
    query: z.strictObject(applicationFilter).refine(daysInOrder, misorderedDays),
    response: z.string(),
  },
  operatorFinancingFile: {
    query: z
      .strictObject(financingFilter)
      .refine(daysInOrder, misorderedDays)
      .refine(amountsInOrder, misorderedAmounts),
    response: z.string(),
  },
  operatorCasesFile: {
    query: z.strictObject(caseFilter).refine(daysInOrder, misorderedDays),
    response: z.string(),
  },
  operatorExceptionsFile: {
    query: z
      .strictObject(exceptionFilter)
      .refine(daysInOrder, misorderedDays)
      .refine(amountsInOrder, misorderedAmounts),
    response: z.string(),
  },
  operatorHeldPaymentsFile: {
    query: z
      .strictObject(heldPaymentFilter)
      .refine(daysInOrder, misorderedDays)
      .refine(amountsInOrder, misorderedAmounts),
    response: z.string(),
  },
  operatorViews: {
    query: z.strictObject({ list }),
    response: ok({ items: z.array(viewRow) }),
  },
  operatorSaveView: {
    body: z.strictObject({
      list,
      name: viewName,
      query: viewQuery,
      shared: z.boolean({ error: issueMessage('yes_or_no_required') }),
    }),
    response: ok({ view: viewRow }),
  },
  operatorRenameView: {
    params: z.object({ id }),
    body: z.strictObject({ name: viewName }),
    response: ok({ view: viewRow }),
  },
  operatorDeleteView: { params: z.object({ id }), response: ok({}) },
} satisfies AreaSchemas<typeof operatorListEndpoints>;
