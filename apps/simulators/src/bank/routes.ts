import type { FastifyInstance } from 'fastify';
import { HttpError, xmlOf } from '../lib/http.ts';
import { isDay, malaysiaDay } from '../lib/malaysia-time.ts';
import { enquireAccount } from './account-enquiry.ts';
import { saidOf, sendInTime, statedOf } from './answers.ts';
import { writeStatement } from './camt053.ts';
import type { BankContext } from './context.ts';
import { writeMt940 } from './mt940.ts';
import { writeStatusReport } from './pain002.ts';
import { receivePayments } from './receive-payments.ts';

/** The trust account's number on statements where none was configured. */
const DEFAULT_ACCOUNT_NO = '8600123456';

const enquirySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['bic', 'account_no'],
  properties: { bic: { type: 'string' }, account_no: { type: 'string' } },
};

function statementDay(text: string | undefined, otherwise: string, name: string): string {
  if (text === undefined) return otherwise;
  if (!isDay(text)) throw new HttpError(422, `${name} is "${text}"; write a day as YYYY-MM-DD.`);
  return text;
}

/** The payout bank as its customer sees it: payment files, status, statement, account enquiry. */
export function bankRoutes(server: FastifyInstance, context: BankContext): void {
  server.post('/bank/payments', (request, reply) => {
    const result = saidOf(context, receivePayments(context, xmlOf(request)));
    const report = writeStatusReport(result, context.now());
    return sendInTime(context, reply.type('application/xml'), report);
  });

  server.get<{ Params: { messageId: string } }>('/bank/payments/:messageId', (request, reply) => {
    const file = context.book.file(request.params.messageId);
    if (file === null) throw new HttpError(404, 'No payment file with that message id was taken.');
    return reply
      .type('application/xml')
      .send(writeStatusReport({ kind: 'taken', file, repeated: false }, context.now()));
  });

  server.get<{ Querystring: { from?: string; to?: string } }>('/bank/statement', (request, reply) => {
    if (!context.controls.settings.states) {
      throw new HttpError(503, 'No statements are given now.');
    }
    const from = statementDay(request.query.from, malaysiaDay(context.now()), 'from');
    const to = statementDay(request.query.to, from, 'to');
    if (to < from) throw new HttpError(422, 'to is before from. Swap them.');
    const statement = statedOf(context, context.book.statement(from, to));
    const accountNo = context.trustAccountNo ?? DEFAULT_ACCOUNT_NO;
    if (context.controls.settings.statement_format === 'mt940') {
      return sendInTime(context, reply.type('text/plain'), writeMt940(statement, accountNo));
    }
    const file = writeStatement(statement, accountNo, context.now());
    return sendInTime(context, reply.type('application/xml'), file);
  });

  server.post<{ Body: { bic: string; account_no: string } }>(
    '/bank/account-enquiry',
    { schema: { body: enquirySchema } },
    (request) => enquireAccount(context, request.body.bic, request.body.account_no),
  );
}
