import type { Clock } from './clock.ts';
import { businessTime } from './clock.ts';
import type { Ctx, QueryCtx, Scope } from './context.ts';
import type { Database, Reader } from './db/database.ts';
import type { Standby } from './db/standby.ts';
import { type FieldEncryption, UnknownFieldKey } from './field-encryption.ts';
import type { KeyRefresh } from './keys/live-field-encryption.ts';
import type { Log } from './log.ts';
import type { SecurityRecorder } from './security/event.ts';
import { type Metrics, noMetrics } from './telemetry/metrics.ts';
import { withSpan } from './telemetry/spans.ts';

/** Runs commands and reads with everything they need; made once in compose. */
export interface UnitOfWork {
  /** One command, one transaction. */
  command<Result>(scope: Scope, run: (ctx: Ctx) => Promise<Result>): Promise<Result>;
  /** Reads outside a transaction. */
  query<Result>(scope: Scope, run: (ctx: QueryCtx) => Promise<Result>): Promise<Result>;
  /** The same for what may be some seconds old: from a standby where there is one, else from the primary, perhaps after a try there. */
  queryStandby<Result>(scope: Scope, run: (ctx: QueryCtx) => Promise<Result>): Promise<Result>;
  readonly clock: Clock;
  readonly metrics: Metrics;
}

export interface UnitOfWorkDeps {
  readonly database: Database;
  /** Omitted where the database has none. */
  readonly standby?: Standby | undefined;
  readonly clock: Clock;
  readonly fieldEncryption: FieldEncryption;
  /** Refreshes the keys of field encryption; omitted where nothing rotates them. */
  readonly keys?: KeyRefresh;
  readonly log: Log;
  readonly security: SecurityRecorder;
  /** Omitted where nobody reads them. */
  readonly metrics?: Metrics | undefined;
}

export function createUnitOfWork(deps: UnitOfWorkDeps): UnitOfWork {
  const base = (scope: Scope) => ({
    ...businessTime(deps.clock.now(), scope.dateShiftDays),
    actor: scope.actor,
    requestId: scope.requestId,
    ip: scope.ip ?? null,
    security: deps.security,
    fieldEncryption: deps.fieldEncryption,
    log: scope.requestId === null ? deps.log : deps.log.child({ requestId: scope.requestId }),
  });
  const commandOnce = async <Result>(scope: Scope, run: (ctx: Ctx) => Promise<Result>): Promise<Result> => {
    let traces: ((ctx: Ctx) => Promise<void>)[] = [];
    let committed: (() => void)[] = [];
    try {
      const result = await deps.database.transaction((tx) => {
        traces = [];
        committed = [];
        const onRejection = (record: (ctx: Ctx) => Promise<void>) => void traces.push(record);
        const afterCommit = (then: () => void) => void committed.push(then);
        return run({ ...base(scope), tx, reader: tx, onRejection, afterCommit });
      });
      deps.standby?.noteWrite(scope.actor.id);
      for (const then of committed) {
        then();
      }
      return result;
    } catch (error) {
      for (const record of traces) {
        await commandOnce(scope, record);
      }
      throw error;
    }
  };
  const command: UnitOfWork['command'] = (scope, run) =>
    withSpan('command', {}, () => withKeys(deps.keys, () => commandOnce(scope, run)));
  const query: UnitOfWork['query'] = (scope, run) =>
    withKeys(deps.keys, () => run({ ...base(scope), reader: deps.database.reader }));
  return {
    clock: deps.clock,
    metrics: deps.metrics ?? noMetrics,
    command,
    query,
    queryStandby(scope, run) {
      const fromStandby = (reader: Reader) =>
        withKeys(deps.keys, () => run({ ...base(scope), reader, mayBeOld: true }));
      const fromPrimary = () => query(scope, run);
      return deps.standby?.read(scope.actor.id, fromStandby, fromPrimary) ?? fromPrimary();
    },
  };
}

/** Does something with keys that are fresh, and once more where it met a value under a newer one. */
async function withKeys<Result>(keys: KeyRefresh | undefined, run: () => Promise<Result>): Promise<Result> {
  const due = keys?.refreshIfOld();
  if (due) {
    await due;
  }
  try {
    return await run();
  } catch (error) {
    if (keys === undefined || !(error instanceof UnknownFieldKey)) {
      throw error;
    }
    await keys.refresh();
    return run();
  }
}
