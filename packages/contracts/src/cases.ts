import { conversationKinds } from './conversation-kinds.ts';
import { may, type Permission, type PermissionHolder } from './permissions.ts';

/** What operators open by hand, a customer's kinds among them (CAS-3). */
export const openableCaseKinds = [...conversationKinds, 'exception', 'late_note', 'other'] as const;

/** Everything that needs a person. An alert is compliance's alone (CAS-8). */
export const caseKinds = [...openableCaseKinds, 'alert'] as const;
export type CaseKind = (typeof caseKinds)[number];

export const caseStates = ['open', 'waiting', 'closed'] as const;
export type CaseState = (typeof caseStates)[number];

export const casePriorities = ['low', 'normal', 'high'] as const;
export type CasePriority = (typeof casePriorities)[number];

/** Why a case is closed: of a fixed list, so that the audit log has no text of a conversation. */
export const caseCloseReasons = ['resolved', 'no_answer', 'duplicate', 'not_justified'] as const;
export type CaseCloseReason = (typeof caseCloseReasons)[number];

/** How a case ends, a case of the platform by the end of its cause too (CAS-13). */
export const caseEndReasons = [...caseCloseReasons, 'cause_ended'] as const;
export type CaseEndReason = (typeof caseEndReasons)[number];

/** The lists of the console. */
export const caseTabs = ['mine', 'team', 'overdue', 'closed'] as const;
export type CaseTab = (typeof caseTabs)[number];

/** What operators link a case to. */
export const caseLinkKinds = ['customer', 'note', 'application', 'payment', 'payout', 'approval'] as const;
export type CaseLinkKind = (typeof caseLinkKinds)[number];

/** What a case may be linked to, by the platform too. */
export const caseObjectKinds = [...caseLinkKinds, 'exception'] as const;
export type CaseObjectKind = (typeof caseObjectKinds)[number];

export const CASE_SUBJECT_MAX = 120;
export const CASE_TEXT_MAX = 4_000;
export const CASE_LINKS_MAX = 10;

/** The permission to see cases of a kind. */
export function permissionOfCase(kind: CaseKind): Permission {
  return kind === 'alert' ? 'case_alert_view' : 'case_view';
}

/** The kinds of cases that an operator may see. */
export function visibleCaseKinds(operator: PermissionHolder): CaseKind[] {
  return caseKinds.filter((kind) => may(operator, permissionOfCase(kind)));
}
