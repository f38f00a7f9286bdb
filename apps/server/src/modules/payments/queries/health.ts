import { addDays, type Day, daysBetween } from '@titian/finance/calendar';
import type { RailCertificate } from '../../../gateways/rail/port.ts';
import {
  type HealthCheck,
  type HealthReading,
  secondsSince,
  stateOf,
  worstOf,
} from '../../../platform/health.ts';
import { type CertificateStatus, certificateStatuses, isAlarming } from '../domain/certificate-status.ts';
import type { PaymentDeps } from '../domain/payment-deps.ts';
import { countOpen } from '../store/exceptions.ts';
import { dueEnquiries, unansweredBatches, type Waiting } from '../store/health.ts';
import { dayState, lastReconciled, listMissing } from '../store/reconciliations.ts';
import { readRailStatus } from './rail-status.ts';

const DAY_MS = 86_400_000;
const BANK_LIST_AGE = { warning: 3_600, failing: 6 * 3_600 };
const OVERDUE_ENQUIRY = { warning: 600, failing: 3_600 };
/** The bank answers a payment file within the hour. */
const UNANSWERED_BATCH = { warning: 3_600, failing: 4 * 3_600 };
const MISSING_STATEMENTS = { warning: 1, failing: 3 };
const MISSING_DAYS = 31;
const OPEN_EXCEPTION_DAYS = { warning: 1, failing: 5 };

/** Whether what comes from the bank comes, and what goes there is answered (OPS-28). */
export function paymentHealth(deps: Pick<PaymentDeps, 'rail'>): readonly HealthCheck[] {
  return [
    {
      name: 'payment_certificates',
      read: async ({ now }) => readCertificates(deps.rail.certificates(), now),
    },
    {
      name: 'bank_lists',
      async read(ctx) {
        const { lists } = await readRailStatus(ctx, deps);
        const ages = lists.map(({ list }) => secondsSince(list?.checkedAt ?? null, ctx.now));
        const oldest = ages.includes(null) ? null : Math.max(...ages.map(Number));
        const offline = lists.flatMap(({ list }) => list?.banks ?? []).filter(({ online }) => !online).length;
        const state = oldest === null ? 'warning' : stateOf(oldest, BANK_LIST_AGE);
        return { state, facts: { oldest_wait: oldest, offline } };
      },
    },
    {
      name: 'payments',
      read: async (ctx) => waitingState(await dueEnquiries(ctx.reader, ctx.now), ctx.now, OVERDUE_ENQUIRY),
    },
    {
      name: 'payout_batches',
      read: async (ctx) => waitingState(await unansweredBatches(ctx.reader), ctx.now, UNANSWERED_BATCH),
    },
    statements,
    reconciliation,
  ];
}

/** The certificate that ends first of those that nothing follows decides. */
export function readCertificates(certificates: readonly RailCertificate[], now: Date): HealthReading {
  const last = certificateStatuses(certificates, now).filter(({ hasSuccessor }) => !hasSuccessor);
  const alarming = last.filter(isAlarming);
  const hasEnded = alarming.some(({ state }) => state === 'ended');
  const state = hasEnded ? 'failing' : alarming.length > 0 ? 'warning' : 'ok';
  return { state, facts: { expiring: alarming.length, days_left: daysLeft(last[0], now) } };
}

function daysLeft(first: CertificateStatus | undefined, now: Date): number | null {
  return first === undefined
    ? null
    : Math.max(0, Math.floor((first.endsAt.getTime() - now.getTime()) / DAY_MS));
}

function waitingState(
  { waiting, since }: Waiting,
  now: Date,
  limits: Parameters<typeof stateOf>[1],
): HealthReading {
  const wait = secondsSince(since, now);
  return { state: stateOf(wait, limits), facts: { waiting, oldest_wait: wait } };
}

const statements: HealthCheck = {
  name: 'bank_statements',
  async read({ reader, businessDate }) {
    const missing = await listMissing(reader, 'trust_bank', {
      from: addDays(businessDate, -MISSING_DAYS),
      // Yesterday's statement comes in the course of today.
      to: addDays(businessDate, -2),
    });
    const last = await lastReconciled(reader, 'trust_bank', businessDate);
    return {
      state: stateOf(missing.length, MISSING_STATEMENTS),
      facts: { last_day: last, missing: missing.length },
    };
  },
};

const reconciliation: HealthCheck = {
  name: 'reconciliation',
  async read({ reader, businessDate }) {
    const { open, oldest } = await countOpen(reader);
    const last = await lastReconciled(reader, 'trust_bank', businessDate);
    const isOpen = last !== null && (await dayState(reader, 'trust_bank', last)) === 'open';
    const state = worstOf(
      isOpen ? 'warning' : 'ok',
      stateOf(ageOf(oldest, businessDate), OPEN_EXCEPTION_DAYS),
    );
    return { state, facts: { open, last_day: last } };
  },
};

function ageOf(day: Day | null, today: Day): number | null {
  return day === null ? null : daysBetween(day, today);
}
