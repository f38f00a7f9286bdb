import type { CaseKind, CaseLinkKind, CasePriority } from '@titian/contracts/cases';
import { message } from '@titian/contracts/messages/message';
import { recordAudit } from '../../../platform/audit.ts';
import type { CodedText } from '../../../platform/coded-text.ts';
import type { Ctx } from '../../../platform/context.ts';
import { fieldError, invariant } from '../../../platform/errors.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { newId } from '../../../platform/ids.ts';
import { readUser } from '../../identity/public.ts';
import { readSettings } from '../../settings/public.ts';
import { type Case, type CaseLink, dueAt } from '../domain/case.ts';
import { insertCase, nextNumber } from '../store/cases.ts';
import { insertLinks, insertNote } from '../store/written.ts';
import type { FindLinked } from './link-case.ts';

export interface NewCase {
  readonly kind: CaseKind;
  readonly subject: CodedText;
  readonly priority: CasePriority;
  /** The first internal note: why there is a case; null where its kind and links say that. */
  readonly note: string | null;
  readonly customerId: string | null;
  readonly links: readonly Omit<CaseLink, 'linkedBy'>[];
  /** Null where a module opens it by itself. */
  readonly operatorId: string | null;
}

/**
 * Opens a case that operators work on and no customer reads (CAS-3); for operators, and for modules in the
 * transaction in which something needs a person.
 * @returns its id
 */
export async function openCase(ctx: Ctx, wanted: NewCase): Promise<string> {
  const id = await insertOpened(ctx, wanted, null);
  invariant(id, 'a case without a cause is always stored');
  return id;
}

/** The same for a cause that has one case at most that is not closed; nothing where it has one (CAS-13). */
export async function openCaseOnce(ctx: Ctx, wanted: NewCase, cause: string): Promise<void> {
  await insertOpened(ctx, wanted, cause);
}

async function insertOpened(ctx: Ctx, wanted: NewCase, cause: string | null): Promise<string | null> {
  const { kind, subject, priority, note, customerId, operatorId } = wanted;
  const [id, number, now] = [newId(), await nextNumber(ctx.tx), ctx.businessNow];
  const one: Case = {
    ...{ id, number, kind, origin: operatorId === null ? 'system' : 'operator', isConversation: false },
    ...{ subject, customerId, priority },
    ...{ state: 'open', ownerId: null, openedBy: operatorId, openedAt: now, lastMessageAt: now },
    ...{ dueAt: dueAt(kind, now, await readSettings(ctx)) },
    ...{ unreadAnswers: 0, closedAt: null, closeReason: null, isLate: false, version: 1 },
  };
  if (!(await insertCase(ctx.tx, one, cause))) {
    return null;
  }
  if (note !== null) {
    await insertNote(ctx.tx, { id: newId(), caseId: id, operatorId, text: note, writtenAt: now });
  }
  await insertLinks(ctx.tx, id, wanted.links, operatorId);
  await recordAudit(ctx, { action: 'case.opened', subjectKind: 'case', subjectId: id, after: { number } });
  return id;
}

export interface CaseByHand extends Omit<NewCase, 'links' | 'operatorId'> {
  readonly links: readonly { readonly kind: CaseLinkKind; readonly reference: string }[];
}

/**
 * An operator opens a case about a customer, other things, or nothing in particular.
 * @throws FieldError on customer_id and on the links that lead to nothing
 */
export async function openCaseByHand(
  ctx: Ctx,
  operator: OperatorPrincipal,
  { links: named, ...wanted }: CaseByHand,
  findLinked: FindLinked,
): Promise<string> {
  if (wanted.customerId !== null && (await readUser(ctx, wanted.customerId)) === null) {
    throw fieldError('customer_id', message('case_customer_unknown'));
  }
  const links: Omit<CaseLink, 'linkedBy'>[] = [];
  for (const [index, { kind, reference }] of named.entries()) {
    const found = await findLinked(ctx, operator, kind, reference);
    if (found === null) {
      throw fieldError(`links.${index}.reference`, message('case_link_unknown', { reference }));
    }
    links.push(found);
  }
  return openCase(ctx, { ...wanted, links, operatorId: operator.id });
}
