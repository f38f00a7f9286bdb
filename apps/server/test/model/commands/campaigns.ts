import fc from 'fast-check';
import { keyed, listedNote } from '../../builders/financing.ts';
import { call } from '../../builders/http.ts';
import { stepUpCode } from '../../builders/identity.ts';
import { runJobs } from '../../builders/jobs.ts';
import { approvedIssuer } from '../../builders/onboarding.ts';
import { instalmentAmounts, issueFees, ringgitText, sum } from '../arithmetic.ts';
import { daysFrom, isWeekend, plusDays, plusMonths } from '../days.ts';
import { type IssuerModel, type Model, type NoteModel, pick, profiles } from '../state.ts';
import { type Command, step } from '../step.ts';
import { ACCEPTED, decide, demandOutcome, issuerOf, outcomeOf, type World } from '../world.ts';
import { runPresets } from './presets.ts';
import { giveBackAll } from './subscriptions.ts';

const CAMPAIGN_DAYS = 14;
export const GUARANTOR = 'Jaminan Utama Berhad';

/** A note is offered by two operators and listed by its issuer: one without trouble where there is, a new one otherwise. */
export const listNote: fc.Arbitrary<Command> = fc
  .record({
    targetSen: fc.bigInt({ min: 500n, max: 700n }).map((steps) => steps * 1_000n),
    rateBps: fc.integer({ min: 400, max: 1_800 }),
    months: fc.integer({ min: 1, max: 4 }),
    profile: fc.constantFrom(...profiles),
    isGuaranteed: fc.boolean(),
  })
  .map(({ targetSen, isGuaranteed, ...terms }) =>
    step({
      name: `listNote(${targetSen} sen, ${terms.rateBps} bps, ${terms.months} months, ${terms.profile}, guaranteed ${isGuaranteed})`,
      // A market of a few notes at a time, so that commands meet each other.
      can: (model) => model.notes.filter((note) => note.state === 'listed').length < 4,
      async perform(world, model) {
        const issuer = await issuerToList(world, model);
        const { id } = await listedNote(world.app, issuerOf(world, issuer), {
          ...{ amount: ringgitText(targetSen), rate: ringgitText(BigInt(terms.rateBps)) },
          ...{ termMonths: terms.months, profile: terms.profile, on: model.today },
          ...(isGuaranteed ? { guarantorName: GUARANTOR } : {}),
        });
        const note: NoteModel = {
          ...{ id, issuer, terms, targetSen, listedOn: model.today, state: 'listed' },
          ...{
            closesOn: plusDays(model.today, CAMPAIGN_DAYS),
            pausedOn: null,
            issueBy: null,
            issuedOn: null,
          },
          ...{ defaultedOn: null, raisedSen: 0n, isLate: false, excessSen: 0n, isGuaranteed, claim: null },
          ...{ rows: [], holdings: [], distributed: 0 },
        };
        model.notes.push(note);
        await runPresets(world, model, note);
      },
    }),
  );

async function issuerToList(world: World, model: Model): Promise<IssuerModel> {
  const troubled = new Set(
    model.notes.filter((note) => note.isLate || note.defaultedOn !== null).map((note) => note.issuer),
  );
  const known = model.issuers.find((one) => !troubled.has(one));
  if (known !== undefined) {
    return known;
  }
  const made = await approvedIssuer(world.app, { on: model.today });
  world.issuers.set(made.userId, made);
  const issuer = { userId: made.userId, cashSen: 0n };
  model.issuers.push(issuer);
  return issuer;
}

/** Two operators pause a campaign, let it go on or cancel it. */
export const changeCampaign: fc.Arbitrary<Command> = fc
  .record({
    which: fc.nat(),
    action: fc.constantFrom(
      'pause',
      'pause',
      'pause',
      ...Array.from({ length: 6 }, () => 'resume' as const),
      'cancel',
    ),
  })
  .map(({ which, action }) =>
    step({
      name: `changeCampaign(note ${which}, ${action})`,
      can: (model) => model.notes.length > 0,
      async perform(world, model) {
        const paused = model.notes.filter((one) => one.state === 'listed' && one.pausedOn !== null);
        const isEnd = action === 'resume' && paused.length > 0;
        const note = pick(isEnd ? paused : model.notes.slice(-4), which);
        const isListed = note.state === 'listed';
        const isPossible = {
          pause: isListed && note.pausedOn === null,
          resume: isListed && note.pausedOn !== null,
          cancel: isListed || note.state === 'funded',
        }[action];
        const outcome = await decide(world, model, {
          ...{ kind: 'campaign_change', subjectId: note.id },
          after: { action, message: 'The order book of the issuer has changed.' },
        });
        const predicted = isPossible === true ? ACCEPTED : 'wrong_state';
        demandOutcome(`to ${action} a campaign`, outcome, predicted);
        if (predicted === ACCEPTED) {
          await change(world, model, note, action);
        }
      },
    }),
  );

async function change(world: World, model: Model, note: NoteModel, action: string): Promise<void> {
  if (action === 'pause') {
    note.pausedOn = model.today;
    return;
  }
  if (note.pausedOn !== null && action === 'resume') {
    note.closesOn = plusDays(note.closesOn, daysFrom(note.pausedOn, model.today));
  }
  note.pausedOn = null;
  if (action === 'cancel') {
    note.state = 'cancelled';
    await runJobs(world.app, ['return_subscriptions']);
    giveBackAll(model, note);
  }
}

/** The issuer signs for what was raised, or for another amount. */
export const issueNote: fc.Arbitrary<Command> = fc
  .record({
    which: fc.nat(),
    isWrong: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true)),
  })
  .map(({ which, isWrong }) =>
    step({
      name: `issueNote(note ${which}, wrong amount ${isWrong})`,
      can: (model) => model.notes.length > 0,
      async perform(world, model) {
        const funded = model.notes.filter((note) => note.state === 'funded');
        const note = pick(funded.length > 0 && which % 5 > 0 ? funded : model.notes, which);
        const issuer = issuerOf(world, note.issuer);
        const acceptedSen = note.raisedSen + (isWrong ? 1_000n : 0n);
        const predicted = outcomeFor(model, note, isWrong);
        const answer = await call(world.app, 'noteIssue', {
          headers: keyed(issuer.headers, model.today),
          body: {
            ...{ note_id: note.id, accepted_amount: ringgitText(acceptedSen), agree_agreement: 1 },
            otp_code: predicted === ACCEPTED ? await stepUpCode(world.app, issuer) : '000000',
          },
        });
        demandOutcome('an issue', outcomeOf(answer), predicted);
        if (predicted === ACCEPTED) {
          await runJobs(world.app, ['allot_subscriptions']);
          disburse(model, note);
          await takeOverSchedule(world, model, note);
        }
      },
    }),
  );

function outcomeFor({ today }: Model, note: NoteModel, isWrong: boolean): string {
  if (note.state !== 'funded') {
    return note.state === 'listed' ? 'not_funded' : 'wrong_state';
  }
  if (note.issueBy !== null && note.issueBy < today) {
    return 'wrong_state';
  }
  return isWrong ? 'amount_changed' : ACCEPTED;
}

function disburse(model: Model, note: NoteModel): void {
  const { feeSen, taxSen } = issueFees(note.raisedSen);
  const netSen = note.raisedSen - feeSen - taxSen;
  model.platform.note_escrow -= note.raisedSen;
  model.chargeFee(model.today, feeSen, taxSen);
  model.platform.disbursements_in_transit += netSen;
  model.queuePayout({ purpose: 'disbursement', amountSen: netSen, investor: null });
  note.state = 'issued';
  note.issuedOn = model.today;
  for (const one of model.subscriptions.filter((some) => some.note === note && some.state === 'active')) {
    one.state = 'converted';
    one.investor.waitingSen -= one.amountSen;
    one.investor.outstandingSen += one.amountSen;
  }
}

/** The amounts of the schedule are the model's; due days are the product's, if they are where the rule has them. */
async function takeOverSchedule({ app }: World, model: Model, note: NoteModel): Promise<void> {
  const { db } = app.database.reader;
  const rows = await db.selectFrom('instalments').selectAll().where('note_id', '=', note.id).execute();
  const terms = { ...note.terms, principalSen: note.raisedSen };
  const amounts = instalmentAmounts(terms, model.today);
  for (const [index, { principalSen, returnSen }] of amounts.entries()) {
    const row = rows.find((one) => one.number === index + 1);
    const nominal = plusMonths(model.today, note.terms.profile === 'bullet' ? note.terms.months : index + 1);
    const dueOn = String(row?.due_on);
    const moved = daysFrom(nominal, dueOn);
    if (
      row?.principal_sen !== principalSen ||
      row.return_sen !== returnSen ||
      rows.length !== amounts.length
    ) {
      throw new Error(`instalment ${index + 1} should be ${principalSen} and ${returnSen} sen`);
    }
    if (!(moved >= 0 && moved <= 10) || isWeekend(dueOn)) {
      throw new Error(`instalment ${index + 1} is due on ${dueOn}, not on or soon after ${nominal}`);
    }
    note.rows.push({
      ...{ number: index + 1, dueOn, principalSen, returnSen, payments: [] },
      settled: false,
    });
  }
  await takeOverHoldings(app, model, note);
}

async function takeOverHoldings(app: World['app'], model: Model, note: NoteModel): Promise<void> {
  const { db } = app.database.reader;
  const shown = await db.selectFrom('holdings').selectAll().where('note_id', '=', note.id).execute();
  const own = model.subscriptions.filter((one) => one.note === note && one.state === 'converted');
  for (const investor of new Set(own.map((one) => one.investor))) {
    const principalSen = sum(own.filter((one) => one.investor === investor).map((one) => one.amountSen));
    const holding = shown.find((one) => one.investor_id === investor.userId);
    if (holding?.principal_sen !== principalSen) {
      throw new Error(`a holding is of ${holding?.principal_sen} sen, in the model of ${principalSen}`);
    }
    note.holdings.push({
      ...{ id: holding.id, investor, principalSen, outstandingSen: principalSen, writtenOffSen: 0n },
      carried: { fee: 0n, tax: 0n, withheld: 0n },
    });
  }
}
