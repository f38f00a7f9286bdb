import { randomUUID } from 'node:crypto';
import { type Day, day } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import fc from 'fast-check';
import { writeCamt053 } from '../../../src/gateways/payout/iso20022/testing/statement.ts';
import type { StatementLine } from '../../../src/gateways/payout/port.ts';
import { systemActor } from '../../../src/platform/context.ts';
import { quiet } from '../../bank.ts';
import { keyed } from '../../builders/financing.ts';
import { call } from '../../builders/http.ts';
import { stepUpCode } from '../../builders/identity.ts';
import { workOn } from '../../builders/treasury.ts';
import { ringgitText } from '../arithmetic.ts';
import { type InvestorModel, type Model, type PayoutModel, pick } from '../state.ts';
import { type Command, step } from '../step.ts';
import {
  ACCEPTED,
  decide,
  demandOutcome,
  investorOf,
  outcomeOf,
  TRUST_ACCOUNT,
  type World,
} from '../world.ts';

const MINIMUM_SEN = 1_000n;

/** An investor withdraws a part of the cash, all of it, too much or too little. */
export const withdraw: fc.Arbitrary<Command> = fc
  .record({ who: fc.nat(), percent: fc.constantFrom(0n, 10n, 33n, 50n, 100n, 101n) })
  .map(({ who, percent }) =>
    step({
      name: `withdraw(investor ${who}, ${percent} %)`,
      async perform(world, model) {
        const investor = pick(model.investors, who);
        const person = investorOf(world, investor);
        const partSen = (investor.cashSen * percent) / 100n;
        const amountSen = percent > 100n ? partSen + 1n : partSen;
        const predicted = outcomeFor(investor, amountSen);
        const answer = await call(world.app, 'investorWithdraw', {
          headers: keyed(person.headers, model.today),
          body: {
            amount: ringgitText(amountSen),
            otp_code: predicted === ACCEPTED ? await stepUpCode(world.app, person) : '000000',
          },
        });
        demandOutcome(`a withdrawal of ${amountSen} sen`, outcomeOf(answer), predicted);
        if (predicted === ACCEPTED) {
          investor.cashSen -= amountSen;
          model.platform.withdrawals_in_transit += amountSen;
          model.queuePayout({ purpose: 'withdrawal', amountSen, investor });
        }
      },
    }),
  );

function outcomeFor(investor: InvestorModel, amountSen: bigint): string {
  if (investor.isFrozen) {
    return 'account_restricted';
  }
  if (amountSen > investor.cashSen) {
    return 'insufficient_balance';
  }
  const isEnough = amountSen > 0n && (amountSen >= MINIMUM_SEN || amountSen === investor.cashSen);
  return isEnough ? ACCEPTED : 'below_minimum';
}

/** Two operators release all payouts that wait, or one of them; the bank pays, or rejects the file. */
export const releasePayouts: fc.Arbitrary<Command> = fc
  .record({
    which: fc.nat(),
    all: fc.boolean(),
    isRejected: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
  })
  .map(({ which, all, isRejected }) =>
    step({
      name: `releasePayouts(${all ? 'all' : which}, rejected by the bank ${isRejected})`,
      can: (model) => model.payouts.some((one) => one.state === 'queued'),
      async perform(world, model) {
        await identify(world, model);
        const queued = model.payouts.filter((one) => one.state === 'queued');
        const chosen = all ? queued : [pick(queued, which)];
        const ids = chosen.map((one) => String(one.id));
        const isFrozen = chosen.some((one) => one.investor?.isFrozen === true);
        const outcome = await decide(world, model, {
          ...{ kind: 'payout_batch', subjectId: ids[0] ?? null, after: { payout_ids: ids } },
        });
        demandOutcome('a batch of payouts', outcome, isFrozen ? 'validation_failed' : ACCEPTED);
        if (!isFrozen) {
          // What a rejected sweep covers is a matter of its own.
          const isSweep = chosen.some((one) => one.purpose === 'sweep');
          await atBank(world, model, chosen, isRejected && !isSweep);
        }
      },
    }),
  );

/** The payouts that the product queued are those of the model: as many, of the same purposes and amounts. */
async function identify({ app }: World, model: Model): Promise<void> {
  const shown = await app.database.reader.db
    .selectFrom('payouts')
    .select(['id', 'purpose', 'amount_sen', 'user_id', 'end_to_end_id'])
    .where('state', '=', 'queued')
    .execute();
  const known = new Set(model.payouts.map((one) => one.id));
  const open = shown.filter((one) => !known.has(one.id));
  for (const payout of model.payouts.filter((one) => one.state === 'queued' && one.id === null)) {
    const at = open.findIndex(
      (one) =>
        one.purpose === payout.purpose &&
        one.amount_sen === payout.amountSen &&
        (payout.investor === null || one.user_id === payout.investor.userId),
    );
    const [found] = at < 0 ? [] : open.splice(at, 1);
    if (found === undefined) {
      throw new Error(`no ${payout.purpose} of ${payout.amountSen} sen waits to be paid`);
    }
    Object.assign(payout, { id: found.id, endToEndId: found.end_to_end_id });
  }
  if (open.length > 0) {
    throw new Error(
      `a ${open[0]?.purpose} of ${open[0]?.amount_sen} sen waits to be paid that nobody queued`,
    );
  }
}

/** The file of a batch goes to the bank, and the statement shows what became of it. */
async function atBank(
  world: World,
  model: Model,
  payouts: readonly PayoutModel[],
  isRejected: boolean,
): Promise<void> {
  const { app, bank } = world;
  const { batch_id: batchId } = await app.database.reader.db
    .selectFrom('payouts')
    .select('batch_id')
    .where('id', '=', String(payouts[0]?.id))
    .executeTakeFirstOrThrow();
  const scope = { ...workOn(day(model.today)), actor: systemActor };
  const lines = payouts.map((one) => lineOf(model, one, {}));
  bank.respond((request) => {
    const isStatement = request.path.startsWith('/bank/statement');
    return isStatement ? { body: statement(model, lines) } : { status: isRejected ? 422 : 202, body: '' };
  });
  await app.jobs.submit_batch?.({ batch_id: String(batchId) }, scope);
  await app.jobs.import_statement?.({ batch_id: String(batchId) }, scope);
  quiet(bank);
  for (const payout of payouts) {
    payout.batchId = batchId;
    if (isRejected) {
      takeBack(model, payout);
    } else {
      payOut(model, payout);
    }
  }
}

/** Where the money of a payout waits; fees leave their account when they are released. */
function transitOf({ purpose }: PayoutModel) {
  const transit = {
    withdrawal: 'withdrawals_in_transit',
    disbursement: 'disbursements_in_transit',
    excess: 'receipts_clearing',
    sweep: 'fee_income',
  } as const;
  return transit[purpose];
}

function payOut(model: Model, payout: PayoutModel): void {
  payout.state = 'paid';
  model.platform[transitOf(payout)] -= payout.amountSen;
  model.platform.trust_bank -= payout.amountSen;
}

/** A withdrawal goes back to its investor; what an issuer is owed goes out again. */
function takeBack(model: Model, payout: PayoutModel): void {
  if (payout.state === 'paid') {
    model.platform[transitOf(payout)] += payout.amountSen;
    model.platform.trust_bank += payout.amountSen;
  }
  payout.state = 'returned';
  if (payout.investor === null) {
    model.queuePayout(payout);
  } else {
    model.platform[transitOf(payout)] -= payout.amountSen;
    payout.investor.cashSen += payout.amountSen;
  }
}

function lineOf(model: Model, payout: PayoutModel, over: Partial<StatementLine>): StatementLine {
  return {
    ...{ lineNo: 1, amountSen: sen(payout.amountSen), direction: 'debit', bookedOn: day(model.today) },
    ...{ endToEndId: payout.endToEndId, bankReference: randomUUID() },
    counterparty: { name: 'Somebody', accountNo: '114012345678', bic: 'MBBEMYKL' },
    ...{ description: 'Payout', returned: false, returnReason: null },
    ...over,
  };
}

const OPENING_SEN = 1_000_000_000n;

function statement(model: Model, lines: readonly StatementLine[]): string {
  const on: Day = day(model.today);
  const moved = lines.reduce(
    (total, one) => total + (one.direction === 'credit' ? one.amountSen : -one.amountSen),
    0n,
  );
  return writeCamt053([
    {
      ...{ statementId: randomUUID().slice(0, 30), accountNo: TRUST_ACCOUNT, currency: 'MYR' },
      ...{ fromOn: on, toOn: on, openingSen: sen(OPENING_SEN), closingSen: sen(OPENING_SEN + moved) },
      lines: lines.map((one, index) => ({ ...one, lineNo: index + 1 })),
    },
  ]);
}

const isReturnable = (one: PayoutModel) => one.state === 'paid' && one.purpose !== 'sweep';

/** The bank takes back what it paid some time ago, and its statement says so once or twice. */
export const returnPayout: fc.Arbitrary<Command> = fc
  .record({ which: fc.nat(), times: fc.integer({ min: 1, max: 2 }) })
  .map(({ which, times }) =>
    step({
      name: `returnPayout(${which}, said ${times} times)`,
      can: (model) => model.payouts.some(isReturnable),
      async perform(world, model) {
        const payout = pick(model.payouts.filter(isReturnable), which);
        const back = { direction: 'credit', returned: true, returnReason: 'AC04' } as const;
        const line = lineOf(model, payout, back);
        world.bank.respond(() => ({ body: statement(model, [line]) }));
        for (let said = 0; said < times; said += 1) {
          const scope = workOn(day(model.today));
          await world.app.jobs.import_statement?.({ batch_id: String(payout.batchId) }, scope);
        }
        quiet(world.bank);
        takeBack(model, payout);
      },
    }),
  );
