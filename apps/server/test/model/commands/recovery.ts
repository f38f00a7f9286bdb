import fc from 'fast-check';
import { runJobs } from '../../builders/jobs.ts';
import { statementLine } from '../../builders/money.ts';
import { most, ringgitText, sum } from '../arithmetic.ts';
import { debtOf, returnExcess } from '../debt.ts';
import { distribute } from '../distribution.ts';
import { payGuarantee } from '../early.ts';
import { type Model, type NoteModel, pick } from '../state.ts';
import { type Command, step } from '../step.ts';
import { ACCEPTED, decide, demandOutcome } from '../world.ts';
import { GUARANTOR } from './campaigns.ts';
import { receive } from './repayments.ts';

/** Two operators record money that was recovered or that the guarantor paid, by the line of the statement that shows it. */
export const recordReceipt: fc.Arbitrary<Command> = fc
  .record({
    which: fc.nat(),
    source: fc.constantFrom<('recovery' | 'guarantor')[]>('recovery', 'guarantor'),
    percent: fc.bigInt({ min: 1n, max: 110n }),
  })
  .map(({ which, source, percent }) =>
    step({
      name: `recordReceipt(note ${which}, ${source}, ${percent} %)`,
      can: (model) => model.notes.some((note) => note.rows.length > 0),
      async perform(world, model) {
        const claimed = model.notes.filter((one) => one.claim !== null);
        const isClaim = source === 'guarantor' && claimed.length > 0;
        const note = isClaim ? pick(claimed, which) : pickTroubled(model, which);
        const { outstandingSen } = debtOf(note, model.today);
        const amountSen = most((outstandingSen * percent) / 100n, 10_000n);
        const amount = ringgitText(amountSen);
        const payer = source === 'guarantor' ? GUARANTOR : 'Pelelong Awam';
        const after = {
          ...{ source, amount, received_on: model.today, payer_name: payer },
          bank_reference: await statementLine(world.app, { amount, on: model.today }),
        };
        const outcome = await decide(world, model, { kind: 'note_receipt', subjectId: note.id, after });
        const isPossible = source === 'guarantor' ? note.claim !== null : note.defaultedOn !== null;
        demandOutcome(`money by ${source}`, outcome, isPossible ? ACCEPTED : 'validation_failed');
        if (isPossible) {
          await runJobs(world.app, ['distribute_repayments', 'return_excess']);
          (source === 'guarantor' ? payGuarantee : receive)(model, note, amountSen);
          await distribute(world, model);
          returnExcess(model);
        }
      },
    }),
  );

/** Two operators end a note in default: recovered where its principal is whole, written off otherwise. */
export const closeNote: fc.Arbitrary<Command> = fc
  .record({ which: fc.nat(), outcome: fc.constantFrom('recovered', 'written_off') })
  .map(({ which, outcome: wanted }) =>
    step({
      name: `closeNote(note ${which}, ${wanted})`,
      can: (model) => model.notes.some((note) => note.defaultedOn !== null),
      async perform(world, model) {
        const note = pickTroubled(model, which);
        const outstandingSen = sum(note.holdings.map((one) => one.outstandingSen));
        const isRight = (outstandingSen === 0n) === (wanted === 'recovered');
        const predicted = note.state === 'defaulted' && isRight ? ACCEPTED : 'wrong_state';
        const after = { outcome: wanted };
        const outcome = await decide(world, model, { kind: 'note_close', subjectId: note.id, after });
        demandOutcome(`to close a note as ${wanted}`, outcome, predicted);
        if (predicted === ACCEPTED) {
          await runJobs(world.app, ['write_off_holdings']);
          close(note, wanted);
        }
      },
    }),
  );

function pickTroubled(model: Model, which: number): NoteModel {
  const troubled = model.notes.filter((note) => note.defaultedOn !== null);
  const running = model.notes.filter((note) => note.rows.length > 0);
  return pick(troubled.length > 0 && which % 8 > 0 ? troubled : running, which);
}

function close(note: NoteModel, outcome: string): void {
  note.isLate = false;
  if (outcome === 'recovered') {
    note.state = 'recovered';
    for (const row of note.rows.filter((one) => !one.settled)) {
      row.settled = true;
    }
    return;
  }
  note.state = 'written_off';
  for (const holding of note.holdings) {
    holding.writtenOffSen = holding.outstandingSen;
    holding.investor.outstandingSen -= holding.outstandingSen;
    holding.outstandingSen = 0n;
  }
}
