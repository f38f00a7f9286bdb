/**
 * Sequences of commands on the whole product beside a model of its own arithmetic: the same 1,000 commands each time, with
 * DEEP=1 100,000 random ones. MODEL_SEED and MODEL_PATH repeat a failure as it was printed, MODEL_DAY the day on which it
 * began, MODEL_STEPS changes the number, MODEL_MINUTES the limit of time (no sequence begins after it), MODEL_TALLY=1 prints
 * how often each command had each outcome, MODEL_SHRINK_MS limits shrinking (0: none).
 */
import { malaysiaDay } from '@titian/finance/calendar';
import { expect, it } from 'vitest';
import { runSequence } from './sequences.ts';
import { tally } from './world.ts';

const { DEEP, MODEL_SEED, MODEL_PATH, MODEL_DAY, MODEL_STEPS, MODEL_MINUTES, MODEL_TALLY, MODEL_SHRINK_MS } =
  process.env;
const isDeep = DEEP === '1';
const STEPS = Number(MODEL_STEPS ?? (isDeep ? 100_000 : 1_000));
const TIME_LIMIT_MS = Number(MODEL_MINUTES ?? (isDeep ? 360 : 9)) * 60_000;
/** What a failure may take to be shrunk. */
const SHRINK_LIMIT_MS = Number(MODEL_SHRINK_MS ?? 300_000);
const randomSeed = () => Date.now() % 2_147_483_647;
const FIRST_SEED = MODEL_SEED === undefined ? (isDeep ? randomSeed() : 105) : Number(MODEL_SEED);
const day = MODEL_DAY ?? (isDeep ? malaysiaDay(new Date()) : '2026-06-01');

it(`the product does what the model says (MODEL_SEED=${FIRST_SEED} MODEL_DAY=${day})`, {
  timeout: TIME_LIMIT_MS + SHRINK_LIMIT_MS + 60_000,
}, async () => {
  const begin = performance.now();
  let steps = 0;
  for (let seed = FIRST_SEED; steps < STEPS && performance.now() - begin < TIME_LIMIT_MS; seed += 1) {
    steps += await runSequence({ seed, path: MODEL_PATH, day, shrinkLimitMs: SHRINK_LIMIT_MS });
    if (isDeep) {
      process.stdout.write(`model: ${steps} commands up to MODEL_SEED=${seed}\n`);
    }
    if (MODEL_PATH !== undefined) {
      break;
    }
  }
  process.stdout.write(`model: ${steps} commands in ${Math.round((performance.now() - begin) / 1000)} s\n`);
  if (MODEL_TALLY === '1') {
    const lines = [...tally].sort().map(([outcome, count]) => `${outcome} ${count}`);
    process.stdout.write(`${lines.join('\n')}\n`);
  }
  expect(steps).toBeGreaterThan(0);
});
