import type { Language } from '@titian/contracts/messages/definition';
import { parseSen } from '@titian/finance/sen';
import { recordAudit } from '../../platform/audit.ts';
import type { QueryCtx } from '../../platform/context.ts';
import { presentTotals } from '../../platform/db/money-list.ts';
import type { OperatorPrincipal } from '../../platform/http/principal.ts';
import type { Routes } from '../../platform/http/route.ts';
import { worded } from '../../platform/messages.ts';
import type { Approvals } from '../approvals/public.ts';
import { assignException } from './commands/assign-exception.ts';
import { proposeSuggestions } from './commands/propose-suggestions.ts';
import { enteredAccount } from './commands/store-refund-account.ts';
import { uploadStatement } from './commands/upload-statement.ts';
import { type HeldMoneyDeps, verifyPayerAccount } from './commands/verify-payer-account.ts';
import { verifySenderAccount } from './commands/verify-sender-account.ts';
import type { ReceiptLines } from './domain/bank-line.ts';
import { presentImport, presentPreview } from './domain/import-wire.ts';
import type { PaymentDeps } from './domain/payment-deps.ts';
import type { PayoutDeps } from './domain/payout-deps.ts';
import {
  presentDay,
  presentException,
  presentExceptionDetail,
  presentLine,
  presentOverview,
  presentReceiptLine,
  presentStatement,
} from './domain/reconciliation-wire.ts';
import { presentBatch, presentHeldMoney, presentPayout, presentRail } from './present.ts';
import { searchStatements, statementWithLines } from './queries/bank-statements.ts';
import { exceptionDetail, exceptionOwners, operatorNames, searchExceptions } from './queries/exceptions.ts';
import { searchHeldMoney } from './queries/held-money.ts';
import { batchDocument, searchBatches, searchPayouts } from './queries/payout-lists.ts';
import { readRailStatus } from './queries/rail-status.ts';
import { reconciliationOverview, searchDays } from './queries/reconciliation.ts';
import { openImports, showImport } from './queries/statement-imports.ts';

/** Payouts and their batches for the back office (PAY-5). */
export function paymentOperatorRoutes(routes: Routes, deps: Pick<PaymentDeps, 'rail'>): void {
  routes.on('operatorRail', async (call) => presentRail(await call.read((ctx) => readRailStatus(ctx, deps))));

  routes.on('operatorPayouts', async (call) => {
    const page = await call.read((ctx) => searchPayouts(ctx, call.query));
    const now = await call.read(async (ctx) => ctx.businessNow);
    const items = page.rows.map((row) => presentPayout(row, call.principal, now));
    return { success: true, items, next_cursor: page.nextCursor, totals: presentTotals(page.totals) };
  });

  routes.on('operatorPayoutBatches', async (call) => {
    const page = await call.read((ctx) => searchBatches(ctx, call.query));
    const items = page.rows.map((row) => presentBatch(row, call.principal));
    return { success: true, items, next_cursor: page.nextCursor };
  });

  routes.on('operatorPayoutBatchFile', async (call) => {
    const document = await call.command(async (ctx) => {
      const subject = { subjectKind: 'payout_batch', subjectId: call.params.id };
      await recordAudit(ctx, { action: 'payout_batch.file_read', ...subject });
      return batchDocument(ctx, call.params.id);
    });
    const name = `attachment; filename="${call.params.id}.xml"`;
    return call.reply.type('application/xml').header('content-disposition', name).send(document);
  });
}

/** Money that is held: one list of it, and the account that it may go back to (PAY-12). */
export function heldMoneyRoutes(routes: Routes, deps: HeldMoneyDeps): void {
  routes.on('operatorHeldPayments', async (call) => {
    const page = await call.read((ctx) => searchHeldMoney(ctx, deps.heldMoney, call.query));
    const items = page.rows.map((row) => presentHeldMoney(row, call.principal, call.language));
    return { success: true, items, next_cursor: page.nextCursor };
  });

  routes.on('operatorHeldPaymentAccount', async (call) => {
    const entered = enteredAccount(call.principal.id, call.body);
    await verifyPayerAccount(deps, call.scope, call.params.id, entered);
    return { success: true };
  });
}

type ReconciliationDeps = PayoutDeps & {
  readonly receiptLines: ReceiptLines;
  readonly approvals: Approvals;
};

/** The reconciliation of client money: days, exceptions and the statements behind them (PAY-9). */
export function reconciliationOperatorRoutes(routes: Routes, deps: ReconciliationDeps): void {
  dayRoutes(routes, deps);
  exceptionRoutes(routes, deps);
  statementRoutes(routes, deps);
}

function dayRoutes(routes: Routes, { bankAccounts }: PayoutDeps): void {
  routes.on('operatorReconciliation', async (call) =>
    presentOverview(await call.read((ctx) => reconciliationOverview(ctx, bankAccounts)), call.principal),
  );

  routes.on('operatorReconciliationDays', async (call) =>
    call.read(async (ctx) => {
      const page = await searchDays(ctx, call.query);
      const names = await operatorNames(
        ctx,
        page.rows.map((one) => one.explainedBy),
      );
      const items = page.rows.map((row) => presentDay(row, names));
      return { success: true, items, next_cursor: page.nextCursor };
    }),
  );
}

/** The reader of an exception, with the language. */
interface ExceptionReader {
  readonly principal: OperatorPrincipal;
  readonly language: Language;
}

function exceptionRoutes(routes: Routes, deps: ReconciliationDeps): void {
  const { work, bank, receiptLines } = deps;
  const { bankAccounts, lineTargets } = deps;
  const detailOf = async (ctx: QueryCtx, id: string, reader: ExceptionReader) => {
    const { principal: operator, language } = reader;
    const detail = await exceptionDetail(ctx, { operator, bankAccounts, lineTargets }, id);
    return presentExceptionDetail(detail, { operator, today: ctx.businessDate, language });
  };
  routes.on('operatorExceptions', async (call) =>
    call.read(async (ctx) => {
      const operator = call.principal;
      const page = await searchExceptions(ctx, { operator, bankAccounts, lineTargets }, call.query);
      const view = { ...page, operator, today: ctx.businessDate, language: call.language };
      const items = page.rows.map((row) => presentException(row, view));
      const owners = (await exceptionOwners(ctx)).map(({ id, name }) => ({ id, name }));
      return { success: true, items, next_cursor: page.nextCursor, owners };
    }),
  );

  routes.on('operatorException', async (call) => call.read((ctx) => detailOf(ctx, call.params.id, call)));

  routes.on('operatorAssignException', async (call) =>
    call.command(async (ctx) => {
      const { id } = call.params;
      await assignException(ctx, { id, ownerId: call.body.owner_id, note: call.body.note ?? null });
      const { exception } = await detailOf(ctx, id, call);
      return { success: true, exception };
    }),
  );

  routes.on('operatorProposeSuggestions', async (call) => {
    const proposed = await proposeSuggestions(deps, call.scope, call.body);
    const items = proposed.map(({ exceptionId, approvalId, error }) => ({
      ...{ exception_id: exceptionId, approval_id: approvalId },
      ...worded('error', error, call.language),
    }));
    return { success: true, items };
  });

  routes.on('operatorExceptionReturnAccount', async (call) => {
    const notified = enteredAccount(call.principal.id, call.body);
    await verifySenderAccount({ work, bank }, call.scope, call.params.id, notified);
    return { success: true };
  });

  routes.on('operatorReceiptLines', async (call) =>
    call.read(async (ctx) => {
      const amountSen = call.query.amount === undefined ? null : parseSen(call.query.amount);
      const lines = await receiptLines.list(ctx, amountSen);
      return { success: true, items: lines.map(presentReceiptLine), next_cursor: null };
    }),
  );
}

function statementRoutes(routes: Routes, deps: ReconciliationDeps): void {
  routes.on('operatorBankStatements', async (call) => {
    const page = await call.read((ctx) => searchStatements(ctx, call.query));
    const items = page.rows.map((row) => presentStatement(row, page.names));
    return { success: true, items, next_cursor: page.nextCursor };
  });

  routes.on('operatorBankStatement', async (call) => {
    const { statement, lines, names } = await call.read((ctx) => statementWithLines(ctx, call.params.id));
    return { success: true, statement: presentStatement(statement, names), lines: lines.map(presentLine) };
  });

  routes.on(
    'operatorUploadStatement',
    async (call) => {
      const [file] = call.body.statement_file;
      const upload = { file, operatorId: call.principal.id };
      const { importId, approvalId } = await uploadStatement(deps, call.scope, upload);
      return { success: true, import_id: importId, approval_id: approvalId };
    },
    201,
  );

  routes.on('operatorStatementImports', async (call) => {
    const { imports, names } = await call.read((ctx) => openImports(ctx));
    return {
      success: true,
      items: imports.map((one) => presentImport(one, names, deps.bankAccounts)),
      next_cursor: null,
    };
  });

  routes.on('operatorStatementImport', async (call) => {
    const { shown, preview, names } = await call.read((ctx) => showImport(ctx, deps, call.params.id));
    return {
      success: true,
      import: presentImport(shown, names, deps.bankAccounts),
      preview: preview.map(presentPreview),
    };
  });
}
