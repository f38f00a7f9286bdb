import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../lib/http.ts';
import { malaysiaDay } from '../lib/malaysia-time.ts';
import { formatRinggit, parseRinggit } from '../lib/ringgit.ts';
import { isKnownBank } from './banks.ts';
import type { BankContext } from './context.ts';
import { bookIncoming } from './incoming.ts';
import { returnPayment } from './return-payment.ts';
import type { BankSettings } from './settings.ts';

const accountNumbers = { type: 'array', items: { type: 'string' } };
const day = { type: 'string', format: 'date' };

const settingsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    answers: { enum: ['normal', 'none', 'delayed', 'false', 'repeated'] },
    delay_ms: { type: 'integer', minimum: 0, maximum: 600_000 },
    reject_accounts: accountNumbers,
    return_accounts: accountNumbers,
    check_funds: { type: 'boolean' },
    tell_payers: { type: 'boolean' },
    booking_date: { anyOf: [day, { type: 'null' }] },
    states: { type: 'boolean' },
    statement_format: { enum: ['camt053', 'mt940'] },
  },
};

const accountSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['bic', 'account_no', 'holder_name'],
  properties: {
    bic: { type: 'string' },
    account_no: { type: 'string', pattern: '^\\d{6,17}$' },
    holder_name: { type: 'string', maxLength: 140 },
  },
};

const depositSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['amount', 'payer_name'],
  properties: {
    amount: { type: 'string' },
    payer_name: { type: 'string', maxLength: 140 },
    account_no: { type: 'string' },
    bic: { type: 'string' },
    reference: { type: 'string', maxLength: 35 },
    booking_date: day,
  },
};

const returnSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['end_to_end_id'],
  properties: {
    end_to_end_id: { type: 'string', maxLength: 35 },
    reason: { type: 'string', pattern: '^[A-Z]{2}\\d{2}$' },
    booking_date: day,
  },
};

interface ReturnBody {
  readonly end_to_end_id: string;
  readonly reason?: string;
  readonly booking_date?: string;
}

interface AccountBody {
  readonly bic: string;
  readonly account_no: string;
  readonly holder_name: string;
}

interface DepositBody {
  readonly amount: string;
  readonly payer_name: string;
  readonly account_no?: string;
  readonly bic?: string;
  readonly reference?: string;
  readonly booking_date?: string;
}

function deposit(context: BankContext, body: DepositBody): object {
  const amountSen = parseRinggit(body.amount);
  if (amountSen === null || amountSen === 0n) {
    throw new HttpError(422, `amount is "${body.amount}"; write ringgit such as "250.00".`);
  }
  const entry = bookIncoming(context, {
    reference: `T${randomUUID().replaceAll('-', '').slice(0, 15).toUpperCase()}`,
    kind: 'transfer_in',
    amountSen,
    endToEndId: body.reference ?? '',
    payerName: body.payer_name,
    payerAccountNo: body.account_no ?? '',
    payerBic: body.bic ?? '',
    text: body.reference ?? '',
    at: context.now(),
    bookedOn: body.booking_date ?? null,
  });
  return { reference: entry.reference, booked_on: entry.bookedOn, amount: formatRinggit(amountSen) };
}

/** Controls for tests and demo data: closed and returning accounts, known holders, transfers from outside,
 * payments that come back days later. */
export function bankControlRoutes(server: FastifyInstance, context: BankContext): void {
  server.get('/control/bank', () => ({
    ...context.controls.settings,
    balance: formatRinggit(context.book.balanceSen),
    accounts: context.book.accounts().map(({ bic, accountNo, holderName }) => ({
      bic,
      account_no: accountNo,
      holder_name: holderName,
    })),
  }));

  server.post<{ Body: Partial<BankSettings> }>(
    '/control/bank',
    { schema: { body: settingsSchema } },
    (request) => context.controls.change(request.body),
  );

  server.post<{ Body: AccountBody }>(
    '/control/bank/account',
    { schema: { body: accountSchema } },
    (request) => {
      const { bic, account_no: accountNo, holder_name: holderName } = request.body;
      if (!isKnownBank(bic)) throw new HttpError(422, `No bank has the BIC ${bic}.`);
      context.book.register({ bic, accountNo, holderName });
      return { bic, account_no: accountNo, holder_name: holderName };
    },
  );

  server.post<{ Body: DepositBody }>(
    '/control/bank/deposit',
    { schema: { body: depositSchema } },
    (request) => deposit(context, request.body),
  );

  server.post<{ Body: ReturnBody }>('/control/bank/return', { schema: { body: returnSchema } }, (request) => {
    const { end_to_end_id: endToEndId, reason = 'AC04', booking_date: bookedOn } = request.body;
    const entry = returnPayment(context, endToEndId, reason, bookedOn ?? malaysiaDay(context.now()));
    if (entry === null) throw new HttpError(404, `No payment ${endToEndId} left the account.`);
    return { reference: entry.reference, booked_on: entry.bookedOn, amount: formatRinggit(entry.amountSen) };
  });
}
