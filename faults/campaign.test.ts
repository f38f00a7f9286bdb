import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Campaign, openCampaign } from './campaign.ts';

/** `npm run faults -- --cycles 20 --seed 20261129` repeats it with longer faults. */
const SEED = 20_261_129;
const CYCLES = 20;
const LONGEST_FAULT_MS = 1_500;

let campaign: Campaign;
const lines: string[] = [];

beforeAll(async () => {
  const say = (line: string) => void lines.push(line);
  campaign = await openCampaign({ cycles: CYCLES, seed: SEED, longestMs: LONGEST_FAULT_MS, say });
});
afterAll(() => campaign.stop());

it.each(Array.from({ length: CYCLES }, (_, index) => index))(
  'cycle %i loses and doubles nothing',
  async (index) => {
    const cycle = campaign.cycles[index];
    if (cycle === undefined) throw new Error('The plan is shorter.');
    expect(await campaign.carryOut(cycle), lines.at(-1)).toEqual({ lost: 0, doubled: 0 });
  },
);

it('leaves every withdrawal paid once, and books that hold', async () => {
  await campaign.verify();
  const outcome = campaign.outcome();
  expect(outcome, lines.join('\n')).toMatchObject({ cycles: CYCLES, lost: 0, doubled: 0, isSound: true });
  expect(outcome.acknowledged).toBeGreaterThan(CYCLES);
  expect(outcome.withdrawals).toBeGreaterThan(0);
});
