import { Checkbox, NativeSelect } from '@mantine/core';
import { casePriorities } from '@titian/contracts/cases';
import { hasParameter } from '@titian/contracts/monitoring';
import { type ReactNode, useState } from 'react';
import { MoneyInput, NumberField } from '../../../../components/number-field.tsx';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import { type Backtest, type RuleVersion, useAlertsChanged } from '../api/monitoring.ts';
import { draftOf, type RuleDraft, termsOf } from '../lib/rule-draft.ts';
import { useText } from '../text.ts';
import { BacktestResult } from './backtest-result.tsx';

interface RuleFormProps {
  readonly inForce: RuleVersion;
  readonly onClose: () => void;
}

/** Proposes a version of a rule, with what it would have raised (TXM-4). */
export function RuleForm({ inForce, onClose }: RuleFormProps): ReactNode {
  const t = useText();
  const { kind } = inForce;
  const [draft, setDraft] = useState<RuleDraft>(() => draftOf(inForce));
  const terms = termsOf(kind, draft);
  const values = JSON.stringify(terms);
  const [tested, setTested] = useState<Tested | null>(null);
  const test = tested?.values === values ? tested.test : null;
  const change = (part: Partial<RuleDraft>) => setDraft({ ...draft, ...part });
  const changed = useAlertsChanged();
  const done = () => {
    void changed();
    onClose();
  };
  return (
    <ProposalForm
      kind="monitoring_rule"
      submit={t('terms.submit')}
      propose={(reason) => ({ kind: 'monitoring_rule', after: { ...terms, ...namedIn(test) }, reason })}
      onDone={done}
      onCancel={onClose}
    >
      {(errorOf) => (
        <>
          <Checkbox
            label={t('terms.enabled')}
            data-path="is_enabled"
            checked={draft.isEnabled}
            error={errorOf('is_enabled')}
            onChange={(event) => change({ isEnabled: event.currentTarget.checked })}
          />
          <NativeSelect
            label={t('terms.severity')}
            data-path="severity"
            data={casePriorities.map((value) => ({ value, label: t(`severity.${value}`) }))}
            value={draft.severity}
            onChange={(event) => change({ severity: severityOf(event.currentTarget.value) })}
          />
          <ParameterFields kind={kind} draft={draft} errorOf={errorOf} onChange={change} />
          {/* A result is of the terms that were tested, and goes once they are others. */}
          <BacktestResult
            key={values}
            terms={terms}
            onTested={(result) => setTested({ values, test: result })}
          />
        </>
      )}
    </ProposalForm>
  );
}

/** The back-test of values, as they were entered. */
interface Tested {
  readonly values: string;
  readonly test: Backtest;
}

/** What a proposal names of its back-test; the server rejects one without. */
const namedIn = (test: Backtest | null) => ({ backtest_id: test?.id ?? '', alerts: test?.alerts ?? 0 });

const severityOf = (value: string) => casePriorities.find((one) => one === value) ?? 'normal';

interface ParameterFieldsProps {
  readonly kind: RuleVersion['kind'];
  readonly draft: RuleDraft;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (part: Partial<RuleDraft>) => void;
}

function ParameterFields({ kind, draft, errorOf, onChange }: ParameterFieldsProps): ReactNode {
  const t = useText();
  const numbers = (['days', 'count', 'percent'] as const).filter((name) => hasParameter(kind, name));
  return (
    <>
      {numbers.map((name) => (
        <div key={name} data-path={name}>
          <NumberField
            label={t(`terms.${name}`)}
            required
            maxDigits={4}
            {...(name === 'percent' && { suffix: '%' })}
            value={draft[name]}
            error={errorOf(name)}
            onChange={(value) => onChange({ [name]: value })}
          />
        </div>
      ))}
      {hasParameter(kind, 'amount') && (
        <div data-path="amount">
          <MoneyInput
            label={t('terms.amount')}
            required
            value={draft.amount}
            error={errorOf('amount')}
            onChange={(amount) => onChange({ amount })}
          />
        </div>
      )}
    </>
  );
}
