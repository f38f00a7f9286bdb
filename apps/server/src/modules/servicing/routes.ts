import { day } from '@titian/finance/calendar';
import { parseSen, senToText } from '@titian/finance/sen';
import type { CommodityTrading } from '../../gateways/commodity-trading/port.ts';
import type { QueryCtx } from '../../platform/context.ts';
import { asFile } from '../../platform/documents/file-answer.ts';
import type { EndOfDayTask } from '../../platform/end-of-day-task.ts';
import { invariant } from '../../platform/errors.ts';
import type { Routes } from '../../platform/http/route.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { type FileIntake, openOwnFile } from '../files/public.ts';
import { type Note, type NoteWire, presentNote, readNote, viewsOf } from '../notes/public.ts';
import type { Payments } from '../payments/public.ts';
import { issueNote } from './commands/issue-note.ts';
import { withAgreement } from './commands/make-agreement.ts';
import { refundExcess } from './commands/refund-excess.ts';
import { runEndOfDay } from './commands/run-end-of-day.ts';
import { signNote } from './commands/sign-note.ts';
import { type StartDeps, startPayment } from './commands/start-payment.ts';
import { agreementPdf } from './domain/agreement-pdf.ts';
import { presentAmortization } from './domain/amortization-view.ts';
import type { CollectedFrom } from './domain/collected-account.ts';
import { confirmationPdf } from './domain/confirmation-pdf.ts';
import { recoveryView, updateView } from './domain/recovery-view.ts';
import {
  type Debit,
  presentEarly,
  presentIssue,
  presentIssuerMonths,
  presentIssuerNote,
  presentIssuerStats,
  presentNextPayments,
  presentOutcome,
  presentStarted,
} from './present.ts';
import { readableAgreement } from './queries/agreement.ts';
import { amortizationOf } from './queries/amortizations.ts';
import { confirmationFor } from './queries/confirmation.ts';
import { earlyQuote } from './queries/early-settlement.ts';
import { issuerMonths, issuerStats } from './queries/issuer-figures.ts';
import { issuerNotes } from './queries/issuer-notes.ts';
import { daysLateOf, nextPayments } from './queries/next-payment.ts';
import { orderOf, paymentOutcome } from './queries/payment-outcome.ts';
import { recoveryFor } from './queries/recovery.ts';
import { investorUpdates } from './queries/updates.ts';
import { investedRoutes } from './routes.investor.ts';
import { type IssuerRouteDeps, issuerDocumentRoutes } from './routes.issuer.ts';

export interface ServicingRouteDeps extends Pick<StartDeps, 'isCollecting'>, IssuerRouteDeps {
  readonly payments: Payments;
  readonly collectedFrom: CollectedFrom;
  readonly storage: FileIntake;
  readonly trading: CommodityTrading;
}

/** The calls of issuers from issue to completion, and the schedule of a note for every user with access to it. */
export function servicingRoutes(routes: Routes, deps: ServicingRouteDeps): void {
  routes.on('noteAmortizations', (call) =>
    call.read(async (ctx) => {
      const { note_id: reference, amount } = call.query;
      const amountSen = amount === undefined ? null : parseSen(amount);
      const one = await amortizationOf(ctx, call.principal, { reference, amountSen });
      return presentAmortization(one, ctx.businessDate);
    }),
  );
  routes.on('noteNextPayment', async (call) =>
    presentNextPayments(await call.read((ctx) => nextPayments(ctx, call.principal.id, call.query.note_id))),
  );
  investedRoutes(routes);
  issuerDocumentRoutes(routes, deps);
  registerIssue(routes, deps);
  registerPayments(routes, deps);
  registerRecovery(routes);
  registerFigures(routes, deps);
  registerIssuerLists(routes, deps);
}

function registerIssue(routes: Routes, { storage, trading }: ServicingRouteDeps): void {
  routes.on('noteIssue', async (call) => {
    const { note_id: noteId, accepted_amount, otp_code: otpCode = null } = call.body;
    const issuerId = call.principal.id;
    const acceptedSen = parseSen(accepted_amount);
    invariant(acceptedSen !== null, 'the contract checked the amount');
    const request = { issuerId, noteId, acceptedSen, otpCode };
    const note = await call.read((ctx) => readNote(ctx, noteId));
    if (note?.contract === 'Shariah') {
      const isTradingOpen = await trading.isOpen();
      return call.once(async (ctx) => {
        const signed = await signNote(ctx, { ...request, isTradingOpen });
        return presentIssue(signed, await wireOf(ctx, signed.note), 'awaiting_trade');
      });
    }
    return withAgreement({ storage, read: (run) => call.read(run) }, { issuerId, noteId }, (agreement) =>
      call.once(async (ctx) => {
        const issue = await issueNote(ctx, { ...request, agreement });
        return presentIssue(issue, await wireOf(ctx, issue.note), 'queued');
      }),
    );
  });
  routes.on('noteConfirmation', async (call) => {
    const { one, now } = await call.read(async (ctx) => ({
      one: await confirmationFor(ctx, call.principal.id, call.params.id),
      now: ctx.now,
    }));
    const name = `confirmation-${one.note.number}.pdf`;
    return asFile(call.reply, name, PDF).send(confirmationPdf(one, now, call.language));
  });
  routes.on('noteAgreement', async (call) => {
    const { found, now } = await call.read(async (ctx) => ({
      found: await readableAgreement(ctx, call.principal.id, call.params.id),
      now: ctx.now,
    }));
    if (found.kind === 'draft') {
      const file = agreementPdf(found.terms, { state: 'draft' }, now);
      return asFile(call.reply, `agreement-${found.terms.number}-draft.pdf`, PDF).send(file);
    }
    const opened = await call.command((ctx) => openOwnFile(ctx, call.principal, found.fileId));
    return asFile(call.reply, opened.file.name, PDF).send(storage.read(opened.storageKey));
  });
}

const PDF = 'application/pdf';

/** Which states each list of an issuer shows (NOTE-2). */
const issuerLists = {
  notesBoListed: ['listed', 'funded'],
  notesBoIssued: ['issued'],
  notesBoDefaulted: ['defaulted'],
  notesBoCompleted: ['completed', 'recovered', 'written_off'],
} as const;

function registerIssuerLists(routes: Routes, { collectedFrom }: ServicingRouteDeps): void {
  const names = ['notesBoListed', 'notesBoIssued', 'notesBoDefaulted', 'notesBoCompleted'] as const;
  for (const name of names) {
    routes.on(name, async (call) => {
      const { page, debit } = await call.read(async (ctx) => ({
        page: await issuerNotes(ctx, call.principal.id, issuerLists[name], call.query),
        debit: await debitOf(ctx, collectedFrom, call.principal.id),
      }));
      const items = page.rows.map((one) => presentIssuerNote(one, debit));
      return { success: true, items, next_cursor: page.nextCursor };
    });
  }
}

function registerRecovery(routes: Routes): void {
  routes.on('noteRecovery', (call) =>
    call.read(async (ctx) => {
      const one = await recoveryFor(ctx, call.principal, call.query.note_id);
      if (one === null) {
        return { success: true, recovery: null };
      }
      const net_to_me = one.netToMeSen === null ? null : senToText(one.netToMeSen);
      const updates = one.updates.map((row) => updateView(row, call.language));
      return { success: true, recovery: { ...recoveryView(one), net_to_me, updates } };
    }),
  );
  routes.on('notesUpdates', (call) =>
    call.read(async (ctx) => {
      const page = await investorUpdates(ctx, call.principal.id, call.query);
      const items = page.rows.map((one) => ({
        ...updateView(one, call.language),
        note_id: one.note.id,
        note_number: one.note.number,
      }));
      return { success: true, items, next_cursor: page.nextCursor };
    }),
  );
}

/** How an issuer's payments are collected today. */
async function debitOf(ctx: QueryCtx, collectedFrom: CollectedFrom, issuerId: string): Promise<Debit> {
  return { account: (await collectedFrom(ctx, [issuerId])).get(issuerId), today: ctx.businessDate };
}

function registerFigures(routes: Routes, { collectedFrom }: ServicingRouteDeps): void {
  routes.on('dashboardBoStats', async (call) =>
    call.read(async (ctx) =>
      presentIssuerStats(
        await issuerStats(ctx, call.principal.id),
        await debitOf(ctx, collectedFrom, call.principal.id),
      ),
    ),
  );
  routes.on('dashboardBoMonthlyRepayment', async (call) =>
    presentIssuerMonths(await call.read((ctx) => issuerMonths(ctx, call.principal.id, call.query))),
  );
}

function registerPayments(routes: Routes, deps: ServicingRouteDeps): void {
  const { payments } = deps;
  routes.on(
    'notePay',
    (call) =>
      call.once(async (ctx) => {
        const { note_id: noteId, kind, amount, confirm_excess } = call.body;
        const request = { issuerId: call.principal.id, noteId, kind, idempotencyKey: call.idempotencyKey };
        const amountSen = amount === undefined ? null : parseSen(amount);
        const confirmsExcess = confirm_excess === 1;
        return presentStarted(await startPayment(ctx, deps, { ...request, amountSen, confirmsExcess }));
      }),
    201,
  );
  routes.on('noteEarlySettlement', (call) =>
    call.read(async (ctx) => presentEarly(await earlyQuote(ctx, call.principal.id, call.query.note_id))),
  );
  routes.on(
    'noteExcessRefund',
    (call) =>
      call.once(async (ctx) => {
        const { note_id: noteId, otp_code: otpCode = null } = call.body;
        const refund = await refundExcess(ctx, { issuerId: call.principal.id, noteId, otpCode });
        return {
          success: true,
          refund: { amount: senToText(refund.amountSen), account_last4: refund.account.last4 },
        };
      }),
    201,
  );
  routes.on('notePaymentCheck', async (call) => {
    const order = await call.read((ctx) => orderOf(ctx, call.principal.id, call.body.ref_number));
    await payments.checkPayment(call.scope, order.intentId);
    return call.read(async (ctx) => {
      // The answer may have held the order only now.
      const outcome = await paymentOutcome(ctx, await orderOf(ctx, call.principal.id, order.refNumber));
      const payment = presentOutcome(outcome, call.language);
      return { success: true, payment, note: await wireOf(ctx, outcome.note) };
    });
  });
}

async function wireOf(ctx: QueryCtx, note: Note): Promise<NoteWire> {
  const [view] = await viewsOf(ctx, [note], daysLateOf, true);
  return presentNote(note, view ?? { investors: 0, daysLate: 0, opensAt: note.opensAt });
}

export interface RunDayDeps {
  readonly work: UnitOfWork;
  readonly steps: readonly EndOfDayTask[];
}

/** Works off the end of a day on demand; mounted only where the business date may be moved (WIRE-9). */
export function runDayRoutes(routes: Routes, { work, steps }: RunDayDeps): void {
  routes.on('testRunDay', async (call) => {
    const date = day(call.body.date);
    const days = await runEndOfDay(work, steps, { day: date, again: true, by: 'test' });
    return { success: true, date, days };
  });
}
