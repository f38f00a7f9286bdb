import fc from 'fast-check';
import { call } from '../../builders/http.ts';
import { dated, operatorPair } from '../../builders/operators.ts';
import { sum } from '../arithmetic.ts';
import { plusDays } from '../days.ts';
import { pick } from '../state.ts';
import { type Command, step } from '../step.ts';
import { ACCEPTED, decide, demandOutcome, outcomeOf, registerInvestor } from '../world.ts';

const MOST_INVESTORS = 6;

/** Somebody registers, applies and is approved. */
export const register: fc.Arbitrary<Command> = fc.boolean().map((isNonResident) =>
  step({
    name: `register(${isNonResident ? 'taxed abroad' : 'resident'})`,
    can: (model) => model.investors.length < MOST_INVESTORS,
    async perform(world, model) {
      await registerInvestor(world, model, isNonResident);
    },
  }),
);

/** Compliance freezes the money of an investor, or two of it set it free. */
export const changeFreeze: fc.Arbitrary<Command> = fc
  .record({ who: fc.nat(), freezes: fc.constantFrom(true, false, false) })
  .map(({ who, freezes }) =>
    step({
      name: `${freezes ? 'freeze' : 'unfreeze'}(investor ${who})`,
      async perform(world, model) {
        const frozen = model.investors.filter((one) => one.isFrozen);
        const investor = pick(!freezes && frozen.length > 0 ? frozen : model.investors, who);
        const predicted = investor.isFrozen === freezes ? 'wrong_state' : ACCEPTED;
        const { maker } = await operatorPair(world.app);
        const outcome = freezes
          ? outcomeOf(
              await call(world.app, 'operatorRestrictMoney', {
                headers: dated(maker.headers, model.today),
                params: { id: investor.userId },
                body: { level: 'frozen', reason: 'Named in a report' },
              }),
            )
          : await decide(world, model, {
              ...{ kind: 'money_restriction', subjectId: investor.userId, after: { level: 'none' } },
            });
        demandOutcome(freezes ? 'a freeze' : 'its end', outcome, predicted);
        investor.isFrozen = predicted === ACCEPTED ? freezes : investor.isFrozen;
      },
    }),
  );

/** Two operators change the service fee from today on; one value per day. */
export const changeServiceFee: fc.Arbitrary<Command> = fc.integer({ min: 0, max: 3_000 }).map((bps) =>
  step({
    name: `changeServiceFee(${bps} bps)`,
    async perform(world, model) {
      const after = { key: 'service_fee_bps', value: bps, effective_from: model.today };
      const outcome = await decide(world, model, { kind: 'setting_change', subjectId: null, after });
      const isTaken = model.feeRates.some((one) => one.from === model.today);
      demandOutcome('another service fee', outcome, isTaken ? 'validation_failed' : ACCEPTED);
      if (!isTaken) {
        model.feeRates.push({ from: model.today, bps: BigInt(bps) });
      }
    },
  }),
);

/** Two operators let the fees up to a day leave the trust account; a batch pays them like any payout. */
export const sweepFees: fc.Arbitrary<Command> = fc.integer({ min: 0, max: 5 }).map((daysAgo) =>
  step({
    name: `sweepFees(through ${daysAgo} days ago)`,
    async perform(world, model) {
      const through = plusDays(model.today, -daysAgo);
      // What has left the account since cannot be swept any more.
      const isCovered = (one: { on: string; amountSen: bigint }) => one.on <= through || one.amountSen < 0n;
      const covered = model.unswept.filter(isCovered);
      const isOver = through < model.today && (model.sweptThrough === null || model.sweptThrough < through);
      const amountSen = sum(covered.map((one) => one.amountSen));
      const isPossible = isOver && amountSen > 0n;
      const after = { through };
      const outcome = await decide(world, model, { kind: 'treasury_sweep', subjectId: null, after });
      demandOutcome('a sweep', outcome, isPossible ? ACCEPTED : 'validation_failed');
      if (isPossible) {
        model.sweptThrough = through;
        model.unswept.splice(0, model.unswept.length, ...model.unswept.filter((one) => !isCovered(one)));
        model.queuePayout({ purpose: 'sweep', amountSen, investor: null });
      }
    },
  }),
);
