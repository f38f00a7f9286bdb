import { type AuditAction, auditActions } from '@titian/contracts/audit/actions';
import { auditSubjects } from '@titian/contracts/audit/subjects';
import { currentLanguage } from '../../../lib/text/language.ts';
import { readable } from './readable.ts';

/** An action of the audit log in the language on the screen; a code of an earlier version is spelled out. */
export function auditActionText(action: string): string {
  return isAction(action) ? auditActions[action][currentLanguage()] : readable(action);
}

/** What an action of the audit log is about, in the language on the screen. */
export function auditSubjectText(subject: string): string {
  return isSubject(subject) ? auditSubjects[subject][currentLanguage()] : readable(subject);
}

function isAction(action: string): action is AuditAction {
  return Object.hasOwn(auditActions, action);
}

function isSubject(subject: string): subject is keyof typeof auditSubjects {
  return Object.hasOwn(auditSubjects, subject);
}
