import type {
  AssignmentKind,
  ContactChannel,
  ContactOutcome,
  LetterTemplate,
  PromiseState,
} from '@titian/contracts/collections';
import type { Language } from '@titian/contracts/messages/definition';
import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';

interface Recorded {
  readonly id: string;
  readonly noteId: string;
  readonly operatorId: string;
  readonly at: Date;
}

/** That somebody was reached about a late note, or was tried to be. Only operators read it. */
export interface Contact extends Recorded {
  readonly channel: ContactChannel;
  readonly person: string | null;
  readonly outcome: ContactOutcome;
  readonly text: string;
  readonly followUpOn: Day | null;
}

/** What an issuer has promised to pay by the end of a day. */
export interface NewPromise extends Recorded {
  readonly amountSen: Sen;
  readonly madeOn: Day;
  readonly dueOn: Day;
  /** The number of the note's repayments that were there before it. */
  readonly afterSeq: number;
}

/** The same with what became of it (REC-18). */
export interface PromiseToPay extends Omit<NewPromise, 'afterSeq' | 'madeOn'> {
  readonly paidSen: Sen;
  readonly state: PromiseState;
  readonly cancelReason: string | null;
}

/** A letter that was sent, and the total that it names. */
export interface Letter extends Recorded {
  readonly template: LetterTemplate;
  readonly language: Language;
  readonly fileId: string;
  readonly totalSen: Sen;
  readonly on: Day;
}

/** An agency that a note was handed to, or a legal step (REC-20). */
export interface Assignment extends Recorded {
  readonly kind: AssignmentKind;
  readonly name: string;
  readonly reference: string | null;
  readonly since: Day;
  readonly until: Day | null;
  readonly nextOn: Day | null;
  readonly expectedCostSen: Sen | null;
}
