import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Money } from '../../../../components/money.tsx';
import { nameOf } from '../../../../lib/text/names.ts';
import { Facts } from '../../shared/facts.tsx';
import panel from '../../shared/panel.module.css';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import type { NoteRow } from '../api/list-notes.ts';
import { useText } from '../text.ts';
import { CampaignActions } from './campaign-actions.tsx';
import { NoteSubscriptions } from './note-subscriptions.tsx';

interface NotePanelProps {
  readonly note: NoteRow;
  /** Stands under the note's facts. */
  readonly children?: ReactNode;
}

/** One note; a manual default is proposed here (REC-8). */
export function NotePanel({ note, children }: NotePanelProps): ReactNode {
  const t = useText();
  const [proposing, setProposing] = useState(false);
  const close = () => setProposing(false);
  return (
    <div className={panel.stack}>
      {proposing && (
        <div className={panel.form}>
          <ProposalForm
            kind="note_default"
            submit={t('notes.proposeDefault')}
            destructive
            propose={(reason) => ({ kind: 'note_default', subject_id: note.id, after: {}, reason })}
            onDone={close}
            onCancel={close}
          >
            {() => <p>{t('notes.defaultBody')}</p>}
          </ProposalForm>
        </div>
      )}
      {!proposing && note.can.mark_default === true && (
        <div className={panel.buttons}>
          <Button variant="default" onClick={() => setProposing(true)}>
            {t('notes.proposeDefault')}
          </Button>
        </div>
      )}
      <CampaignActions note={note} />
      <NoteFacts note={note} />
      <NoteSubscriptions noteId={note.id} />
      {children}
    </div>
  );
}

function NoteFacts({ note }: { readonly note: NoteRow }): ReactNode {
  const t = useText();
  const isReturned = note.state === 'expired' || note.state === 'cancelled';
  return (
    <Facts
      facts={[
        {
          key: 'state',
          label: t('notes.state'),
          value: [
            t(`notes.states.${note.state}`),
            ...(note.is_late ? [t('notes.late', { count: note.days_late })] : []),
          ].join(' · '),
        },
        {
          key: 'type',
          label: t('notes.type'),
          value: `${nameOf('note_types', note.type)} · ${nameOf('note_contracts', note.contract)}`,
        },
        ...(note.grade === null ? [] : [{ key: 'grade', label: t('notes.grade'), value: note.grade }]),
        ...(note.rate === null
          ? []
          : [{ key: 'rate', label: t('notes.rate'), value: t('notes.ratePa', { rate: note.rate }) }]),
        { key: 'term', label: t('notes.term'), value: t('notes.months', { count: note.term_months }) },
        { key: 'target', label: t('notes.target'), value: <Money amount={note.target} /> },
        {
          key: 'raised',
          label: t(isReturned ? 'notes.raisedBefore' : 'notes.raised'),
          value: (
            <span>
              <Money amount={note.raised} /> {t('notes.from', { count: note.investors })}
            </span>
          ),
          ...(isReturned ? { note: t('notes.wentBack'), noteTone: 'plain' as const } : {}),
        },
        { key: 'outstanding', label: t('notes.outstanding'), value: <Money amount={note.outstanding} /> },
      ]}
    />
  );
}
