import type { MandateState } from '@titian/contracts/fund-management';
import { grades } from '@titian/contracts/grades';
import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import type { Grade } from '@titian/contracts/scorecard';
import type { Day } from '@titian/finance/calendar';
import { addSen, type Sen, senToText } from '@titian/finance/sen';
import type { NoteContract } from '../../notes/public.ts';

/** What an investor has signed: the terms under which the platform's manager acts (FND-2). */
export interface Mandate {
  readonly id: string;
  readonly investorId: string;
  readonly documentFileId: string;
  readonly from: Day;
  /** Its last day; null where it has none. */
  readonly until: Day | null;
  readonly maxPerNoteSen: Sen;
  readonly minimumGrade: Grade;
  readonly contracts: readonly NoteContract[];
}

/** The mandate that counts on a day: of those that have begun the one that began last, unless it has ended. */
export function mandateOn(mandates: readonly Mandate[], on: Day): Mandate | null {
  const begun = mandates.filter((one) => one.from <= on);
  const latest = begun.reduce<Mandate | null>(
    (last, one) =>
      last === null || one.from > last.from || (one.from === last.from && one.id > last.id) ? one : last,
    null,
  );
  return latest === null || (latest.until !== null && latest.until < on) ? null : latest;
}

/** How a mandate stands on a day; one that a later one has replaced has ended. */
export function mandateState(one: Mandate, mandates: readonly Mandate[], on: Day): MandateState {
  if (one.from > on) {
    return 'upcoming';
  }
  return mandateOn(mandates, on)?.id === one.id ? 'in_force' : 'ended';
}

/** What of an order the mandate is compared with. */
export interface MandatedNote {
  readonly contract: NoteContract;
  readonly grade: string;
  /** What the investor has in the note already. */
  readonly heldSen: Sen;
  readonly amountSen: Sen;
}

/** Why a mandate does not allow a subscription, or null (FND-4). */
export function mandateProblem(mandate: Mandate | null, note: MandatedNote): Message | null {
  if (mandate === null) {
    return message('mandate_missing');
  }
  if (!mandate.contracts.includes(note.contract)) {
    return message('mandate_excludes_contract', { contract: note.contract });
  }
  if (rankOf(note.grade) > rankOf(mandate.minimumGrade)) {
    return message('mandate_excludes_grade', { minimum: mandate.minimumGrade, grade: note.grade });
  }
  return addSen(note.heldSen, note.amountSen) > mandate.maxPerNoteSen
    ? message('mandate_limit_per_note', {
        limit: senToText(mandate.maxPerNoteSen),
        held: senToText(note.heldSen),
      })
    : null;
}

/** The best grade is 0; what is no grade comes behind all of them. */
function rankOf(grade: string): number {
  const known: readonly string[] = grades;
  const rank = known.indexOf(grade);
  return rank === -1 ? grades.length : rank;
}
