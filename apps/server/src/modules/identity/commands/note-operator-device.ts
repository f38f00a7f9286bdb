import type { Ctx } from '../../../platform/context.ts';
import { reportAfterCommit } from '../../../platform/security/report.ts';
import { isFamiliarDevice, saveFamiliarDevice } from '../store/familiar-devices.ts';

/** Stores in which browser an operator signs in; one that is not familiar is a security event. */
export async function noteOperatorDevice(ctx: Ctx, operatorId: string, tokenHash: Buffer): Promise<void> {
  if (!(await isFamiliarDevice(ctx.reader, operatorId, tokenHash))) {
    const account = { kind: 'operator', id: operatorId } as const;
    reportAfterCommit(ctx, { kind: 'new_device', detail: 'sign_in', account });
  }
  const device = { subjectKind: 'operator', subjectId: operatorId, tokenHash } as const;
  await saveFamiliarDevice(ctx.tx, device, ctx.now);
}
