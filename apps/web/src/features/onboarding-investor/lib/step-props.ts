import type { Constants } from '../api/application.ts';
import type { Application } from './use-application.ts';

/** What each step of the form is given. */
export interface StepProps {
  readonly application: Application;
  readonly constants: Constants;
}
