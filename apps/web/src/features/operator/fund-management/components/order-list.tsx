import type { ReactNode } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { DateText, formatDate } from '../../../../components/date-text.tsx';
import { formatMoney } from '../../../../components/money.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { operatorRouteTable } from '../../../../config/routes.ts';
import panel from '../../shared/panel.module.css';
import type { Order } from '../api/fund-management.ts';
import { orderTones } from '../lib/tones.ts';
import { useText } from '../text.ts';
import { CancelOrder } from './cancel-order.tsx';

interface OrderListProps {
  readonly investorId: string;
  readonly orders: readonly Order[];
}

/** What was ordered for an investor, newest first. */
export function OrderList({ investorId, orders }: OrderListProps): ReactNode {
  const t = useText();
  return (
    <section aria-label={t('orders.title')}>
      <h3 className={panel.heading}>{t('orders.title')}</h3>
      {orders.length === 0 ? (
        <p className={panel.hint}>{t('orders.none')}</p>
      ) : (
        <ul className={panel.entries}>
          {orders.map((one) => (
            <li key={one.id} className={panel.entry}>
              <p className={panel.entryHead}>
                <Chip tone={orderTones[one.state]}>{t(`orderState.${one.state}`)}</Chip>
                <b>{t(`kind.${one.kind}`)}</b>
                <DateText value={one.created_at} style="instant" />
              </p>
              <p>
                <b>{formatMoney(one.amount)}</b> {one.note?.number}
              </p>
              <p className={panel.hint}>
                {t('orders.by', { maker: one.maker })}{' '}
                {one.state === 'proposed' && (
                  <TextLink
                    to={operatorRouteTable.operator_approvals.path}
                    search={{ id: one.approval_id, state: 'all' }}
                  >
                    {t('orders.approval')}
                  </TextLink>
                )}
              </p>
              {one.cancel_until !== null && (
                <p className={panel.hint}>
                  {t('cancellation.until', { at: formatDate(one.cancel_until, 'instant') })}
                </p>
              )}
              {one.can.cancel && <CancelOrder investorId={investorId} order={one} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
