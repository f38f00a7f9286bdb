import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { useText } from '../text.ts';

export type SoonSubject = 'premium' | 'risk';

interface SoonDialogProps {
  readonly subject: SoonSubject | null;
  readonly onClose: () => void;
}

/** In the place of a dialog that is not built yet: says so. */
export function SoonDialog({ subject, onClose }: SoonDialogProps): ReactNode {
  const t = useText();
  return (
    <Dialog
      opened={subject !== null}
      title={subject === 'risk' ? t('user.riskProfile') : t('user.premium')}
      onClose={onClose}
    >
      <p>{subject === 'risk' ? t('user.riskSoon') : t('user.premiumSoon')}</p>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('user.understood')}
        </Button>
      </Group>
    </Dialog>
  );
}
