import { may, type PermissionHolder } from './permissions.ts';

/**
 * How far a suspicious transaction report is: draft → submitted → approved → lodged with the authority. A submitted one
 * may be sent back to its authors; one that is not approved may be withdrawn (TXM-8).
 */
export const suspicionReportStates = ['draft', 'submitted', 'approved', 'lodged', 'withdrawn'] as const;
export type SuspicionReportState = (typeof suspicionReportStates)[number];

export const SUSPICION_GROUNDS_MAX = 10_000;
export const RELATED_PERSONS_MAX = 20;
/** How many days of movements a report about a customer covers at most. */
export const SUSPICION_DAYS_MAX = 366;
/** How many movements a report holds at most. */
export const SUSPICION_MOVEMENTS_MAX = 500;

/** Who acts on a report, and who has written in it. */
interface Acting {
  readonly state: SuspicionReportState;
  readonly authors: readonly string[];
}

/** What an operator may do with a report next; whoever wrote in it never approves it (TXM-8). */
export function actsOnReport(
  operator: PermissionHolder & { readonly id: string },
  { state, authors }: Acting,
) {
  const writes = may(operator, 'suspicion_report');
  const approves = may(operator, 'suspicion_report_approval') && !authors.includes(operator.id);
  return {
    write: writes && state === 'draft',
    submit: writes && state === 'draft',
    decide: approves && state === 'submitted',
    lodge: writes && state === 'approved',
    withdraw: writes && (state === 'draft' || state === 'submitted'),
  };
}
