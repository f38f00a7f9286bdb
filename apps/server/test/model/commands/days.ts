import fc from 'fast-check';
import { runDay } from '../../builders/financing.ts';
import { runJobs } from '../../builders/jobs.ts';
import { plusDays } from '../days.ts';
import { applyExcess, assessLateness, claimGuarantee, returnExcess } from '../debt.ts';
import { distribute } from '../distribution.ts';
import type { Model, NoteModel } from '../state.ts';
import { type Command, step } from '../step.ts';
import type { World } from '../world.ts';
import { giveBackAll } from './subscriptions.ts';

const SMALLER_AMOUNT_DAYS = 3;

/** Works off the end of today and of the days after it, and goes on to the next one. */
export const passDays: fc.Arbitrary<Command> = fc
  .oneof(
    { weight: 6, arbitrary: fc.constant(1) },
    { weight: 2, arbitrary: fc.integer({ min: 2, max: 6 }) },
    { weight: 3, arbitrary: fc.integer({ min: 20, max: 50 }) },
  )
  .map((days) =>
    step({
      name: `passDays(${days})`,
      can: (model) => days <= 6 || isQuiet(model),
      perform: (world, model) => endDays(world, model, days),
    }),
  );

/** Weeks pass while a note is repaid, whatever campaigns end meanwhile: three in a row without a payment are a default. */
export const passWeeks: fc.Arbitrary<Command> = fc.integer({ min: 20, max: 50 }).map((days) =>
  step({
    name: `passWeeks(${days} days)`,
    can: ({ notes }) => notes.some(({ state }) => state === 'issued'),
    perform: (world, model) => endDays(world, model, days),
  }),
);

async function endDays(world: World, model: Model, days: number): Promise<void> {
  await runDay(world.app, plusDays(model.today, days - 1));
  await runJobs(world.app, ['distribute_repayments', 'return_excess']);
  for (let passed = 0; passed < days; passed += 1) {
    endDay(model);
    await distribute(world, model);
    assessNotes(model);
    model.roundServiceTax(model.today);
    model.today = plusDays(model.today, 1);
  }
  returnExcess(model);
}

/** Weeks pass where a note is late, or where notes are repaid and no campaign runs. */
function isQuiet({ notes }: Model): boolean {
  const isCampaign = notes.some(({ state }) => state === 'listed' || state === 'funded');
  const isRepaid = notes.some(({ state }) => state === 'issued' || state === 'defaulted');
  return notes.some((note) => note.isLate) || (isRepaid && !isCampaign);
}

/** Excess pays first, then campaigns end. */
function endDay(model: Model): void {
  for (const note of model.notes.filter((one) => one.rows.length > 0)) {
    applyExcess(model, note, model.today);
  }
  for (const note of model.notes) {
    endCampaign(model, note);
  }
}

function endCampaign(model: Model, note: NoteModel): void {
  if (note.state === 'listed' && note.pausedOn === null && note.closesOn <= model.today) {
    // 80 % are enough for a smaller note.
    const isEnough = note.raisedSen >= (note.targetSen * 80n) / 100n;
    note.state = isEnough ? 'funded' : 'expired';
    note.issueBy = isEnough ? plusDays(model.today, SMALLER_AMOUNT_DAYS) : null;
  } else if (note.state === 'funded' && note.issueBy !== null && note.issueBy < model.today) {
    note.state = 'cancelled';
  } else {
    return;
  }
  if (note.state !== 'funded') {
    giveBackAll(model, note);
  }
}

function assessNotes(model: Model): void {
  for (const note of model.notes) {
    claimGuarantee(note, model.today);
    assessLateness(note, model.today);
  }
}
