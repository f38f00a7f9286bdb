import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DateText } from '../../../../components/date-text.tsx';
import { formatMoney } from '../../../../components/money.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { type Fact, Facts } from '../../shared/facts.tsx';
import panel from '../../shared/panel.module.css';
import { type WithdrawalFactsData, withdrawalFactsQuery } from '../api/list-withdrawals.ts';
import { text, useText } from '../text.ts';

/** What a withdrawal is decided by: the money before it, its account, and changes of the sign-in (WAL-20). */
export function WithdrawalFacts({ id }: { readonly id: string }): ReactNode {
  const t = useText();
  const query = useQuery(withdrawalFactsQuery(id));
  return (
    <section aria-label={t('facts.title')}>
      <h3 className={panel.heading}>{t('facts.title')}</h3>
      <QueryView query={query}>{({ facts }) => <Facts facts={factsOf(facts)} />}</QueryView>
    </section>
  );
}

function factsOf(facts: WithdrawalFactsData): Fact[] {
  const at = (key: 'lastDeposit' | 'accountSince' | 'newDevice', value: string | null): Fact => ({
    key,
    label: text(`facts.${key}`),
    value: value === null ? text('facts.never') : <DateText value={value} style="instant" />,
  });
  return [
    {
      key: 'income',
      label: text('facts.income'),
      value: facts.source_of_income ?? text('facts.notDeclared'),
    },
    {
      key: 'registered',
      label: text('facts.registered'),
      value: <DateText value={facts.registered_on} />,
    },
    { key: 'first', label: text('facts.first'), value: text(facts.is_first ? 'facts.yes' : 'facts.no') },
    ...facts.windows.map((one) => ({
      key: `window-${one.hours}`,
      label: text(`facts.window.${windowName(one.hours)}`),
      value: text('facts.windowOf', {
        out: one.withdrawals,
        withdrawn: formatMoney(one.withdrawn),
        in: one.deposits,
        deposited: formatMoney(one.deposited),
      }),
    })),
    at('lastDeposit', facts.last_deposit_at),
    at('accountSince', facts.account_since),
    ...facts.security_changes.map(({ kind, at: changedAt }) => ({
      key: kind,
      label: text(`facts.change.${kind}`),
      value: <DateText value={changedAt} style="instant" />,
    })),
    at('newDevice', facts.new_device_at),
    ...(facts.money_restriction === null
      ? []
      : [
          {
            key: 'restriction',
            label: text('facts.restriction'),
            value: text(`facts.level.${facts.money_restriction}`),
          },
        ]),
  ];
}

/** A day, a week or thirty days. */
function windowName(hours: number): 'day' | 'week' | 'month' {
  return hours <= 24 ? 'day' : hours <= 168 ? 'week' : 'month';
}
