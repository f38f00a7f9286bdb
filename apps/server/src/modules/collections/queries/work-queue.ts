import { may } from '@titian/contracts/permissions';
import type { WorkQueueReader } from '../../../platform/module.ts';
import { countWaiting } from '../store/late-notes.ts';

/** Late notes with something to do today, for who works on them (REC-17). */
export const collectionsQueue: WorkQueueReader = async (ctx, operator) => {
  const works = may(operator, 'collection_work');
  return { can: {}, counts: { collections: works ? await countWaiting(ctx.reader, ctx.businessDate) : 0 } };
};
