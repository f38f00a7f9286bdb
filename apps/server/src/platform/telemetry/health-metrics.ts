import type { BatchObservableResult, Meter } from '@opentelemetry/api';
import { healthFacts, healthStates } from '@titian/contracts/health';
import type { NamedReading } from '../health.ts';

/**
 * Publishes what the checks of the page Health find (OPS-28): their states as 0 (ok), 1 (warning) and 2 (failing), and
 * their facts as numbers; instants as seconds since 1970. They are read when the metrics are.
 */
export function observeHealth(meter: Meter, read: () => Promise<readonly NamedReading[]>): void {
  const state = meter.createObservableGauge('titian.health.state', {
    description: 'Whether a check is ok (0), a warning (1) or failing (2)',
  });
  const fact = meter.createObservableGauge('titian.health.fact', {
    description: 'What a check measured, in the unit of the fact',
  });
  meter.addBatchObservableCallback(
    async (observed: BatchObservableResult) => {
      for (const { name, state: found, facts } of await read()) {
        observed.observe(state, healthStates.indexOf(found), { check: name });
        for (const [key, unit] of Object.entries(healthFacts)) {
          const value = numberOf(facts[key as keyof typeof healthFacts]);
          if (value !== null) {
            observed.observe(fact, value, { check: name, fact: key, unit });
          }
        }
      }
    },
    [state, fact],
  );
}

function numberOf(value: number | string | Date | null | undefined): number | null {
  if (value === null || value === undefined) {
    return null;
  }
  if (typeof value === 'number') {
    return value;
  }
  const at = typeof value === 'string' ? Date.parse(value) : value.getTime();
  return Number.isNaN(at) ? null : at / 1_000;
}
