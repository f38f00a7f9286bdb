export type ApplicationForm = 'individual' | 'institution' | 'business';

export type ApplicationStatus = 'Incomplete' | 'Submitted' | 'Approved' | 'Rejected' | 'More Info Required';

/** Where a customer stands with the application; what guards and profile ask about. */
export interface OnboardingStatus {
  readonly applicationId: string | null;
  readonly applicationStatus: ApplicationStatus | null;
  /** True from Submitted on, false at More Info Required (ONB-2). */
  readonly completedApplication: boolean;
  readonly isApproved: boolean;
  readonly isFundManaged: boolean;
}

/** Completed from Submitted on, and again after more was asked for (ONB-2). */
export function isCompleted(status: ApplicationStatus | null): boolean {
  return status === 'Submitted' || status === 'Approved' || status === 'Rejected';
}
