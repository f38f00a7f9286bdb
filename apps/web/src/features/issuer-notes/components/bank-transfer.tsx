import { Button, CopyButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { Facts } from '../../../components/facts.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { transferAccountQuery } from '../api/issuer-notes.ts';
import { useText } from '../text.ts';
import classes from './issuer-notes.module.css';

/** Paying by a bank transfer instead of FPX (REP-21): where it goes and what is written on it. Opens on request. */
export function BankTransfer({ noteId }: { readonly noteId: string }): ReactNode {
  const t = useText();
  const id = useId();
  const [opened, setOpened] = useState(false);
  const account = useQuery({ ...transferAccountQuery(noteId), enabled: opened });
  return (
    <div className={classes.form}>
      <div>
        <Button
          variant="subtle"
          className={classes.compact}
          aria-expanded={opened}
          aria-controls={id}
          onClick={() => setOpened(!opened)}
        >
          {t('transfer.open')}
        </Button>
      </div>
      <div id={id} hidden={!opened} className={classes.form}>
        {opened && (
          <QueryView query={account}>
            {({ name, bank, number, reference }) => (
              <>
                <Facts
                  rows={[
                    [t('transfer.name'), name],
                    [t('transfer.bank'), bank],
                    [
                      t('transfer.number'),
                      <Copied key="number" value={number} label={t('transfer.number')} />,
                    ],
                    [
                      t('transfer.reference'),
                      <Copied key="reference" value={reference} label={t('transfer.reference')} />,
                    ],
                  ]}
                />
                <p className={classes.hint}>{t('transfer.body')}</p>
              </>
            )}
          </QueryView>
        )}
      </div>
    </div>
  );
}

function Copied({ value, label }: { readonly value: string; readonly label: string }): ReactNode {
  const t = useText();
  return (
    <span className={classes.copied}>
      {value}
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={copied ? t('transfer.copied') : t('transfer.copyOf', { label })}
            onClick={copy}
          >
            {t(copied ? 'transfer.copied' : 'transfer.copy')}
          </Button>
        )}
      </CopyButton>
    </span>
  );
}
