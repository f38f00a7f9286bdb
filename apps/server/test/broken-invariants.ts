import { systemActor } from '../src/platform/context.ts';
import type { Tx } from '../src/platform/db/database.ts';
import { findViolations } from '../src/platform/invariants.ts';
import type { TestApp } from './app.ts';

/** Ends a transaction that was only looked at. */
class LookedAt extends Error {
  readonly broken: readonly string[];

  constructor(broken: readonly string[]) {
    super('rolled back');
    this.broken = broken;
  }
}

/** The names of the invariants that a change of the rows breaks; the change is rolled back. */
export async function brokenInvariants(
  app: TestApp,
  change: (tx: Tx) => Promise<unknown>,
): Promise<readonly string[]> {
  const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
  try {
    await app.work.command(scope, async (ctx) => {
      await change(ctx.tx);
      const violations = await findViolations(ctx.tx, app.invariants);
      throw new LookedAt(violations.map((one) => one.invariant));
    });
  } catch (error) {
    if (error instanceof LookedAt) {
      return error.broken;
    }
    throw error;
  }
  return [];
}
