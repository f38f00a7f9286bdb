import type { ReactNode } from 'react';
import { DateText } from '../../../components/date-text.tsx';
import { Money } from '../../../components/money.tsx';
import { ProgressBar } from '../../../components/progress-bar.tsx';
import { StatNumber } from '../../../components/stat-number.tsx';
import { timeLeft } from '../../../components/time-left.ts';
import type { Issued, IssuerNote } from '../api/issuer-notes.ts';
import { useText } from '../text.ts';
import { DocumentRequests } from './document-requests.tsx';
import { IssuePanel } from './issue-panel.tsx';
import classes from './issuer-notes.module.css';
import { NoteCard } from './note-card.tsx';

interface ListedCardProps {
  readonly note: IssuerNote;
  readonly onIssued: (issued: Issued) => void;
}

/** A note in its campaign; once it is funded, the panel that issues it. */
export function ListedCard({ note, onIssued }: ListedCardProps): ReactNode {
  const t = useText();
  const open = note.state === 'listed';
  return (
    <NoteCard note={note}>
      <div className={classes.figures}>
        <StatNumber label={t('facts.raised')} value={<Money amount={note.raised} />} />
        <StatNumber label={t('facts.target')} value={<Money amount={note.target} />} />
        <StatNumber label={t('facts.left')} value={<Money amount={note.remaining} />} />
        {open && <StatNumber label={t('facts.closes')} value={<DateText value={note.closes_at} />} />}
      </div>
      <div className={classes.progress}>
        <ProgressBar percent={note.funded_percent} />
        {open && note.closes_at !== null && <span className={classes.sub}>{timeLeft(note.closes_at)}</span>}
      </div>
      <DocumentRequests requests={note.requests} />
      {open ? (
        <p className={classes.hint}>
          {note.is_paused
            ? t('listed.paused')
            : note.investors === 0
              ? t('listed.nobody')
              : t('listed.body', { count: note.investors })}
        </p>
      ) : (
        <Signing note={note} onIssued={onIssued} />
      )}
    </NoteCard>
  );
}

/** A funded note: signed and being traded, or the panel in which it is signed, also anew where a signature is void. */
function Signing({ note, onIssued }: ListedCardProps): ReactNode {
  const t = useText();
  const { signature } = note;
  if (signature?.state === 'signed') {
    return (
      <div role="status" className={classes.done}>
        <p>
          <b>{t('signed.title')}</b>
        </p>
        <p>{t('signed.body')}</p>
        <p>
          <DateText value={signature.signed_at} style="instant" />
        </p>
      </div>
    );
  }
  const reason = signature?.void_reason ?? null;
  return (
    <>
      {reason !== null && (
        <p role="alert" className={classes.hint}>
          <b>{t(`signed.void.${reason}`)}</b> {t('signed.again')}
        </p>
      )}
      <IssuePanel note={note} onIssued={onIssued} />
    </>
  );
}
