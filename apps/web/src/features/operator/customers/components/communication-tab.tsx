import { useQuery } from '@tanstack/react-query';
import { customerLists } from '@titian/contracts/customer-page';
import { type ReactNode, useState } from 'react';
import { formatDate } from '../../../../components/date-text.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { Facts } from '../../shared/facts.tsx';
import panel from '../../shared/panel.module.css';
import { usePermission } from '../../shared/use-permission.ts';
import { type CustomerMail, mailQuery } from '../api/customer-page.ts';
import { useText } from '../customer-page-text.ts';
import type { WordsOf } from '../lib/record-words.ts';
import classes from './customer-page.module.css';
import { RecordSection } from './record-section.tsx';

interface CommunicationTabProps {
  readonly id: string;
  readonly wordsOf: WordsOf;
}

/** Cases and conversations, mails as sent and notices, as far as the operator may read them. */
export function CommunicationTab({ id, wordsOf }: CommunicationTabProps): ReactNode {
  const t = useText();
  const may = usePermission();
  const [mail, setMail] = useState<string | null>(null);
  return (
    <div className={classes.stack}>
      {may(customerLists.cases) && <RecordSection id={id} list="cases" wordsOf={wordsOf} />}
      {may(customerLists.mails) && (
        <RecordSection id={id} list="mails" wordsOf={wordsOf} onOpen={(row) => setMail(row.id)} />
      )}
      {may(customerLists.notices) && <RecordSection id={id} list="notices" wordsOf={wordsOf} />}
      <Dialog opened={mail !== null} title={t('mail.title')} onClose={() => setMail(null)}>
        {mail !== null && <OpenedMail id={id} mail={mail} />}
      </Dialog>
    </div>
  );
}

function OpenedMail({ id, mail }: { readonly id: string; readonly mail: string }): ReactNode {
  return (
    <QueryView query={useQuery(mailQuery(id, mail))}>{(answer) => <MailText mail={answer.mail} />}</QueryView>
  );
}

/** The text of a mail; codes and the addresses behind its button are not part of it. */
function MailText({ mail }: { readonly mail: CustomerMail }): ReactNode {
  const t = useText();
  return (
    <div className={panel.stack}>
      <Facts
        facts={[
          { key: 'subject', label: t('mail.subject'), value: mail.subject },
          { key: 'to', label: t('mail.to'), value: mail.to },
          { key: 'at', label: t('mail.sent'), value: formatDate(mail.sent_at ?? mail.at, 'instant') },
        ]}
      />
      <div className={panel.entry}>
        {mail.paragraphs.map((one) => (
          <p key={one}>{one}</p>
        ))}
        {mail.facts.length > 0 && (
          <Facts facts={mail.facts.map((one) => ({ key: one.label, label: one.label, value: one.value }))} />
        )}
        {mail.has_code && <p className={panel.hint}>{t('mail.code')}</p>}
        {mail.button !== null && <p className={panel.hint}>{t('mail.button', { label: mail.button })}</p>}
        {mail.note !== null && <p className={panel.hint}>{mail.note}</p>}
      </div>
    </div>
  );
}
