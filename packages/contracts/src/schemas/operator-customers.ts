import { z } from 'zod';
import type { operatorCustomerEndpoints } from '../endpoints/operator-customers.ts';
import { moneyLevels } from '../restrictions.ts';
import { amountOut, day, id, instant, ok, okList } from '../wire.ts';
import type { AreaSchemas } from './area.ts';
import { listQueries } from './operator-lists.ts';
import { applicationStatus } from './user.ts';

const nullableText = z.string().nullable();
const role = z.enum(['investor', 'businessowner']);
const type = z.enum(['Individual', 'Institution']).nullable();
const accountStatus = z.enum(['Pending', 'Active', 'Inactive']);

/** A customer as a list shows one; `name` is the verified name where there is one. */
const customerRow = z.object({
  id,
  name: z.string(),
  company_name: nullableText,
  email: z.string(),
  role,
  type,
  account_status: accountStatus,
  application_status: applicationStatus.nullable(),
  inv_no: nullableText,
  created_on: day,
  /** The day on which the application was approved. */
  approved_on: day.nullable(),
});

const parent = z.object({ id, name: z.string(), email: z.string() });

const proposalRow = z.object({
  id,
  kind: z.string(),
  maker: z.string(),
  after: z.json(),
  reason: z.string(),
  created_at: instant,
});

const caseRow = z.object({ id, number: z.string(), subject: z.string(), state: z.string(), due_at: instant });

const historyRow = z.object({ at: instant, actor: z.string(), action: z.string(), reason: nullableText });

const customerDetail = customerRow.extend({
  phone: z.string(),
  inactive_reason: nullableText,
  /** When its owner closed the account; null for one that operators disabled. */
  closed_at: instant.nullable(),
  /** How far the customer's money is restricted; why is read by compliance and administrators alone. */
  money_restriction: z.enum(moneyLevels),
  email_opt_in: z.boolean(),
  application_id: id.nullable(),
  verified_name: nullableText,
  plan: z.enum(['basic', 'premium']).nullable(),
  first_topup: z.boolean(),
  flags: z.object({
    is_fund_managed: z.boolean(),
    guaranteed_only: z.boolean(),
    parent: parent.nullable(),
  }),
  security: z.object({
    two_factor: z.boolean(),
    last_sign_in_at: instant.nullable(),
    open_sessions: z.int(),
  }),
  money: z.object({ cash: amountOut, invested: amountOut }),
  /** The tolerance of the risk profile in force, a code; null where there is none. */
  risk_tolerance: nullableText,
  /** What was agreed to, newest first. */
  consents: z.array(z.object({ document: z.string(), version: z.string(), accepted_at: instant })),
  /** What is not closed and the operator may see. */
  open_cases: z.array(caseRow),
  open_applications: z.array(z.object({ id, number: z.string(), state: z.string() })),
  proposals: z.array(proposalRow),
  history: z.array(historyRow),
});

export const operatorCustomerSchemas = {
  operatorCustomers: {
    query: listQueries.customers,
    /** How many match; null on the pages after the first. */
    response: okList(customerRow).extend({ total: z.int().nullable() }),
  },
  operatorCustomer: {
    params: z.object({ id }),
    response: ok({
      customer: customerDetail,
      can: z.object({
        disable: z.boolean(),
        enable: z.boolean(),
        set_flags: z.boolean(),
        restrict: z.boolean(),
        read_restrictions: z.boolean(),
      }),
      /** Whether an investor's funds may be put under management now (a dated setting). */
      fund_management_enabled: z.boolean(),
    }),
  },
} satisfies AreaSchemas<typeof operatorCustomerEndpoints>;
