import { accessErrorMessages } from './access-errors.ts';
import { accessReviewErrorMessages } from './access-reviews.ts';
import { caseErrorMessages } from './cases.ts';
import { collectionErrorMessages } from './collections.ts';
import { complianceErrorMessages } from './compliance.ts';
import { monitoringErrorMessages } from './monitoring.ts';
import { registerErrorMessages } from './registers.ts';
import { stateErrorMessages } from './state-errors.ts';
import { suspicionErrorMessages } from './suspicion.ts';

/** What is said of each error code that is no field error. */
export const errorMessages = {
  ...accessErrorMessages,
  ...stateErrorMessages,
  ...caseErrorMessages,
  ...monitoringErrorMessages,
  ...suspicionErrorMessages,
  ...complianceErrorMessages,
  ...registerErrorMessages,
  ...accessReviewErrorMessages,
  ...collectionErrorMessages,
};
