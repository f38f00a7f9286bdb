import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RestructuringPreview } from '../../shared/restructuring-preview.tsx';
import { type RestructuringTerms, restructuringPreviewQuery } from '../../shared/restructuring-query.ts';
import type { Approval } from '../api/list-approvals.ts';

interface ProposedRestructuringProps {
  readonly approval: Approval;
}

/** Both schedules, as the maker saw them, while the proposal is undecided: later the note has them. */
export function ProposedRestructuring({ approval }: ProposedRestructuringProps): ReactNode {
  const { subject_id: noteId, state } = approval;
  const query = useQuery({
    ...restructuringPreviewQuery(noteId, termsOf(approval)),
    enabled: state === 'proposed',
  });
  return query.data === undefined ? null : <RestructuringPreview preview={query.data.preview} />;
}

function termsOf({ after }: Approval): RestructuringTerms {
  const given = typeof after === 'object' && after !== null && !Array.isArray(after) ? after : {};
  return {
    ...{ months: String(given.months), pause_months: String(given.pause_months) },
    ...{ grace_months: String(given.grace_months), extension_rate: String(given.extension_rate) },
  };
}
