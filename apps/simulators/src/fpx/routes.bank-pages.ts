import type { FastifyInstance, FastifyReply } from 'fastify';
import { html } from '../lib/html.ts';
import { formOf, sendPage } from '../lib/http.ts';
import { withinTime } from '../lib/wait.ts';
import { toolPage } from '../pages/layout.ts';
import { advance } from './buyer-journey.ts';
import { sentConfirmation } from './confirmation.ts';
import type { FpxContext } from './context.ts';
import { expireIfAbandoned } from './expire.ts';
import { interstitialPage, resultPage } from './pages/passages.ts';
import { buyerPage, testBankPage } from './pages/steps.ts';
import { bankOf } from './receive.ts';
import { settle } from './settle.ts';
import { orderNoOf, type Transaction } from './transactions.ts';

/** The longest that the result page waits for the first try of the Direct AC. */
const DIRECT_FIRST_MS = 3_000;

interface ByKey {
  Params: { key: string };
}

function notFound(reply: FastifyReply): FastifyReply {
  const body = html`<section class="card"><h1>No such payment</h1><p>Go back to the merchant and start the payment again.</p></section>`;
  return sendPage(reply.code(404), toolPage('No such payment', body, 'narrow'));
}

function find(context: FpxContext, key: string): Transaction | null {
  const transaction = context.transactions.byKey(key);
  return transaction === null ? null : expireIfAbandoned(context, transaction);
}

function show(
  context: FpxContext,
  reply: FastifyReply,
  transaction: Transaction,
  problem: string | null,
): FastifyReply {
  if (transaction.step === 'finished') {
    const fields = sentConfirmation(transaction.request, transaction, context);
    const result = resultPage(transaction, context.indirectUrl, fields);
    return sendPage(reply, result.page, result.scriptNonce);
  }
  const { behaviour } = bankOf(transaction);
  if (behaviour === 'ordinary') return sendPage(reply, buyerPage(transaction, problem));
  return sendPage(reply, testBankPage(transaction, behaviour === 'buyer_chooses', problem));
}

/** With `direct_first` the browser is only redirected when the merchant's server has been notified. */
async function waitForDirect(context: FpxContext, transaction: Transaction): Promise<void> {
  const { settings } = context.controls;
  if (settings.order !== 'direct_first' || settings.direct !== 'normal') return;
  await withinTime(context.confirmations.firstTry(orderNoOf(transaction)), DIRECT_FIRST_MS);
}

/** The pages of the buyer's bank: interstitial, sign in, account, TAC, confirmation, result. */
export function bankPageRoutes(server: FastifyInstance, context: FpxContext): void {
  server.get<ByKey>('/fpx/connect/:key', (request, reply) => {
    const transaction = find(context, request.params.key);
    if (transaction === null) return notFound(reply);
    const passing = interstitialPage(transaction);
    return sendPage(reply, passing.page, passing.scriptNonce);
  });

  server.get<ByKey>('/fpx/bank/:key', (request, reply) => {
    const transaction = find(context, request.params.key);
    return transaction === null ? notFound(reply) : show(context, reply, transaction, null);
  });

  server.post<ByKey>('/fpx/bank/:key', async (request, reply) => {
    const transaction = find(context, request.params.key);
    if (transaction === null) return notFound(reply);
    const form = formOf(request);
    const here = `/fpx/bank/${transaction.key}`;
    // A page from the browser's history must not act on a later step.
    if (form.step !== transaction.step) return reply.redirect(here, 303);
    const next = advance(transaction, form);
    if (next.kind === 'decide') {
      await waitForDirect(context, settle(context, transaction, next.decision));
      return reply.redirect(here, 303);
    }
    const changedAt = context.now().toISOString();
    const changed = context.transactions.save({ ...transaction, ...next.changes, changedAt });
    return next.kind === 'move' ? reply.redirect(here, 303) : show(context, reply, changed, next.problem);
  });
}
