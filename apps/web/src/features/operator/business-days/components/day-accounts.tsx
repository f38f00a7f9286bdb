import type { ReactNode } from 'react';
import { formatMoney, Money } from '../../../../components/money.tsx';
import { type Column, RecordList } from '../../../../components/record-list.tsx';
import { SectionCard } from '../../../../components/section-card.tsx';
import type { BusinessDay } from '../api/days.ts';
import { nameOfAccount, nameOfTransfer } from '../lib/names.ts';
import { text, useText } from '../text.ts';
import classes from './days.module.css';

type Account = BusinessDay['accounts'][number];
type Movement = BusinessDay['movements'][number];

const ZERO = '0.00';

function differenceIn({ control, unexplained }: Account): string | null {
  if (control !== ZERO) {
    return control;
  }
  return unexplained === null || unexplained === ZERO ? null : unexplained;
}

function AccountName({ account }: { readonly account: Account }): ReactNode {
  const difference = differenceIn(account);
  return (
    <>
      {nameOfAccount(account.account)}
      {account.corrected !== ZERO && (
        <div className={classes.plain}>
          {text('accounts.corrected', { amount: formatMoney(account.corrected) })}
        </div>
      )}
      {difference !== null && (
        <div className={classes.differs}>{text('accounts.differs', { amount: formatMoney(difference) })}</div>
      )}
    </>
  );
}

const accountColumns = (): readonly Column<Account>[] => [
  {
    key: 'account',
    header: text('accounts.account'),
    render: (account) => <AccountName account={account} />,
    phone: 'title',
  },
  ...(['opening', 'debits', 'credits', 'closing', 'stated'] as const).map(
    (key): Column<Account> => ({
      key,
      header: text(`accounts.${key}`),
      render: (account) => <Money amount={account[key]} />,
      isBlank: (account) => account[key] === null,
      numeric: true,
    }),
  ),
];

/** Each account with its control: opening and movements are closing, and closing is as stated. */
export function DayAccounts({ found }: { readonly found: BusinessDay }): ReactNode {
  const t = useText();
  // Accounts without money and movement would hide the others.
  const rows = found.accounts.filter(({ opening, closing, debits, stated }) =>
    [opening, closing, debits, stated ?? ZERO].some((amount) => amount !== ZERO),
  );
  return (
    <SectionCard title={t('accounts.title')}>
      <RecordList
        caption={t('accounts.title')}
        columns={accountColumns()}
        rows={rows}
        rowKey={({ account }) => account}
      />
    </SectionCard>
  );
}

const movementColumns = (): readonly Column<Movement>[] => [
  {
    key: 'kind',
    header: text('movements.kind'),
    render: ({ kind }) => nameOfTransfer(kind),
    phone: 'title',
  },
  { key: 'account', header: text('movements.account'), render: ({ account }) => nameOfAccount(account) },
  {
    key: 'transfers',
    header: text('movements.transfers'),
    render: ({ transfers }) => String(transfers),
    numeric: true,
  },
  ...(['debits', 'credits'] as const).map(
    (key): Column<Movement> => ({
      key,
      header: text(`accounts.${key}`),
      render: (movement) => <Money amount={movement[key]} />,
      isBlank: (movement) => movement[key] === ZERO,
      numeric: true,
    }),
  ),
];

/** What moved on each account, by the kind of its transfers. */
export function DayMovements({ found: { movements } }: { readonly found: BusinessDay }): ReactNode {
  const t = useText();
  return (
    <SectionCard title={t('movements.title')}>
      {movements.length === 0 ? (
        <p className={classes.plain}>{t('movements.none')}</p>
      ) : (
        <RecordList
          caption={t('movements.title')}
          columns={movementColumns()}
          rows={movements}
          rowKey={({ account, kind }) => `${account} ${kind}`}
        />
      )}
    </SectionCard>
  );
}
