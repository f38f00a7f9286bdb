import { presetDefaults } from '@titian/contracts/constants';
import { type RateBps, rateBps, rateToText } from '@titian/finance/rate';
import { addSen } from '@titian/finance/sen';
import { type ReactNode, useState } from 'react';
import { Facts } from '../../../components/facts.tsx';
import { formatMoney, Money } from '../../../components/money.tsx';
import { NumberField } from '../../../components/number-field.tsx';
import { businessToday } from '../../../lib/clock/business-now.ts';
import type { IssuerCost } from '../../../shared/financing/issuer-cost.ts';
import { type Costs, liveCost } from '../lib/live-cost.ts';
import type { FinancingValues } from '../lib/values.ts';
import { useText } from '../text.ts';
import classes from './cost-panel.module.css';

interface CostPanelProps {
  readonly values: FinancingValues;
  readonly costs: Costs;
}

/** The highest rate of presets: a conservative assumption until an offer exists (FIN-16). */
const ASSUMED_RATE = rateToText(rateBps(presetDefaults.interestBps[1]));

/** What the financing would cost, worked out while the form is filled in (FIN-11). */
export function CostPanel({ values, costs }: CostPanelProps): ReactNode {
  const t = useText();
  const [rate, setRate] = useState(ASSUMED_RATE);
  const cost = liveCost(values, rate, costs, businessToday());
  return (
    <section className={classes.panel} aria-label={t('cost.title')}>
      <h2 className={classes.title}>{t('cost.title')}</h2>
      <NumberField
        label={t('cost.assumed')}
        description={t('cost.assumedHint', { max: costs.rate_max })}
        decimals={2}
        maxDigits={2}
        suffix="%"
        value={rate}
        onChange={setRate}
      />
      <div role="status" className={classes.figures}>
        {cost === null ? (
          <p className={classes.note}>{t('cost.empty')}</p>
        ) : (
          <Figures cost={cost} contract={values.contract} profile={values.profile} />
        )}
      </div>
    </section>
  );
}

interface FiguresProps {
  readonly cost: IssuerCost;
  readonly contract: string;
  readonly profile: string;
}

function Figures({ cost, contract, profile }: FiguresProps): ReactNode {
  const t = useText();
  const { disbursement } = cost;
  const percent = (rate: RateBps | null) =>
    rate === null ? '–' : t('cost.rate', { percent: rateToText(rate) });
  return (
    <>
      <Payment cost={cost} profile={profile} />
      <Facts
        rows={[
          [t('cost.flat'), percent(cost.flatBps)],
          [t('cost.effective'), percent(cost.effectiveBps)],
          [t('cost.allIn'), percent(cost.allInBps)],
          [t('cost.fee'), <Money key="fee" amount={disbursement.originationFeeSen} />],
          [t('cost.tax'), <Money key="tax" amount={disbursement.serviceTaxSen} />],
          [t('cost.net'), <Money key="net" amount={disbursement.netSen} />],
          [t(returnWord(contract)), <Money key="return" amount={cost.returnSen} />],
          [t('cost.payBack'), <Money key="payBack" amount={cost.payBackSen} />],
        ]}
      />
      <p className={classes.note}>{t('cost.note')}</p>
    </>
  );
}

/** What has to be paid month by month, large. */
function Payment({ cost, profile }: Pick<FiguresProps, 'cost' | 'profile'>): ReactNode {
  const t = useText();
  const [first] = cost.schedule;
  const last = cost.schedule.at(-1);
  if (first === undefined || last === undefined) {
    return null;
  }
  return (
    <div className={classes.hero}>
      <span className={classes.amount}>
        <Money amount={addSen(first.principalSen, first.returnSen)} />
      </span>
      <span>{t(profile === 'bullet' ? 'cost.once' : 'cost.perMonth')}</span>
      {profile === 'return_only' && (
        <span className={classes.note}>
          {t('cost.last', { amount: formatMoney(addSen(last.principalSen, last.returnSen)) })}
        </span>
      )}
    </div>
  );
}

/** Conventional notes say interest, Shariah notes profit (SHR-1). */
function returnWord(contract: string) {
  if (contract === 'Shariah') {
    return 'cost.returnShariah';
  }
  return contract === 'Conventional' ? 'cost.returnConventional' : 'cost.returnNeutral';
}
