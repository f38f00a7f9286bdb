import { Button, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { FileField } from '../../../components/file-field.tsx';
import { FormErrors } from '../../../components/form-errors.tsx';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { sendDocuments } from '../api/act.ts';
import { type IssuerNote, issuerNotesKey } from '../api/issuer-notes.ts';
import { useText } from '../text.ts';
import classes from './issuer-notes.module.css';

type Request = IssuerNote['requests'][number];

/** Open document requests to the issuer, each with an upload. */
export function DocumentRequests({ requests }: { readonly requests: readonly Request[] }): ReactNode {
  const t = useText();
  return requests.length === 0 ? null : (
    <section className={classes.issue} aria-label={t('review.requests')}>
      <b>{t('review.requests')}</b>
      <ul className={classes.list}>
        {requests.map((one) => (
          <li key={one.id}>
            <AnswerRequest request={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AnswerRequest({ request }: { readonly request: Request }): ReactNode {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <div className={classes.form}>
      <p>{t('review.until', { text: request.text, day: formatDate(request.due_on) })}</p>
      {open ? (
        <AnswerForm request={request} onClose={() => setOpen(false)} />
      ) : (
        <div>
          <Button variant="default" onClick={() => setOpen(true)}>
            {t('review.answer')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface AnswerFormProps {
  readonly request: Request;
  readonly onClose: () => void;
}

function AnswerForm({ request, onClose }: AnswerFormProps): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const [files, setFiles] = useState<readonly File[]>([]);
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { comment: '', files: '' },
    send: ({ comment }) => sendDocuments(request.id, comment, files),
    onSuccess: async () => {
      showToast('success', t('review.sent'));
      onClose();
      await queries.invalidateQueries({ queryKey: issuerNotesKey });
    },
    onRejected: ({ errors }) => {
      if (errors.files !== undefined) {
        // A file that fails clears its input (FIL-6).
        setFiles([]);
      }
      return false;
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <FormErrors message={message} problems={problems} />
      <FileField
        label={t('review.files')}
        path="files"
        required
        value={files}
        onChange={setFiles}
        error={form.errors.files}
      />
      <Textarea
        label={t('review.comment')}
        autosize
        minRows={2}
        data-path="comment"
        {...form.getInputProps('comment')}
      />
      <div className={classes.actions}>
        <Button type="submit" loading={working}>
          {t('review.send')}
        </Button>
        <Button variant="subtle" onClick={onClose} disabled={working}>
          {t('review.later')}
        </Button>
      </div>
    </form>
  );
}
