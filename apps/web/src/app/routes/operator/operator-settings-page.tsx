import type { ReactNode } from 'react';
import { SettingsList } from '../../../features/operator/records/components/settings-list.tsx';

export default function OperatorSettingsPage(): ReactNode {
  return <SettingsList />;
}
