import { Button, Checkbox, Group, Stack, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormErrors } from '../../../components/form-errors.tsx';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import panel from '../../../lib/office/panel.module.css';
import { useText as useOffice } from '../../../lib/office/text.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { writeFactSheet } from '../api/assess.ts';
import type { Financing } from '../api/read-financing.ts';
import { useText } from '../text.ts';

interface Words extends Record<string, unknown> {
  readonly security: string;
  readonly risks: { readonly risk: string; readonly mitigant: string }[];
  readonly documents: string[];
}

interface FactSheetFormProps {
  readonly application: Financing;
  readonly onClose: () => void;
}

/** What investors read beside the figures: security, risks with what stands against them, documents (rules §4). */
export function FactSheetForm({ application, onClose }: FactSheetFormProps): ReactNode {
  const t = useText();
  const office = useOffice();
  const queries = useQueryClient();
  const sheet = application.fact_sheet;
  const { form, onSubmit, working, message, problems } = useCallForm<Words, unknown>({
    initialValues: {
      security: sheet?.security ?? '',
      risks: sheet?.risks ?? [{ risk: '', mitigant: '' }],
      documents: sheet?.documents ?? [],
    },
    send: ({ security, risks, documents }) =>
      writeFactSheet(application.id, {
        security: security.trim() === '' ? null : security,
        risks: [...risks],
        documents: [...documents],
      }),
    onSuccess: async () => {
      showToast('success', t('sheet.done'));
      onClose();
      await queries.invalidateQueries({ queryKey: ['operator'] });
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <FormErrors message={message} problems={problems} />
        <Textarea
          label={t('sheet.security')}
          autosize
          minRows={2}
          data-path="security"
          {...form.getInputProps('security')}
        />
        <Risks form={form} />
        <SharedDocuments form={form} application={application} />
        <Group gap="sm">
          <Button type="submit" loading={working}>
            {t('sheet.submit')}
          </Button>
          <Button variant="default" onClick={onClose} disabled={working}>
            {office('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Risks({ form }: { readonly form: UseFormReturnType<Words> }): ReactNode {
  const t = useText();
  const { risks } = form.values;
  return (
    <fieldset className={panel.fieldset}>
      <legend className={panel.legend}>{t('sheet.risks')}</legend>
      {risks.map((_, at) => (
        <div key={form.key(`risks.${at}`)} className={panel.fieldset}>
          <Textarea
            label={t('sheet.risk', { number: at + 1 })}
            autosize
            required
            data-path={`risks.${at}.risk`}
            {...form.getInputProps(`risks.${at}.risk`)}
          />
          <Textarea
            label={t('sheet.mitigant', { number: at + 1 })}
            autosize
            required
            data-path={`risks.${at}.mitigant`}
            {...form.getInputProps(`risks.${at}.mitigant`)}
          />
        </div>
      ))}
      <div className={panel.buttons}>
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => form.insertListItem('risks', { risk: '', mitigant: '' })}
        >
          {t('sheet.addRisk')}
        </Button>
        {risks.length > 1 && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => form.removeListItem('risks', risks.length - 1)}
          >
            {t('sheet.removeRisk')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function SharedDocuments({
  form,
  application,
}: {
  readonly form: UseFormReturnType<Words>;
  readonly application: Financing;
}): ReactNode {
  const t = useText();
  const files = [...(application.files.documents ?? []), ...application.requests.flatMap((one) => one.files)];
  return (
    <Checkbox.Group label={t('sheet.documents')} {...form.getInputProps('documents')}>
      <Stack gap="xs" mt="xs">
        {files.map((file) => (
          <Checkbox key={file.id} value={file.id} label={file.name} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
