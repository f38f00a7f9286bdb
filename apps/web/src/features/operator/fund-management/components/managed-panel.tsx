import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { formatMoney, Money } from '../../../../components/money.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { operatorRouteTable } from '../../../../config/routes.ts';
import { type Fact, Facts } from '../../shared/facts.tsx';
import { Focused } from '../../shared/focused.tsx';
import panel from '../../shared/panel.module.css';
import { type ManagedPage, managedPageQuery } from '../api/fund-management.ts';
import { text, useText } from '../text.ts';
import { MandateForm } from './mandate-form.tsx';
import { MandateList } from './mandate-list.tsx';
import { OrderList } from './order-list.tsx';
import { SubscribeForm } from './subscribe-form.tsx';
import { WithdrawForm } from './withdraw-form.tsx';

/** One investor: what can be ordered, the mandates, and what was ordered. */
export function ManagedPanel({ id }: { readonly id: string }): ReactNode {
  return (
    <QueryView query={useQuery(managedPageQuery(id))}>
      {(page) => (
        <div className={panel.stack}>
          <Actions page={page} />
          <Facts facts={factsOf(page)} />
          <MandateList mandates={page.mandates} />
          <OrderList investorId={page.investor.id} orders={page.orders} />
        </div>
      )}
    </QueryView>
  );
}

type Form = 'subscription' | 'withdrawal' | 'mandate';

function Actions({ page }: { readonly page: ManagedPage }): ReactNode {
  const t = useText();
  const [form, setForm] = useState<Form | null>(null);
  const { can, investor } = page;
  const close = () => setForm(null);
  const OrderForm = form === 'withdrawal' ? WithdrawForm : SubscribeForm;
  return (
    <Focused on={form}>
      {form === null ? (
        <div className={panel.stack}>
          <div className={panel.buttons}>
            {can.subscribe && (
              <Button onClick={() => setForm('subscription')}>{t('actions.subscribe')}</Button>
            )}
            {can.withdraw && (
              <Button variant="default" onClick={() => setForm('withdrawal')}>
                {t('actions.withdraw')}
              </Button>
            )}
            {can.mandate && (
              <Button variant="default" onClick={() => setForm('mandate')}>
                {t('actions.mandate')}
              </Button>
            )}
          </div>
          {can.withdraw && !can.subscribe && <p className={panel.hint}>{t('actions.noMandate')}</p>}
          {can.mandate && !investor.is_managed && <p className={panel.hint}>{t('actions.flag')}</p>}
        </div>
      ) : (
        <div className={panel.form}>
          {form === 'mandate' ? (
            <MandateForm investorId={investor.id} onClose={close} />
          ) : (
            <OrderForm page={page} onClose={close} />
          )}
        </div>
      )}
    </Focused>
  );
}

function factsOf({ investor }: ManagedPage): Fact[] {
  return [
    {
      key: 'state',
      label: text('facts.state'),
      value: (
        <Chip tone={investor.is_managed ? 'brand' : 'neutral'}>
          {text(investor.is_managed ? 'managed' : 'unmanaged')}
        </Chip>
      ),
      action: (
        <TextLink
          to={operatorRouteTable.operator_customers.path}
          params={{ id: investor.id, tab: 'overview' }}
        >
          {text('facts.customer')}
        </TextLink>
      ),
    },
    { key: 'cash', label: text('facts.cash'), value: <Money amount={investor.cash} /> },
    { key: 'committed', label: text('facts.committed'), value: <Money amount={investor.committed} /> },
    { key: 'outstanding', label: text('facts.outstanding'), value: formatMoney(investor.outstanding) },
    {
      key: 'deposits',
      label: text('facts.deposits'),
      value: text('facts.depositsHint'),
      action: (
        <TextLink to={operatorRouteTable.operator_reconciliation.path}>{text('facts.depositsLink')}</TextLink>
      ),
    },
  ];
}
