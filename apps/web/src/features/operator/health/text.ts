import { defineCatalogue } from '../../../lib/text/catalogue.ts';

export const { english, useText, text } = defineCatalogue('operator-health', {
  title: 'Health',
  subtitle: 'Last checked {{at}}. This page checks again every 30 seconds.',
  allWell: 'All checks passed.',
  attention_one: '1 check needs attention.',
  attention_other: '{{count}} checks need attention.',
  runbook: 'Runbook: docs/runbooks/health.md, “{{section}}”',
  unread: 'This check could not be carried out. The server’s log has the reason.',
  state: { ok: 'Passed', warning: 'Warning', failing: 'Failed' },
  area: { processing: 'Processing', bank: 'Bank and payments', records: 'Records', platform: 'Platform' },
  fact: {
    workers: 'Workers',
    waiting: 'Waiting',
    missing: 'Missing',
    retried: 'Being retried',
    failed: 'Failed',
    open: 'Open',
    expiring: 'Expiring',
    offline: 'Banks offline',
    compared: 'Comparisons',
    differences: 'Differences',
    unsealed: 'Unsealed events',
    connections: 'Connections',
    connections_max: 'Limit',
    errors: 'Errors in 24 hours',
    days_left: 'Days left',
    oldest_wait: 'Oldest',
    longest_transaction: 'Longest transaction',
    took: 'Duration',
    free: 'Free',
    size: 'Size',
    at: 'Last time',
    last_backup: 'Last base backup',
    last_day: 'Last day',
    overdue: 'Overdue',
    due_day: 'Due by',
  },
  check: {
    workers: {
      title: 'Workers',
      wrong: 'No worker is running. E-mails, bank answers and the end of the day wait until one is started.',
      todo: 'Start a process with the role “worker”. Its log says why the last one ended.',
    },
    jobs: {
      title: 'Job queue',
      wrong: 'Jobs wait too long, are retried often, or were given up after their last attempt.',
      todo: 'Read the last error of the job in the queue, remove its cause, then run the job again.',
    },
    mails: {
      title: 'E-mail',
      wrong: 'E-mails are not leaving, or the mail server rejected them.',
      todo: 'Check the mail server and the connection to it. Waiting e-mails are sent by themselves afterwards.',
    },
    end_of_day: {
      title: 'End of day',
      wrong:
        'The end of yesterday has not been processed. Distributions, late charges and reminders wait for it.',
      todo: 'Check that a worker is running. The days that are missing are processed in order.',
    },
    payment_certificates: {
      title: 'Payment certificates',
      wrong: 'A certificate expires within 30 days or has expired, and has no successor.',
      todo: 'Install its successor before the last day. The payment rail page lists all certificates.',
    },
    bank_lists: {
      title: 'Bank lists',
      wrong: 'The list of online banks has not been updated. Payments use the last one received.',
      todo: 'Check the connection to FPX. The list is requested again every few minutes.',
    },
    payments: {
      title: 'Payment enquiries',
      wrong: 'Payments without an answer are not being enquired about at the bank.',
      todo: 'Check workers and the connection to FPX. No money is lost: the bank’s answer decides each payment.',
    },
    payout_batches: {
      title: 'Payout files',
      wrong: 'The bank has not acknowledged a payout file that was released.',
      todo: 'Ask the bank whether it received the file, by its message number. Never send the money a second time by hand.',
    },
    bank_statements: {
      title: 'Bank statements',
      wrong: 'A statement of the trust account is missing. Client money is not reconciled for those days.',
      todo: 'Get the statement from the bank and upload it under Reconciliation.',
    },
    reconciliation: {
      title: 'Client money',
      wrong: 'Bank and ledger differ, or a difference has not been explained for days.',
      todo: 'Explain each difference under Reconciliation. Two operators decide.',
    },
    figures: {
      title: 'Nightly comparison',
      wrong: 'Stored figures were not compared with the ledger last night, or differ from it.',
      todo: 'Differences are exceptions under Reconciliation. Run ledger:verify before anything is corrected.',
    },
    market_returns: {
      title: 'Market operator returns',
      wrong: 'The return of a quarter was not approved by the day on which it was due.',
      todo: 'Propose it under Reports, Market operator returns. A different operator approves it.',
    },
    audit_chain: {
      title: 'Audit chain',
      wrong: 'Events and transfers have not been sealed for minutes.',
      todo: 'Check that a worker is running. Then verify the chain with audit-verify.',
    },
    wal_archive: {
      title: 'WAL archive and base backup',
      wrong:
        'WAL is not archived, some of it was given up, or the last base backup is older than eight days.',
      todo: 'Remove the cause that the database’s log names. Then make a new base backup: npm run backup.',
    },
    restore_drill: {
      title: 'Restore drill',
      wrong: 'The newest backup could not be restored and verified, or that was not tried for eight days.',
      todo: 'Run npm run drill and remove the cause that it names.',
    },
    disk: {
      title: 'Disk',
      wrong: 'The disk for files is almost full. Uploads will be rejected.',
      todo: 'Enlarge the disk or move old backups away. Never delete files of customers.',
    },
    database: {
      title: 'Database',
      wrong: 'Almost all connections are in use, or a transaction has been open for minutes.',
      todo: 'Find the oldest transaction in pg_stat_activity. Stop the process that holds it.',
    },
    browser_errors: {
      title: 'Browser errors',
      wrong: 'Browsers report more errors than usual.',
      todo: 'The errors are among the security events and, in full, in the server’s log. Compare with the last release.',
    },
  },
});
