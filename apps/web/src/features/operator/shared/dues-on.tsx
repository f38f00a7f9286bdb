import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { duesQuery } from './dues-query.ts';
import { useText } from './text.ts';

/** The repayments of active notes on a day, which stay there, and those expected of notes not issued yet, which move. */
export function DuesOn({ day }: { readonly day: string }): ReactNode {
  const t = useText();
  const dues = useQuery(duesQuery(day)).data;
  if (dues === undefined) {
    return null;
  }
  const named = (notes: typeof dues.notes) =>
    notes.map((one) => `${one.note_number} (${one.instalment})`).join(', ');
  return (
    <section aria-label={t('dues.title')} aria-live="polite">
      <p>{dues.notes.length === 0 ? t('dues.none') : t('dues.some', { notes: named(dues.notes) })}</p>
      {dues.expected.length > 0 && <p>{t('dues.expected', { notes: named(dues.expected) })}</p>}
    </section>
  );
}
