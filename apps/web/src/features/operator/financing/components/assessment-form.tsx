import { Button, Group, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { malaysiaDay } from '@titian/finance/calendar';
import type { ReactNode } from 'react';
import { FormErrors } from '../../../../components/form-errors.tsx';
import { businessNow } from '../../../../lib/clock/business-now.ts';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { showToast } from '../../../../lib/toast/toast.ts';
import { useText as useSharedText } from '../../shared/text.ts';
import { assess } from '../api/assess.ts';
import type { FinancingAnswer } from '../api/read-financing.ts';
import { draftOf, figuresOf } from '../lib/credit-draft.ts';
import { useText } from '../text.ts';
import { AccountsFields } from './accounts-fields.tsx';
import { BureauFields, ConductFields, StatementFields } from './figure-fields.tsx';

interface AssessmentFormProps {
  readonly answer: FinancingAnswer;
  readonly onClose: () => void;
}

/** The figures of the scorecard; points and grade are worked out by the server (FIN-5). */
export function AssessmentForm({ answer, onClose }: AssessmentFormProps): ReactNode {
  const t = useText();
  const sharedText = useSharedText();
  const queries = useQueryClient();
  const { application, assessment } = answer;
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: draftOf(assessment?.figures ?? null, malaysiaDay(businessNow())),
    send: (draft) => assess(application.id, figuresOf(draft)),
    onSuccess: async ({ assessment: made }) => {
      showToast('success', t('assess.done', { grade: made.grade, score: made.score }));
      onClose();
      await queries.invalidateQueries({ queryKey: ['operator'] });
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="lg">
        <FormErrors message={message} problems={problems} />
        <BureauFields form={form} />
        <StatementFields form={form} />
        <AccountsFields form={form} />
        <ConductFields form={form} />
        <Group gap="sm">
          <Button type="submit" loading={working}>
            {t('assess.submit')}
          </Button>
          <Button variant="default" onClick={onClose} disabled={working}>
            {sharedText('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
