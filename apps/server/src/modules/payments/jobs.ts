import { addDays } from '@titian/finance/calendar';
import { systemActor } from '../../platform/context.ts';
import type { DayStep } from '../../platform/day-step.ts';
import { enqueue, type JobTable } from '../../platform/jobs.ts';
import type { Periodic } from '../../platform/periodic.ts';
import { askBank, isUnsettled, readOrder, scopeOf } from './commands/ask-bank.ts';
import { closeBankDay } from './commands/close-bank-day.ts';
import { expireUnstarted, planEnquiry } from './commands/expire-payment.ts';
import { importStatement } from './commands/import-statement.ts';
import { settleStatements } from './commands/settle-statements.ts';
import { submitBatch } from './commands/submit-batch.ts';
import { keepBankLists, warnOfCertificates } from './commands/watch-rail.ts';
import type { PaymentParts } from './domain/parts.ts';
import type { PayoutParts } from './domain/payout-parts.ts';
import { listOpenBatches } from './store/batches.ts';
import { listMissing } from './store/reconciliations.ts';

/** Enquires about open orders until they are settled or expire (FPX-20). */
export function paymentJobs(parts: PaymentParts): JobTable {
  return {
    payment_enquiry: async (payload, scope) => {
      const known = await readOrder(parts, String(payload.order_no));
      if (known === null || !isUnsettled(known.order)) {
        return;
      }
      await askBank(parts, known, scope.requestId);
      await parts.work.command(scopeOf(known.intent, scope.requestId), (ctx) =>
        planEnquiry(ctx, parts, known),
      );
    },
    payment_page_expiry: async (payload, scope) => {
      await parts.work.command(scope, (ctx) => expireUnstarted(ctx, parts, String(payload.intent_id)));
    },
  };
}

/** The rail itself asks the exchange at most every five minutes. */
const WATCH_EVERY_MS = 60_000;

/** Keeps the lists of banks fresh and warns before certificates end (FPX-12, FPX-7). */
export function railWatch(parts: Pick<PaymentParts, 'work' | 'rail' | 'log'>): Periodic {
  return {
    name: 'payment rail',
    everyMs: WATCH_EVERY_MS,
    async run() {
      await warnOfCertificates(parts);
      await keepBankLists(parts);
    },
  };
}

const IMPORT_EVERY_MS = 60_000;

/** Sends released batches and reads what the bank's statement says about them. */
export function payoutJobs(parts: PayoutParts): JobTable {
  return {
    submit_batch: (payload, scope) => submitBatch(parts, scope, String(payload.batch_id)),
    import_statement: (payload, scope) => importStatement(parts, scope, String(payload.batch_id)),
    settle_statements: (_payload, scope) => settleStatements(parts, scope),
  };
}

/** Asks for the statement every minute while a batch is at the bank, each at the batch's own business date. */
export function statementImports(parts: PayoutParts): Periodic {
  const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
  return {
    name: 'statement imports',
    everyMs: IMPORT_EVERY_MS,
    async run() {
      const open = await parts.work.query(scope, (ctx) => listOpenBatches(ctx.reader));
      for (const { id, dateShiftDays } of open) {
        await parts.work.command({ ...scope, dateShiftDays }, (ctx) =>
          enqueue(ctx, 'import_statement', { batch_id: id }, { key: `statement:${id}` }),
        );
      }
    },
  };
}

/** The last step of the end of a day: the bank's statement is compared with the ledger (PAY-10). */
export function reconciliationStep(parts: PayoutParts): DayStep {
  return {
    name: 'reconciliation',
    run: (_work, scope, day) => closeBankDay(parts, scope, day),
  };
}

const MISSING_EVERY_MS = 15 * 60_000;
const MISSING_DAYS = 31;

/** Asks again for statements that the bank could not give at the end of their day. */
export function missingStatements(parts: PayoutParts): Periodic {
  const scope = { actor: systemActor, dateShiftDays: 0, requestId: 'missing-statements' };
  return {
    name: 'missing statements',
    everyMs: MISSING_EVERY_MS,
    async run() {
      const missing = await parts.work.query(scope, (ctx) =>
        listMissing(ctx.reader, 'trust_bank', {
          from: addDays(ctx.businessDate, -MISSING_DAYS),
          to: addDays(ctx.businessDate, -1),
        }),
      );
      const last = missing.at(-1);
      if (last !== undefined) {
        await closeBankDay(parts, scope, last);
      }
    },
  };
}
