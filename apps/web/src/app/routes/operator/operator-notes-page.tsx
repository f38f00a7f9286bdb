import type { ReactNode } from 'react';
import { NoteList } from '../../../features/operator-records/components/note-list.tsx';

export default function OperatorNotesPage(): ReactNode {
  return <NoteList />;
}
