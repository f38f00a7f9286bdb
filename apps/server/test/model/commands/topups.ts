import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { call } from '../../builders/http.ts';
import { dated } from '../../builders/operators.ts';
import { confirmationOf, openedPayment, postConfirmation } from '../../builders/payments.ts';
import { ringgitText } from '../arithmetic.ts';
import { type Model, pick, type TopupModel } from '../state.ts';
import { type Command, step } from '../step.ts';
import { ACCEPTED, demandOutcome, investorOf, outcomeOf, type World } from '../world.ts';

const MINIMUM_SEN = 20_000n;
const MAXIMUM_SEN = 3_000_000n;
const BANK = { channel: 'b2c', bank_id: 'MB2U0227' };

/** Opens a top-up and goes to the bank with it. */
export const startTopup: fc.Arbitrary<Command> = fc
  .record({
    who: fc.nat(),
    amountSen: fc.oneof(
      { weight: 8, arbitrary: fc.bigInt({ min: MINIMUM_SEN, max: MAXIMUM_SEN }) },
      { weight: 2, arbitrary: fc.constantFrom(MINIMUM_SEN - 1n, MAXIMUM_SEN, MAXIMUM_SEN + 1n) },
    ),
  })
  .map(({ who, amountSen }) =>
    step({
      name: `startTopup(investor ${who}, ${amountSen} sen)`,
      async perform(world, model) {
        const investor = pick(model.investors, who);
        const headers = { ...dated(investorOf(world, investor).headers, model.today) };
        const answer = await call(world.app, 'investorTopup', {
          headers: { ...headers, 'idempotency-key': randomUUID() },
          body: { amount: ringgitText(amountSen), payment_type: 'fpx' },
        });
        const isInside = amountSen >= MINIMUM_SEN && amountSen <= MAXIMUM_SEN;
        const allowed = isInside ? ACCEPTED : 'validation_failed';
        const predicted = investor.isFrozen ? 'account_restricted' : allowed;
        demandOutcome('a top-up', outcomeOf(answer), predicted);
        if (predicted === ACCEPTED) {
          const { refNumber, token } = openedPayment(answer.body);
          const topup: TopupModel = {
            ...{ investor, amountSen, refNumber, token, orders: [] },
            ...{ payment: 'created', isContradicted: false },
          };
          await goToBank(world, topup, ACCEPTED);
          model.topups.push(topup);
        }
      },
    }),
  );

async function goToBank(world: World, topup: TopupModel, predicted: string): Promise<void> {
  const answer = await call(world.app, 'paymentStart', { params: { token: topup.token }, body: BANK });
  demandOutcome('the start of a payment', outcomeOf(answer), predicted);
  if (predicted === ACCEPTED) {
    topup.orders.push({ form: answer.body.fields, state: 'sent' });
    topup.payment = 'created';
  }
}

/** Goes to the bank once more: another order of the same payment, while that is undecided or has failed. */
export const retryTopup: fc.Arbitrary<Command> = fc.nat().map((which) =>
  step({
    name: `retryTopup(${which})`,
    can: (model) => model.topups.length > 0,
    async perform(world, model) {
      const topup = pick(model.topups, which);
      const isPayable = topup.payment === 'created' || topup.payment === 'failed';
      await goToBank(world, topup, isPayable && topup.orders.length < 20 ? ACCEPTED : 'payment_closed');
    },
  }),
);

const answers = ['approved', 'failed', 'pending', 'other_amount', 'other_payer', 'other_currency'] as const;
type BankAnswer = (typeof answers)[number];

/** What the exchange signs for each answer. */
function messageOf(answer: BankAnswer, amountSen: bigint) {
  switch (answer) {
    case 'failed':
      return { debitAuthCode: '51' };
    case 'pending':
      return { debitAuthCode: '09' };
    case 'other_amount':
      return { txnAmount: ringgitText(amountSen + 100n) };
    case 'other_payer':
      return { buyerName: 'TAN KAH KEE' };
    case 'other_currency':
      return { txnCurrency: 'SGD' };
    default:
      return {};
  }
}

/** The bank answers about any order, also about a decided one, in any order, on either road and more than once. */
export const answerTopup: fc.Arbitrary<Command> = fc
  .record({
    which: fc.nat(),
    order: fc.nat(),
    answer: fc.oneof(
      { weight: 6, arbitrary: fc.constant<BankAnswer>('approved') },
      { weight: 4, arbitrary: fc.constantFrom(...answers) },
    ),
    road: fc.constantFrom<('direct' | 'indirect')[]>('direct', 'indirect'),
    times: fc.integer({ min: 1, max: 2 }),
  })
  .map(({ which, order: at, answer, road, times }) =>
    step({
      name: `answerTopup(${which}, order ${at}, ${answer}, ${road}, ${times} times)`,
      can: (model) => model.topups.length > 0,
      async perform(world, model) {
        const recent = which % 3 === 0 ? model.topups : model.topups.slice(-2);
        const topup = pick(recent, which);
        const order = pick(topup.orders, at);
        const message = confirmationOf(order.form, messageOf(answer, topup.amountSen));
        for (let sent = 0; sent < times; sent += 1) {
          const { status } = await postConfirmation(world.app, road, message);
          demandOutcome('a confirmation', String(status), road === 'direct' ? '200' : '303');
          apply(model, topup, { order, answer });
        }
      },
    }),
  );

interface Answered {
  readonly order: TopupModel['orders'][number];
  readonly answer: BankAnswer;
}

/** Money is received once per order; it is credited once per top-up, in the owner's name and where nothing contradicts. */
function apply(model: Model, topup: TopupModel, { order, answer }: Answered): void {
  if (order.state === 'succeeded') {
    return;
  }
  const isCurrent = order === topup.orders.at(-1) && topup.payment !== 'succeeded';
  if (answer === 'other_currency') {
    topup.isContradicted = true;
  } else if (answer === 'pending') {
    if (order.state === 'sent') {
      order.state = 'pending';
      topup.payment = isCurrent ? 'pending' : topup.payment;
    }
  } else if (answer === 'failed') {
    if (order.state !== 'failed') {
      order.state = 'failed';
      topup.payment = isCurrent ? 'failed' : topup.payment;
    }
  } else {
    receive(model, topup, { order, answer });
  }
}

function receive(model: Model, topup: TopupModel, { order, answer }: Answered): void {
  const amountSen = answer === 'other_amount' ? topup.amountSen + 100n : topup.amountSen;
  const isCredited = topup.payment !== 'succeeded' && !topup.isContradicted && answer === 'approved';
  model.platform.trust_bank += amountSen;
  if (isCredited) {
    topup.investor.cashSen += amountSen;
    topup.investor.hasToppedUp = true;
  } else {
    model.platform.receipts_clearing += amountSen;
  }
  order.state = 'succeeded';
  topup.payment = 'succeeded';
}
