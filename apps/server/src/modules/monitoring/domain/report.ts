import type { SuspicionReportState } from '@titian/contracts/suspicion';
import type { Day } from '@titian/finance/calendar';
import type { Movement } from './evaluate.ts';

/** The customer as it was when the report was drafted, without the identity number, which is stored encrypted. */
export interface ReportSubject {
  readonly name: string;
  readonly number: string;
  readonly identityType: string | null;
  readonly bornOn: string | null;
  readonly address: string | null;
  readonly phone: string;
  readonly email: string;
}

/** Somebody whom the suspicion is about too. */
export interface RelatedPerson {
  readonly name: string;
  readonly relation: string;
}

/** A suspicious transaction report (TXM-8). */
export interface SuspicionReport {
  readonly id: string;
  readonly number: string;
  readonly caseId: string;
  readonly alertId: string | null;
  readonly customerId: string;
  readonly subject: ReportSubject;
  readonly identityNumber: string | null;
  readonly from: Day;
  readonly until: Day;
  readonly movements: readonly Movement[];
  readonly grounds: string;
  readonly related: readonly RelatedPerson[];
  /** Everybody who wrote in it; none of them approves it. */
  readonly authors: readonly string[];
  readonly state: SuspicionReportState;
  /** The hash of the content that was submitted, as hex. */
  readonly contentSha256: string | null;
  readonly decision: { readonly by: string; readonly at: Date } | null;
  readonly remark: string | null;
  readonly lodgement: { readonly by: string; readonly on: Day; readonly reference: string } | null;
  readonly version: number;
  readonly draftedAt: Date;
}

/** Everything that is approved with a report: what the authority reads, word for word. */
export function contentOf(report: SuspicionReport) {
  const { number, subject, identityNumber, from, until, movements, grounds, related } = report;
  return {
    ...{ number, subject, identityNumber, from, until, grounds, related },
    movements: movements.map(({ seq, on, kind, amountSen }) => ({ seq, on, kind, amountSen })),
  };
}
