import { accountActions } from './account-actions.ts';
import { caseActions } from './case-actions.ts';
import { collectionActions } from './collection-actions.ts';
import { moneyActions } from './money-actions.ts';

/** Every action that the audit log may hold, with its text in both languages; stored values never change (MSG-13). */
export const auditActions = { ...accountActions, ...caseActions, ...collectionActions, ...moneyActions };

export type AuditAction = keyof typeof auditActions;
