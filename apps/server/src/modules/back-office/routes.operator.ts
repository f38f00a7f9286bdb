import { isAuditor } from '@titian/contracts/permissions';
import { readChainOverview } from '../../platform/audit-chain-state.ts';
import { csvStream } from '../../platform/documents/csv.ts';
import { asFile } from '../../platform/documents/file-answer.ts';
import type { HealthCheck } from '../../platform/health.ts';
import type { Call, Routes } from '../../platform/http/route.ts';
import { discloseCustomer, readOperatorNames } from '../identity/public.ts';
import type { HeldMoneyHandler } from '../payments/public.ts';
import { changeViewName, removeView, saveView } from './commands/change-views.ts';
import { recordClientError } from './commands/record-client-error.ts';
import { recordExport } from './commands/record-export.ts';
import { revealNumber } from './commands/reveal-number.ts';
import { search } from './commands/search.ts';
import { viewCustomer } from './commands/view-customer.ts';
import { listWords } from './domain/list-texts.ts';
import { maskedRows } from './domain/masked-rows.ts';
import { auditLog } from './queries/audit-log.ts';
import { operatorHealth } from './queries/health.ts';
import { operatorCustomers } from './queries/list-customers.ts';
import {
  auditFile,
  collectionsFile,
  customersFile,
  type ListFile,
  notesFile,
  payoutsFile,
  withdrawalsFile,
} from './queries/list-files.ts';
import { viewRow, viewsOf } from './queries/list-views.ts';
import { noteSubscriptions } from './queries/note-subscriptions.ts';
import { operatorHolidayDues, operatorHolidays } from './queries/operator-holidays.ts';
import { operatorNotes } from './queries/operator-notes.ts';
import {
  applicationsFile,
  approvalsFile,
  casesFile,
  exceptionsFile,
  financingFile,
  heldPaymentsFile,
} from './queries/queue-files.ts';
import { securityEvents } from './queries/security-events.ts';

export interface BackOfficeDeps {
  /** Where the head of the audit chain is noted outside the database. */
  readonly anchorFile: string;
  /** The checks of the platform and of all modules. */
  readonly healthChecks: readonly HealthCheck[];
  /** What modules know of held money. */
  readonly heldMoney: readonly HeldMoneyHandler[];
}

/** Views across modules for operators (OPS-9). */
export function backOfficeRoutes(
  routes: Routes,
  { anchorFile, healthChecks, heldMoney }: BackOfficeDeps,
): void {
  chainRoutes(routes, anchorFile);
  routes.on('operatorHealth', (call) =>
    call.read(async (ctx) => ({ success: true, ...(await operatorHealth(ctx, healthChecks)) })),
  );
  customerRoutes(routes);
  // Sent by any browser, read by operators.
  routes.on('clientErrors', (call) =>
    call.read(async (ctx) => {
      recordClientError(ctx, call.body);
      return { success: true };
    }),
  );
  routes.on('operatorNotes', (call) =>
    call.read(async (ctx) => ({ success: true, ...(await operatorNotes(ctx, call.principal, call.query)) })),
  );
  routes.on('operatorNoteSubscriptions', (call) =>
    call.read(async (ctx) => ({
      success: true,
      ...(await noteSubscriptions(ctx, call.params.id, call.query)),
    })),
  );
  routes.on('operatorHolidays', (call) =>
    call.read((ctx) => operatorHolidays(ctx, call.principal, call.query)),
  );
  routes.on('operatorHolidayDues', (call) => call.read((ctx) => operatorHolidayDues(ctx, call.query.day)));
  routes.on('operatorSecurityEvents', (call) =>
    call.read(async (ctx) => ({ success: true, ...(await securityEvents(ctx, call.query)) })),
  );
  routes.on('operatorAudit', (call) =>
    call.read(async (ctx) => ({
      success: true,
      ...(await auditLog(ctx, { operator: call.principal, language: call.language }, call.query)),
    })),
  );
  fileRoutes(routes);
  queueFileRoutes(routes, heldMoney);
  viewRoutes(routes);
}

/** The lists as files: each is counted and recorded, then read page by page while it is sent (OPS-16). */
function fileRoutes(routes: Routes): void {
  routes.on('operatorAuditFile', (call) =>
    sendList(call, auditFile({ operator: call.principal, language: call.language }, call.query)),
  );
  routes.on('operatorNotesFile', (call) => sendList(call, notesFile(call.query)));
  routes.on('operatorCollectionsFile', (call) => sendList(call, collectionsFile(call.principal, call.query)));
  routes.on('operatorPayoutsFile', (call) => sendList(call, payoutsFile(call.query)));
  routes.on('operatorWithdrawalsFile', (call) => sendList(call, withdrawalsFile(call.query)));
  routes.on('operatorCustomersFile', (call) => sendList(call, customersFile(call.query)));
}

/** The same of what waits for operators. */
function queueFileRoutes(routes: Routes, heldMoney: readonly HeldMoneyHandler[]): void {
  routes.on('operatorApprovalsFile', (call) =>
    sendList(call, approvalsFile(call.principal, call.language, call.query)),
  );
  routes.on('operatorApplicationsFile', (call) => sendList(call, applicationsFile(call.query)));
  routes.on('operatorFinancingFile', (call) => sendList(call, financingFile(call.query)));
  routes.on('operatorCasesFile', (call) =>
    sendList(call, casesFile(call.principal, call.language, call.query)),
  );
  routes.on('operatorExceptionsFile', (call) =>
    sendList(call, exceptionsFile(call.principal, call.language, call.query)),
  );
  routes.on('operatorHeldPaymentsFile', (call) => sendList(call, heldPaymentsFile(heldMoney, call.query)));
}

type FileCall = Pick<Call<'operatorNotesFile'>, 'principal' | 'language' | 'reply' | 'command' | 'read'>;

async function sendList(call: FileCall, file: ListFile) {
  await call.command((ctx) => recordExport(ctx, call.principal, file));
  const words = listWords(call.language);
  return call.read(async (ctx) => {
    const rows = isAuditor(call.principal)
      ? maskedRows(file.heads, file.rows(ctx), await readOperatorNames(ctx))
      : file.rows(ctx);
    return asFile(call.reply, `${file.list}-${ctx.businessDate}.csv`, 'text/csv; charset=utf-8').send(
      csvStream(
        file.heads.map((head) => words(head)),
        rows,
      ),
    );
  });
}

/** Saved filters of the lists (OPS-17). */
function viewRoutes(routes: Routes): void {
  routes.on('operatorViews', (call) =>
    call.read(async (ctx) => ({
      success: true,
      items: await viewsOf(ctx, call.principal, call.query.list),
    })),
  );
  routes.on(
    'operatorSaveView',
    async (call) => {
      const view = await call.command((ctx) => saveView(ctx, call.principal, call.body));
      return { success: true, view: viewRow(view, call.principal.name, call.principal) };
    },
    201,
  );
  routes.on('operatorRenameView', async (call) => {
    const { maker, ...view } = await call.command((ctx) =>
      changeViewName(ctx, call.principal, call.params.id, call.body.name),
    );
    return { success: true, view: viewRow(view, maker, call.principal) };
  });
  routes.on('operatorDeleteView', async (call) => {
    await call.command((ctx) => removeView(ctx, call.principal, call.params.id));
    return { success: true };
  });
}

/** Customers, and the search over everything (OPS-15). */
function customerRoutes(routes: Routes): void {
  routes.on('operatorCustomers', (call) =>
    call.read(async (ctx) => ({ success: true, ...(await operatorCustomers(ctx, call.query)) })),
  );
  routes.on('operatorCustomer', (call) =>
    call.command(async (ctx) => ({
      success: true,
      ...(await viewCustomer(ctx, { operator: call.principal, language: call.language }, call.params.id)),
    })),
  );
  routes.on('operatorSearch', (call) =>
    call.command(async (ctx) => ({
      success: true,
      ...(await search(ctx, call.principal, call.body.q, call.language)),
    })),
  );
  routes.on('operatorDisclose', ({ command, principal, params, body }) =>
    command(async (ctx) => {
      const until = await discloseCustomer(ctx, principal.id, { userId: params.id, reason: body.reason });
      return { success: true, until: until.toISOString() };
    }),
  );
  routes.on('operatorRevealNumber', (call) =>
    call.command(async (ctx) => {
      const { subject_id: subjectId, ...wanted } = call.body;
      return { success: true, value: await revealNumber(ctx, call.principal, { ...wanted, subjectId }) };
    }),
  );
}

/** @param anchorFile where workers of this machine note the head of the audit chain */
function chainRoutes(routes: Routes, anchorFile: string): void {
  routes.on('operatorAuditChain', (call) =>
    call.read(async (ctx) => {
      const { head, ...chain } = await readChainOverview(ctx.reader, anchorFile);
      const shown = head && { seq: String(head.seq), root: head.root, at: head.at.toISOString() };
      return { success: true, ...chain, head: shown };
    }),
  );
}
