import type { Passed } from '../api/two-factor.ts';

/** What both ways to enrol are given. */
export interface EnrolProps {
  readonly onEnrolled: (passed: Passed) => Promise<void>;
}
