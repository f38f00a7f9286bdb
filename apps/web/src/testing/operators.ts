import { holderOf } from '@titian/contracts/permission-limits';
import type { CallResponse } from '../lib/api/call-types.ts';

type OperatorAnswer = CallResponse<'operatorCurrent'>;
type Approval = CallResponse<'operatorApprovals'>['items'][number];

/** A made-up id that ends with this number. */
export function idOf(number: number): string {
  return `0195a3f0-0000-7000-8000-${String(number).padStart(12, '0')}`;
}

/** All that roles hold, without limits. */
function grantsOfRoles(roles: OperatorAnswer['operator']['roles']): OperatorAnswer['operator']['grants'] {
  return Object.fromEntries(Object.keys(holderOf(...roles).grants).map((name) => [name, { limit: null }]));
}

/** What `GET /operator/current` answers for an operator with these roles. */
export function operatorAnswer(...roles: OperatorAnswer['operator']['roles']): OperatorAnswer {
  return {
    success: true,
    operator: {
      id: idOf(1),
      name: 'Nadia Hassan',
      email: 'nadia@titian.example',
      roles,
      grants: grantsOfRoles(roles),
    },
    can: {},
    counts: {},
  };
}

/** A proposal that waits for the requesting operator, with these differences. */
export function approval(differences: Partial<Approval> = {}): Approval {
  return {
    id: idOf(600),
    kind: 'application_decision',
    subject_kind: 'application',
    subject_id: idOf(100),
    subject_label: 'Aisyah binti Rahman',
    ...{ subject_label_code: null, subject_label_params: null },
    before: { application_status: 'Submitted' },
    after: { decision: 'Approved' },
    reason: 'Documents agree.',
    maker: { id: idOf(2), name: 'Operator Two' },
    confirmer_roles: [],
    first_checker: null,
    first_checked_at: null,
    checker: null,
    amount: null,
    decision_reason: null,
    binding_sha256: 'ab'.repeat(32),
    file_sha256: null,
    bound_to: [],
    stale_because: [],
    state: 'proposed',
    created_at: '2026-11-20T03:04:05.000Z',
    expires_at: '2026-12-04T03:04:05.000Z',
    decided_at: null,
    can: { approve: true, reject: true },
    refusal: null,
    ...differences,
  };
}
