import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DateText } from '../../../components/date-text.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { type Mail, mailboxQuery } from '../api/read-mailbox.ts';
import { useText } from '../text.ts';
import classes from './mailbox.module.css';

/** The bundled mailbox of the demo. */
export function Mailbox({ initialTo }: { readonly initialTo: string }): ReactNode {
  const t = useText();
  const [to, setTo] = useState(initialTo);
  const mails = useQuery(mailboxQuery(to.trim()));
  return (
    <>
      <PageHeader title={t('mailbox.title')} subtitle={t('mailbox.subtitle')} />
      <TextInput
        label={t('mailbox.to')}
        type="email"
        autoComplete="off"
        value={to}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
      <QueryView query={mails}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState title={t('mailbox.empty')} body={t('mailbox.emptyBody')} />
          ) : (
            <ul className={classes.mails}>
              {items.map((mail) => (
                <MailRow key={`${mail.at}-${mail.to}-${mail.subject}`} mail={mail} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </>
  );
}

function MailRow({ mail }: { readonly mail: Mail }): ReactNode {
  const t = useText();
  return (
    <li>
      <details className={classes.mail}>
        <summary className={classes.summary}>
          <span className={classes.subject}>{mail.subject}</span>
          <span className={classes.meta}>
            <span>{t('mailbox.toWhom', { to: mail.to })}</span>
            <DateText value={mail.at} style="instant" />
          </span>
        </summary>
        <p className={classes.text}>{mail.text}</p>
        {mail.links.length > 0 && (
          <ul aria-label={t('mailbox.links')} className={classes.links}>
            {mail.links.map((link) => (
              <li key={link}>
                <a href={link}>{link}</a>
              </li>
            ))}
          </ul>
        )}
      </details>
    </li>
  );
}
