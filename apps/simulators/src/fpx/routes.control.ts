import type { FastifyInstance } from 'fastify';
import { HttpError } from '../lib/http.ts';
import { withinTime } from '../lib/wait.ts';
import { findBank, isChannel } from './banks.ts';
import type { FpxContext } from './context.ts';
import { type OrderBody, orderSchema, type PayBody, paySchema, settingsSchema } from './control-schemas.ts';
import { type FpxFields, field } from './messages.ts';
import { outcomeCode, type PayAnswer, payWithoutBrowser } from './pay.ts';
import type { FpxSettings } from './settings.ts';
import { isFinal, sendDirectNow, settle } from './settle.ts';
import { orderNoOf, type Transaction } from './transactions.ts';

const WAIT_MS = 10_000;

function wanted(outcome: string | undefined): string | null {
  if (outcome === undefined) return null;
  if (outcomeCode(outcome) !== null) return outcome;
  throw new HttpError(422, `outcome "${outcome}" is unknown. Use success, fail, pending or a response code.`);
}

/** A test bank's answer is fixed, so requesting another one is an error of the caller. */
function rejectContradiction(fields: FpxFields, outcome: string | null): void {
  const token = field(fields, 'fpx_msgToken');
  const bank = isChannel(token) ? findBank(token, field(fields, 'fpx_buyerBankId')) : null;
  const code = outcome === null ? null : outcomeCode(outcome);
  if (bank === null || code === null) return;
  const contradicts =
    (bank.behaviour === 'always_success' && code !== '00') ||
    (bank.behaviour === 'always_failure' && code !== '51');
  if (contradicts) {
    throw new HttpError(422, `${bank.id} always answers the same. Use TEST0023 or an ordinary bank.`);
  }
}

function transactionOf(context: FpxContext, orderNo: string): Transaction {
  const transaction = context.transactions.byOrderNo(orderNo);
  if (transaction === null) throw new HttpError(404, `No payment has the order number ${orderNo}.`);
  return transaction;
}

/** A transaction as the control API shows it. */
function shown(transaction: Transaction): object {
  const { request, fpxTxnId, state, step, debitAuthCode, payerName, direct, openedAt, changedAt } =
    transaction;
  return {
    order_no: orderNoOf(transaction),
    seller_order_no: field(request, 'fpx_sellerOrderNo'),
    fpx_txn_id: fpxTxnId,
    bank_id: field(request, 'fpx_buyerBankId'),
    channel: field(request, 'fpx_msgToken'),
    amount: field(request, 'fpx_txnAmount'),
    payer_name: payerName,
    account_no: transaction.accountNo,
    state,
    step,
    debit_auth_code: debitAuthCode,
    direct: { ...direct },
    opened_at: openedAt,
    changed_at: changedAt,
    bank_page: `/fpx/bank/${transaction.key}`,
  };
}

/** Waits for the direct confirmation of an order and returns whether it was acknowledged. */
async function directOutcome(context: FpxContext, orderNo: string, waitMs = WAIT_MS): Promise<object> {
  const acknowledged = await withinTime(context.confirmations.acknowledged(orderNo), waitMs);
  return { transaction: shown(transactionOf(context, orderNo)), direct_acknowledged: acknowledged === true };
}

function settingsRoutes(server: FastifyInstance, context: FpxContext): void {
  server.get('/control/fpx', () => context.controls.settings);

  server.post<{ Body: Partial<FpxSettings> & { reset?: boolean } }>(
    '/control/fpx',
    { schema: { body: settingsSchema } },
    (request) => {
      const { reset, ...changes } = request.body;
      if (reset === true) context.controls.reset();
      return context.controls.change(changes);
    },
  );

  server.get('/control/fpx/transactions', () => ({
    items: context.transactions.all().reverse().map(shown),
  }));
}

function decisionRoutes(server: FastifyInstance, context: FpxContext): void {
  server.post<{ Body: OrderBody }>(
    '/control/fpx/decide',
    { schema: { body: orderSchema } },
    async (request) => {
      const { order_no, outcome, payer_name, wait_ms } = request.body;
      const transaction = transactionOf(context, order_no);
      const code = outcomeCode(wanted(outcome) ?? 'success');
      if (isFinal(transaction) || code === null) {
        throw new HttpError(409, `Payment ${order_no} is decided already: ${transaction.debitAuthCode}.`);
      }
      settle(context, transaction, { code, payerName: payer_name ?? transaction.payerName });
      return directOutcome(context, order_no, wait_ms);
    },
  );

  server.post<{ Body: OrderBody }>(
    '/control/fpx/release',
    { schema: { body: orderSchema } },
    async (request) => {
      const { order_no, wait_ms } = request.body;
      const transaction = transactionOf(context, order_no);
      if (transaction.state === 'open')
        throw new HttpError(409, `Payment ${order_no} is still open at the bank.`);
      sendDirectNow(context, transaction);
      return directOutcome(context, order_no, wait_ms);
    },
  );
}

/** Controls for tests and demo data: settings, list, pay without a browser, decide, release. */
export function fpxControlRoutes(server: FastifyInstance, context: FpxContext): void {
  settingsRoutes(server, context);
  decisionRoutes(server, context);

  // A posted form arrives as `{ fields }` as well, so both kinds of body have the same shape.
  server.post<{ Body: PayBody }>(
    '/control/fpx/pay',
    { schema: { body: paySchema } },
    async (request): Promise<PayAnswer> => {
      const body = request.body;
      const outcome = wanted(body.outcome);
      rejectContradiction(body.fields, outcome);
      return payWithoutBrowser(context, {
        fields: body.fields,
        outcome,
        payerName: body.payer_name ?? null,
        bookingDate: body.booking_date ?? null,
        waitMs: body.wait_ms ?? WAIT_MS,
      });
    },
  );
}
