import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DateText } from '../../../../components/date-text.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { type Column, RecordList } from '../../../../components/record-list.tsx';
import { EmptyState } from '../../../../components/states.tsx';
import { businessToday } from '../../../../lib/clock/business-now.ts';
import { DetailView } from '../../shared/detail-view.tsx';
import { moveBetweenRows } from '../../shared/row-keys.ts';
import { settingsQuery } from '../../shared/settings.ts';
import { showSetting } from '../../shared/show-setting.ts';
import { type SettingView, settingViews } from '../lib/settings-view.ts';
import { text, useText } from '../text.ts';
import { SettingPanel } from './setting-panel.tsx';

const columns = (): readonly Column<SettingView>[] => [
  {
    key: 'label',
    header: text('settings.setting'),
    render: ({ label }) => label,
    phone: 'title',
  },
  {
    key: 'value',
    header: text('settings.value'),
    render: ({ current }) => (current === null ? null : showSetting(current)),
  },
  {
    key: 'from',
    header: text('settings.from'),
    render: ({ current }) => <DateText value={current?.effective_from ?? null} />,
    numeric: true,
    phone: 'hidden',
  },
];

/** The dated settings of the business, and the way to propose new ones. */
export function SettingsList(): ReactNode {
  const t = useText();
  const query = useQuery(settingsQuery);
  const [wanted, setWanted] = useState('');
  const [openKey, setOpenKey] = useState<string | null>(null);
  const all = settingViews(query.data?.items ?? [], businessToday());
  const rows = all.filter((view) => matches(view, wanted));
  const open = all.find(({ key }) => key === openKey) ?? null;
  return (
    <>
      <PageHeader
        title={t('settings.title')}
        subtitle={t('settings.subtitle')}
        action={
          <TextInput
            label={t('settings.search')}
            type="search"
            value={wanted}
            onChange={(event) => setWanted(event.currentTarget.value)}
          />
        }
      />
      <DetailView
        title={open?.label ?? null}
        onClose={() => setOpenKey(null)}
        panel={open !== null && <SettingPanel key={open.key} setting={open} />}
      >
        <section aria-label={t('settings.title')} onKeyDown={moveBetweenRows}>
          <QueryView query={query}>
            {() =>
              rows.length === 0 ? (
                <EmptyState title={t('settings.empty')} />
              ) : (
                <RecordList
                  caption={t('settings.title')}
                  columns={columns().filter(({ key }) => open === null || key !== 'from')}
                  rows={rows}
                  rowKey={({ key }) => key}
                  selectedKey={openKey}
                  onSelect={({ key }) => setOpenKey(key)}
                />
              )
            }
          </QueryView>
        </section>
      </DetailView>
    </>
  );
}

function matches({ label, description }: SettingView, wanted: string): boolean {
  return `${label} ${description}`.toLowerCase().includes(wanted.trim().toLowerCase());
}
