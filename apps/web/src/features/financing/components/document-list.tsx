import { documentsOfType, type FinancingDocument } from '@titian/contracts/financing-types';
import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { useText } from '../text.ts';
import classes from './document-list.module.css';

interface DocumentListProps {
  readonly type: string;
  /** When the company's bank statements came with its own application. */
  readonly bankStatementsOn: string | null;
}

/** Which documents credit reads for the type (FIN-19): what to upload, what may be added, what it has already. */
export function DocumentList({ type, bankStatementsOn }: DocumentListProps): ReactNode {
  const t = useText();
  const { needed, optional } = documentsOfType(type);
  const isOnFile = (one: FinancingDocument) => one === 'bank_statements' && bankStatementsOn !== null;
  const named = (kinds: readonly FinancingDocument[]) => kinds.map((one) => t(`document.${one}`));
  return (
    <div className={classes.lists}>
      <List title={t('documents.needed')} items={named(needed.filter((one) => !isOnFile(one)))} />
      <List title={t('documents.optional')} items={named(optional)} />
      {bankStatementsOn !== null && (
        <List
          title={t('documents.onFile')}
          items={[t('documents.statements', { day: formatDate(bankStatementsOn) })]}
        />
      )}
      {type === '' && <p className={classes.note}>{t('documents.noType')}</p>}
    </div>
  );
}

function List({ title, items }: { readonly title: string; readonly items: readonly string[] }): ReactNode {
  return items.length === 0 ? null : (
    <section>
      <h3 className={classes.title}>{title}</h3>
      <ul className={classes.items}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
