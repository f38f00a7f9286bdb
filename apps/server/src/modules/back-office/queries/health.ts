import { healthCheckNames, healthChecks, healthFactNames } from '@titian/contracts/health';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { later } from '../../../platform/clock.ts';
import type { QueryCtx } from '../../../platform/context.ts';
import { type HealthCheck, type NamedReading, readAllHealth, stateOf } from '../../../platform/health.ts';
import { countEvents } from '../../../platform/security/store.ts';

type Health = Omit<ParsedApi['operatorHealth']['response'], 'success'>;

const DAY_MS = 86_400_000;
/** Some browsers are broken by their extensions; a release that is broken shows in many. */
const BROWSER_ERRORS = { warning: 20, failing: 500 };

/** Every check of the product's health (OPS-28). */
export async function operatorHealth(ctx: QueryCtx, checks: readonly HealthCheck[]): Promise<Health> {
  const rows = (await readAllHealth(ctx, checks)).map(presentReading);
  const order = (row: Health['checks'][number]) => healthCheckNames.indexOf(row.check);
  return { checked_at: ctx.now.toISOString(), checks: rows.sort((a, b) => order(a) - order(b)) };
}

function presentReading({ name: check, state, facts }: NamedReading): Health['checks'][number] {
  return {
    check,
    area: healthChecks[check],
    state,
    facts: healthFactNames.flatMap((name) => {
      const value = facts[name];
      return value === undefined
        ? []
        : [{ name, value: value instanceof Date ? value.toISOString() : value }];
    }),
  };
}

/** Errors that browsers reported within a day. */
export const browserErrors: HealthCheck = {
  name: 'browser_errors',
  async read({ reader, now }) {
    const errors = await countEvents(reader, 'client_error', later(now, -DAY_MS));
    return { state: stateOf(errors, BROWSER_ERRORS), facts: { errors } };
  },
};
