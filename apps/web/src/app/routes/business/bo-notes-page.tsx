import { useRouter, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pageLink } from '../../../config/page-link.ts';
import { IssuerNotes } from '../../../features/issuer-notes/components/issuer-notes.tsx';

export default function BoNotesPage(): ReactNode {
  const router = useRouter();
  const search = useSearch({ strict: false });
  return (
    <IssuerNotes
      search={search}
      onTab={(tab) => void router.navigate({ ...pageLink('bo_notes'), search: { tab } })}
    />
  );
}
