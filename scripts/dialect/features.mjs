/**
 * Features of PostgreSQL that engines which spread one database over several machines lack or limit (docs/scale.md), with the
 * files that use them: another use is a decision, and is added here and there.
 *
 * @typedef {{ readonly name: string, readonly pattern: RegExp, readonly usedIn: readonly string[] }} Feature `usedIn`: below apps/server
 */

/** @type {readonly Feature[]} */
export const features = [
  {
    name: 'Advisory lock',
    pattern: /pg_(?:try_)?advisory_/u,
    usedIn: [
      'src/modules/access-reviews/store/reviews.ts',
      'src/modules/compliance/store/ratings.ts',
      'src/modules/identity/store/groups.ts',
      'src/modules/monitoring/store/rules.ts',
      'src/modules/registers/store/breaches.ts',
      'src/modules/registers/store/conflicts.ts',
      'src/modules/reports/store/market-returns.ts',
      'src/modules/screening/store/list.ts',
      'src/platform/backup/base/make-base-backup.ts',
      'src/platform/db/migrate.ts',
      'src/platform/keys/data-keys.ts',
      'src/platform/keys/rotate.ts',
    ],
  },
  { name: 'Notification', pattern: /pg_notify\(|\b(?:LISTEN|NOTIFY) [a-z_]/u, usedIn: [] },
  { name: 'Exclusion constraint', pattern: /\bexclude using\b/iu, usedIn: [] },
  { name: 'Deferrable constraint', pattern: /\bdeferrable\b/iu, usedIn: [] },
  {
    name: 'Table lock',
    pattern: /\block table\b/iu,
    usedIn: ['src/modules/identity/store/operator-accounts.ts', 'src/modules/insights/store/flows.ts'],
  },
  {
    name: 'Trigger',
    pattern: /\bcreate (?:constraint )?trigger\b/iu,
    usedIn: [
      'migrations/0001_platform.sql',
      'migrations/0002_ledger.sql',
      'migrations/0007_payments.sql',
      'migrations/0400_oldest_instalments.sql',
      'migrations/0540_suspicion_reports.sql',
      'migrations/0572_access_reviews.sql',
      'migrations/0670_search_words.sql',
      'migrations/0675_client_money_proofs.sql',
      'migrations/0680_published_months.sql',
      'migrations/0685_auditors.sql',
    ],
  },
  {
    name: 'Stored generated column',
    pattern: /generated always as \(/iu,
    usedIn: ['migrations/0018_operator_customers.sql', 'migrations/0100_tax_residences.sql'],
  },
  {
    name: 'Inverted index',
    pattern: /\busing gin\b/iu,
    usedIn: [
      'migrations/0018_operator_customers.sql',
      'migrations/0420_operator_search.sql',
      'migrations/0670_search_words.sql',
      'migrations/0672_search_words_indexes.sql',
    ],
  },
  {
    name: 'Unlogged table',
    pattern: /\bunlogged table\b/iu,
    usedIn: ['migrations/0674_request_counts.sql', 'src/modules/wind-down/store/loaded-package.ts'],
  },
  {
    name: 'Recursive query',
    pattern: /\bwith recursive\b/iu,
    usedIn: ['src/modules/identity/store/groups.ts', 'src/modules/identity/store/invariants.ts'],
  },
];
