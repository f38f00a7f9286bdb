import { Checkbox } from '@mantine/core';
import { senFromText } from '@titian/finance/sen';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { formatMoney } from '../../../components/money.tsx';
import { ProgressBar } from '../../../components/progress-bar.tsx';
import { PlainLink } from '../../../components/text-link.tsx';
import { timeLeft } from '../../../components/time-left.ts';
import { pageLink } from '../../../config/page-link.ts';
import { Grade } from '../../../shared/credit/grade.tsx';
import type { NoteInList } from '../api/note.ts';
import { shortMoney, wholePercent } from '../lib/whole-figures.ts';
import { useText } from '../text.ts';
import { NoteAbout } from './note-about.tsx';
import { NoteChips } from './note-chips.tsx';
import classes from './note-row.module.css';
import { WatchButton } from './watch-button.tsx';

interface NoteRowProps {
  readonly note: NoteInList;
  readonly compare: {
    readonly chosen: boolean;
    /** Two others are chosen already. */
    readonly disabled: boolean;
    readonly set: (chosen: boolean) => void;
  };
}

/** One open note: grade, what for, rate, tenure, how far it is funded, Invest (design). */
export function NoteRow({ note, compare }: NoteRowProps): ReactNode {
  const t = useText();
  const page = pageLink('notes', { ref_code: note.number });
  return (
    <li className={classes.row}>
      <Grade grade={note.grade} />
      <div className={classes.what}>
        <PlainLink {...page} className={classes.title}>
          {note.purpose}
        </PlainLink>
        <div className={classes.sub}>
          <NoteAbout note={note} />
        </div>
        <NoteChips note={note} />
        <div className={classes.tools}>
          <WatchButton note={note} />
          <Checkbox
            size="xs"
            checked={compare.chosen}
            disabled={compare.disabled}
            onChange={(event) => compare.set(event.currentTarget.checked)}
            label={t('compare.choose')}
            aria-label={t('compare.chooseOne', { number: note.number })}
          />
        </div>
      </div>
      <div className={classes.figure}>
        <strong className={classes.rate}>{t('percent', { rate: note.rate ?? '–' })}</strong>
        <span className={classes.sub}>{t('row.perYear', { word: t(`word.${note.contract}`) })}</span>
      </div>
      <div className={classes.figure}>
        <strong>{t('months', { count: note.term_months })}</strong>
        <span className={classes.sub}>{t(`profile.${note.contract}.${note.profile}`)}</span>
      </div>
      <div className={classes.progress}>
        <ProgressBar percent={note.funded_percent} />
        <span className={classes.funded}>
          {t('row.funded', {
            percent: wholePercent(note.funded_percent),
            target: shortMoney(senFromText(note.target)),
          })}
        </span>
        <span className={classes.sub}>{t('row.left', { amount: formatMoney(note.remaining) })}</span>
        {note.closes_at !== null && <span className={classes.sub}>{timeLeft(note.closes_at)}</span>}
      </div>
      <ButtonLink
        {...page}
        variant="default"
        className={classes.invest}
        aria-label={t('row.investIn', { number: note.number })}
      >
        {t('row.invest')}
      </ButtonLink>
    </li>
  );
}
