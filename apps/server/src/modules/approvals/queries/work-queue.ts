import { approvalKinds, may } from '@titian/contracts/permissions';
import type { WorkQueueReader } from '../../../platform/module.ts';
import { countDecidable } from '../store.ts';

/** How many proposals wait for this operator as their checker; for the menu and the start page (OPS-21). */
export const approvalsQueue: WorkQueueReader = async (ctx, operator) => {
  const kinds = approvalKinds.filter((kind) => may(operator, kind));
  const approvals = await countDecidable(ctx.reader, ctx.businessNow, operator, kinds);
  return { can: {}, counts: { approvals } };
};
