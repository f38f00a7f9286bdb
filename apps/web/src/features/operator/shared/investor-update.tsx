import type { Language } from '@titian/contracts/messages/definition';
import type { ReactNode } from 'react';
import { businessToday } from '../../../lib/clock/business-now.ts';
import { UpdateEntries, UpdateEntry } from '../../../shared/notes/update-entry.tsx';
import panel from './panel.module.css';
import { useText } from './text.ts';

interface InvestorUpdateProps {
  readonly amount: string | null;
  /** One text, or one in each language. */
  readonly texts: readonly {
    readonly language: Language | null;
    readonly title: string;
    readonly body: string;
  }[];
}

/** An update before it is written, set as its investors will read it. */
export function InvestorUpdate({ amount, texts }: InvestorUpdateProps): ReactNode {
  const t = useText();
  return (
    <section className={panel.entry} data-kind="answer" aria-label={t('investorUpdate')}>
      <p className={panel.entryHead}>
        <b>{t('investorUpdate')}</b>
      </p>
      <UpdateEntries>
        {texts.map(({ language, title, body }) => (
          <li key={language ?? title} lang={language ?? undefined}>
            <UpdateEntry at={businessToday()} title={title} body={body} amount={amount} />
          </li>
        ))}
      </UpdateEntries>
    </section>
  );
}
