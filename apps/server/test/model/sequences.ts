import fc from 'fast-check';
import { changeCampaign, issueNote, listNote } from './commands/campaigns.ts';
import { passDays, passWeeks } from './commands/days.ts';
import { changeFreeze, changeServiceFee, register, sweepFees } from './commands/operators.ts';
import { releasePayouts, returnPayout, withdraw } from './commands/payouts.ts';
import { changePreset } from './commands/presets.ts';
import { closeNote, recordReceipt } from './commands/recovery.ts';
import { repay } from './commands/repayments.ts';
import { cancelSubscription, subscribe } from './commands/subscriptions.ts';
import { answerTopup, retryTopup, startTopup } from './commands/topups.ts';
import type { Command } from './step.ts';
import { endWorld, startWorld } from './world.ts';

/** Every command as often as its weight says: in a sequence of ordinary business, and in one in which hardly anybody repays. */
const weighted: readonly (readonly [ordinary: number, distress: number, fc.Arbitrary<Command>])[] = [
  [5, 4, startTopup],
  [7, 5, answerTopup],
  [1, 1, retryTopup],
  [22, 22, subscribe],
  [5, 2, cancelSubscription],
  [4, 4, listNote],
  [3, 1, changeCampaign],
  [7, 10, issueNote],
  [12, 2, repay],
  [9, 6, passDays],
  [0, 5, passWeeks],
  [4, 2, withdraw],
  [3, 2, releasePayouts],
  [2, 1, returnPayout],
  [1, 1, changeFreeze],
  [2, 1, changeServiceFee],
  [6, 12, recordReceipt],
  [2, 6, closeNote],
  [1, 1, register],
  [2, 1, changePreset],
  [1, 1, sweepFees],
];

/** Every third sequence is one of distress. */
function arbitrariesOf(seed: number): fc.Arbitrary<Command>[] {
  const isDistress = seed % 3 === 0;
  return weighted.flatMap(([ordinary, distress, command]) =>
    Array.from({ length: isDistress ? distress : ordinary }, () => command),
  );
}

const COMMANDS_MOST = 300;

interface Sequence {
  readonly seed: number;
  /** The path of a failure and, behind `#`, which commands of it to run. */
  readonly path: string | undefined;
  readonly day: string | undefined;
  /** Shrinking ends after so long with the shortest sequence found by then; at 0 a failure is not shrunk. */
  readonly shrinkLimitMs: number;
}

/** Runs one random sequence of commands on a fresh product, beside a fresh model. @returns how many were run */
export async function runSequence({ seed, path, day, shrinkLimitMs }: Sequence): Promise<number> {
  let steps = 0;
  let stepsToFailure: number | null = null;
  const [at, replayPath] = path?.split('#') ?? [];
  const commands = fc.commands(arbitrariesOf(seed), {
    ...{ maxCommands: COMMANDS_MOST, size: 'max' },
    ...(replayPath === undefined ? {} : { replayPath }),
  });
  const property = fc.asyncProperty(fc.noBias(commands), async (sequence) => {
    const { world, model } = await startWorld(day);
    let isPassed = false;
    try {
      await fc.asyncModelRun(() => ({ model, real: world }), sequence);
      await world.app.verifyLedger();
      isPassed = true;
    } finally {
      steps += world.steps;
      stepsToFailure ??= isPassed ? null : steps;
      await endWorld(world, isPassed);
    }
  });
  const result = await fc.check(property, {
    ...{ seed, numRuns: 1, endOnFailure: at !== undefined || shrinkLimitMs === 0 },
    ...(shrinkLimitMs === 0 ? {} : { interruptAfterTimeLimit: shrinkLimitMs }),
    ...(at === undefined ? {} : { path: at }),
  });
  if (result.failed && result.counterexample !== null) {
    throw new Error(report(result, { seed, day, stepsToFailure }), { cause: result.errorInstance });
  }
  return steps;
}

interface Failure {
  readonly seed: number;
  readonly day: string | undefined;
  /** Commands of the sequence as it was generated, the failing one included. */
  readonly stepsToFailure: number | null;
}

function report(result: fc.RunDetails<[Iterable<Command>]>, { seed, day, stepsToFailure }: Failure): string {
  const shown = String(result.counterexample?.[0]);
  const replayPath = /replayPath="([^"]*)"/.exec(shown)?.[1] ?? '';
  const replay = `MODEL_SEED=${seed} MODEL_PATH='${result.counterexamplePath}#${replayPath}'`;
  return [
    String(Object(result.errorInstance).message),
    `found by command ${stepsToFailure}; after ${result.numShrinks} steps of shrinking: ${shown}`,
    `again: ${replay}${day === undefined ? '' : ` MODEL_DAY=${day}`}`,
  ].join('\n');
}
