import fc from 'fast-check';
import { keyed } from '../../builders/financing.ts';
import { call } from '../../builders/http.ts';
import { runJobs } from '../../builders/jobs.ts';
import { allocate } from '../allocation.ts';
import { ringgitText } from '../arithmetic.ts';
import { type Model, type NoteModel, pick } from '../state.ts';
import { type Command, step } from '../step.ts';
import { ACCEPTED, demandOutcome, investorOf, outcomeOf, type World } from '../world.ts';
import { book } from './subscriptions.ts';

/** An investor makes or changes the preset, on or off. */
export const changePreset: fc.Arbitrary<Command> = fc
  .record({
    who: fc.nat(),
    isOn: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false)),
    minimumSteps: fc.bigInt({ min: 5n, max: 100n }),
    moreSteps: fc.bigInt({ min: 0n, max: 300n }),
  })
  .map(({ who, isOn, minimumSteps, moreSteps }) =>
    step({
      name: `changePreset(investor ${who}, ${isOn ? 'on' : 'off'}, ${minimumSteps} to ${minimumSteps + moreSteps} steps)`,
      async perform(world, model) {
        const investor = pick(model.investors, who);
        const wanted = { isOn, minimumSen: minimumSteps * 1_000n };
        const preset = { ...wanted, maximumSen: wanted.minimumSen + moreSteps * 1_000n };
        const amounts = [ringgitText(preset.minimumSen), ringgitText(preset.maximumSen)];
        const form = {
          ...{ botName: 'My Auto Investment', mode: isOn ? 'on' : 'off', tenure: [1, 12] },
          ...{ interest: ['1', '18.00'], amounts: { 'Term Financing': amounts } },
          ...{ financingType: ['Term Financing'], noteType: ['Conventional'] },
        };
        const headers = keyed(investorOf(world, investor).headers, model.today);
        const version = investor.preset?.version ?? 0;
        const answer =
          investor.preset === null
            ? await call(world.app, 'autoBotInvestCreate', { headers, body: form })
            : await call(world.app, 'autoInvestPresetUpdate', { headers, body: { ...form, version } });
        const predicted = investor.isFrozen ? 'account_restricted' : ACCEPTED;
        demandOutcome('a preset', outcomeOf(answer), predicted);
        if (predicted === ACCEPTED) {
          investor.preset = { ...preset, version: version + 1 };
        }
      },
    }),
  );

/** The run of a note that was just listed gives presets what the model gives them. */
export async function runPresets(world: World, model: Model, note: NoteModel): Promise<void> {
  await runJobs(world.app, ['run_auto_invest']);
  const shown = await world.app.database.reader.db
    .selectFrom('subscriptions')
    .select(['id', 'investor_id', 'amount_sen'])
    .where('note_id', '=', note.id)
    .execute();
  const expected = allocate(model, note);
  if (shown.length !== expected.length) {
    throw new Error(`presets got ${shown.length} subscriptions, in the model ${expected.length}`);
  }
  for (const { investor, amountSen } of expected) {
    const own = shown.find((one) => one.investor_id === investor.userId);
    if (own?.amount_sen !== amountSen) {
      throw new Error(`a preset got ${own?.amount_sen} sen, in the model ${amountSen}`);
    }
    book(model, { id: own.id, investor, note, amountSen });
  }
}
