import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { DateText } from '../../../../components/date-text.tsx';
import { Facts } from '../../shared/facts.tsx';
import panel from '../../shared/panel.module.css';
import type { SettingRow } from '../../shared/settings.ts';
import { showSetting } from '../../shared/show-setting.ts';
import { usePermission } from '../../shared/use-permission.ts';
import type { SettingView } from '../lib/settings-view.ts';
import { useText } from '../text.ts';
import { SettingForm } from './setting-form.tsx';

/** One setting: its values by date, and the form of a new one. */
export function SettingPanel({ setting }: { readonly setting: SettingView }): ReactNode {
  const t = useText();
  const may = usePermission();
  const [proposing, setProposing] = useState(false);
  return (
    <div className={panel.stack}>
      <p>{setting.description}</p>
      {setting.current !== null && <Facts title={t('settings.current')} facts={[factOf(setting.current)]} />}
      {setting.planned.length > 0 && (
        <Facts title={t('settings.planned')} facts={setting.planned.map(factOf)} />
      )}
      {setting.earlier.length > 0 && (
        <Facts title={t('settings.earlier')} facts={setting.earlier.map(factOf)} />
      )}
      {proposing ? (
        <div className={panel.form}>
          <SettingForm setting={setting} onClose={() => setProposing(false)} />
        </div>
      ) : may('setting_change') ? (
        <div className={panel.buttons}>
          <Button onClick={() => setProposing(true)}>{t('settings.propose')}</Button>
        </div>
      ) : (
        <p className={panel.wait}>{t('settings.onlyAdministrators')}</p>
      )}
    </div>
  );
}

function factOf(row: SettingRow) {
  return {
    key: row.effective_from,
    label: <DateText value={row.effective_from} />,
    value: showSetting(row),
  };
}
