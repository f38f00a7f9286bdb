import { Button, Group } from '@mantine/core';
import { premiumModalMaxWidth } from '@titian/contracts/constants';
import type { ReactNode } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { specifiedText } from '../../../lib/text/specified.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { useText } from '../text.ts';
import { PremiumForm } from './premium-form.tsx';

interface PremiumModalProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The Premium Upgrade modal: the form, or that a request is pending (NAV-18). */
export default function PremiumModal({ opened, onClose }: PremiumModalProps): ReactNode {
  const t = useText();
  const { premium_upgrade_requested_at: requestedAt } = useCurrentUser();
  return (
    <Dialog opened={opened} title={t('title')} onClose={onClose} maxWidth={premiumModalMaxWidth}>
      {requestedAt === null ? (
        <PremiumForm onCancel={onClose} />
      ) : (
        <>
          <p>{specifiedText('premiumPending')}</p>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('pendingClose')}
            </Button>
          </Group>
        </>
      )}
    </Dialog>
  );
}
