import type { ReactNode } from 'react';
import { NoteList } from '../../../features/operator/records/components/note-list.tsx';
import { NoteDesk } from '../../../features/operator/servicing/components/note-desk.tsx';

export default function OperatorNotesPage(): ReactNode {
  return <NoteList deskOf={(noteId) => <NoteDesk key={noteId} noteId={noteId} />} />;
}
