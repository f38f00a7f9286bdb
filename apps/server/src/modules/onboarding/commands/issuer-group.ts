import { message } from '@titian/contracts/messages/message';
import { issuerGroup as proposedGroup } from '@titian/contracts/schemas/credit';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { type ApprovalOf, approvalExecutor } from '../../approvals/public.ts';
import type { Issuer } from '../domain/issuer.ts';
import { lockIssuers, readIssuer, relatedIssuers } from '../queries/read-issuer.ts';
import { writeGroup } from '../store/issuers.ts';

type ProposedGroup = z.output<typeof proposedGroup>;

/** Credit puts companies into one group, which shares the exposure limit; another credit operator decides (FIN-3). */
export const issuerGroup = approvalExecutor<ProposedGroup>({
  kind: 'issuer_group',
  subjectKind: 'issuer',
  after: proposedGroup,
  async load(ctx, subjectId, request) {
    const { issuer, together } = await load(ctx, subjectId, request.after);
    const before = await relatedIssuers(ctx, issuer);
    return {
      // Another group in between changes whom it is about.
      version: before.length,
      label: issuer.companyName,
      before: { companies: before.map(nameOf), together: together.map(nameOf) },
    };
  },
  async binds(ctx, subjectId, { after }) {
    const { issuer, together } = await load(ctx, subjectId, after);
    const groupsOf = (issuers: readonly Issuer[]) =>
      issuers.map((one) => ({ company: one.userId, number: one.registrationNo, group: one.groupId }));
    return {
      group_name: issuer.companyName,
      before: groupsOf(await relatedIssuers(ctx, issuer)),
      together: groupsOf(together),
    };
  },
  apply,
});

async function load(ctx: Ctx, issuerId: string, after: ProposedGroup) {
  const issuer = await readIssuer(ctx, issuerId);
  if (issuer === null) {
    throw new AppError('not_found');
  }
  const together = await relatedIssuers(ctx, issuer, after.registration_numbers);
  const known = new Set(together.map((one) => one.registrationNo));
  const unknown = after.registration_numbers.find((number) => !known.has(number));
  if (unknown !== undefined) {
    throw fieldError('registration_numbers', message('issuer_number_unknown', { number: unknown }));
  }
  return { issuer, together };
}

async function apply(ctx: Ctx, approval: ApprovalOf<ProposedGroup>): Promise<void> {
  const { issuer, together } = await load(ctx, approval.subjectId, approval.after);
  await lockIssuers(ctx, together);
  const existing = together.map((one) => one.groupId).find((groupId) => groupId !== null) ?? null;
  const group = { id: existing ?? newId(), name: issuer.companyName, isNew: existing === null };
  await writeGroup(
    ctx.tx,
    group,
    together.map((one) => one.userId),
  );
  await recordAudit(ctx, {
    action: 'issuer.grouped',
    subjectKind: 'issuer',
    subjectId: issuer.userId,
    after: { companies: together.map(nameOf) },
  });
}

function nameOf(issuer: Issuer): string {
  return `${issuer.companyName} (${issuer.registrationNo})`;
}
