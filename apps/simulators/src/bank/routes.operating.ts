import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../lib/http.ts';
import { isDay, malaysiaDay } from '../lib/malaysia-time.ts';
import { formatRinggit, parseRinggit } from '../lib/ringgit.ts';
import { writeStatement } from './camt053.ts';
import type { BankContext } from './context.ts';

const paymentSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['amount', 'payee_name'],
  properties: {
    amount: { type: 'string' },
    payee_name: { type: 'string', maxLength: 140 },
    reference: { type: 'string', maxLength: 35 },
    booking_date: { type: 'string', format: 'date' },
  },
};

interface PaymentBody {
  readonly amount: string;
  readonly payee_name: string;
  readonly reference?: string;
  readonly booking_date?: string;
}

/** The operating account as used manually at the bank: payments, and statements to download. */
export function operatingRoutes(server: FastifyInstance, context: BankContext): void {
  server.get('/control/bank/operating', () => ({
    account_no: accountOf(context),
    balance: formatRinggit(context.operatingBook.balanceSen),
  }));

  server.post<{ Body: PaymentBody }>(
    '/control/bank/operating/pay',
    { schema: { body: paymentSchema } },
    (request) => pay(context, request.body),
  );

  server.get<{ Querystring: { from?: string; to?: string } }>(
    '/control/bank/operating/statement',
    (request, reply) => {
      const { from = malaysiaDay(context.now()), to = from } = request.query;
      if (!isDay(from) || !isDay(to) || to < from) {
        throw new HttpError(422, 'Write from and to as YYYY-MM-DD, to not before from.');
      }
      const accountNo = accountOf(context);
      const statement = writeStatement(context.operatingBook.statement(from, to), accountNo, context.now());
      return reply.type('application/xml').send(statement);
    },
  );
}

function accountOf({ operatingAccountNo }: BankContext): string {
  if (operatingAccountNo === null) throw new HttpError(404, 'No operating account is configured.');
  return operatingAccountNo;
}

function pay(context: BankContext, body: PaymentBody): object {
  accountOf(context);
  const amountSen = parseRinggit(body.amount);
  if (amountSen === null || amountSen === 0n) {
    throw new HttpError(422, `amount is "${body.amount}"; write ringgit such as "250.00".`);
  }
  const entry = {
    reference: `D${randomUUID().replaceAll('-', '').slice(0, 15).toUpperCase()}`,
    kind: 'payment',
    bookedOn: body.booking_date ?? malaysiaDay(context.now()),
    amountSen: -amountSen,
    endToEndId: body.reference ?? '',
    counterparty: { name: body.payee_name, accountNo: '', bic: '' },
    text: body.reference ?? '',
    returnReason: '',
  } as const;
  context.operatingBook.book([entry]);
  return { reference: entry.reference, booked_on: entry.bookedOn, amount: formatRinggit(amountSen) };
}
