import type { ProposalErrorCode } from '@titian/contracts/approvals';
import type { Language } from '@titian/contracts/messages/definition';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { senToText } from '@titian/finance/sen';
import type { JsonValue } from '../../platform/db/schema.ts';
import type { OperatorPrincipal } from '../../platform/http/principal.ts';
import { wireJson } from '../../platform/json.ts';
import { worded } from '../../platform/messages.ts';
import { type Approval, reasonText } from './domain/approval.ts';
import { amountOf } from './domain/proposal-amount.ts';
import { isHiddenFrom } from './policy.ts';

type ApprovalRow = ParsedApi['operatorPropose']['response']['approval'];

/** What the calling operator sees of a proposal, and whether they may decide it. */
export interface Viewer {
  readonly operator: OperatorPrincipal;
  readonly language: Language;
  /** Why the operator may not decide it; null where they may, and once it is closed. */
  readonly refusal: ProposalErrorCode | null;
  readonly isOpen: boolean;
  readonly names: ReadonlyMap<string, string>;
}

export function presentApproval(approval: Approval, viewer: Viewer): ApprovalRow {
  const { operator, language, refusal: rejection, isOpen, names } = viewer;
  const amountSen = amountOf(approval);
  const can = isOpen && rejection === null;
  const isHidden = isHiddenFrom(approval, operator);
  const person = (id: string) => ({ id, name: names.get(id) ?? '' });
  return {
    id: approval.id,
    kind: approval.kind,
    subject_kind: approval.subjectKind,
    subject_id: approval.subjectId,
    ...worded('subject_label', approval.subjectLabel, language),
    before: isHidden ? null : wireJson(approval.before),
    after: isHidden ? null : wireJson(approval.after),
    reason: isHidden ? '' : reasonText(approval, language),
    maker: person(approval.makerId),
    confirmer_roles: [...approval.confirmerRoles],
    first_checker: approval.firstCheckerId === null ? null : person(approval.firstCheckerId),
    first_checked_at: approval.firstCheckedAt?.toISOString() ?? null,
    checker: approval.checkerId === null ? null : person(approval.checkerId),
    amount: amountSen === null ? null : senToText(amountSen),
    decision_reason: isHidden ? null : approval.decisionReason,
    binding_sha256: approval.bindingSha256?.toString('hex') ?? null,
    file_sha256: fileOf(approval.binds),
    // The names alone may reveal that a name is listed.
    bound_to: isHidden ? [] : boundParts(approval.binds),
    stale_because: isHidden ? [] : [...approval.staleBecause],
    state: approval.state,
    created_at: approval.createdAt.toISOString(),
    expires_at: approval.expiresAt.toISOString(),
    decided_at: approval.decidedAt?.toISOString() ?? null,
    can: { approve: can, reject: can },
    refusal: rejection,
  };
}

/** The names of what a proposal binds, leaving out what was nothing. */
function boundParts(binds: JsonValue): string[] {
  return Object.entries(Object(binds)).flatMap(([name, value]) => (value === null ? [] : [name]));
}

/** The payment file that a proposal binds, by its hash. */
function fileOf(binds: JsonValue): string | null {
  const { file_sha256: sha256 } = Object(binds);
  return typeof sha256 === 'string' ? sha256 : null;
}
