import fc from 'fast-check';
import { keyed } from '../../builders/financing.ts';
import { call } from '../../builders/http.ts';
import { least, ringgitText, SUBSCRIPTION } from '../arithmetic.ts';
import { plusDays } from '../days.ts';
import { type InvestorModel, type Model, type NoteModel, pick } from '../state.ts';
import { type Command, step } from '../step.ts';
import { ACCEPTED, demandOutcome, investorOf, outcomeOf } from '../world.ts';

const { leastSen, stepSen, limitSen } = SUBSCRIPTION;
const ISSUE_DAYS = 7;

interface Subscribing {
  readonly who: number;
  readonly which: number;
  readonly amountSen: bigint;
  readonly fills: boolean;
  readonly acknowledges: boolean;
  readonly isRepeated: boolean;
}

/** Subscribes, with the same key once more where it is repeated: one answer, one subscription. */
export const subscribe: fc.Arbitrary<Command> = fc
  .record({
    ...{ who: fc.nat(), which: fc.nat() },
    amountSen: fc.oneof(
      { weight: 8, arbitrary: fc.bigInt({ min: 50n, max: 900n }).map((steps) => steps * stepSen) },
      { weight: 2, arbitrary: fc.constantFrom(4_000n, 5_000n, 5_001n, 1_000_000n, 3_000_000n) },
    ),
    fills: fc.boolean(),
    acknowledges: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, fc.constant(false)),
    isRepeated: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true)),
  })
  .map((one) =>
    step({
      name: `subscribe(investor ${one.who}, note ${one.which}, ${one.amountSen} sen, fills ${one.fills}, acknowledges ${one.acknowledges}, repeated ${one.isRepeated})`,
      can: (model) => model.notes.length > 0,
      async perform(world, model) {
        const investor = pick(model.investors, one.who);
        const note = pickRecent(model, one.which);
        const predicted = outcomeFor(model, investor, note, one);
        const sending = {
          headers: keyed(investorOf(world, investor).headers, model.today),
          body: {
            ...{ note_id: note.id, amount: ringgitText(one.amountSen), agree_wakalah: 1 },
            ...{ fill_remaining: one.fills ? 1 : 0, acknowledge_limit: one.acknowledges ? 1 : 0 },
          },
        };
        const answer = await call(world.app, 'investorInvestment', sending);
        demandOutcome('a subscription', outcomeOf(answer), predicted);
        if (predicted === ACCEPTED) {
          const amountSen = one.fills ? least(one.amountSen, leftOf(note)) : one.amountSen;
          book(model, { investor, note, amountSen, id: String(answer.body.subscription.id) });
          if (one.isRepeated) {
            demandOutcome(
              'it again',
              outcomeOf(await call(world.app, 'investorInvestment', sending)),
              ACCEPTED,
            );
          }
        }
      },
    }),
  );

/** Campaigns are short, so that most commands are about one that takes money. */
function pickRecent(model: Readonly<Model>, which: number): NoteModel {
  const open = model.notes.filter(
    (one) => one.state === 'listed' && one.pausedOn === null && one.listedOn < model.today,
  );
  return pick(which % 5 > 0 && open.length > 0 ? open : model.notes.slice(-4), which);
}

const leftOf = (note: NoteModel) => note.targetSen - note.raisedSen;

function outcomeFor(model: Model, investor: InvestorModel, note: NoteModel, one: Subscribing): string {
  if (investor.isFrozen) {
    return 'account_restricted';
  }
  const leftSen = leftOf(note);
  if (note.state !== 'listed') {
    return note.state === 'funded' ? 'note_full' : 'note_closed';
  }
  if (model.today > note.closesOn) {
    return 'note_closed';
  }
  if (note.pausedOn !== null) {
    return 'note_paused';
  }
  // Investors of the basic plan enter two hours after the listing.
  if (model.today === note.listedOn) {
    return 'note_not_open';
  }
  const takesRest = one.amountSen === leftSen || (one.fills && one.amountSen > leftSen);
  const isTooMuch = one.amountSen > leftSen && !one.fills;
  const isTooLittle = one.amountSen < leastSen && !(takesRest && leftSen < leastSen);
  if (isTooMuch || isTooLittle || (!takesRest && one.amountSen % stepSen !== 0n)) {
    return 'validation_failed';
  }
  const allocatedSen = least(one.amountSen, leftSen);
  if (allocatedSen > investor.cashSen) {
    return 'insufficient_balance';
  }
  const investedSen = investor.waitingSen + investor.outstandingSen + allocatedSen;
  return investedSen > limitSen && !one.acknowledges ? 'limit_acknowledgement_required' : ACCEPTED;
}

interface Booked {
  readonly id: string;
  readonly investor: InvestorModel;
  readonly note: NoteModel;
  readonly amountSen: bigint;
}

/** Cash becomes a subscription that waits. */
export function book(model: Model, { id, investor, note, amountSen }: Booked): void {
  investor.cashSen -= amountSen;
  investor.waitingSen += amountSen;
  note.raisedSen += amountSen;
  model.platform.note_escrow += amountSen;
  model.subscriptions.push({ id, investor, note, amountSen, on: model.today, state: 'active' });
  if (leftOf(note) === 0n) {
    note.state = 'funded';
    note.issueBy = plusDays(model.today, ISSUE_DAYS);
  }
}

/** Takes a subscription back; now and then it is somebody else's. */
export const cancelSubscription: fc.Arbitrary<Command> = fc
  .record({
    which: fc.nat(),
    byOther: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true)),
  })
  .map(({ which, byOther }) =>
    step({
      name: `cancelSubscription(${which}, by another ${byOther})`,
      can: (model) => model.subscriptions.length > 0,
      async perform(world, model) {
        const recent = which % 3 === 0 ? model.subscriptions : model.subscriptions.slice(-3);
        const subscription = pick(recent, which);
        const { investor, note } = subscription;
        const others = model.investors.filter((one) => one !== investor);
        const who = byOther ? pick(others, which) : investor;
        const answer = await call(world.app, 'investorCancelInvestment', {
          headers: keyed(investorOf(world, who).headers, model.today),
          params: { id: subscription.id },
        });
        const isOpen = subscription.state === 'active' && note.state === 'listed';
        const inWindow = isOpen && (note.pausedOn !== null || subscription.on === model.today);
        const own = inWindow ? withinLimit(model, investor, note) : 'cancel_window_over';
        const predicted = byOther ? 'not_found' : own;
        demandOutcome('a cancellation', outcomeOf(answer), predicted);
        if (predicted === ACCEPTED) {
          giveBack(model, subscription, note.pausedOn === null ? 'cancelled' : 'returned');
        }
      },
    }),
  );

function withinLimit(model: Model, investor: InvestorModel, note: NoteModel): string {
  const since = plusDays(model.today, -30);
  const counted = investor.cancelledOn.filter((day) => day > since);
  return note.pausedOn === null && counted.length >= 3 ? 'cancel_limit' : ACCEPTED;
}

/** The money of a subscription goes back to its investor. */
function giveBack(
  model: Model,
  subscription: Model['subscriptions'][number],
  state: 'cancelled' | 'returned',
): void {
  const { investor, note, amountSen } = subscription;
  subscription.state = state;
  investor.cashSen += amountSen;
  investor.waitingSen -= amountSen;
  note.raisedSen -= amountSen;
  model.platform.note_escrow -= amountSen;
  if (state === 'cancelled') {
    investor.cancelledOn.push(model.today);
  }
}

/** All subscriptions of a note that will not be issued go back. */
export function giveBackAll(model: Model, note: NoteModel): void {
  for (const one of model.subscriptions.filter((some) => some.note === note && some.state === 'active')) {
    giveBack(model, one, 'returned');
  }
}
