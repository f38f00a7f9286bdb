import type { ReactNode } from 'react';
import { Money } from '../../../components/money.tsx';
import { Facts } from '../../../lib/office/facts.tsx';
import panel from '../../../lib/office/panel.module.css';
import type { NoteDeskAnswer } from '../api/note-desk.ts';
import { useText } from '../text.ts';

/** What the issuer has paid for a guarantor that paid before, and where that money is (rules §4). */
export function GuarantorMoney({ answer }: { readonly answer: NoteDeskAnswer }): ReactNode {
  const t = useText();
  const { guarantor_money: money, note } = answer;
  if (money === null) {
    return null;
  }
  const { account, held, on_the_way: onTheWay, paid } = money;
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
          { key: 'account', label: t('guarantor.account'), ...proven },
        ]}
      />
      {money.is_proposed && <p className={panel.wait}>{t('guarantor.proposed')}</p>}
    </section>
  );
}
