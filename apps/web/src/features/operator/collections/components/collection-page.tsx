import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { formatDate } from '../../../../components/date-text.tsx';
import { Money } from '../../../../components/money.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { operatorRouteTable } from '../../../../config/routes.ts';
import { nameOf } from '../../../../lib/text/names.ts';
import { type Fact, Facts } from '../../shared/facts.tsx';
import facts from '../../shared/page-facts.module.css';
import panel from '../../shared/panel.module.css';
import { type Collection, collectionQuery } from '../api/collections.ts';
import { useText } from '../text.ts';
import { CollectionActions } from './collection-actions.tsx';
import { CollectionTimeline } from './collection-timeline.tsx';

interface CollectionPageProps {
  readonly number: string;
  /** The money of the note, and what two operators may decide about it. */
  readonly servicing: (noteId: string) => ReactNode;
}

/** One late note: what is owed today, what was done, and what can be done (REC-16). */
export function CollectionPage({ number, servicing }: CollectionPageProps): ReactNode {
  const t = useText();
  const query = useQuery(collectionQuery(number));
  return (
    <>
      <PageHeader title={query.data?.issuer_name ?? t('title')} subtitle={number} />
      <QueryView query={query}>
        {(one) => (
          <>
            <Head one={one} />
            <div className={panel.beside}>
              <div className={panel.stack}>
                <CollectionActions one={one} />
                <CollectionTimeline one={one} />
              </div>
              <div className={panel.stack}>
                <Facts title={t('debt.title')} facts={debtFacts(t, one)} />
                {servicing(one.id)}
              </div>
            </div>
          </>
        )}
      </QueryView>
    </>
  );
}

function Head({ one }: { readonly one: Collection }): ReactNode {
  const t = useText();
  const isDefaulted = one.state === 'defaulted';
  return (
    <p className={facts.facts}>
      {one.is_late ? (
        <Chip tone="danger">{t(isDefaulted ? 'defaultedFor' : 'days', { count: one.days_late })}</Chip>
      ) : (
        <Chip tone="brand">{t('notLate')}</Chip>
      )}
      <Chip>{nameOf('note_contracts', one.contract)}</Chip>
      {one.guarantor_name !== null && <Chip tone="gold">{one.guarantor_name}</Chip>}
      {one.follow_up_on !== null && <span>{t('followUpOn', { day: formatDate(one.follow_up_on) })}</span>}
      {one.case !== null && (
        <TextLink to={operatorRouteTable.operator_cases.path} params={{ id: one.case.id }}>
          {t('caseOf', { number: one.case.number, owner: one.owner?.name ?? t('nobody') })}
        </TextLink>
      )}
      <TextLink to={operatorRouteTable.operator_collections.path} params={{ number: undefined }}>
        {t('back')}
      </TextLink>
    </p>
  );
}

function debtFacts(t: ReturnType<typeof useText>, { debt, contract, guaranteed }: Collection): Fact[] {
  const isShariah = contract === 'Shariah';
  const money = (key: string, label: string, amount: string): Fact => ({
    ...{ key, label, value: <Money amount={amount} /> },
  });
  const some = (key: string, label: string, amount: string) =>
    amount === '0.00' ? [] : [money(key, label, amount)];
  return [
    money('total', t('debt.total'), debt.total),
    money('principal', t('debt.principal'), debt.principal),
    money('return', t(isShariah ? 'debt.profit' : 'debt.interest'), debt.return),
    ...(isShariah
      ? [
          ...some('tawidh', t('debt.tawidh'), debt.tawidh),
          ...some('gharamah', t('debt.gharamah'), debt.gharamah),
        ]
      : some('late', t('debt.late'), debt.late_charge)),
    ...some('costs', t('debt.costs'), debt.costs),
    ...some('excess', t('debt.excess'), debt.excess),
    ...(guaranteed === null ? [] : [money('guaranteed', t('debt.guaranteed'), guaranteed)]),
  ];
}
