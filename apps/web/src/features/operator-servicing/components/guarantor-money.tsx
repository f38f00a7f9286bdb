import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { Money } from '../../../components/money.tsx';
import { Facts } from '../../../lib/office/facts.tsx';
import panel from '../../../lib/office/panel.module.css';
import type { NoteDeskAnswer } from '../api/note-desk.ts';
import { useText } from '../text.ts';

type Claim = NonNullable<NoteDeskAnswer['recovery']['guarantor']>;

/** What was claimed from a guarantor, what it has paid and what is open, with the reason of the difference (rules §4). */
export function GuarantorClaim({ answer }: { readonly answer: NoteDeskAnswer }): ReactNode {
  const t = useText();
  const { guarantor } = answer.recovery;
  if (guarantor === null) {
    return null;
  }
  const money = (key: keyof Claim & ('claimed' | 'open' | 'accrued' | 'lapsed' | 'repaid')) => ({
    key,
    label: t(`claim.${key}`),
    value: <Money amount={guarantor[key]} />,
  });
  const some = (key: 'accrued' | 'lapsed' | 'repaid') => (guarantor[key] === '0.00' ? [] : [money(key)]);
  return (
    <Facts
      title={t('claim.title')}
      facts={[
        { key: 'name', label: t('guarantor.name'), value: guarantor.name },
        { ...money('claimed'), note: formatDate(guarantor.claimed_on), noteTone: 'plain' },
        ...guarantor.payments.map((one, at) => ({
          key: `payment ${at}`,
          label: t('claim.payment'),
          value: <Money amount={one.amount} />,
          note: formatDate(one.on),
          noteTone: 'plain' as const,
        })),
        ...some('accrued'),
        ...some('lapsed'),
        money('open'),
        ...some('repaid'),
      ]}
    />
  );
}

/** What is a guarantor's, from its issuer or paid too much by itself, and where that money is (rules §4). */
export function GuarantorMoney({ answer }: { readonly answer: NoteDeskAnswer }): ReactNode {
  const t = useText();
  const { guarantor_money: money, note } = answer;
  if (money === null) {
    return null;
  }
  const { account, held, on_the_way: onTheWay, paid, overpaid } = money;
  const proven =
    account === null
      ? { value: t('guarantor.noAccount') }
      : {
          value: `${account.holder_name} · ${account.bank} •••• ${account.account_last4}`,
          note: t(`guarantor.names.${account.name_check}`),
          ...(account.name_check === 'equal' ? { noteTone: 'plain' as const } : {}),
        };
  return (
    <section>
      <Facts
        title={t('guarantor.title')}
        facts={[
          { key: 'name', label: t('guarantor.name'), value: note.guarantor_name ?? '' },
          { key: 'held', label: t('guarantor.held'), value: <Money amount={held} /> },
          { key: 'on_the_way', label: t('guarantor.onTheWay'), value: <Money amount={onTheWay} /> },
          { key: 'paid', label: t('guarantor.paid'), value: <Money amount={paid} /> },
          ...(overpaid === '0.00'
            ? []
            : [{ key: 'overpaid', label: t('guarantor.overpaid'), value: <Money amount={overpaid} /> }]),
          { key: 'account', label: t('guarantor.account'), ...proven },
        ]}
      />
      {money.is_proposed && <p className={panel.wait}>{t('guarantor.proposed')}</p>}
    </section>
  );
}
