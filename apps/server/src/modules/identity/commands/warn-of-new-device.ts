import type { Ctx } from '../../../platform/context.ts';
import { networkAddress } from '../../../platform/http/network-address.ts';
import { reportAfterCommit } from '../../../platform/security/report.ts';
import { deviceName } from '../domain/device-name.ts';
import { isFamiliar, type SignInPlace } from '../domain/familiar-device.ts';
import type { MailQueue } from '../domain/mail.ts';
import type { User } from '../domain/user.ts';
import { findPlaces } from '../store/open-sessions.ts';

/** Sign-ins longer ago than so many say little about which devices a person uses today. */
const REMEMBERED_SIGN_INS = 200;

/**
 * Mails the owner when a sign-in comes from a device that was not seen before; not for the very first one, which
 * follows a mail of the platform anyway. Call it before the sign-in is written, under the lock of the customer's row.
 */
export async function warnOfNewDevice(
  ctx: Ctx,
  queueEmail: MailQueue,
  user: User,
  from: SignInPlace,
): Promise<void> {
  const place = { device: from.device, ip: networkAddress(from.ip) };
  const earlier = await findPlaces(ctx.reader, user.id, REMEMBERED_SIGN_INS);
  if (earlier.length === 0 || isFamiliar(place, earlier)) {
    return;
  }
  reportAfterCommit(ctx, { kind: 'new_device', detail: 'sign_in', account: { kind: 'user', id: user.id } });
  await queueEmail(ctx, {
    userId: user.id,
    to: user.email,
    name: user.firstName,
    template: 'new_device',
    params: { device: deviceName(place.device), at: ctx.now.toISOString(), ip: place.ip },
    dedupeKey: `new_device:${user.id}:${ctx.now.toISOString()}`,
  });
}
