import type { ApplicationForm, ApplicationStatus } from './application.ts';
import type { FormData } from './form-data.ts';

/** An operator's remark at a field of the form. */
export interface Remark {
  readonly field: string;
  readonly text: string;
}

/** An application with its form opened. */
export interface SavedApplication {
  readonly id: string;
  readonly userId: string;
  readonly form: ApplicationForm;
  readonly data: FormData;
  /** Grows with every save and decision. */
  readonly version: number;
  readonly status: ApplicationStatus;
  readonly remarks: readonly Remark[];
  readonly savedAt: Date;
  readonly submittedAt: Date | null;
  readonly decidedAt: Date | null;
}

/** A draft, or an application that was sent back with remarks, may be changed by its owner (ONB-4). */
export function isEditable(status: ApplicationStatus): boolean {
  return status === 'Incomplete' || status === 'More Info Required';
}
