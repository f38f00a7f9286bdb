import { Button, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import panel from '../../shared/panel.module.css';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import { wordProblem } from '../../shared/shariah-words.ts';
import type { NoteRow } from '../api/list-notes.ts';
import { useText } from '../text.ts';

const actions = ['pause', 'resume', 'cancel'] as const;
type Action = (typeof actions)[number];

/** A material change: the campaign is paused, resumed or cancelled, and investors read why (NOTE-7). */
export function CampaignActions({ note }: { readonly note: NoteRow }): ReactNode {
  const t = useText();
  const [action, setAction] = useState<Action | null>(null);
  const open = actions.filter((one) => note.can[one] === true);
  if (action !== null) {
    return (
      <div className={panel.form}>
        <ChangeForm note={note} action={action} onClose={() => setAction(null)} />
      </div>
    );
  }
  return open.length === 0 ? null : (
    <div className={panel.buttons}>
      {open.map((one) => (
        <Button key={one} variant="default" onClick={() => setAction(one)}>
          {t(`campaign.${one}`)}
        </Button>
      ))}
    </div>
  );
}

interface ChangeFormProps {
  readonly note: NoteRow;
  readonly action: Action;
  readonly onClose: () => void;
}

function ChangeForm({ note, action, onClose }: ChangeFormProps): ReactNode {
  const t = useText();
  const [message, setMessage] = useState('');
  return (
    <ProposalForm
      kind="campaign_change"
      submit={t(`campaign.${action}`)}
      destructive={action === 'cancel'}
      propose={(reason) => ({
        kind: 'campaign_change',
        subject_id: note.id,
        after: { action, message },
        reason,
      })}
      onDone={onClose}
      onCancel={onClose}
    >
      {(errorOf) => (
        <>
          <p>{t(`campaign.body.${action}`)}</p>
          <Textarea
            label={t('campaign.message')}
            description={t('campaign.hint')}
            autosize
            minRows={2}
            required
            data-path="message"
            value={message}
            error={wordProblem(note.contract, message) ?? errorOf('message')}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
        </>
      )}
    </ProposalForm>
  );
}
