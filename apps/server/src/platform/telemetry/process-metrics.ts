import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Meter } from '@opentelemetry/api';

const NANOSECONDS = 1e9;

/** Publishes what the process itself uses. @returns what ends the measuring */
export function observeProcess(meter: Meter): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  meter
    .createObservableGauge('process.memory.usage', { unit: 'By', description: 'Resident memory' })
    .addCallback((observed) => observed.observe(process.memoryUsage.rss()));
  meter
    .createObservableGauge('nodejs.eventloop.delay.p99', {
      ...{ unit: 's', description: 'Delay of the event loop since it was last read, 99th percentile' },
    })
    .addCallback((observed) => {
      observed.observe(delay.percentile(99) / NANOSECONDS);
      delay.reset();
    });
  return () => delay.disable();
}
