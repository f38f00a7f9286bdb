import fc from 'fast-check';
import { keyed } from '../../builders/financing.ts';
import { call } from '../../builders/http.ts';
import { runJobs } from '../../builders/jobs.ts';
import { confirmationOf, openedPayment, postConfirmation, startAtBank } from '../../builders/payments.ts';
import { most, ringgitText } from '../arithmetic.ts';
import { bookReceipt, debtOf, returnExcess } from '../debt.ts';
import { distribute } from '../distribution.ts';
import { earlyPayable, settleEarly } from '../early.ts';
import { type Model, type NoteModel, pick } from '../state.ts';
import { type Command, step } from '../step.ts';
import { ACCEPTED, demandOutcome, issuerOf, outcomeOf, type World } from '../world.ts';

/** No bank carries less than RM 1.00; a company's account carries RM 2.00 to RM 1,000,000.00. */
const LEAST_SEN = 100n;
const bankFor = (amountSen: bigint) =>
  amountSen < 200n
    ? ({ channel: 'b2c', bankId: 'MB2U0227' } as const)
    : ({ channel: 'b2b1', bankId: 'MBB0228' } as const);

const extents = ['due', 'part', 'all', 'ahead', 'early', 'too_much', 'too_little'] as const;
type Extent = (typeof extents)[number];

interface Paying {
  readonly which: number;
  readonly extent: Extent;
  readonly percent: bigint;
  readonly times: number;
}

/** An issuer pays on a note: what is due, a part, everything, ahead, too much or too little; the bank says so once or twice. */
export const repay: fc.Arbitrary<Command> = fc
  .record({
    which: fc.nat(),
    extent: fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom<Extent>('due', 'due', 'part', 'all', 'ahead', 'early') },
      { weight: 1, arbitrary: fc.constantFrom<Extent>('too_much', 'too_little') },
    ),
    percent: fc.bigInt({ min: 1n, max: 99n }),
    times: fc.integer({ min: 1, max: 2 }),
  })
  .map((one) =>
    step({
      name: `repay(note ${one.which}, ${one.extent}, ${one.percent} %, confirmed ${one.times} times)`,
      can: ({ notes }) => notes.some(isRunning) || (notes.length > 0 && one.which % 8 === 0),
      perform: (world, model) => pay(world, model, pickRunning(model, one.which), one),
    }),
  );

const isRunning = ({ state }: NoteModel) => state === 'issued' || state === 'defaulted';

/** Every third note is hardly ever paid on, so that some fall into default. */
function pickRunning(model: Model, which: number): NoteModel {
  const running = model.notes.filter((note, index) => index % 3 > 0 && isRunning(note));
  return pick(running.length > 0 && which % 8 > 0 ? running : model.notes, which);
}

function amountOf(model: Model, note: NoteModel, { extent, percent }: Paying): bigint {
  const { payableSen, outstandingSen } = debtOf(note, model.today);
  switch (extent) {
    case 'part':
      return (payableSen * percent) / 100n;
    case 'ahead':
      return (outstandingSen * percent) / 100n;
    case 'all':
      return outstandingSen;
    case 'early':
      return most(earlyPayable(note, model.today) ?? 0n, LEAST_SEN);
    case 'too_much':
      return most(outstandingSen, LEAST_SEN) + 1n;
    case 'too_little':
      return LEAST_SEN - 1n;
    default:
      return most(payableSen, LEAST_SEN);
  }
}

function outcomeFor(model: Model, note: NoteModel, extent: Extent, amountSen: bigint): string {
  const { payableSen, outstandingSen } = debtOf(note, model.today);
  if (extent === 'early') {
    return earlyOutcome(model, note);
  }
  if (outstandingSen === 0n || (extent === 'due' && payableSen === 0n)) {
    return 'nothing_due';
  }
  const isCarried = amountSen >= LEAST_SEN && amountSen <= most(outstandingSen, LEAST_SEN);
  return extent === 'due' || isCarried ? ACCEPTED : 'validation_failed';
}

function earlyOutcome(model: Model, note: NoteModel): string {
  if (note.state !== 'issued') {
    return note.state === 'defaulted' ? 'wrong_state' : 'nothing_due';
  }
  return earlyPayable(note, model.today) === null ? 'nothing_due' : ACCEPTED;
}

async function pay(world: World, model: Model, note: NoteModel, one: Paying): Promise<void> {
  const amountSen = amountOf(model, note, one);
  const predicted = outcomeFor(model, note, one.extent, amountSen);
  const isChosen = one.extent !== 'due' && one.extent !== 'early';
  const chosen = isChosen ? { kind: 'other', amount: ringgitText(amountSen) } : { kind: one.extent };
  const answer = await call(world.app, 'notePay', {
    headers: keyed(issuerOf(world, note.issuer).headers, model.today),
    body: { note_id: note.id, ...chosen, confirm_excess: 1 },
  });
  demandOutcome(`a payment of ${amountSen} sen`, outcomeOf(answer), predicted);
  if (predicted !== ACCEPTED) {
    return;
  }
  const form = await startAtBank(world.app, openedPayment(answer.body).token, bankFor(amountSen));
  for (let sent = 0; sent < one.times; sent += 1) {
    const { status } = await postConfirmation(world.app, 'direct', confirmationOf(form));
    demandOutcome('the confirmation of a payment', String(status), '200');
  }
  await runJobs(world.app, ['distribute_repayments', 'return_excess']);
  if (one.extent === 'early') {
    takeIn(model, amountSen);
    settleEarly(model, note, amountSen);
  } else {
    receive(model, note, amountSen);
  }
  await distribute(world, model);
  returnExcess(model);
}

function takeIn(model: Model, amountSen: bigint): void {
  model.platform.trust_bank += amountSen;
  model.platform.receipts_clearing += amountSen;
}

/** Money on a note that came into the trust account. */
export function receive(model: Model, note: NoteModel, amountSen: bigint): void {
  takeIn(model, amountSen);
  bookReceipt(model, note, amountSen);
}
