import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Money } from '../../../../components/money.tsx';
import { NumberField } from '../../../../components/number-field.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { SectionCard } from '../../../../components/section-card.tsx';
import { StatNumber, StatRow } from '../../../../components/stat-number.tsx';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import { type Marketing, marketingQuery } from '../api/marketing.ts';
import { useText } from '../text.ts';
import classes from './marketing-page.module.css';

/** `/operator/marketing`: the balance that rewards are paid from, and setting fees aside for it (RFL-4). */
export function MarketingPage(): ReactNode {
  const t = useText();
  const marketing = useQuery(marketingQuery);
  const [funding, setFunding] = useState(false);
  const mayFund = marketing.data?.can.fund === true && !funding;
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        action={mayFund && <Button onClick={() => setFunding(true)}>{t('fund')}</Button>}
      />
      <QueryView query={marketing}>
        {(answer) => (
          <div className={classes.sections}>
            <Numbers marketing={answer} />
            {funding && <FundingForm accountId={answer.id} onClose={() => setFunding(false)} />}
          </div>
        )}
      </QueryView>
    </>
  );
}

function Numbers({ marketing }: { readonly marketing: Marketing }): ReactNode {
  const t = useText();
  const { balance, fees_available: fees, paid, waiting } = marketing;
  return (
    <StatRow>
      <StatNumber label={t('balance')} value={<Money amount={balance} />} />
      <StatNumber
        label={t('waiting')}
        value={<Money amount={waiting.amount} />}
        note={t('waitingNote', { count: waiting.rewards })}
      />
      <StatNumber label={t('paid')} value={<Money amount={paid} />} />
      <StatNumber label={t('fees')} meaning={t('feesMeaning')} value={<Money amount={fees} />} />
    </StatRow>
  );
}

interface FundingFormProps {
  readonly accountId: string;
  readonly onClose: () => void;
}

function FundingForm({ accountId, onClose }: FundingFormProps): ReactNode {
  const t = useText();
  const [amount, setAmount] = useState('');
  return (
    <SectionCard title={t('fundTitle')} subtitle={t('fundBody')}>
      <div className={classes.form}>
        <ProposalForm
          kind="marketing_funding"
          submit={t('fund')}
          propose={(reason) => ({
            kind: 'marketing_funding',
            subject_id: accountId,
            after: { amount },
            reason,
          })}
          onDone={onClose}
          onCancel={onClose}
        >
          {(errorOf) => (
            <NumberField
              label={t('amount')}
              prefix="RM"
              decimals={2}
              required
              error={errorOf('amount')}
              value={amount}
              onChange={setAmount}
            />
          )}
        </ProposalForm>
      </div>
    </SectionCard>
  );
}
