import type { ApplicationStatus } from './application.ts';

export type ApplicationDecision = 'Approved' | 'Rejected' | 'More Info Required';

/** What was submitted is decided once; a rejected application is only reopened by requesting more (ONB-3). */
export function mayDecide(status: ApplicationStatus, decision: ApplicationDecision): boolean {
  return status === 'Submitted' || (status === 'Rejected' && decision === 'More Info Required');
}
