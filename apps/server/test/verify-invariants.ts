import { createHash } from 'node:crypto';
import type { Database, Statement } from '../src/platform/db/database.ts';
import { findViolations, type Invariant, type Violation } from '../src/platform/invariants.ts';

const statements = new WeakMap<readonly Invariant[], Statement>();

/** All invariants of a large test take longer together than one statement of the product may. */
const NO_TIMEOUT: Statement = { name: 'no_timeout', text: 'set local statement_timeout = 0' };

/**
 * The same answer as `findViolations`, for the databases of tests: one named statement over all invariants finds the
 * broken ones, so that PostgreSQL plans them once per connection instead of at every check.
 */
export function findViolationsTogether(
  database: Database,
  invariants: readonly Invariant[],
): Promise<Violation[]> {
  return database.transaction(async (tx) => {
    const [, broken] = await Promise.all([
      tx.run(NO_TIMEOUT, []),
      tx.run<{ position: number }>(statementOf(invariants), []),
    ]);
    const positions = new Set(broken.map(({ position }) => position));
    return findViolations(
      tx,
      invariants.filter((_one, position) => positions.has(position)),
    );
  });
}

function statementOf(invariants: readonly Invariant[]): Statement {
  const known = statements.get(invariants);
  if (known !== undefined) {
    return known;
  }
  const text = invariants
    .map(
      ({ text: one }, position) =>
        // Materialized for the reason of `findViolations`.
        `select ${position} as position
         where exists (with violations as materialized (${one}) select from violations)`,
    )
    .join('\nunion all\n');
  const name = `invariants_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  const made = { name, text };
  statements.set(invariants, made);
  return made;
}
