import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { PagedView } from '../../../components/paged-view.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { type Issued, type IssuerNote, issuerNotesQuery } from '../api/issuer-notes.ts';
import type { Tab } from '../lib/tabs.ts';
import { useText } from '../text.ts';
import { FinishedNotes } from './finished-notes.tsx';
import { IssuedCard } from './issued-card.tsx';
import classes from './issuer-notes.module.css';
import { ListedCard } from './listed-card.tsx';
import { OfferCard } from './offer-card.tsx';
import { ReviewCard } from './review-card.tsx';

interface NoteListProps {
  readonly tab: Tab;
  readonly onListed: () => void;
  readonly onIssued: (issued: Issued) => void;
}

/** The issuer's notes of one tab, each with what can be done about it. */
export function NoteList({ tab, ...acts }: NoteListProps): ReactNode {
  const t = useText();
  const notes = useInfiniteQuery(issuerNotesQuery(tab));
  return (
    <PagedView
      query={notes}
      empty={
        <EmptyState
          title={t(`none.${tab}`)}
          action={<ButtonLink {...pageLink('apply_financing')}>{t('apply')}</ButtonLink>}
        />
      }
    >
      {(rows) =>
        tab === 'completed' ? (
          <FinishedNotes notes={rows} />
        ) : (
          <ul className={classes.list}>
            {rows.map((note) => (
              <li key={note.id}>
                <NoteCard tab={tab} note={note} {...acts} />
              </li>
            ))}
          </ul>
        )
      }
    </PagedView>
  );
}

function NoteCard({
  tab,
  note,
  onListed,
  onIssued,
}: NoteListProps & { readonly note: IssuerNote }): ReactNode {
  if (tab === 'pending') {
    return <OfferCard note={note} onListed={onListed} />;
  }
  if (tab === 'listed') {
    return <ListedCard note={note} onIssued={onIssued} />;
  }
  return tab === 'under_review' ? <ReviewCard note={note} /> : <IssuedCard note={note} />;
}
