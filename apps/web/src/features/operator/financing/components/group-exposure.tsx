import type { ReactNode } from 'react';
import { formatMoney, Money } from '../../../../components/money.tsx';
import { type Column, RecordList } from '../../../../components/record-list.tsx';
import type { Translate } from '../../../../lib/text/catalogue.ts';
import { facilityWords } from '../../shared/facility-words.ts';
import panel from '../../shared/panel.module.css';
import { TwoLines } from '../../shared/two-lines.tsx';
import type { Financing } from '../api/read-financing.ts';
import { type english, useText } from '../credit-file-text.ts';

type Company = Financing['exposure']['companies'][number];

/** What the issuer and each related company have on the platform, against the limit they share (FIN-2, FIN-21). */
export function GroupExposure({ exposure }: { readonly exposure: Financing['exposure'] }): ReactNode {
  const t = useText();
  const { used, limit, free, companies } = exposure;
  const of = { used: formatMoney(used), limit: formatMoney(limit), free: formatMoney(free) };
  return (
    <section>
      <h3 className={panel.heading}>{t('exposure.title')}</h3>
      <p className={panel.hint}>{t('exposure.of', of)}</p>
      <RecordList
        caption={t('exposure.title')}
        columns={columnsOf(t)}
        rows={companies}
        rowKey={({ id }) => id}
      />
    </section>
  );
}

function columnsOf(t: Translate<typeof english>): readonly Column<Company>[] {
  const amount = (key: 'notes' | 'offers' | 'applications'): Column<Company> => ({
    key,
    header: t(`exposure.${key}`),
    numeric: true,
    isBlank: (company) => company[key] === '0.00',
    render: (company) => <Money amount={company[key]} />,
  });
  return [
    {
      key: 'company',
      header: t('exposure.company'),
      phone: 'title',
      render: ({ name, registration_number: number }) => <TwoLines first={name} second={number} />,
    },
    amount('notes'),
    amount('offers'),
    amount('applications'),
    {
      key: 'limit',
      header: t('exposure.limit'),
      numeric: true,
      isBlank: ({ limit }) => limit === null,
      render: ({ limit }) => limit !== null && <Facility limit={limit} />,
    },
  ];
}

function Facility({ limit }: { readonly limit: NonNullable<Company['limit']> }): ReactNode {
  const { used, state } = facilityWords(limit);
  return <TwoLines first={used} second={state} />;
}
