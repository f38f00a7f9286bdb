import type { ReactNode } from 'react';
import { DateText } from '../../../../components/date-text.tsx';
import { OpenableDocument } from '../../shared/documents.tsx';
import panel from '../../shared/panel.module.css';
import type { CaseDetail } from '../api/cases.ts';
import { useText } from '../text.ts';

/** What the customer wrote, what was answered, and what stays among operators, each marked as what it is. */
export function CaseCourse({ entries }: Pick<CaseDetail, 'entries'>): ReactNode {
  const t = useText();
  return (
    <section aria-label={t('course')}>
      <h3 className={panel.heading}>{t('course')}</h3>
      {entries.length === 0 ? (
        <p className={panel.hint}>{t('noCourse')}</p>
      ) : (
        <ol className={panel.entries}>
          {entries.map((entry) => (
            <li key={entry.id} className={panel.entry} data-kind={entry.kind}>
              <p className={panel.entryHead}>
                <b>{t(`entry.${entry.kind}`)}</b>
                <span dir="auto">{entry.author}</span>
                <DateText value={entry.at} style="instant" />
              </p>
              <p className={panel.entryText} dir="auto">
                {entry.text}
              </p>
              {entry.files.length > 0 && (
                <ul className={panel.attached} aria-label={t('attachments')}>
                  {entry.files.map((file) => (
                    <OpenableDocument key={file.id} file={file} />
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
