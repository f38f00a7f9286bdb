import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDate } from '../../../../components/date-text.tsx';
import { formatMoney, Money } from '../../../../components/money.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { SectionCard } from '../../../../components/section-card.tsx';
import { type Fact, Facts } from '../../shared/facts.tsx';
import { HiddenNumber } from '../../shared/hidden-number.tsx';
import panel from '../../shared/panel.module.css';
import { text as sharedText } from '../../shared/text.ts';
import { type CustomerMoney, moneyQuery } from '../api/customer-page.ts';
import { text, useText } from '../customer-page-text.ts';
import type { WordsOf } from '../lib/record-words.ts';
import classes from './customer-page.module.css';
import { RecordSection } from './record-section.tsx';

interface MoneyTabProps {
  readonly id: string;
  readonly wordsOf: WordsOf;
}

/** Balances, bank accounts with what shows whose they are, and all that moved. */
export function MoneyTab({ id, wordsOf }: MoneyTabProps): ReactNode {
  return (
    <div className={classes.stack}>
      <QueryView query={useQuery(moneyQuery(id))}>{(money) => <Balances money={money} />}</QueryView>
      <RecordSection id={id} list="movements" wordsOf={wordsOf} />
      <RecordSection id={id} list="payments" wordsOf={wordsOf} />
      <RecordSection id={id} list="payouts" wordsOf={wordsOf} />
    </div>
  );
}

function Balances({ money }: { readonly money: CustomerMoney }): ReactNode {
  const t = useText();
  return (
    <>
      <SectionCard title={t('money.balances')}>
        <Facts
          facts={[
            { key: 'cash', label: t('money.cash'), value: <Money amount={money.cash} /> },
            { key: 'invested', label: t('money.invested'), value: <Money amount={money.invested} /> },
            presetFact(money),
          ]}
        />
      </SectionCard>
      <SectionCard title={t('money.accounts')}>
        {money.bank_accounts.length === 0 && <p className={panel.hint}>{t('money.noAccounts')}</p>}
        <div className={panel.stack}>
          {money.bank_accounts.map((account) => (
            <Facts
              key={account.id}
              title={t(account.replaced_at === null ? 'money.present' : 'money.former', {
                bank: account.bank,
              })}
              facts={accountFacts(account)}
            />
          ))}
        </div>
      </SectionCard>
      {money.referrals.length > 0 && (
        <SectionCard title={t('money.referrals')}>
          <Facts
            facts={money.referrals.map((one) => ({
              key: one.id,
              label: one.friend,
              value: t(`money.referral.${one.state as 'open'}`, { amount: formatMoney(one.reward) }),
            }))}
          />
        </SectionCard>
      )}
    </>
  );
}

function presetFact({ preset }: CustomerMoney): Fact {
  const label = text('money.preset');
  if (preset === null) {
    return { key: 'preset', label, value: sharedText('none') };
  }
  const state =
    preset.paused_until === null
      ? text(preset.on ? 'money.presetOn' : 'money.presetOff')
      : text('money.presetPaused', { day: formatDate(preset.paused_until) });
  return { key: 'preset', label, value: `${preset.name} · ${state}` };
}

/** An account, who is named as its holder, and by whom that was confirmed. */
function accountFacts(account: CustomerMoney['bank_accounts'][number]): Fact[] {
  const label = text('money.number');
  const at = account.verified_at;
  return [
    {
      key: 'number',
      label,
      value: (
        <HiddenNumber
          place={{ subject: 'bank_account', id: account.id, field: 'number' }}
          value={account.number}
          label={label}
        />
      ),
    },
    { key: 'holder', label: text('money.holder'), value: account.holder },
    {
      key: 'verified',
      label: text('money.verified'),
      value: `${text(`money.by.${account.verified_by}`)}${at === null ? '' : ` · ${formatDate(at, 'instant')}`}`,
    },
    ...(account.bank_holder === null || account.name_check === null
      ? []
      : [
          {
            key: 'bank_holder',
            label: text('money.bankHolder'),
            value: `${account.bank_holder} · ${text(`money.check.${account.name_check}`)}`,
          },
        ]),
    {
      key: 'usable',
      label: text('money.usable'),
      value:
        account.replaced_at === null
          ? text('money.since', { at: formatDate(account.usable_from, 'instant') })
          : text('money.until', { at: formatDate(account.replaced_at, 'instant') }),
    },
  ];
}
