import { Button, Stack, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addDays, malaysiaDay } from '@titian/finance/calendar';
import type { ReactNode } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { DateField } from '../../../../components/date-field.tsx';
import { formatDate } from '../../../../components/date-text.tsx';
import { FormErrors } from '../../../../components/form-errors.tsx';
import { businessNow } from '../../../../lib/clock/business-now.ts';
import { mapServerErrors } from '../../../../lib/form/map-server-errors.ts';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { Documents } from '../../shared/documents.tsx';
import panel from '../../shared/panel.module.css';
import { useText as useSharedText } from '../../shared/text.ts';
import { closeRequest, requestDocuments } from '../api/assess.ts';
import type { Financing } from '../api/read-financing.ts';
import { useText } from '../text.ts';

type Request = Financing['requests'][number];

const tones = { open: 'waiting', answered: 'info', closed: 'neutral' } as const;
const DAYS_TO_ANSWER = 7;

/** Document requests to the issuer, with its answers. */
export function Requests({ application }: { readonly application: Financing }): ReactNode {
  const t = useText();
  return application.requests.length === 0 ? null : (
    <section>
      <h3 className={panel.heading}>{t('request.title')}</h3>
      <Stack gap="md">
        {application.requests.map((one) => (
          <OneRequest key={one.id} request={one} />
        ))}
      </Stack>
    </section>
  );
}

function OneRequest({ request }: { readonly request: Request }): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const close = useMutation({
    mutationFn: () => closeRequest(request.id),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['operator'] }),
  });
  return (
    <div className={panel.form}>
      <Stack gap="xs">
        <FormErrors {...mapServerErrors(close.error)} />
        <div className={panel.buttons}>
          <Chip tone={tones[request.state]}>{t(`request.${request.state}`)}</Chip>
          <span className={panel.hint}>
            {t('request.requested', { by: request.asked_by, day: formatDate(request.due_on) })}
          </span>
        </div>
        <p>{request.text}</p>
        {request.comment !== null && <p className={panel.wait}>{request.comment}</p>}
        {request.files.length > 0 && (
          <Documents groups={[{ key: request.id, label: t('request.answer'), files: request.files }]} />
        )}
        {request.state !== 'closed' && (
          <div>
            <Button
              variant="default"
              size="compact-sm"
              loading={close.isPending}
              onClick={() => close.mutate()}
            >
              {t('request.close')}
            </Button>
          </div>
        )}
      </Stack>
    </div>
  );
}

interface RequestFormProps {
  readonly application: Financing;
  readonly onClose: () => void;
}

/** Requests documents from the issuer by a due date. */
export function RequestForm({ application, onClose }: RequestFormProps): ReactNode {
  const t = useText();
  const sharedText = useSharedText();
  const queries = useQueryClient();
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { text: '', due_on: `${addDays(malaysiaDay(businessNow()), DAYS_TO_ANSWER)}` },
    send: (values, key) => requestDocuments(application.id, values, key),
    onSuccess: async () => {
      onClose();
      await queries.invalidateQueries({ queryKey: ['operator'] });
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <FormErrors message={message} problems={problems} />
        <Textarea
          label={t('request.text')}
          description={t('request.hint')}
          autosize
          minRows={2}
          required
          data-path="text"
          {...form.getInputProps('text')}
        />
        <DateField
          label={t('request.due')}
          required
          data-path="due_on"
          {...form.getInputProps('due_on')}
          value={form.values.due_on}
        />
        <div className={panel.buttons}>
          <Button type="submit" loading={working}>
            {t('request.submit')}
          </Button>
          <Button variant="default" onClick={onClose} disabled={working}>
            {sharedText('cancel')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
