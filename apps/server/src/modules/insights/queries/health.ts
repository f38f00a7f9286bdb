import { z } from 'zod';
import { type HealthCheck, secondsSince, stateOf, worstOf } from '../../../platform/health.ts';
import { lastComparison } from '../store/comparisons.ts';

/** Compared every night; a day more, and nobody has looked whether every sen is where it should be. */
const COMPARISON_AGE = { warning: 30 * 3_600, failing: 54 * 3_600 };
const DIFFERENCES = { warning: 1, failing: 1 };

const compared = z.object({ compared: z.int(), differences: z.int() });

/** Whether every figure that is stored beside the ledger was compared last night, and agreed (OPS-28, FIG-13). */
export const figuresHealth: HealthCheck = {
  name: 'figures',
  async read({ reader, now }) {
    const last = await lastComparison(reader);
    if (last === null) {
      return { state: 'warning', facts: { at: null } };
    }
    const figures = compared.parse(last.result);
    const state = worstOf(
      stateOf(figures.differences, DIFFERENCES),
      stateOf(secondsSince(last.at, now), COMPARISON_AGE),
    );
    return { state, facts: { at: last.at, ...figures } };
  },
};
