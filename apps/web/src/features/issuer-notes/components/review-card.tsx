import type { ReactNode } from 'react';
import { Facts } from '../../../components/facts.tsx';
import { Money } from '../../../components/money.tsx';
import type { IssuerNote } from '../api/issuer-notes.ts';
import { useText } from '../text.ts';
import { DocumentRequests } from './document-requests.tsx';
import classes from './issuer-notes.module.css';
import { NoteCard, useTenure } from './note-card.tsx';

/** An application under review. */
export function ReviewCard({ note }: { readonly note: IssuerNote }): ReactNode {
  const t = useText();
  const tenure = useTenure();
  return (
    <NoteCard note={note}>
      <Facts
        rows={[
          [t('review.requested'), <Money key="amount" amount={note.target} />],
          [t('facts.tenure'), tenure(note)],
        ]}
      />
      {note.requests.length === 0 ? (
        <p className={classes.hint}>{t('review.body')}</p>
      ) : (
        <DocumentRequests requests={note.requests} />
      )}
    </NoteCard>
  );
}
