import { Select } from '@mantine/core';
import { type Grade, gradeBands } from '@titian/contracts/scorecard';
import { type ReactNode, useState } from 'react';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import type { FinancingAnswer } from '../api/read-financing.ts';
import { useText } from '../text.ts';

interface OverrideFormProps {
  readonly id: string;
  readonly assessment: NonNullable<FinancingAnswer['assessment']>;
  readonly onClose: () => void;
}

/** Proposes another grade than the scorecard's; the reason is stored with it (FIN-6). */
export function OverrideForm({ id, assessment, onClose }: OverrideFormProps): ReactNode {
  const t = useText();
  const others = gradeBands.map((band) => band.grade).filter((grade) => grade !== assessment.grade);
  const [grade, setGrade] = useState<Grade>(others[0] ?? 'F');
  return (
    <ProposalForm
      kind="grade_override"
      submit={t('override.submit')}
      propose={(reason) => ({ kind: 'grade_override', subject_id: id, after: { grade }, reason })}
      onDone={onClose}
      onCancel={onClose}
    >
      {(errorOf) => (
        <Select
          label={t('override.grade')}
          description={t('override.hint', { grade: assessment.grade, score: assessment.score })}
          allowDeselect={false}
          data={others}
          value={grade}
          error={errorOf('grade')}
          onChange={(chosen) => setGrade(others.find((one) => one === chosen) ?? grade)}
        />
      )}
    </ProposalForm>
  );
}
