import type { ApplicationStatus } from './application.ts';

export type ApplicationDecision = 'Approved' | 'Rejected' | 'More Info Required';

/** rules §2: what was submitted is decided once; a rejected one is only reopened by asking for more. */
export function mayDecide(status: ApplicationStatus, decision: ApplicationDecision): boolean {
  return status === 'Submitted' || (status === 'Rejected' && decision === 'More Info Required');
}
