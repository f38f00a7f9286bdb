import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import type { Routes } from '../../platform/http/route.ts';
import { type AnswerParts, receiveAnswer } from './commands/receive-answer.ts';
import { startPayment } from './commands/start-payment.ts';
import type { PaymentParts } from './domain/parts.ts';
import { presentPage } from './present.ts';
import { banksOrNull, payableByToken } from './queries/payment-page.ts';

/** The largest message of the rail is about 2 KB; who may post here is anybody. */
const BANK_BODY_LIMIT_BYTES = 16_384;

/** Our payment page, for whoever has its address. */
export function paymentRoutes(routes: Routes, parts: PaymentParts): void {
  routes.on('payment', async (call) => {
    const intent = await call.read((ctx) => payableByToken(ctx, call.params.token));
    return presentPage(parts.rail, intent);
  });

  routes.on('paymentStart', async (call) => {
    const intent = await call.read((ctx) => payableByToken(ctx, call.params.token));
    const { channel, bank_id: bankId } = call.body;
    const banks = await banksOrNull(parts.rail, intent.merchant_profile, channel);
    const scope = { ...call.scope, dateShiftDays: intent.date_shift_days };
    const start = await parts.work.command(scope, (ctx) =>
      startPayment(ctx, parts, { intentId: intent.id, channel, bankId, banks }),
    );
    return start.kind === 'form-post'
      ? { success: true, action: start.action, fields: { ...start.fields } }
      : { success: true, action: start.url, fields: {} };
  });
}

/**
 * The two addresses that the bank calls: forms, without session or cross-site headers, authentic by signature
 * alone (rails §1.4).
 */
export function bankCallbackRoutes(api: FastifyInstance, parts: AnswerParts): void {
  api.register(async (bank) => {
    bank.removeAllContentTypeParsers();
    bank.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BANK_BODY_LIMIT_BYTES },
      async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    const hidden = { schema: { hide: true } as never };
    bank.post('/fpx/direct', hidden, (request, reply) => direct(parts, request, reply));
    bank.post('/fpx/indirect', hidden, (request, reply) => indirect(parts, request, reply));
  });
}

async function direct(
  parts: AnswerParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const received = await receiveAnswer(parts, request.id, 'AC direct', formOf(request));
  if (received.kind === 'refused') {
    return reply.status(400).type('text/plain').send('REFUSED');
  }
  const { status, contentType, body } = parts.rail.acknowledge();
  return reply.status(status).type(contentType).send(body);
}

async function indirect(
  parts: AnswerParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const received = await receiveAnswer(parts, request.id, 'AC indirect', formOf(request));
  if (received.kind === 'refused') {
    const text = "We could not verify the bank's answer. Please sign in and look at your balance.";
    return reply.status(400).type('text/plain').send(text);
  }
  return reply.redirect(received.kind === 'applied' ? received.returnPath : '/', 303);
}

function formOf(request: FastifyRequest): Readonly<Record<string, string>> {
  if (request.body === null || typeof request.body !== 'object') {
    throw new AppError('malformed');
  }
  return request.body as Record<string, string>;
}
