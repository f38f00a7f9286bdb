import { type RateBps, rateToText } from '@titian/finance/rate';
import { addSen } from '@titian/finance/sen';
import type { ReactNode } from 'react';
import { Money } from '../../../../components/money.tsx';
import type { IssuerCost } from '../../../../shared/financing/issuer-cost.ts';
import { Facts } from '../../shared/facts.tsx';
import { text as sharedText } from '../../shared/text.ts';
import { useText } from '../text.ts';

/** What the terms cost the issuer, in the three rates and in ringgit. */
export function CostFacts({ cost }: { readonly cost: IssuerCost | null }): ReactNode {
  const t = useText();
  if (cost === null) {
    return null;
  }
  const percent = (rate: RateBps | null) =>
    rate === null ? sharedText('none') : t('percent', { percent: rateToText(rate) });
  const [first] = cost.schedule;
  const { disbursement } = cost;
  return (
    <Facts
      facts={[
        { key: 'flat', label: t('cost.flat'), value: percent(cost.flatBps) },
        { key: 'effective', label: t('cost.effective'), value: percent(cost.effectiveBps) },
        { key: 'allIn', label: t('cost.allIn'), value: percent(cost.allInBps) },
        { key: 'fee', label: t('cost.fee'), value: <Money amount={disbursement.originationFeeSen} /> },
        { key: 'tax', label: t('cost.tax'), value: <Money amount={disbursement.serviceTaxSen} /> },
        { key: 'net', label: t('cost.net'), value: <Money amount={disbursement.netSen} /> },
        {
          key: 'first',
          label: t('cost.first'),
          value: <Money amount={first === undefined ? null : addSen(first.principalSen, first.returnSen)} />,
        },
        { key: 'payBack', label: t('cost.payBack'), value: <Money amount={cost.payBackSen} /> },
      ]}
    />
  );
}
