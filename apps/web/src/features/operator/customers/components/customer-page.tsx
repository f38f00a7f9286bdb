import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type CustomerTab, openTabs } from '@titian/contracts/customer-page';
import type { ReactNode } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import tabClasses from '../../../../components/page-tabs.module.css';
import { QueryView } from '../../../../components/query-view.tsx';
import { EmptyState } from '../../../../components/states.tsx';
import { operatorRouteTable } from '../../../../config/routes.ts';
import { currentOperatorQuery } from '../../shared/current-operator.ts';
import facts from '../../shared/page-facts.module.css';
import { type CustomerAnswer, customerQuery } from '../api/read-customer.ts';
import { useText } from '../customer-page-text.ts';
import { accountTones } from '../lib/account-tones.ts';
import type { WordsOf } from '../lib/record-words.ts';
import { useText as useCustomerText } from '../text.ts';
import { CommunicationTab } from './communication-tab.tsx';
import { CompanyTab } from './company-tab.tsx';
import classes from './customer-page.module.css';
import { Disclosure } from './disclosure.tsx';
import { DocumentsTab } from './documents-tab.tsx';
import { LinksTab } from './links-tab.tsx';
import { MoneyTab } from './money-tab.tsx';
import { type OverviewSlots, OverviewTab } from './overview-tab.tsx';
import { RecordSection } from './record-section.tsx';
import { SecurityTab } from './security-tab.tsx';

interface CustomerPageProps extends OverviewSlots {
  readonly id: string;
  readonly tab: CustomerTab;
  readonly wordsOf: WordsOf;
}

/** A customer's page: the head, the tabs that the operator may open, and the one that is open (OPS-22). */
export function CustomerPage(props: CustomerPageProps): ReactNode {
  const t = useText();
  const { id, tab } = props;
  const operator = useQuery(currentOperatorQuery).data?.operator;
  const query = useQuery(customerQuery(id));
  const tabs = openTabs(operator ?? { grants: {} });
  return (
    <>
      <PageHeader title={query.data?.customer.name ?? t('title')} subtitle={t(`tab.${tab}`)} />
      <QueryView query={query}>
        {(answer) => (
          <>
            <Head answer={answer} />
            <Disclosure customer={answer.customer} />
            <nav aria-label={t('tabs')} className={tabClasses.tabs}>
              {tabs.map((one) => (
                <Link
                  key={one}
                  to={operatorRouteTable.operator_customers.path}
                  params={{ id, tab: one }}
                  className={tabClasses.tab}
                  aria-current={one === tab ? 'page' : undefined}
                  data-current={one === tab}
                >
                  {t(`tab.${one}`)}
                </Link>
              ))}
            </nav>
            {tabs.includes(tab) ? (
              <OpenTab key={tab} {...props} answer={answer} />
            ) : (
              <EmptyState title={t('closed')} />
            )}
          </>
        )}
      </QueryView>
    </>
  );
}

function Head({ answer: { customer } }: { readonly answer: CustomerAnswer }): ReactNode {
  const t = useCustomerText();
  const kind = t(`kind.${customer.type ?? 'businessowner'}`);
  const named = [kind, customer.inv_no, customer.company_name, customer.email];
  return (
    <p className={facts.facts}>
      <Chip tone={accountTones[customer.account_status]}>{t(`account.${customer.account_status}`)}</Chip>
      {customer.application_status !== null && <Chip>{t(`application.${customer.application_status}`)}</Chip>}
      {customer.plan === 'premium' && <Chip tone="gold">{t('facts.plans.premium')}</Chip>}
      <span>{named.filter((one) => one !== null).join(' · ')}</span>
    </p>
  );
}

interface OpenTabProps extends CustomerPageProps {
  readonly answer: CustomerAnswer;
}

function OpenTab({ id, tab, answer, wordsOf, directDebit, openCase }: OpenTabProps): ReactNode {
  switch (tab) {
    case 'overview':
      return <OverviewTab answer={answer} directDebit={directDebit} openCase={openCase} />;
    case 'identity':
      return <DocumentsTab id={id} />;
    case 'company':
      return <CompanyTab id={id} />;
    case 'money':
      return <MoneyTab id={id} wordsOf={wordsOf} />;
    case 'investments':
      return answer.customer.role === 'investor' ? (
        <RecordSection id={id} list="holdings" wordsOf={wordsOf} />
      ) : (
        <div className={classes.stack}>
          <RecordSection id={id} list="notes" wordsOf={wordsOf} />
          <RecordSection id={id} list="financing" wordsOf={wordsOf} />
        </div>
      );
    case 'communication':
      return <CommunicationTab id={id} wordsOf={wordsOf} />;
    case 'security':
      return <SecurityTab id={id} wordsOf={wordsOf} />;
    case 'links':
      return <LinksTab id={id} />;
    case 'audit':
      return (
        <div className={classes.stack}>
          <RecordSection id={id} list="proposals" wordsOf={wordsOf} />
          <RecordSection id={id} list="audit" wordsOf={wordsOf} />
        </div>
      );
  }
}
