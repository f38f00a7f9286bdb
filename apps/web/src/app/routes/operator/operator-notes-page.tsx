import type { ReactNode } from 'react';
import { NoteList } from '../../../features/operator/records/components/note-list.tsx';
import { NoteServicing } from '../../../features/operator/servicing/components/note-servicing.tsx';

export default function OperatorNotesPage(): ReactNode {
  return <NoteList renderServicing={(noteId) => <NoteServicing key={noteId} noteId={noteId} />} />;
}
