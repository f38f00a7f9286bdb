import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { ErrorState, SkeletonRows } from '../../../components/states.tsx';
import { constantsQuery, riskSettingsQuery } from '../api/investor-profile.ts';
import { useText } from '../text.ts';
import { RiskForm } from './risk-form.tsx';

interface RiskModalProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Risk Profile Settings, from the user menu (NAV-25). */
export default function RiskModal({ opened, onClose }: RiskModalProps): ReactNode {
  const t = useText();
  return (
    <Dialog opened={opened} title={t('risk.title')} onClose={onClose}>
      <LoadedForm onClose={onClose} />
    </Dialog>
  );
}

function LoadedForm({ onClose }: Pick<RiskModalProps, 'onClose'>): ReactNode {
  const [settings, constants] = useQueries({ queries: [riskSettingsQuery, constantsQuery] });
  if (settings.data !== undefined && constants.data !== undefined) {
    return <RiskForm settings={settings.data} constants={constants.data} onClose={onClose} />;
  }
  const failed = [settings, constants].find((one) => one.isError);
  return failed === undefined ? (
    <SkeletonRows />
  ) : (
    <ErrorState error={failed.error} onRetry={() => failed.refetch()} />
  );
}
