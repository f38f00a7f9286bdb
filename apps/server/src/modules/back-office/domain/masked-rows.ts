import { maskValue, type ShownNames } from '../../../platform/http/auditor-mask.ts';
import type { ListHead } from './list-texts.ts';

/** Columns whose cells are listed words, figures and numbers of ours; an auditor reads the others masked (OPS-62). */
const publicColumns: ReadonlySet<ListHead> = new Set<ListHead>([
  ...(['at', 'day', 'actor_kind', 'action', 'subject_kind', 'note', 'issuer', 'type', 'contract'] as const),
  ...([
    'grade',
    'rate',
    'term',
    'listed_on',
    'closes_on',
    'target',
    'raised',
    'outstanding',
    'overdue',
  ] as const),
  ...([
    'days_late',
    'bucket',
    'promised',
    'follow_up_on',
    'state',
    'inv_no',
    'account',
    'amount',
    'role',
  ] as const),
  ...(['account_status', 'application_status', 'created_on', 'approved_on', 'change', 'decided_on'] as const),
  ...(['form', 'submitted_on', 'case', 'kind', 'priority', 'opened_on', 'due_on', 'closed_on'] as const),
  ...(['close_reason', 'since', 'platform_account', 'category', 'resolved_on', 'received_on'] as const),
  ...(['paying_bank', 'refunded_on'] as const),
]);

/** The rows of a list as a file for an auditor. */
export async function* maskedRows(
  heads: readonly ListHead[],
  rows: AsyncIterable<readonly string[]>,
  names: ShownNames,
): AsyncGenerator<readonly string[]> {
  for await (const row of rows) {
    yield row.map((cell, at) => {
      const head = heads[at];
      return head !== undefined && publicColumns.has(head) ? cell : String(maskValue('', cell, names));
    });
  }
}
