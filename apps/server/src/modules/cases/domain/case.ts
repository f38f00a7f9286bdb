import type {
  CaseEndReason,
  CaseKind,
  CaseObjectKind,
  CasePriority,
  CaseState,
} from '@titian/contracts/cases';
import { later } from '../../../platform/clock.ts';
import type { CodedText } from '../../../platform/coded-text.ts';
import type { Settings } from '../../settings/public.ts';

/** Something that needs a person; a conversation is written in by its customer too. */
export interface Case {
  readonly id: string;
  readonly number: string;
  readonly kind: CaseKind;
  readonly origin: 'customer' | 'operator' | 'system';
  /** The customer reads and continues it; every case that a customer opened is one. */
  readonly isConversation: boolean;
  /** Words of the platform are coded, those of people are verbatim. */
  readonly subject: CodedText;
  readonly customerId: string | null;
  readonly priority: CasePriority;
  readonly state: CaseState;
  readonly ownerId: string | null;
  readonly openedBy: string | null;
  readonly openedAt: Date;
  readonly dueAt: Date;
  readonly lastMessageAt: Date;
  readonly unreadAnswers: number;
  readonly closedAt: Date | null;
  readonly closeReason: CaseEndReason | null;
  /** Whether a due time passed before we acted, now closed or not (CMP-5). */
  readonly isLate: boolean;
  readonly version: number;
}

/** What was written in a case; null is the customer in a conversation, the platform in a note. */
export interface Written {
  readonly id: string;
  readonly caseId: string;
  readonly operatorId: string | null;
  readonly text: string;
  readonly writtenAt: Date;
}

/** Something that a case is about, as it was named when it was linked. */
export interface CaseLink {
  readonly kind: CaseObjectKind;
  readonly id: string;
  readonly label: string;
  /** Null where the platform linked it. */
  readonly linkedBy: string | null;
}

/** Whether a case was opened by the platform for this: when that is over, it is closed by it. */
export function isCause({ origin }: Pick<Case, 'origin'>, { linkedBy }: Pick<CaseLink, 'linkedBy'>): boolean {
  return origin === 'system' && linkedBy === null;
}

const HOUR_MS = 3_600_000;

/** When a case of a kind is due that waits for us from an instant on; hours of every day count (CAS-4). */
export function dueAt(kind: CaseKind, from: Date, settings: Settings): Date {
  return later(from, hoursOf(kind, settings) * HOUR_MS);
}

function hoursOf(kind: CaseKind, settings: Settings): number {
  switch (kind) {
    case 'complaint':
      return settings.caseComplaintHours;
    case 'data_request':
      return settings.caseDataRequestHours;
    case 'message':
      return settings.caseMessageHours;
    default:
      return settings.caseOtherHours;
  }
}

/** Whether we should have acted by now; nothing is due while a customer is waited for, or after the end. */
export function isOverdue(one: Pick<Case, 'state' | 'dueAt'>, now: Date): boolean {
  return one.state === 'open' && one.dueAt < now;
}

/** What a message of the customer makes of a case: open again, and due anew unless an answer is owed already (CAS-7). */
export function afterCustomerWrote(
  one: Case,
  now: Date,
  settings: Settings,
): Pick<Case, 'state' | 'dueAt' | 'lastMessageAt' | 'closedAt' | 'closeReason'> {
  return {
    state: 'open',
    dueAt: one.state === 'open' ? one.dueAt : dueAt(one.kind, now, settings),
    lastMessageAt: now,
    closedAt: null,
    closeReason: null,
  };
}
