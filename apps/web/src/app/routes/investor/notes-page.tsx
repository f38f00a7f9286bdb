import { useParams, useRouter, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pageLink } from '../../../config/page-link.ts';
import { NotePage } from '../../../features/notes/components/note-page.tsx';
import { NotesPage } from '../../../features/notes/components/notes-page.tsx';

/** `/notes` is the list, `/notes/:ref_code` one note. */
export default function NotesRoutePage(): ReactNode {
  const router = useRouter();
  const { ref_code: reference } = useParams({ strict: false });
  const search = useSearch({ strict: false });
  if (reference !== undefined) {
    return <NotePage key={reference} reference={reference} />;
  }
  return (
    <NotesPage
      search={search}
      onSearch={(next) => void router.navigate({ ...pageLink('notes'), search: next, replace: true })}
    />
  );
}
