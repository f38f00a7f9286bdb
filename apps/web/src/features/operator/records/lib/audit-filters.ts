import { auditActions } from '@titian/contracts/audit/actions';
import { auditSubjects } from '@titian/contracts/audit/subjects';
import { named } from '../../shared/filters-in.ts';
import { keyOf } from '../../shared/list-sorting.ts';
import { type ListFilters, useListFilters } from '../../shared/use-list-filters.ts';
import type { AuditFilters } from '../api/list-audit.ts';

export const actorKinds = ['operator', 'user', 'system', 'guest', 'bank'] as const;

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Which entries are shown. */
export function useAuditFilters(): ListFilters<AuditFilters> {
  return useListFilters((search) =>
    named({
      actor_kind: actorKinds.find((one) => one === search.actor_kind),
      actor_id: idIn(search.actor_id),
      action: keyOf(auditActions, search.action),
      subject_kind: keyOf(auditSubjects, search.subject_kind),
      subject_id: idIn(search.subject_id),
    }),
  );
}

function idIn(text: string | undefined): string | undefined {
  return text !== undefined && ID.test(text) ? text : undefined;
}
