export type ApplicationForm = 'individual' | 'institution' | 'business';

export type ApplicationStatus = 'Incomplete' | 'Submitted' | 'Approved' | 'Rejected' | 'More Info Required';

/** The application status of a customer, as guards and profile need it. */
export interface OnboardingStatus {
  readonly applicationId: string | null;
  readonly applicationStatus: ApplicationStatus | null;
  /** True from Submitted on, false at More Info Required (ONB-2). */
  readonly completedApplication: boolean;
  readonly isApproved: boolean;
  readonly isFundManaged: boolean;
}

/** Completed from Submitted on, and again after more was requested (ONB-2). */
export function isCompleted(status: ApplicationStatus | null): boolean {
  return status === 'Submitted' || status === 'Approved' || status === 'Rejected';
}
