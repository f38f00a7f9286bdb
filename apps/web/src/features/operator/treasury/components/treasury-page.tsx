import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { formatDate } from '../../../../components/date-text.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { formatMoney, Money } from '../../../../components/money.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { SectionCard } from '../../../../components/section-card.tsx';
import { StatNumber, StatRow } from '../../../../components/stat-number.tsx';
import { readOpenTransfers, type Treasury, treasuryQuery } from '../api/treasury.ts';
import { sumOf } from '../lib/sum-of.ts';
import { useText } from '../text.ts';
import { OpenPeriods } from './open-periods.tsx';
import { Recipients } from './recipients.tsx';
import { Refunds } from './refunds.tsx';
import { RemittanceHistory } from './remittance-history.tsx';
import { SweepForm } from './sweep-form.tsx';
import { TransferFiles } from './transfer-files.tsx';
import classes from './treasury.module.css';

/** `/operator/treasury`: platform money by account, by recipient, and what has left (TRE-8). */
export function TreasuryPage(): ReactNode {
  const t = useText();
  const treasury = useQuery(treasuryQuery);
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <QueryView query={treasury}>
        {(answer) => (
          <div className={classes.sections}>
            <Numbers treasury={answer} />
            <OpenPeriods treasury={answer} />
            <Refunds treasury={answer} />
            <Sweep treasury={answer} />
            <RemittanceHistory />
            <Recipients mayAdd={answer.can.propose} />
          </div>
        )}
      </QueryView>
    </>
  );
}

function Numbers({ treasury }: { readonly treasury: Treasury }): ReactNode {
  const t = useText();
  const { fees, payable, in_transit: transit } = treasury;
  return (
    <StatRow>
      <StatNumber
        label={t('stats.fees')}
        value={<Money amount={fees.balance} />}
        note={t('stats.feesNote', { amount: formatMoney(fees.committed) })}
      />
      <StatNumber
        label={t('stats.transit')}
        value={<Money amount={sumOf([transit.sweeps, transit.remittances])} />}
        note={t('stats.transitNote', { amount: formatMoney(transit.remittances) })}
      />
      <StatNumber
        label={t('stats.serviceTax')}
        value={<Money amount={payable.service_tax} />}
        note={t('stats.payableNote')}
      />
      <StatNumber
        label={t('stats.withholdingTax')}
        value={<Money amount={payable.withholding_tax} />}
        note={t('stats.payableNote')}
      />
    </StatRow>
  );
}

function Sweep({ treasury }: { readonly treasury: Treasury }): ReactNode {
  const t = useText();
  const [sweeping, setSweeping] = useState(false);
  const { fees, can, has_operating_account: hasAccount } = treasury;
  const isOpen = fees.sweepable !== '0.00';
  const through = formatDate(fees.through);
  const mayPropose = can.propose && isOpen && hasAccount && !fees.is_proposed;
  return (
    <SectionCard
      title={t('sweep.title')}
      subtitle={
        isOpen
          ? t('sweep.body', { through, amount: formatMoney(fees.sweepable) })
          : t('sweep.none', { through })
      }
      action={mayPropose && <Button onClick={() => setSweeping(true)}>{t('sweep.action')}</Button>}
    >
      <div className={classes.buttons}>
        {!hasAccount && <p>{t('sweep.noAccount')}</p>}
        {fees.is_proposed && <Chip tone="waiting">{t('open.proposed')}</Chip>}
        {isOpen && (
          <TransferFiles
            what={t('obligation.fees')}
            name={`fees-${fees.through}`}
            read={(format) =>
              readOpenTransfers({ obligation: 'fees', through: fees.through, note: null }, format)
            }
          />
        )}
      </div>
      <Dialog opened={sweeping} title={t('sweep.title')} onClose={() => setSweeping(false)}>
        <SweepForm lastDay={fees.through} onClose={() => setSweeping(false)} />
      </Dialog>
    </SectionCard>
  );
}
