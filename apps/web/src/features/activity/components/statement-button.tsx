import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { useText } from '../text.ts';
import { StatementForm } from './statement-form.tsx';

interface StatementButtonProps {
  /** The month that the choice begins with, or `open`; while there is one, the dialog is open. */
  readonly chosen: string | undefined;
  readonly onChange: (chosen: string) => void;
}

/** Opens the choice of a statement to save; whether it is open stands in the address. */
export function StatementButton({ chosen, onChange }: StatementButtonProps): ReactNode {
  const t = useText();
  return (
    <>
      <Button variant="default" onClick={() => onChange('open')}>
        {t('statement.open')}
      </Button>
      <Dialog opened={chosen !== undefined} title={t('statement.title')} onClose={() => onChange('')}>
        <StatementForm month={chosen} />
      </Dialog>
    </>
  );
}
