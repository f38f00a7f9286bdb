import type { ReactNode } from 'react';
import { formatDate } from '../../../../components/date-text.tsx';
import { Money } from '../../../../components/money.tsx';
import { type Fact, Facts } from '../../shared/facts.tsx';
import panel from '../../shared/panel.module.css';
import type { NoteServicingData } from '../api/note-servicing.ts';
import { useText } from '../text.ts';

type Claim = NonNullable<NoteServicingData['recovery']['guarantor']>;

/** What was claimed from a guarantor, what it has paid and what is open, with the reason of the difference (REC-15). */
export function GuarantorClaim({ answer }: { readonly answer: NoteServicingData }): ReactNode {
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
  const payments = (isAfter: boolean): Fact[] =>
    guarantor.payments
      .filter((one) => one.after_closing === isAfter)
      .map((one, at) => ({
        key: `payment ${isAfter} ${at}`,
        label: t(isAfter ? 'claim.paidAfter' : 'claim.payment'),
        value: <Money amount={one.amount} />,
        note: formatDate(one.on),
        noteTone: 'plain',
      }));
  return (
    <Facts
      title={t('claim.title')}
      facts={[
        { key: 'name', label: t('guarantor.name'), value: guarantor.name },
        { ...money('claimed'), note: formatDate(guarantor.claimed_on), noteTone: 'plain' },
        ...payments(false),
        ...some('accrued'),
        ...some('lapsed'),
        ...closedFacts(t, guarantor),
        money('open'),
        ...payments(true),
        ...some('repaid'),
      ]}
    />
  );
}

/** What is not expected any more, since when and why. */
function closedFacts(t: ReturnType<typeof useText>, { closed }: Claim): Fact[] {
  return closed === null
    ? []
    : [
        {
          key: 'closed',
          label: t('claim.notExpected'),
          value: <Money amount={closed.amount} />,
          note: t('claim.closedOn', { day: formatDate(closed.on), explanation: closed.explanation }),
          noteTone: 'plain',
        },
      ];
}

type Held = NonNullable<NoteServicingData['guarantor_money']>['repaid'];

/** What is a guarantor's, from its issuer or paid too much by itself, and where that money is (decision 051). */
export function GuarantorMoney({ answer }: { readonly answer: NoteServicingData }): ReactNode {
  const t = useText();
  const { guarantor_money: money } = answer;
  if (money === null) {
    return null;
  }
  const { repaid, overpaid } = money;
  return (
    <section className={panel.stack}>
      {(isSome(repaid) || !isSome(overpaid)) && (
        <Facts title={t('guarantor.title')} facts={heldFacts(t, repaid)} />
      )}
      {isSome(overpaid) && <Facts title={t('guarantor.overpaid')} facts={heldFacts(t, overpaid)} />}
      {money.is_proposed && <p className={panel.wait}>{t('guarantor.proposed')}</p>}
    </section>
  );
}

/** Is or was there anything? */
function isSome({ held, on_the_way: onTheWay, paid }: Held): boolean {
  return [held, onTheWay, paid].some((amount) => amount !== '0.00');
}

function heldFacts(t: ReturnType<typeof useText>, { held, on_the_way, paid, account }: Held): Fact[] {
  const money = (key: string, label: string, amount: string): Fact => ({
    ...{ key, label },
    value: <Money amount={amount} />,
  });
  return [
    money('held', t('guarantor.held'), held),
    money('on_the_way', t('guarantor.onTheWay'), on_the_way),
    money('paid', t('guarantor.paid'), paid),
    { key: 'account', label: t('guarantor.account'), ...accountFact(t, account) },
  ];
}

function accountFact(t: ReturnType<typeof useText>, account: Held['account']): Omit<Fact, 'key' | 'label'> {
  if (account === null) {
    return { value: t('guarantor.noAccount') };
  }
  const { holder_name: holder, bank, account_last4: last4, name_check: check } = account;
  return {
    value: `${holder} · ${bank} •••• ${last4}`,
    note: t(`guarantor.names.${check}`),
    ...(check === 'equal' ? { noteTone: 'plain' as const } : {}),
  };
}
