import type { Day } from '@titian/finance/calendar';

/** Whom a report is about. */
export interface BureauSubject {
  readonly registrationNo: string;
  readonly companyName: string;
  /** The day of the request. */
  readonly on: Day;
}

/** What a credit bureau knows of a company. */
export interface BureauReport {
  /** The issuer of the report. */
  readonly provider: string;
  readonly reference: string;
  readonly reportedOn: Day;
  /** From 300 to 850; more is better. */
  readonly score: number;
  /** Months in arrears with any lender during the last twelve. */
  readonly arrearsMonths: number;
  readonly legalSuits: number;
  /** A winding-up or a bankruptcy is on record. */
  readonly isInsolvent: boolean;
}

/** What an operator has read off a report on paper. */
export type EnteredReport = Omit<BureauReport, 'provider'>;

/** Why there is no report that can be used. */
export type BureauRejection = 'too_old' | 'in_the_future';

export type BureauAnswer =
  | { readonly ok: true; readonly report: BureauReport }
  | { readonly ok: false; readonly rejection: BureauRejection };

/** A credit bureau. One with its own connection ignores what was entered. */
export interface CreditBureau {
  /** The report about a company; throws when the bureau cannot be reached, and may then be retried. */
  reportOn(subject: BureauSubject, entered: EnteredReport): Promise<BureauAnswer>;
}
