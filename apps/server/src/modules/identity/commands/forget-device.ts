import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { renderMessage } from '../../../platform/messages.ts';
import { deviceName } from '../domain/device-name.ts';
import type { MailQueue } from '../domain/mail.ts';
import { deleteDevice } from '../store/trusted-devices.ts';
import { findUsers } from '../store/users.ts';
import { mailOwner } from './mail-owner.ts';

/**
 * Takes the trust from one device: it has to give the second factor again.
 * @throws AppError `not_found` when it is unknown or another's
 */
export async function forgetDevice(
  ctx: Ctx,
  queueEmail: MailQueue,
  userId: string,
  id: string,
): Promise<void> {
  const device = await deleteDevice(ctx.tx, userId, id);
  const [user] = await findUsers(ctx.reader, [userId]);
  if (device === null || !user) {
    throw new AppError('not_found');
  }
  const name = deviceName(device);
  const subject = { subjectKind: 'user', subjectId: userId };
  await recordAudit(ctx, {
    action: 'two_factor.device_forgotten',
    ...subject,
    after: { device: renderMessage(name, 'en') },
  });
  await mailOwner(ctx, queueEmail, user, { template: 'device_forgotten', params: { device: name } });
}
