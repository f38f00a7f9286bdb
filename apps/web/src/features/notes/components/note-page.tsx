import { useMediaQuery } from '@mantine/hooks';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { PageTitle } from '../../../components/page-header.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { PlainLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { type Note, noteQuery } from '../api/note.ts';
import { useText } from '../text.ts';
import { FactSheet } from './fact-sheet.tsx';
import { HoldingPayments } from './holding-payments.tsx';
import { InvestSheet } from './invest-sheet.tsx';
import { NoteFacts } from './note-facts.tsx';
import { NoteHead } from './note-head.tsx';
import classes from './note-page.module.css';
import { NotePanel } from './note-panel.tsx';
import { NoteUpdates } from './note-updates.tsx';
import { RecoveryStatus } from './recovery-status.tsx';
import { Schedule } from './schedule.tsx';
import { SheetRevisions } from './sheet-revisions.tsx';

/** As the style sheet of this page, which then has one column. */
const NO_ROOM_BESIDE = '(max-width: 1100px)';

/** A note, before and after it is confirmed: fact sheet left, sticky panel right (design). */
export function NotePage({ reference }: { readonly reference: string }): ReactNode {
  const note = useQuery(noteQuery(reference));
  return <QueryView query={note}>{(data) => <Loaded note={data} />}</QueryView>;
}

function Loaded({ note }: { readonly note: Note }): ReactNode {
  const t = useText();
  const { role } = useCurrentUser();
  const investor = role === 'investor';
  const beside = !useMediaQuery(NO_ROOM_BESIDE, false, { getInitialValueInEffect: false });
  // A sheet with the answer to Confirm stays open when the note is full by it.
  const [couldInvest] = useState(note.can.invest);
  const holds = note.mine !== null && note.mine.principal !== '0.00';
  const invests = investor && (couldInvest || note.can.invest);
  return (
    <>
      <PageTitle title={t('page.title', { number: note.number })} />
      {investor && (
        <PlainLink
          {...pageLink('notes')}
          search={holds ? { tab: 'subscribed' } : {}}
          className={classes.back}
        >
          <IconArrowLeft className={classes.backIcon} aria-hidden />
          {holds ? t('tab.subscribed') : t('page.back')}
        </PlainLink>
      )}
      <div className={classes.columns} data-single={!investor}>
        <div className={classes.facts}>
          <NoteHead note={note} />
          <NoteFacts note={note} />
        </div>
        {investor && (
          <aside className={classes.panel} aria-label={t('page.panel')}>
            <div className={classes.sticky}>
              <NotePanel note={note} hasForm={invests && beside} />
            </div>
          </aside>
        )}
        <div className={classes.sheet}>
          {holds && <HoldingPayments note={note} />}
          <RecoveryStatus note={note} />
          <SheetRevisions revisions={note.fact_sheet_revisions} />
          <FactSheet note={note} />
          <Schedule note={note} />
          <NoteUpdates note={note} />
        </div>
        {invests && !beside && <InvestSheet note={note} />}
      </div>
    </>
  );
}
