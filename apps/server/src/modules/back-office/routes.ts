import type { QueryCtx } from '../../platform/context.ts';
import type { Routes } from '../../platform/http/route.ts';
import type { NoteKnowledge } from '../financing/public.ts';
import { type CustomerPart, recordCustomerView } from '../identity/public.ts';
import type { NoteReader } from '../wallet/public.ts';
import {
  customerCompany,
  customerDocuments,
  customerLinks,
  customerMail,
  customerMoney,
  customerSecurity,
  financingCompany,
} from './queries/customer-parts.ts';
import { customerRecords } from './queries/customer-records.ts';

export interface CustomerPageDeps {
  /** What the movements of a customer are about. */
  readonly notes: NoteReader;
  readonly knowledge: NoteKnowledge;
}

/** The parts of a customer's page: every reading of one is an entry of the audit log (OPS-22). */
export function customerPageRoutes(routes: Routes, { notes, knowledge }: CustomerPageDeps): void {
  listRoutes(routes, notes);
  routes.on('operatorCustomerMail', (call) =>
    call.command(
      viewed(call.params.id, 'mail', (ctx) => customerMail(ctx, call.params.id, call.params.mail)),
    ),
  );
  routes.on('operatorCustomerCompany', (call) =>
    call.command(
      viewed(call.params.id, 'company', (ctx) =>
        customerCompany(ctx, knowledge, call.principal, call.params.id),
      ),
    ),
  );
  routes.on('operatorCustomerMoney', (call) =>
    call.command(viewed(call.params.id, 'money', (ctx) => customerMoney(ctx, call.params.id))),
  );
  routes.on('operatorCustomerSecurity', (call) =>
    call.command(viewed(call.params.id, 'security', (ctx) => customerSecurity(ctx, call.params.id))),
  );
  routes.on('operatorCustomerLinks', (call) =>
    call.command(viewed(call.params.id, 'links', (ctx) => customerLinks(ctx, call.params.id))),
  );
  routes.on('operatorFinancingCompany', (call) =>
    call.command(async (ctx) => {
      const company = await financingCompany(ctx, knowledge, call.principal, call.params.id);
      await recordCustomerView(ctx, company.customer_id, 'company');
      return { success: true, company };
    }),
  );
}

function listRoutes(routes: Routes, notes: NoteReader): void {
  routes.on('operatorCustomerRecords', ({ params, query, principal, language, command }) =>
    command(
      viewed(params.id, params.list, async (ctx) => {
        const reader = { userId: params.id, operator: principal, language };
        const page = await customerRecords(ctx, notes, reader, params.list, query);
        return { items: [...page.rows], next_cursor: page.nextCursor };
      }),
    ),
  );
  routes.on('operatorCustomerDocuments', (call) =>
    call.command(
      viewed(call.params.id, 'documents', (ctx) =>
        customerDocuments(ctx, call.principal, call.params.id, call.query),
      ),
    ),
  );
}

/** Reads a part of a customer's data and records that it was read, both or neither. */
function viewed<Answer extends object>(
  userId: string,
  part: CustomerPart,
  read: (ctx: QueryCtx) => Promise<Answer>,
) {
  return async (ctx: Parameters<typeof recordCustomerView>[0]) => {
    await recordCustomerView(ctx, userId, part);
    return { success: true as const, ...(await read(ctx)) };
  };
}
