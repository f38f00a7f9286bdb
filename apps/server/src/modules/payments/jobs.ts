import { addDays } from '@titian/finance/calendar';
import { systemActor } from '../../platform/context.ts';
import type { EndOfDayTask } from '../../platform/end-of-day-task.ts';
import { enqueue, type JobTable } from '../../platform/jobs.ts';
import type { Periodic } from '../../platform/periodic.ts';
import { bookLinePart } from './commands/book-line-part.ts';
import { closeBankDay } from './commands/close-bank-day.ts';
import { enquirePayment, isUnsettled, readOrder, scopeOf } from './commands/enquire-payment.ts';
import { expireUnstarted, planEnquiry } from './commands/expire-payment.ts';
import { importStatement } from './commands/import-statement.ts';
import { matchPaymentCases } from './commands/payment-cases.ts';
import { checkCertificateExpiry, refreshBankLists } from './commands/refresh-bank-list.ts';
import { settleStatements } from './commands/settle-statements.ts';
import { submitBatch } from './commands/submit-batch.ts';
import type { HeldMoneyHandler } from './domain/held-money-handler.ts';
import type { PaymentDeps } from './domain/payment-deps.ts';
import type { PayoutDeps } from './domain/payout-deps.ts';
import { listOpenBatches } from './store/batches.ts';
import { listMissing } from './store/reconciliations.ts';

/** Enquires about open orders until they are settled or expire (FPX-20). */
export function paymentJobs(deps: PaymentDeps): JobTable {
  return {
    payment_enquiry: async (payload, scope) => {
      const known = await readOrder(deps, String(payload.order_no));
      if (known === null || !isUnsettled(known.order)) {
        return;
      }
      await enquirePayment(deps, known, scope.requestId);
      await deps.work.command(scopeOf(known.intent, scope.requestId), (ctx) => planEnquiry(ctx, deps, known));
    },
    payment_page_expiry: async (payload, scope) => {
      await deps.work.command(scope, (ctx) => expireUnstarted(ctx, deps, String(payload.intent_id)));
    },
  };
}

/** The rail itself queries the exchange at most every five minutes. */
const WATCH_EVERY_MS = 60_000;

/** Refreshes the bank lists and warns before certificates expire (FPX-12, FPX-7). */
export function railWatch(deps: Pick<PaymentDeps, 'work' | 'rail' | 'log'>): Periodic {
  return {
    name: 'payment rail',
    everyMs: WATCH_EVERY_MS,
    async run() {
      await checkCertificateExpiry(deps);
      await refreshBankLists(deps);
    },
  };
}

const IMPORT_EVERY_MS = 60_000;

/** Sends released batches and reads what the bank's statement says about them. */
export function payoutJobs(deps: PayoutDeps): JobTable {
  return {
    submit_batch: (payload, scope) => submitBatch(deps, scope, String(payload.batch_id)),
    import_statement: (payload, scope) => importStatement(deps, scope, String(payload.batch_id)),
    settle_statements: (_payload, scope) => settleStatements(deps, scope),
    book_line_part: (payload, scope) => bookLinePart(deps, scope, String(payload.part_id)),
  };
}

/** Requests the statement every minute while a batch is at the bank, each at the batch's own business date. */
export function statementImports(deps: PayoutDeps): Periodic {
  const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
  return {
    name: 'statement imports',
    everyMs: IMPORT_EVERY_MS,
    async run() {
      const open = await deps.work.query(scope, (ctx) => listOpenBatches(ctx.reader));
      for (const { id, dateShiftDays } of open) {
        await deps.work.command({ ...scope, dateShiftDays }, (ctx) =>
          enqueue(ctx, 'import_statement', { batch_id: id }, { key: `statement:${id}` }),
        );
      }
    },
  };
}

/** The last step of the end of a day: the bank's statement is compared with the ledger (PAY-10). */
export function reconciliationStep(deps: PayoutDeps): EndOfDayTask {
  return {
    name: 'reconciliation',
    phase: 'reconciliation',
    run: (_work, scope, day) => closeBankDay(deps, scope, day),
  };
}

/** After the reconciliation: exceptions that it has closed need nobody (CAS-13). */
export function paymentCases({
  heldMoney,
}: {
  readonly heldMoney: readonly HeldMoneyHandler[];
}): EndOfDayTask {
  return {
    name: 'payment_cases',
    phase: 'reconciliation',
    run: (work, scope) => matchPaymentCases(work, scope, heldMoney),
  };
}

const MISSING_EVERY_MS = 15 * 60_000;
const MISSING_DAYS = 31;

/** Requests statements again that the bank could not provide at the end of their day. */
export function missingStatements(deps: PayoutDeps): Periodic {
  const scope = { actor: systemActor, dateShiftDays: 0, requestId: 'missing-statements' };
  return {
    name: 'missing statements',
    everyMs: MISSING_EVERY_MS,
    async run() {
      const missing = await deps.work.query(scope, (ctx) =>
        listMissing(ctx.reader, 'trust_bank', {
          from: addDays(ctx.businessDate, -MISSING_DAYS),
          to: addDays(ctx.businessDate, -1),
        }),
      );
      const last = missing.at(-1);
      if (last !== undefined) {
        await closeBankDay(deps, scope, last);
      }
    },
  };
}
