import type { Language } from '@titian/contracts/messages/definition';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import type { Approval } from '../domain/approval.ts';
import type { Approvals } from '../domain/table.ts';
import { isExpired } from '../policy.ts';
import { presentApproval } from '../present.ts';
import { checkerObjection } from './find-objection.ts';
import { readNames } from './list-approvals.ts';

type ApprovalRow = ParsedApi['operatorPropose']['response']['approval'];

/** The operator who reads proposals, as a call names them. */
export interface ProposalReader {
  readonly principal: OperatorPrincipal;
  readonly language: Language;
}

/** Proposals as the calling operator sees them. */
export async function showProposals(
  ctx: QueryCtx,
  approvals: Approvals,
  reader: ProposalReader,
  rows: readonly Approval[],
): Promise<ApprovalRow[]> {
  const { principal: operator, language } = reader;
  const names = await readNames(ctx, rows);
  const shown: ApprovalRow[] = [];
  for (const row of rows) {
    const isOpen = row.state === 'proposed' && !isExpired(row, ctx.businessNow);
    const rejection = isOpen ? await checkerObjection(ctx, approvals, row, operator) : null;
    shown.push(presentApproval(row, { operator, language, names, isOpen, refusal: rejection }));
  }
  return shown;
}

/** One proposal as the calling operator sees it, with the success message of the call that made or decided it. */
export async function showProposal(
  ctx: QueryCtx,
  approvals: Approvals,
  reader: ProposalReader,
  row: Approval,
): Promise<{ success: true; approval: ApprovalRow }> {
  const [approval] = await showProposals(ctx, approvals, reader, [row]);
  if (approval === undefined) {
    throw new AppError('not_found');
  }
  return { success: true, approval };
}
