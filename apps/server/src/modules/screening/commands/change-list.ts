import { message } from '@titian/contracts/messages/message';
import { screeningListChange as change } from '@titian/contracts/schemas/screening-proposals';
import { parseDay } from '@titian/finance/calendar';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { fieldError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs.ts';
import {
  type ApprovalOf,
  type ApprovalSubject,
  approvalExecutor,
  boundHash,
} from '../../approvals/public.ts';
import type { ListEntry } from '../domain/hit.ts';
import { countChanges, findListed, insertEntries, lockList, removeEntries } from '../store/list.ts';

type ListChange = z.output<typeof change>;

/** The list is one, so all proposals about it have the same subject: one is open at a time. */
const LIST_ID = '5d7c1c1e-7f0a-4d0c-9c0e-0f6e5b1d2a10';

/** Names are put on the screening list or taken off it, as of a day; every customer is compared with the new ones. */
export const screeningListChange = approvalExecutor<ListChange>({
  kind: 'screening_list_change',
  subjectKind: 'screening_list',
  after: change,
  subjectIdOf: () => LIST_ID,
  load: (ctx, _subjectId, { after }) => loadList(ctx, after),
  async binds(ctx, _subjectId, { after }) {
    await lockList(ctx.tx);
    const listed = await findListed(ctx.reader);
    return {
      listed: boundHash(ctx.fieldEncryption, listed),
      added: added(after, listed).map(({ kind, name }) => ({ kind, name })),
    };
  },
  apply: applyChange,
});

async function loadList(ctx: Ctx, after: ListChange): Promise<ApprovalSubject> {
  await lockList(ctx.tx);
  const listed = await findListed(ctx.reader);
  const day = publishedOn(ctx, after);
  const removed = after.remove.map((id) => listed.find((one) => one.id === id));
  if (removed.some((one) => one === undefined || one.listedOn > day)) {
    throw fieldError('after.remove', message('listed_names_changed'));
  }
  if (added(after, listed).length + after.remove.length === 0) {
    throw fieldError('after.add', message('listed_names_known'));
  }
  return {
    version: await countChanges(ctx.reader),
    label: message('subject_listed_names', { added: after.add.length, removed: after.remove.length }),
    before: { listed: listed.length, removed: removed.map((one) => one?.name ?? '') },
  };
}

function publishedOn(ctx: Ctx, after: ListChange) {
  const day = parseDay(after.listed_on);
  if (day === null || day > ctx.businessDate) {
    throw fieldError('after.listed_on', message('publication_day_in_future'));
  }
  return day;
}

/** Names that are listed already, or that stand in the upload twice, are left as they are. */
function added(after: ListChange, listed: readonly ListEntry[]): ListChange['add'] {
  const keyOf = ({ kind, name }: Pick<ListEntry, 'kind' | 'name'>) => `${kind} ${name.toUpperCase()}`;
  const staying = listed.filter((one) => !after.remove.includes(one.id)).map(keyOf);
  const known = new Set(staying);
  return after.add.filter((one) => !known.has(keyOf(one)) && known.add(keyOf(one)));
}

async function applyChange(ctx: Ctx, approval: ApprovalOf<ListChange>): Promise<void> {
  const { after, id: approvalId } = approval;
  const listedOn = publishedOn(ctx, after);
  const names = added(after, await findListed(ctx.reader));
  await insertEntries(
    ctx.tx,
    names.map((one) => ({ ...one, id: newId(), listedOn, approvalId })),
  );
  await removeEntries(ctx.tx, after.remove, { on: listedOn, approvalId });
  await enqueue(ctx, 'screen_customers', { approval_id: approvalId });
  await recordAudit(ctx, {
    action: 'screening_list.changed',
    subjectKind: 'screening_list',
    subjectId: approval.subjectId,
    after: { added: names.map(({ name }) => name), removed: after.remove.length, listed_on: listedOn },
    reason: approval.reason,
  });
}
