import type { NoteContract } from '@titian/contracts/constants';
import type { Language } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import { may } from '@titian/contracts/permissions';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { rateToText } from '@titian/finance/rate';
import { addSen, parseSen, senToText, subtractSen } from '@titian/finance/sen';
import type { QueryCtx } from '../../platform/context.ts';
import { asFile } from '../../platform/documents/file-answer.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import type { OperatorPrincipal } from '../../platform/http/principal.ts';
import type { Routes } from '../../platform/http/route.ts';
import { type FileIntake, fileLink, recordUploads, withUploads } from '../files/public.ts';
import { type Note, raisedOf, readNote } from '../notes/public.ts';
import { presentRefundAccount, type RefundDeps } from '../payments/public.ts';
import { CONSENT_PURPOSE, termsOf } from './commands/restructure-note.ts';
import { verifyGuarantorAccount } from './commands/verify-guarantor-account.ts';
import { writeUpdate } from './commands/write-update.ts';
import { isReplaced, owedReturnOf, type ServicedInstalment, totalOf, unpaidOf } from './domain/instalment.ts';
import { lateView } from './domain/late-view.ts';
import { recoveryView, updateView } from './domain/recovery-view.ts';
import { restructuringPreview, restructuringView } from './domain/restructuring-view.ts';
import { tradesCsv } from './domain/trade-file.ts';
import { totalsView, tradeView } from './domain/trade-view.ts';
import type { GuarantorQueue, PayableToGuarantor } from './queries/guarantor-money.ts';
import { type ServicedNote, servicedNote } from './queries/operator-note.ts';
import { restructuringOf } from './queries/restructuring.ts';
import { namedTrades, shariahTrades } from './queries/shariah-trades.ts';
import type { Repayment } from './store/repayments.ts';

type OperatorNote = ParsedApi['operatorNote']['response'];

/** What the Shariah adviser reads; nothing is changed there (decision 048). */
function shariahRoutes(routes: Routes): void {
  routes.on('operatorShariahTrades', (call) =>
    call.read(async (ctx) => {
      const page = await shariahTrades(ctx, call.query);
      const items = page.rows.map(tradeView);
      return { success: true, items, next_cursor: page.nextCursor, totals: totalsView(page.totals) };
    }),
  );
  routes.on('operatorShariahTradesFile', (call) =>
    call.read(async (ctx) => {
      const name = ['shariah-trades', call.query.from, call.query.to].filter(Boolean).join('-');
      return asFile(call.reply, `${name}.csv`, 'text/csv; charset=utf-8').send(
        tradesCsv(namedTrades(ctx, call.query), call.language),
      );
    }),
  );
}

interface OperatorRouteDeps extends RefundDeps {
  readonly storage: FileIntake;
}

/** What two operators may agree anew with an issuer, and the consents that it rests on (REC-22). */
function restructuringRoutes(routes: Routes, { storage }: OperatorRouteDeps): void {
  routes.on('operatorRestructuringPreview', (call) =>
    call.read(async (ctx) => ({
      success: true,
      preview: restructuringPreview(await restructuringOf(ctx, call.params.id, termsOf(call.query))),
    })),
  );
  routes.on(
    'operatorUploadConsent',
    (call) =>
      withUploads(storage, call.principal, { document: call.body.document }, ({ document = [] }) =>
        call.command(async (ctx) => {
          const { issuerId } = await requireIssued(ctx, call.params.id);
          const [file] = await recordUploads(ctx, document, { userId: issuerId, purpose: CONSENT_PURPOSE });
          if (file === undefined) {
            throw fieldError('document', message('restructuring_consent_required'));
          }
          return { success: true, file: fileLink(file) };
        }),
      ),
    201,
    async ({ params, read }) => void (await read((ctx) => requireIssued(ctx, params.id))),
  );
}

/** @throws AppError `not_found` where there is no such note, or it is not issued */
async function requireIssued(ctx: QueryCtx, noteId: string): Promise<Note> {
  const note = await readNote(ctx, noteId);
  if (note === null || note.issuedOn === null) {
    throw new AppError('not_found');
  }
  return note;
}

/** How operators service a note: its debt, receipts and updates (REP-18, OPS-1). */
export function servicingOperatorRoutes(routes: Routes, deps: OperatorRouteDeps): void {
  routes.on('operatorNote', (call) =>
    call.read(async (ctx) =>
      presentServiced(await servicedNote(ctx, call.params.id), call.principal, call.language),
    ),
  );
  routes.on('operatorNoteUpdate', (call) =>
    call.once(async (ctx) => {
      const { kind, title, body, amount, next_step: step } = call.body;
      const update = await writeUpdate(ctx, {
        noteId: call.params.id,
        operatorId: call.principal.id,
        ...{ kind, title, body },
        amountSen: amount === null || amount === undefined ? null : parseSen(amount),
        nextStep: step ? { step: step.step, dueOn: step.due_on } : null,
      });
      return { success: true, update: updateView(update, call.language) };
    }),
  );
  routes.on('operatorGuarantorAccount', async (call) => {
    const notified = { ...call.body, operatorId: call.principal.id };
    await verifyGuarantorAccount(deps, call.scope, call.params.id, notified);
    return { success: true };
  });
  shariahRoutes(routes);
  restructuringRoutes(routes, deps);
}

function presentServiced(one: ServicedNote, operator: OperatorPrincipal, language: Language): OperatorNote {
  const { note } = one;
  return {
    success: true,
    note: {
      id: note.id,
      number: note.number,
      issuer_name: one.issuerName,
      type: note.type,
      contract: note.contract,
      grade: note.grade as OperatorNote['note']['grade'],
      rate: rateToText(note.rateBps),
      term_months: note.termMonths,
      target: senToText(note.targetSen),
      raised: senToText(raisedOf(note)),
      investors: one.investors,
      outstanding: senToText(one.recovery.outstandingSen),
      state: note.state,
      is_late: note.isLate,
      days_late: one.recovery.daysLate,
      is_guaranteed: note.isGuaranteed,
      guarantor_name: note.guarantorName,
      can: {},
    },
    recovery: recoveryView(one.recovery),
    guarantor_money: presentGuarantor(one.guarantor),
    excess: one.excess && {
      amount: senToText(one.excess.amountSen),
      used_on: one.excess.usedOn,
      is_proposed: one.excess.isProposed,
    },
    excess_refunds: one.refunds.map(({ amountSen, ...rest }) => ({ amount: senToText(amountSen), ...rest })),
    updates: one.updates.map((update) => updateView(update, language)),
    calendar: one.calendar,
    schedule: one.schedule.filter((row) => !isReplaced(row)).map(presentInstalment),
    restructurings: one.restructurings.map(restructuringView),
    repayments: one.repayments.map((row) => presentRepayment(row, note.contract)),
    can: permissions(one, operator),
  };
}

function presentGuarantor(one: GuarantorQueue | null): OperatorNote['guarantor_money'] {
  return (
    one && {
      repaid: presentPayable(one.repaid),
      overpaid: presentPayable(one.overpaid),
      is_proposed: one.isProposed,
    }
  );
}

function presentPayable({ heldSen, onTheWaySen, paidSen, account, bankName }: PayableToGuarantor) {
  return {
    held: senToText(heldSen),
    on_the_way: senToText(onTheWaySen),
    paid: senToText(paidSen),
    account: presentRefundAccount(account && { account, bankName }),
  };
}

/** What the server would allow this operator to propose or write, so that the screen offers nothing else. */
function permissions(
  { note, recovery, guarantor, excess }: ServicedNote,
  operator: OperatorPrincipal,
): OperatorNote['can'] {
  const isIssued = note.issuedOn !== null;
  const { guarantee } = recovery;
  const owed = guarantor !== null && !guarantor.isProposed ? guarantor : null;
  const isHeld = (one: PayableToGuarantor | undefined) => one !== undefined && one.heldSen > 0n;
  const isPayable = (one: PayableToGuarantor | undefined) => isHeld(one) && one?.account !== null;
  return {
    write: isIssued && may(operator, 'note_update'),
    mark_default: may(operator, 'note_default') && note.state === 'issued' && note.isLate,
    record_receipt: may(operator, 'note_receipt') && isIssued,
    record_guarantor: may(operator, 'note_receipt') && guarantee !== null,
    close_claim: may(operator, 'guarantee_close') && guarantee !== null && guarantee.openSen > 0n,
    record_recovery: may(operator, 'note_receipt') && note.defaultedOn !== null,
    prove_guarantor_account:
      may(operator, 'account_verification') && (isHeld(owed?.repaid) || isHeld(owed?.overpaid)),
    pay_guarantor: may(operator, 'guarantor_payout') && isPayable(owed?.repaid),
    return_overpaid: may(operator, 'guarantor_payout') && isPayable(owed?.overpaid),
    record_cost: may(operator, 'recovery_cost') && note.state === 'defaulted',
    close: may(operator, 'note_close') && note.state === 'defaulted',
    refund_excess: may(operator, 'excess_refund') && excess !== null && !excess.isDue && !excess.isProposed,
    restructure: may(operator, 'restructuring') && note.state === 'issued',
    waive_late: may(operator, 'late_waiver') && addSen(recovery.lateSen, recovery.charitySen) > 0n,
  };
}

function presentInstalment(row: ServicedInstalment): OperatorNote['schedule'][number] {
  return {
    number: row.number,
    due_on: row.dueOn,
    principal: senToText(row.principalSen),
    return: senToText(owedReturnOf(row)),
    paid: senToText(subtractSen(totalOf(row), unpaidOf(row))),
    settled_on: row.settledOn,
  };
}

function presentRepayment(one: Repayment, contract: NoteContract): OperatorNote['repayments'][number] {
  return {
    id: one.id,
    received_on: one.receivedOn,
    source: one.sourceKind,
    payer_name: one.payerName,
    amount: senToText(one.amountSen),
    principal: senToText(one.principalSen),
    return: senToText(one.returnSen),
    ...lateView(contract, one),
    costs: senToText(one.costSen),
    excess: senToText(one.excessSen),
    state: one.state,
  };
}
