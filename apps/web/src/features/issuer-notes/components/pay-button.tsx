import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { useText } from '../text.ts';
import { PayDialog } from './pay-dialog.tsx';

/** Pays on a note: opens the dialog that says what is due. */
export function PayButton({ noteId }: { readonly noteId: string }): ReactNode {
  const t = useText();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button onClick={() => setOpened(true)}>{t('pay.button')}</Button>
      <Dialog opened={opened} title={t('pay.title')} onClose={() => setOpened(false)}>
        <PayDialog noteId={noteId} />
      </Dialog>
    </>
  );
}
