import type { Grants } from '@titian/contracts/permission-limits';
import { isApprovalKind } from '@titian/contracts/permissions';
import { amountPlaces } from '@titian/contracts/proposal-amounts';
import { parseSen, type Sen, sen, sumSen } from '@titian/finance/sen';
import type { JsonValue } from '../../../platform/db/schema.ts';

/** The parts of a proposal, of which one holds its amount. */
export interface ProposalParts {
  readonly kind: string;
  readonly before: JsonValue;
  readonly after: JsonValue;
  readonly binds: JsonValue;
}

/** What limits are compared with (OPS-31); null for a kind, or a proposal, without an amount. */
export function amountOf(proposal: ProposalParts): Sen | null {
  const place = isApprovalKind(proposal.kind) ? amountPlaces[proposal.kind] : null;
  if (place === null) {
    return null;
  }
  const sums = place.fields.map((field) => senIn(proposal[place.part], field)).filter((one) => one !== null);
  return sums.length === 0 ? null : sumSen(sums);
}

function senIn(part: JsonValue, field: string): Sen | null {
  const value: unknown = Object(part)[field];
  return typeof value === 'string' ? parseSen(value) : null;
}

/** The limit that a proposal is above, in sen; null where the operator's grant covers it. */
export function exceededLimit(grants: Grants, proposal: ProposalParts): Sen | null {
  const limitSen = isApprovalKind(proposal.kind) ? (grants[proposal.kind]?.limitSen ?? null) : null;
  const amountSen = amountOf(proposal);
  return limitSen !== null && amountSen !== null && amountSen > limitSen ? sen(limitSen) : null;
}
