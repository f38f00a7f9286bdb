import { Button } from '@mantine/core';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DateText } from '../../components/date-text.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import type { CallResponse } from '../../lib/api/call-types.ts';
import { canUsePasskeys } from './can-use-passkeys.ts';
import classes from './passkey.module.css';
import { RenameDialog } from './rename-dialog.tsx';
import { useText } from './text.ts';

type Answer = CallResponse<'userPasskeys'>;
export type PasskeyRow = Answer['items'][number];

interface PasskeySectionProps {
  readonly query: UseQueryResult<Answer>;
  readonly queryKey: readonly unknown[];
  readonly rename: (id: string, name: string) => Promise<unknown>;
  /** The dialogs that prompt for a fresh code, which differ between customers and operators. */
  readonly addDialog: (onClose: () => void) => ReactNode;
  readonly removeDialog: (passkey: PasskeyRow, onClose: () => void) => ReactNode;
}

type Doing = { readonly what: 'add' } | { readonly what: 'rename' | 'remove'; readonly passkey: PasskeyRow };

/** A user's passkeys with name, creation and last use, and their management. */
export function PasskeySection(props: PasskeySectionProps): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const [doing, setDoing] = useState<Doing | null>(null);
  const onClose = () => {
    setDoing(null);
    void queries.invalidateQueries({ queryKey: props.queryKey });
  };
  return (
    <SectionCard title={t('list.title')} subtitle={t('list.subtitle')}>
      <QueryView query={props.query}>{(known) => <Known answer={known} onChoose={setDoing} />}</QueryView>
      {doing?.what === 'add' && props.addDialog(onClose)}
      {doing?.what === 'remove' && props.removeDialog(doing.passkey, onClose)}
      {doing?.what === 'rename' && (
        <RenameDialog
          name={doing.passkey.name}
          send={(name) => props.rename(doing.passkey.id, name)}
          onClose={onClose}
        />
      )}
    </SectionCard>
  );
}

function Known(props: { readonly answer: Answer; readonly onChoose: (doing: Doing) => void }): ReactNode {
  const t = useText();
  const { answer, onChoose } = props;
  return (
    <div className={classes.stack}>
      {answer.items.length === 0 && <p className={classes.text}>{t('list.none')}</p>}
      <ul className={classes.rows}>
        {answer.items.map((passkey) => (
          <Row key={passkey.id} passkey={passkey} onChoose={onChoose} />
        ))}
      </ul>
      {answer.available && canUsePasskeys() ? (
        <div>
          <Button variant="default" onClick={() => onChoose({ what: 'add' })}>
            {t('list.add')}
          </Button>
        </div>
      ) : (
        <p className={classes.muted}>{t('list.unsupported')}</p>
      )}
    </div>
  );
}

function Row(props: { readonly passkey: PasskeyRow; readonly onChoose: (doing: Doing) => void }): ReactNode {
  const t = useText();
  const { passkey, onChoose } = props;
  const { name } = passkey;
  return (
    <li className={classes.row}>
      <div>
        <p className={classes.name}>{name}</p>
        <p className={classes.muted}>
          {t('list.created')} <DateText value={passkey.created_at} style="instant" />
          {' · '}
          {passkey.last_used_at === null ? (
            t('list.never')
          ) : (
            <>
              {t('list.lastUsed')} <DateText value={passkey.last_used_at} style="instant" />
            </>
          )}
        </p>
        {passkey.backed_up && <p className={classes.muted}>{t('list.backedUp')}</p>}
      </div>
      <div className={classes.ways}>
        <Button
          variant="default"
          aria-label={t('list.renameOf', { name })}
          onClick={() => onChoose({ what: 'rename', passkey })}
        >
          {t('list.rename')}
        </Button>
        <Button
          variant="default"
          aria-label={t('list.removeOf', { name })}
          onClick={() => onChoose({ what: 'remove', passkey })}
        >
          {t('list.remove')}
        </Button>
      </div>
    </li>
  );
}
