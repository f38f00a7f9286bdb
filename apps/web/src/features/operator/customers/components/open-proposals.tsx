import type { ReactNode } from 'react';
import { formatDate } from '../../../../components/date-text.tsx';
import panel from '../../shared/panel.module.css';
import type { Customer } from '../api/read-customer.ts';
import { useText } from '../text.ts';

const known = [
  ...(['account_state', 'account_flags', 'application_decision'] as const),
  ...(['money_restriction', 'tax_residence'] as const),
] as const;

/** What is proposed about this customer already, and by whom. */
export function OpenProposals({ proposals }: { readonly proposals: Customer['proposals'] }): ReactNode {
  const t = useText();
  if (proposals.length === 0) {
    return null;
  }
  return (
    <section className={panel.wait}>
      <h3 className={panel.heading}>{t('proposals.title')}</h3>
      {proposals.map(({ id, kind, maker, reason, created_at: at }) => {
        const name = t(`proposals.kind.${known.find((one) => one === kind) ?? 'other'}`);
        const line = [t('proposals.line', { kind: name, maker }), formatDate(at, 'instant'), reason];
        return <p key={id}>{line.join(' · ')}</p>;
      })}
    </section>
  );
}
