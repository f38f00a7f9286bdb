import { Button, Stack, Textarea } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { AttachField } from '../../../components/attach-field.tsx';
import { Chip } from '../../../components/chip.tsx';
import { DateText, formatDate } from '../../../components/date-text.tsx';
import { FormErrors } from '../../../components/form-errors.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { DownloadButton } from '../../../shared/files/download-button.tsx';
import {
  type Conversation,
  conversationQuery,
  conversationsKey,
  markRead,
  replyTo,
} from '../api/conversations.ts';
import { stateName, tones } from '../lib/tones.ts';
import { useText } from '../text.ts';
import classes from './messages.module.css';

/** One conversation: what was written, and the next reply. */
export function ConversationView({ id }: { readonly id: string }): ReactNode {
  const t = useText();
  const query = useQuery(conversationQuery(id));
  return (
    <>
      <p className={classes.back}>
        <TextLink {...pageLink('messages')}>{t('back')}</TextLink>
      </p>
      <QueryView query={query}>{(conversation) => <Loaded conversation={conversation} />}</QueryView>
    </>
  );
}

function Loaded({ conversation }: { readonly conversation: Conversation }): ReactNode {
  const t = useText();
  const { id, kind, number, subject, state, started_at: at, messages } = conversation;
  useMarkedRead(conversation);
  return (
    <>
      <PageHeader
        title={subject}
        subtitle={t('about', { kind: t(`kind.${kind}`), number, date: formatDate(at) })}
        action={<Chip tone={tones[state]}>{t(`state.${stateName(conversation)}`)}</Chip>}
      />
      <section className={classes.card} aria-label={t('written')}>
        <ol className={classes.messages}>
          {messages.map((one) => (
            <li key={one.id} className={classes.message} data-from={one.from}>
              <p className={classes.head}>
                <b>{t(one.from === 'customer' ? 'you' : 'titian')}</b>
                <DateText value={one.at} style="instant" />
              </p>
              <p className={classes.text} dir="auto">
                {one.text}
              </p>
              <Attachments files={one.files} />
            </li>
          ))}
        </ol>
        <ReplyForm id={id} isClosed={state === 'closed'} />
      </section>
    </>
  );
}

/** What is attached to a message. */
function Attachments({ files }: Pick<Conversation['messages'][number], 'files'>): ReactNode {
  const t = useText();
  return files.length === 0 ? null : (
    <ul className={classes.files} aria-label={t('attachments')}>
      {files.map((file) => (
        <li key={file.id}>
          <DownloadButton file={file} />
        </li>
      ))}
    </ul>
  );
}

/** Notes once that new answers have been shown. */
function useMarkedRead({ id, unread }: Conversation): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (unread > 0) {
      // Where it fails, the answers stay marked as new, and the next visit notes it again.
      markRead(id).then(
        () => queries.invalidateQueries({ queryKey: conversationsKey }),
        () => undefined,
      );
    }
  }, [id, unread, queries]);
}

function ReplyForm({ id, isClosed }: { readonly id: string; readonly isClosed: boolean }): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { text: '', files: [] as File[] },
    send: (written, key) => replyTo(id, written, key),
    onSuccess: async () => {
      form.reset();
      showToast('success', t('sent'));
      await queries.invalidateQueries({ queryKey: conversationsKey });
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate className={classes.reply}>
      <Stack gap="md">
        <FormErrors message={message} problems={problems} />
        <Textarea
          label={t('reply')}
          {...(isClosed && { description: t('replyHint') })}
          data-path="text"
          autosize
          minRows={3}
          {...form.getInputProps('text')}
        />
        <AttachField label={t('attach')} form={form} />
        <Button type="submit" loading={working} className={classes.send}>
          {t('sendReply')}
        </Button>
      </Stack>
    </form>
  );
}
