import { approvalKinds, may } from '@titian/contracts/permissions';
import type { WorkQueueReader } from '../../../platform/module.ts';
import { exceededLimit } from '../domain/proposal-amount.ts';
import { holdsConfirmation } from '../policy.ts';
import { countDecidable, findDecidable } from '../store/decidable.ts';

/** How many proposals wait for this operator as their checker; for the menu and the start page (OPS-21). */
export const approvalsQueue: WorkQueueReader = async (ctx, operator) => {
  const { id, roles, grants } = operator;
  const held = approvalKinds.filter((kind) => may(operator, kind));
  const isLimited = (kind: (typeof held)[number]) => typeof grants[kind]?.limitSen === 'bigint';
  const confirmable = approvalKinds.filter((kind) => holdsConfirmation(kind, operator));
  const by = { id, roles, confirmable, kinds: held.filter((kind) => !isLimited(kind)) };
  const approvals = await countDecidable(ctx.reader, ctx.businessNow, by);
  // Amounts stand in the proposals, so those of a limited kind are read; few kinds ever are.
  const limited = held.filter(isLimited);
  const read = limited.length === 0 ? [] : await findDecidable(ctx.reader, ctx.businessNow, id, limited);
  const covered = read.filter((one) => exceededLimit(grants, one) === null);
  return { can: {}, counts: { approvals: approvals + covered.length } };
};
