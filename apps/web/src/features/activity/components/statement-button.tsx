import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { useText } from '../text.ts';
import { StatementForm } from './statement-form.tsx';

/** Opens the choice of a statement to save. */
export function StatementButton(): ReactNode {
  const t = useText();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {t('statement.open')}
      </Button>
      <Dialog opened={opened} title={t('statement.title')} onClose={() => setOpened(false)}>
        <StatementForm />
      </Dialog>
    </>
  );
}
