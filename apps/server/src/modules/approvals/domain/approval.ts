import type { Language, Message } from '@titian/contracts/messages/definition';
import type { OperatorRole } from '@titian/contracts/operator-roles';
import type { CodedText } from '../../../platform/coded-text.ts';
import type { JsonValue } from '../../../platform/db/schema.ts';
import { renderMessage } from '../../../platform/messages.ts';

export type ApprovalState = 'proposed' | 'approved' | 'rejected' | 'expired' | 'stale';

/** A change that one operator proposed and a different one decides (OPS-1). */
export interface Approval {
  readonly id: string;
  readonly kind: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  /** What the queue calls the subject, for people. */
  readonly subjectLabel: CodedText;
  readonly subjectVersion: number;
  /** What the change replaces, and what it puts there, as both are shown beside each other. */
  readonly before: JsonValue;
  readonly after: JsonValue;
  /** As its maker typed it; the English of `reasonMessage` where the product gives the reason. */
  readonly reason: string;
  /** A reason that the product gives, as code and values; null where its maker typed it. */
  readonly reasonMessage: Message | null;
  /** SHA-256 of all that the proposal binds (`bindingOf`); null for one made before bindings existed. */
  readonly bindingSha256: Buffer | null;
  /** What the executor declared in `binds`; null where it declares nothing, or before bindings existed. */
  readonly binds: JsonValue;
  /** Which parts of it made the proposal stale; empty otherwise. */
  readonly staleBecause: readonly string[];
  readonly makerId: string;
  /** Roles of which a second checker holds one, because the first does not suffice; empty where one checker does. */
  readonly confirmerRoles: readonly OperatorRole[];
  /** The first checker where a second one has to confirm; null until then, and where one checker suffices. */
  readonly firstCheckerId: string | null;
  readonly firstCheckedAt: Date | null;
  readonly firstCheckReason: string | null;
  /** The deciding operator: the only checker, or the confirmer. */
  readonly checkerId: string | null;
  readonly decisionReason: string | null;
  readonly state: ApprovalState;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly decidedAt: Date | null;
}

/** The reason of a proposal for a reader: what its maker typed, or what the product gives in the reader's language. */
export function reasonText(
  { reason, reasonMessage }: Pick<Approval, 'reason' | 'reasonMessage'>,
  language: Language,
): string {
  return reasonMessage === null ? reason : renderMessage(reasonMessage, language);
}
