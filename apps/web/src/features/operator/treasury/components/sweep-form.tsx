import { type ReactNode, useState } from 'react';
import { DateField } from '../../../../components/date-field.tsx';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import { useText } from '../text.ts';

interface SweepFormProps {
  /** The last day that is over. */
  readonly lastDay: string;
  readonly onClose: () => void;
}

/** Proposes that fees leave for the operating account. */
export function SweepForm({ lastDay, onClose }: SweepFormProps): ReactNode {
  const t = useText();
  const [through, setThrough] = useState(lastDay);
  return (
    <ProposalForm
      kind="treasury_sweep"
      submit={t('sweep.action')}
      propose={(reason) => ({ kind: 'treasury_sweep', after: { through }, reason })}
      onDone={onClose}
      onCancel={onClose}
    >
      {(errorOf) => (
        <DateField
          label={t('sweep.through')}
          description={t('sweep.hint')}
          required
          max={lastDay}
          value={through}
          data-path="through"
          error={errorOf('through')}
          onChange={setThrough}
        />
      )}
    </ProposalForm>
  );
}
