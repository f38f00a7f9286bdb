import { riskTolerances } from '@titian/contracts/reference/people-lists';
import type { ReactNode } from 'react';
import { formatDate } from '../../../../components/date-text.tsx';
import { SectionCard } from '../../../../components/section-card.tsx';
import { choiceName } from '../../../../lib/text/names.ts';
import { Facts } from '../../shared/facts.tsx';
import { ObjectLink, pageOfObject } from '../../shared/object-page.tsx';
import panel from '../../shared/panel.module.css';
import { readable } from '../../shared/readable.ts';
import { text as sharedText } from '../../shared/text.ts';
import type { CustomerAnswer } from '../api/read-customer.ts';
import { english, text, useText } from '../customer-page-text.ts';
import classes from './customer-page.module.css';
import { CustomerReview } from './customer-panel.tsx';

/** What other features add to a customer. */
export interface OverviewSlots {
  /** The customer's direct debits. */
  readonly directDebit: (customerId: string) => ReactNode;
  /** Opens a case about the customer. */
  readonly openCase: (customer: { readonly id: string; readonly name: string }) => ReactNode;
}

interface OverviewTabProps extends OverviewSlots {
  readonly answer: CustomerAnswer;
}

/** What is open about a customer, what may be proposed, the facts and what was agreed to. */
export function OverviewTab({ answer, ...slots }: OverviewTabProps): ReactNode {
  const t = useText();
  const { customer } = answer;
  return (
    <div className={classes.stack}>
      <SectionCard title={t('work.title')}>
        <OpenWork customer={customer} />
      </SectionCard>
      <SectionCard title={t('about')}>
        <CustomerReview answer={answer} {...slots} />
      </SectionCard>
      <SectionCard title={t('consents.title')}>
        <Facts
          facts={[
            {
              key: 'risk',
              label: t('consents.risk'),
              value:
                customer.risk_tolerance === null
                  ? sharedText('none')
                  : (choiceName('risk_tolerances', riskTolerances, customer.risk_tolerance) ??
                    readable(customer.risk_tolerance)),
            },
            ...customer.consents.map((one) => ({
              key: `${one.document} ${one.accepted_at}`,
              label: documentText(one.document),
              value: t('consents.given', {
                version: one.version,
                at: formatDate(one.accepted_at, 'instant'),
              }),
            })),
          ]}
        />
      </SectionCard>
    </div>
  );
}

/** What was agreed to; a document of an earlier version is spelled out. */
function documentText(document: string): string {
  return Object.hasOwn(english.consents.document, document)
    ? text(`consents.document.${document as 'terms'}`)
    : readable(document);
}

/** Cases, applications and proposals that wait for somebody, each with its page. */
function OpenWork({ customer }: { readonly customer: CustomerAnswer['customer'] }): ReactNode {
  const t = useText();
  const { open_cases: cases, open_applications: applications, proposals } = customer;
  const rows = [
    ...cases.map((one) => ({
      ...{ kind: 'case' as const, id: one.id, name: `${one.number} · ${one.subject}` },
      due: t('work.due', { at: formatDate(one.due_at, 'instant') }),
    })),
    ...applications.map((one) => ({
      ...{ kind: 'application' as const, id: one.id, name: t('work.application', { number: one.number }) },
      due: null,
    })),
    ...proposals.map((one) => ({
      ...{ kind: 'approval' as const, id: one.id, name: t('work.proposal', { maker: one.maker }) },
      due: formatDate(one.created_at, 'instant'),
    })),
  ];
  return rows.length === 0 ? (
    <p className={panel.hint}>{t('work.none')}</p>
  ) : (
    <ul className={panel.links}>
      {rows.map(({ kind, id, name, due }) => (
        <li key={id}>
          <ObjectLink place={pageOfObject({ kind, id, customerId: customer.id }, true)}>{name}</ObjectLink>
          {due !== null && <span className={panel.hint}> {due}</span>}
        </li>
      ))}
    </ul>
  );
}
