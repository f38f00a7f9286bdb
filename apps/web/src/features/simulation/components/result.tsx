import { rateToText } from '@titian/finance/rate';
import { addSen, sen } from '@titian/finance/sen';
import type { ReactNode } from 'react';
import { Money, moneyInText } from '../../../components/money.tsx';
import { StatNumber, StatRow } from '../../../components/stat-number.tsx';
import type { SimulationForm } from '../lib/form.ts';
import type { Simulated } from '../lib/simulate.ts';
import { useText } from '../text.ts';
import classes from './simulation.module.css';

interface ResultProps {
  readonly result: Simulated;
  readonly contract: SimulationForm['contract'];
}

/** The numbers that lead, and what becomes of them where a share fails. */
export function Result({ result }: ResultProps): ReactNode {
  const t = useText();
  const { quote, amountSen } = result;
  const percent = (bps: Simulated['effectiveRateBps']) => t('result.percent', { percent: rateToText(bps) });
  const total = moneyInText(addSen(amountSen, quote.returnNetSen));
  return (
    <section className={classes.result} aria-live="polite">
      <StatNumber
        size="hero"
        label={t('result.net')}
        value={<Money amount={quote.returnNetSen} />}
        note={t('result.netNote', { total, amount: moneyInText(amountSen) })}
      />
      <StatRow>
        <StatNumber
          label={t('result.netRate')}
          value={percent(quote.netRateBps)}
          meaning={t('result.netRateMeaning')}
        />
        <StatNumber
          label={t('result.effective')}
          value={percent(result.effectiveRateBps)}
          meaning={t('result.effectiveMeaning')}
        />
        <StatNumber
          label={t('result.breakEven')}
          value={percent(quote.breakEvenBps)}
          meaning={t('result.breakEvenMeaning')}
          note={t('result.breakEvenNote', { before: rateToText(result.breakEvenGrossBps) })}
        />
        <StatNumber
          label={t('result.deducted')}
          value={<Money amount={sen(quote.returnGrossSen - quote.returnNetSen)} />}
        />
      </StatRow>
      {result.failedBps > 0 && <Outcome result={result} />}
    </section>
  );
}

function Outcome({
  result: { failedBps, outcomeSen, outcomeRateBps },
}: {
  readonly result: Simulated;
}): ReactNode {
  const t = useText();
  const kind = outcomeSen > 0n ? 'gain' : outcomeSen < 0n ? 'loss' : 'even';
  return (
    <p className={classes.outcome} data-kind={kind}>
      {t(`outcome.${kind}`, {
        failed: rateToText(failedBps),
        amount: moneyInText(outcomeSen < 0n ? sen(-outcomeSen) : outcomeSen),
        rate: outcomeRateBps === null ? '' : t('result.percent', { percent: rateToText(outcomeRateBps) }),
      })}
    </p>
  );
}
