import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { call } from '../../../lib/api/client.ts';
import { leaveTo } from '../../../lib/browser/leave-to.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { type IssuerNote, type Letter, lettersQuery } from '../api/issuer-notes.ts';
import { useText } from '../text.ts';
import classes from './issuer-notes.module.css';

/** Opens the letters that the issuer was sent about a late note (REC-19). */
export function LettersButton({ note }: { readonly note: Pick<IssuerNote, 'id' | 'number'> }): ReactNode {
  const t = useText();
  const [opened, setOpened] = useState(false);
  const letters = useQuery({ ...lettersQuery(note.id), enabled: opened });
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {t('letters.open')}
      </Button>
      <Dialog
        opened={opened}
        title={t('letters.titleOf', { number: note.number })}
        onClose={() => setOpened(false)}
      >
        <QueryView query={letters}>
          {(items) =>
            items.length === 0 ? (
              <p>{t('letters.none')}</p>
            ) : (
              <ul className={classes.payments}>
                {items.map((letter) => (
                  <li key={letter.id}>
                    <OneLetter letter={letter} />
                  </li>
                ))}
              </ul>
            )
          }
        </QueryView>
      </Dialog>
    </>
  );
}

/** The link is valid for one use, so it is requested on demand. */
function OneLetter({ letter: { template, on, file } }: { readonly letter: Letter }): ReactNode {
  const t = useText();
  const link = useMutation({
    mutationFn: () => call('download', { query: { id: file.id } }),
    onSuccess: ({ url }) => leaveTo(url),
    onError: () => showToast('error', t('letters.failed')),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconFileText className={classes.icon} aria-hidden />}
      loading={link.isPending}
      onClick={() => link.mutate()}
    >
      {t('letters.one', { letter: t(`letters.template.${template}`), day: formatDate(on) })}
    </Button>
  );
}
