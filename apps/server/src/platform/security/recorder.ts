import type { Clock } from '../clock.ts';
import type { FieldEncryption } from '../field-encryption.ts';
import { networkAddress } from '../http/network-address.ts';
import { newId } from '../ids.ts';
import type { Log } from '../log.ts';
import { createAggregate } from './aggregate.ts';
import type { EventOrigin, SecurityEvent, SecurityEventRow, SecurityRecorder } from './event.ts';
import { createOutlet, type SecurityOutput } from './outlet.ts';

export interface RecorderDeps {
  readonly clock: Clock;
  readonly fieldEncryption: FieldEncryption;
  readonly log: Log;
  readonly outputs: readonly SecurityOutput[];
}

const WRITE_AFTER_MS = 250;
const CLOSE_WINDOWS_EVERY_MS = 5_000;
const NETWORK_BYTES = 16;

/**
 * Records security events without a write on the way of a call, and bounds what unauthenticated clients can store: the first of a kind,
 * account and network is a row at once, those of the same minute become one more row with their number. Beyond
 * `EVENTS_PER_HOUR` a kind is only counted, in one row at once and one at the end of the hour. Kinds, and events with and
 * without an account, have limits of their own, so that a flood of one does not hide another.
 */
export function createSecurityRecorder(deps: RecorderDeps): SecurityRecorder {
  const outlets = deps.outputs.map((output) => createOutlet(output, deps.log));
  const aggregate = createAggregate((row) => {
    for (const outlet of outlets) {
      outlet.add(row);
    }
  });
  let timer: NodeJS.Timeout | null = null;

  function schedule(): void {
    if (timer !== null || (aggregate.isEmpty() && outlets.every((outlet) => outlet.isEmpty()))) {
      return;
    }
    const isWaiting = outlets.some((outlet) => !(outlet.isEmpty() || outlet.isFailing()));
    const turn = () => {
      timer = null;
      void flush().finally(schedule);
    };
    timer = setTimeout(turn, isWaiting ? WRITE_AFTER_MS : CLOSE_WINDOWS_EVERY_MS).unref();
  }

  async function flush(): Promise<void> {
    aggregate.closeUntil(deps.clock.now().getTime());
    await Promise.all(outlets.map((outlet) => outlet.write()));
  }

  return {
    record(event, origin) {
      const row = rowOf(deps, event, origin);
      aggregate.closeUntil(row.at.getTime());
      aggregate.add(row);
      schedule();
    },
    flush,
    networkOf: (ip) => networkHash(deps.fieldEncryption, ip).toString('hex'),
    async close() {
      clearTimeout(timer ?? undefined);
      aggregate.closeUntil(Number.POSITIVE_INFINITY);
      await flush();
    },
  };
}

function rowOf(
  { clock, fieldEncryption }: RecorderDeps,
  event: SecurityEvent,
  origin: EventOrigin,
): SecurityEventRow {
  return {
    ...event,
    id: newId(),
    network: origin.ip === null ? null : networkHash(fieldEncryption, origin.ip),
    occurrences: 1,
    requestId: origin.requestId,
    at: clock.now(),
  };
}

/** What stands for a network in security events: the same for all addresses of a household's IPv6 prefix. */
function networkHash(fieldEncryption: FieldEncryption, ip: string): Buffer {
  return fieldEncryption
    .keyedHash('network of a security event', networkAddress(ip))
    .subarray(0, NETWORK_BYTES);
}
