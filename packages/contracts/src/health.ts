/** The parts of the product whose health is read, each with its area. */
export const healthChecks = {
  workers: 'processing',
  jobs: 'processing',
  mails: 'processing',
  end_of_day: 'processing',
  payment_certificates: 'bank',
  bank_lists: 'bank',
  payments: 'bank',
  payout_batches: 'bank',
  bank_statements: 'bank',
  reconciliation: 'bank',
  figures: 'records',
  market_returns: 'records',
  client_money_proof: 'records',
  audit_chain: 'records',
  wal_archive: 'platform',
  restore_drill: 'platform',
  clock: 'platform',
  disk: 'platform',
  database: 'platform',
  browser_errors: 'platform',
} as const satisfies Record<string, HealthArea>;

export const healthAreas = ['processing', 'bank', 'records', 'platform'] as const;
type HealthArea = (typeof healthAreas)[number];

export type HealthCheckName = keyof typeof healthChecks;
export const healthCheckNames = Object.keys(healthChecks) as [HealthCheckName, ...HealthCheckName[]];

/** `warning`: somebody should look today; `failing`: something does not work. */
export const healthStates = ['ok', 'warning', 'failing'] as const;
export type HealthState = (typeof healthStates)[number];

/** What checks measure, by unit. */
export const healthFacts = {
  workers: 'count',
  waiting: 'count',
  missing: 'count',
  retried: 'count',
  failed: 'count',
  open: 'count',
  expiring: 'count',
  overdue: 'count',
  offline: 'count',
  compared: 'count',
  differences: 'count',
  unsealed: 'count',
  connections: 'count',
  connections_max: 'count',
  errors: 'count',
  days_left: 'days',
  oldest_wait: 'seconds',
  longest_transaction: 'seconds',
  took: 'seconds',
  apart: 'seconds',
  free: 'bytes',
  size: 'bytes',
  at: 'instant',
  last_backup: 'instant',
  last_day: 'day',
  due_day: 'day',
} as const satisfies Record<string, 'count' | 'days' | 'seconds' | 'bytes' | 'instant' | 'day'>;

export type HealthFactName = keyof typeof healthFacts;
export const healthFactNames = Object.keys(healthFacts) as [HealthFactName, ...HealthFactName[]];
