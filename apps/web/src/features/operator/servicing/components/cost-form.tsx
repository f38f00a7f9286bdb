import { Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { DateField } from '../../../../components/date-field.tsx';
import { MoneyInput } from '../../../../components/number-field.tsx';
import { businessToday } from '../../../../lib/clock/business-now.ts';
import panel from '../../shared/panel.module.css';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import { wordProblem } from '../../shared/shariah-words.ts';
import type { NoteServicingData } from '../api/note-servicing.ts';
import { useText } from '../text.ts';

interface CostFormProps {
  readonly note: NoteServicingData['note'];
  readonly onClose: () => void;
}

/** What recovering a note has cost; the next recovery pays it first (REC-10). */
export function CostForm({ note, onClose }: CostFormProps): ReactNode {
  const t = useText();
  const [amount, setAmount] = useState('');
  const [on, setOn] = useState(businessToday);
  const [what, setWhat] = useState('');
  return (
    <ProposalForm
      kind="recovery_cost"
      submit={t('cost.submit')}
      propose={(reason) => ({
        kind: 'recovery_cost',
        subject_id: note.id,
        after: { amount, on, what },
        reason,
      })}
      onDone={onClose}
      onCancel={onClose}
    >
      {(errorOf) => (
        <>
          <div data-path="amount">
            <MoneyInput
              label={t('cost.amount')}
              required
              value={amount}
              onChange={setAmount}
              error={errorOf('amount')}
            />
          </div>
          <DateField
            label={t('cost.on')}
            required
            max={businessToday()}
            value={on}
            data-path="on"
            error={errorOf('on')}
            onChange={setOn}
          />
          <Textarea
            label={t('cost.what')}
            autosize
            minRows={2}
            required
            value={what}
            data-path="what"
            error={wordProblem(note.contract, what) ?? errorOf('what')}
            onChange={(event) => setWhat(event.currentTarget.value)}
          />
          <p className={panel.hint}>{t('cost.hint')}</p>
        </>
      )}
    </ProposalForm>
  );
}
