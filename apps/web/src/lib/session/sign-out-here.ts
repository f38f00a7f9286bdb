import { forgetLocalCopies } from '../form/local-copy.ts';
import { dropUnsentForms } from '../form/unsent-forms.ts';
import { customerSession } from './session-store.ts';

/** Signs this browser out by its owner's own act: nothing that was typed stays in it (ACC-24, ONB-37). */
export function signOutHere(): void {
  customerSession.signOut();
  dropUnsentForms();
  forgetLocalCopies();
}
