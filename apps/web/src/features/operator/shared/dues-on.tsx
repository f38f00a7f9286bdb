import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { duesQuery } from './dues-query.ts';
import { useText } from './text.ts';

/** The payments of running notes that are due on a day, because they stay there. */
export function DuesOn({ day }: { readonly day: string }): ReactNode {
  const t = useText();
  const dues = useQuery(duesQuery(day)).data;
  if (dues === undefined) {
    return null;
  }
  const notes = dues.map((one) => `${one.note_number} (${one.instalment})`).join(', ');
  return (
    <section aria-label={t('dues.title')} aria-live="polite">
      <p>{dues.length === 0 ? t('dues.none') : t('dues.some', { notes })}</p>
    </section>
  );
}
