import type { Tx } from '../src/platform/db/database.ts';
import { findViolations } from '../src/platform/invariants.ts';
import type { TestApp } from './app.ts';
import { asOwner } from './owner.ts';

/** Ends a transaction that was only looked at. */
class LookedAt extends Error {
  readonly broken: readonly string[];

  constructor(broken: readonly string[]) {
    super('rolled back');
    this.broken = broken;
  }
}

/** The names of the invariants that a change of the rows breaks; made as their owner, and rolled back. */
export async function brokenInvariants(
  app: TestApp,
  change: (tx: Tx) => Promise<unknown>,
): Promise<readonly string[]> {
  try {
    await asOwner(app, async (tx) => {
      await change(tx);
      const violations = await findViolations(tx, app.invariants);
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
