import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { apiHeaders } from '../../platform/http/api-headers.ts';
import { declaredOptions } from '../../platform/http/declared-routes.ts';
import type { Routes } from '../../platform/http/route.ts';
import { type AnswerDeps, type Received, receiveAnswer } from './commands/receive-answer.ts';
import { startPayment } from './commands/start-payment.ts';
import { type CallbackLimits, createCallbackLimits, type JunkCount } from './domain/callback-limits.ts';
import type { Confirmation } from './domain/confirmation.ts';
import type { PaymentDeps } from './domain/payment-deps.ts';
import { presentPage } from './present.ts';
import { banksOrNull, payableByToken, readPayer } from './queries/payment-page.ts';

/** The payment page, for the holder of its address. */
export function paymentRoutes(routes: Routes, deps: PaymentDeps): void {
  routes.on('payment', async (call) => {
    const { intent, payer } = await call.read(async (ctx) => {
      const opened = await payableByToken(ctx, call.params.token);
      return { intent: opened, payer: await readPayer(ctx, opened) };
    });
    return presentPage(deps.rail, intent, payer);
  });

  routes.on('paymentStart', async (call) => {
    const intent = await call.read((ctx) => payableByToken(ctx, call.params.token));
    const { channel, bank_id: bankId } = call.body;
    const banks = await banksOrNull(deps.rail, intent.merchantProfile, channel);
    const scope = { ...call.scope, dateShiftDays: intent.dateShiftDays };
    const start = await deps.work.command(scope, (ctx) =>
      startPayment(ctx, deps, { intentId: intent.intentId, channel, bankId, banks }),
    );
    return start.kind === 'form-post'
      ? { success: true, action: start.action, fields: { ...start.fields } }
      : { success: true, action: start.url, fields: {} };
  });
}

/**
 * The two addresses that the bank calls: forms, without session or cross-site headers, authentic by signature
 * alone (FPX-9).
 */
export function bankCallbackRoutes(api: FastifyInstance, deps: AnswerDeps): void {
  api.register(async (bank) => {
    bank.removeAllContentTypeParsers();
    bank.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    const { log } = deps;
    const report = (count: JunkCount) =>
      log.warn(count, 'messages to the addresses of the bank were not kept');
    const limited = { ...deps, limits: createCallbackLimits(report) };
    // Their rate is that of `createCallbackLimits`, which no factor loosens.
    const hidden = (name: 'fpxDirect' | 'fpxIndirect') => ({
      schema: { hide: true } as never,
      ...declaredOptions(name, 1),
    });
    bank.post('/fpx/direct', hidden('fpxDirect'), (request, reply) => direct(limited, request, reply));
    bank.post('/fpx/indirect', hidden('fpxIndirect'), (request, reply) => indirect(limited, request, reply));
  });
}

interface LimitedDeps extends AnswerDeps {
  readonly limits: CallbackLimits;
}

/** @throws AppError `rate_limited` before anything is read of a message whose address has sent too much */
async function received(
  deps: LimitedDeps,
  request: FastifyRequest,
  kind: Confirmation['kind'],
): Promise<Received> {
  const { limits } = deps;
  const now = deps.work.clock.now();
  if (!limits.admits(request.ip, now)) {
    throw new AppError('rate_limited');
  }
  const answer = await receiveAnswer(deps, request.id, kind, formOf(request));
  if (answer.kind === 'refused') {
    limits.junk(request.ip, 'unverified', now);
    return answer;
  }
  limits.verified(request.ip, now);
  if (answer.kind === 'unknown_order') {
    limits.junk(request.ip, 'unknown_order', now);
  }
  return answer;
}

async function direct(
  deps: LimitedDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const answer = await received(deps, request, 'AC direct');
  if (answer.kind === 'refused') {
    return reply.status(400).headers(apiHeaders).type('text/plain').send('REFUSED');
  }
  const { status, contentType, body } = deps.rail.acknowledge();
  return reply.status(status).headers(apiHeaders).type(contentType).send(body);
}

async function indirect(
  deps: LimitedDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const answer = await received(deps, request, 'AC indirect');
  if (answer.kind === 'refused') {
    const text = "We could not verify the bank's answer. Please sign in and look at your balance.";
    return reply.status(400).headers(apiHeaders).type('text/plain').send(text);
  }
  return reply.headers(apiHeaders).redirect(answer.kind === 'applied' ? answer.returnPath : '/', 303);
}

function formOf(request: FastifyRequest): Readonly<Record<string, string>> {
  if (request.body === null || typeof request.body !== 'object') {
    throw new AppError('malformed');
  }
  return request.body as Record<string, string>;
}
