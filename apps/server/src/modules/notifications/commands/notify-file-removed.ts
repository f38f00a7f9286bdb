import type { Ctx } from '../../../platform/context.ts';
import { notifyUsers } from './notify-users.ts';

interface RemovedFile {
  readonly id: string;
  readonly ownerUserId: string;
  readonly name: string;
  readonly uploadedAt: Date;
}

/** Notifies the uploader of a document that was removed as malware after it had been accepted. */
export async function notifyFileRemoved(ctx: Ctx, file: RemovedFile): Promise<void> {
  const params = { fileName: file.name, uploadedAt: file.uploadedAt.toISOString() };
  const dedupeKey = `file_removed:${file.id}`;
  await notifyUsers(ctx, [{ userId: file.ownerUserId, template: 'file_removed', params, dedupeKey }]);
}
