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
import classes from './figure-source.module.css';
import { ReadingPane } from './figure-source.tsx';

interface AssessmentFormProps {
  readonly answer: FinancingAnswer;
  readonly onClose: () => void;
}

/** The figures of the scorecard beside the document that they are read from; the server works out the grade (FIN-5). */
export function AssessmentForm({ answer, onClose }: AssessmentFormProps): ReactNode {
  const t = useText();
  const sharedText = useSharedText();
  const queries = useQueryClient();
  const { application, assessment } = answer;
  const { figure_documents: documents } = application;
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
        <div className={classes.beside}>
          <ReadingPane form={form} documents={documents} />
          <Stack gap="lg">
            <BureauFields form={form} documents={documents} />
            <StatementFields
              form={form}
              documents={documents}
              requestedInstalment={application.requested_instalment}
            />
            <AccountsFields form={form} documents={documents} />
            <ConductFields form={form} />
          </Stack>
        </div>
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
