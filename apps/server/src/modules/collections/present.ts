import type { Language } from '@titian/contracts/messages/definition';
import { may, type PermissionHolder } from '@titian/contracts/permissions';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { senToText } from '@titian/finance/sen';
import { operatorFileLink } from '../files/public.ts';
import { lateView, updateView } from '../servicing/public.ts';
import { actsOn } from './policy.ts';
import { templatesFor } from './queries/letter.ts';
import type { LateNotePage, NamedLateNote } from './queries/list-late-notes.ts';
import { ownerOf } from './queries/list-late-notes.ts';
import type { Collection } from './queries/read-collection.ts';
import type { LateNoteRow } from './store/late-notes.ts';

type ListAnswer = ParsedApi['operatorCollections']['response'];
type Row = ListAnswer['items'][number];
type Detail = ParsedApi['operatorCollection']['response']['collection'];

/** A page of late notes with what all that match come to. */
export function presentPage({
  rows,
  nextCursor,
  totals,
  buckets,
}: LateNotePage): Omit<ListAnswer, 'success'> {
  return {
    items: rows.map(presentRow),
    next_cursor: nextCursor,
    totals: totals && presentSums(totals),
    buckets: buckets?.map(({ bucket, ...sums }) => ({ bucket, ...presentSums(sums) })) ?? null,
  };
}

function presentSums({ notes, outstandingSen, overdueSen }: NonNullable<LateNotePage['totals']>) {
  return { notes, outstanding: senToText(outstandingSen), overdue: senToText(overdueSen) };
}

function presentRow({ row, issuerName, owner }: NamedLateNote): Row {
  return {
    ...{ id: row.id, number: row.number, issuer_name: issuerName, contract: row.contract },
    ...{ bucket: row.bucket, days_late: row.daysLate, owner },
    ...{ overdue: senToText(row.overdueSen), outstanding: senToText(row.outstandingSen) },
    ...lastDone(row),
  };
}

function lastDone(row: LateNoteRow | null) {
  const { contactedAt = null, channel = null, outcome = null } = row ?? {};
  const { promisedSen = null, promisedOn = null, promiseState = null } = row ?? {};
  return {
    last_contact:
      contactedAt === null || channel === null || outcome === null
        ? null
        : { at: contactedAt.toISOString(), channel, outcome },
    promise:
      promisedSen === null || promisedOn === null || promiseState === null
        ? null
        : { amount: senToText(promisedSen), due_on: promisedOn, state: promiseState },
    follow_up_on: row?.followUpOn ?? null,
    is_waiting: row?.isWaiting ?? false,
  };
}

/** A note with the work on it, and what the operator may do about it. */
export function presentCollection(read: Collection, operator: PermissionHolder, language: Language): Detail {
  const { note, row, recovery, debt, issuer, openCase } = read;
  const can = actsOn(operator, note);
  return {
    ...{ id: note.id, number: note.number, contract: note.contract, issuer_name: issuer.companyName },
    ...{ is_late: note.isLate, state: note.state as Detail['state'], days_late: recovery.daysLate },
    ...{
      overdue: senToText(row?.overdueSen ?? debt.totalSen),
      outstanding: senToText(recovery.outstandingSen),
    },
    ...lastDone(row),
    owner: ownerOf(openCase ?? undefined, read.operators),
    guarantor_name: note.guarantorName,
    guaranteed: recovery.guarantee && senToText(recovery.guarantee.openSen),
    issuer: { id: note.issuerId, name: issuer.companyName, language: issuer.user.locale },
    debt: {
      ...{ principal: senToText(debt.principalSen), return: senToText(debt.returnSen) },
      ...lateView(note.contract, debt),
      ...{ costs: senToText(debt.costsSen), excess: senToText(debt.excessSen) },
      total: senToText(debt.totalSen),
    },
    case: openCase && { id: openCase.id, number: openCase.number },
    ...presentWork(read, operator),
    updates: read.updates.map((update) => updateView(update, language)),
    templates: can.send_letter ? templatesFor(note, recovery) : [],
    can,
  };
}

function presentWork(read: Collection, operator: PermissionHolder) {
  const recorded = (one: { readonly id: string; readonly at: Date; readonly operatorId: string }) => ({
    ...{ id: one.id, at: one.at.toISOString() },
    operator: read.operators.get(one.operatorId)?.name ?? '',
  });
  const works = may(operator, 'collection_work');
  return {
    contacts: read.contacts.map((one) => ({
      ...{ ...recorded(one), channel: one.channel, person: one.person, outcome: one.outcome },
      ...{ note: one.text, follow_up_on: one.followUpOn },
    })),
    promises: read.promises.map((one) => ({
      ...{ ...recorded(one), amount: senToText(one.amountSen), due_on: one.dueOn, state: one.state },
      ...{ paid: senToText(one.paidSen), cancel_reason: one.cancelReason },
      can: { cancel: works && one.state === 'open' },
    })),
    letters: read.letters.map(({ one, file }) => ({
      ...{ ...recorded(one), template: one.template, language: one.language },
      ...{ total: senToText(one.totalSen), file: operatorFileLink(file, operator) },
    })),
    assignments: read.assignments.map((one) => ({
      ...{ ...recorded(one), kind: one.kind, name: one.name, reference: one.reference },
      ...{ since: one.since, until: one.until, next_on: one.nextOn },
      expected_cost: one.expectedCostSen === null ? null : senToText(one.expectedCostSen),
      can: { change: works && one.until === null },
    })),
    payments: read.payments.map((one) => ({
      ...{ id: one.id, on: one.receivedOn, amount: senToText(one.amountSen), source: one.sourceKind },
    })),
  };
}
