import { type ReactNode, useState } from 'react';
import { DateText } from '../../../../components/date-text.tsx';
import { useHoldPeriod } from '../../../../shared/platform/use-hold-period.ts';
import { Choices } from '../../shared/choices.tsx';
import { type Fact, Facts } from '../../shared/facts.tsx';
import { HiddenNumber } from '../../shared/hidden-number.tsx';
import panel from '../../shared/panel.module.css';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import type { BankAccountRow } from '../api/bank-accounts.ts';
import { text, useText } from '../text.ts';

const choices = ['accept', 'refuse'] as const;
type Choice = (typeof choices)[number];

/** The names under each other, and what to propose. */
export function BankAccountPanel({ row }: { readonly row: BankAccountRow }): ReactNode {
  const t = useText();
  const [chosen, setChosen] = useState<Choice | null>(null);
  return (
    <div className={panel.stack}>
      {chosen === null ? (
        <Choices choices={choices} can={row.can} label={(one) => t(`decide.${one}`)} onChoose={setChosen} />
      ) : (
        <div className={panel.form}>
          <Decision row={row} decision={chosen} onClose={() => setChosen(null)} />
        </div>
      )}
      <Facts facts={factsOf(row)} />
    </div>
  );
}

interface DecisionProps {
  readonly row: BankAccountRow;
  readonly decision: Choice;
  readonly onClose: () => void;
}

function Decision({ row, decision, onClose }: DecisionProps): ReactNode {
  const t = useText();
  const hold = useHoldPeriod();
  return (
    <ProposalForm
      kind="bank_account_review"
      submit={t(`decide.${decision}`)}
      destructive={decision === 'refuse'}
      propose={(reason) => ({ kind: 'bank_account_review', subject_id: row.id, after: { decision }, reason })}
      onDone={onClose}
      onCancel={onClose}
    >
      {() => <p>{t(`decide.${decision}Note`, { hold })}</p>}
    </ProposalForm>
  );
}

function factsOf(row: BankAccountRow): Fact[] {
  const { name_check: check, bank_holder_name: named, requested_at: at } = row;
  return [
    { key: 'verified', label: text('facts.verified'), value: row.verified_name },
    { key: 'bankSays', label: text('facts.bankSays'), value: named ?? text('nobody') },
    { key: 'written', label: text('facts.written'), value: row.holder_name },
    ...(check === null ? [] : [{ key: 'check', label: text('facts.check'), value: text(`check.${check}`) }]),
    {
      key: 'account',
      label: text('facts.account'),
      value: (
        <>
          {row.bank_name}{' '}
          <HiddenNumber
            place={{ subject: 'bank_account_change', id: row.id, field: 'number' }}
            value={`•••• ${row.last4}`}
            label={text('facts.account')}
          />
        </>
      ),
    },
    { key: 'requested', label: text('facts.requested'), value: <DateText value={at} style="instant" /> },
  ];
}
