import type { FastifyInstance } from 'fastify';
import type { ClosingCheck } from './account-closing.ts';
import type { QueryCtx } from './context.ts';
import { type EndOfDayTask, inPhaseOrder } from './end-of-day-task.ts';
import type { EventConsumer } from './events.ts';
import type { ExportReader } from './export.ts';
import type { HealthCheck } from './health.ts';
import type { OperatorPrincipal } from './http/principal.ts';
import type { PublicPages } from './http/public-pages.ts';
import type { Routes } from './http/route.ts';
import type { Invariant } from './invariants.ts';
import type { JobTable } from './jobs.ts';
import type { AnySource } from './live/source.ts';
import type { Periodic } from './periodic.ts';

/** What waits for an operator and what they may do; answered by the modules that own the work queues. */
export type WorkQueueReader = (
  ctx: QueryCtx,
  operator: Pick<OperatorPrincipal, 'id' | 'roles' | 'grants'>,
) => Promise<{ readonly can: Record<string, boolean>; readonly counts: Record<string, number> }>;

/**
 * Everything that a module contributes to the product (decision 109). Made by the module's `module.ts` from its
 * dependencies; whatever is absent, the module does not have. The kinds of contributions that modules define
 * themselves are parameters, because the platform knows no module.
 */
export interface ModuleManifest<
  Executor = never,
  Purpose = never,
  Payout = never,
  HeldMoney = never,
  LineTarget = never,
  Counter = never,
> {
  /** The module's folder. */
  readonly name: string;
  /** Changes that two operators decide. */
  readonly executors?: readonly Executor[];
  /** What payments in are for. */
  readonly purposes?: readonly Purpose[];
  /** What payouts are for. */
  readonly payouts?: readonly Payout[];
  /** What is known of money that is held, by its purpose. */
  readonly heldMoney?: readonly HeldMoney[];
  /** What unidentified lines of the bank may be for. */
  readonly lineTargets?: readonly LineTarget[];
  /** What settings decide about. */
  readonly impactCounters?: readonly Counter[];
  readonly invariants?: readonly Invariant[];
  /** Each names its phase; within a phase the order of the modules counts. */
  readonly endOfDayTasks?: readonly EndOfDayTask[];
  /** What the module stores about a customer; the data export follows the order of the modules. */
  readonly exportReader?: ExportReader;
  /** Whether what the module does unseen works. */
  readonly healthChecks?: readonly HealthCheck[];
  /** What must end before an account can be closed. */
  readonly closingCheck?: ClosingCheck;
  /** What pages follow while they are open. */
  readonly liveSources?: readonly AnySource[];
  /** The start page of operators. */
  readonly workQueues?: readonly WorkQueueReader[];
  readonly eventConsumers?: readonly EventConsumer[];
  readonly jobs?: JobTable;
  readonly periodic?: readonly Periodic[];
  /** Registers the endpoints of the contract, and on `api` what comes in other formats, such as webhooks. */
  routes?(routes: Routes, api: FastifyInstance): void;
  /** Registers pages for everybody that are whole without scripts. */
  pages?(pages: PublicPages): void;
  /** Answers everything that was accepted before the process ends. */
  drain?(): Promise<void>;
  /** Releases connections once every module is drained. */
  close?(): void;
}

/**
 * What all modules contribute together. The lists are empty until every manifest is made: a module that needs others'
 * contributions holds the list and reads it when it is called.
 */
export interface Contributions<Executor, Purpose, Payout, HeldMoney, LineTarget, Counter> {
  readonly executors: readonly Executor[];
  readonly purposes: readonly Purpose[];
  readonly payouts: readonly Payout[];
  readonly heldMoney: readonly HeldMoney[];
  readonly lineTargets: readonly LineTarget[];
  readonly impactCounters: readonly Counter[];
  readonly invariants: readonly Invariant[];
  readonly endOfDayTasks: readonly EndOfDayTask[];
  readonly exportReaders: readonly ExportReader[];
  readonly healthChecks: readonly HealthCheck[];
  readonly closingChecks: readonly ClosingCheck[];
  readonly liveSources: readonly AnySource[];
  readonly workQueues: readonly WorkQueueReader[];
  readonly eventConsumers: readonly EventConsumer[];
}

/** Collects what modules contribute, each list in the order of the modules. */
export class ContributionCollector<Executor, Purpose, Payout, HeldMoney, LineTarget, Counter> {
  readonly contributions = {
    executors: [] as Executor[],
    purposes: [] as Purpose[],
    payouts: [] as Payout[],
    heldMoney: [] as HeldMoney[],
    lineTargets: [] as LineTarget[],
    impactCounters: [] as Counter[],
    invariants: [] as Invariant[],
    endOfDayTasks: [] as EndOfDayTask[],
    exportReaders: [] as ExportReader[],
    healthChecks: [] as HealthCheck[],
    closingChecks: [] as ClosingCheck[],
    liveSources: [] as AnySource[],
    workQueues: [] as WorkQueueReader[],
    eventConsumers: [] as EventConsumer[],
  } satisfies Contributions<Executor, Purpose, Payout, HeldMoney, LineTarget, Counter>;

  /** Fills the lists; called once, with every manifest. */
  collect(
    modules: readonly ModuleManifest<Executor, Purpose, Payout, HeldMoney, LineTarget, Counter>[],
  ): void {
    const all = this.contributions;
    for (const one of modules) {
      all.executors.push(...(one.executors ?? []));
      all.purposes.push(...(one.purposes ?? []));
      all.payouts.push(...(one.payouts ?? []));
      all.heldMoney.push(...(one.heldMoney ?? []));
      all.lineTargets.push(...(one.lineTargets ?? []));
      all.impactCounters.push(...(one.impactCounters ?? []));
      all.invariants.push(...(one.invariants ?? []));
      all.exportReaders.push(...(one.exportReader === undefined ? [] : [one.exportReader]));
      all.closingChecks.push(...(one.closingCheck === undefined ? [] : [one.closingCheck]));
      all.liveSources.push(...(one.liveSources ?? []));
      all.healthChecks.push(...(one.healthChecks ?? []));
      all.workQueues.push(...(one.workQueues ?? []));
      all.eventConsumers.push(...(one.eventConsumers ?? []));
    }
    all.endOfDayTasks.push(...inPhaseOrder(modules.flatMap((one) => one.endOfDayTasks ?? [])));
  }
}

/**
 * The jobs of several tables in one.
 * @throws Error where two tables have a job of the same name
 */
export function joinJobs(tables: readonly JobTable[]): JobTable {
  const all = tables.flatMap((table) => Object.entries(table));
  const jobs = Object.fromEntries(all);
  if (Object.keys(jobs).length !== all.length) {
    const names = all.map(([name]) => name);
    const twice = names.filter((name, index) => names.indexOf(name) !== index);
    throw new Error(`two modules have a job of the name ${twice.join(', ')}`);
  }
  return jobs;
}
