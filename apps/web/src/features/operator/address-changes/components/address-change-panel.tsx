import { type ReactNode, useState } from 'react';
import { DateText } from '../../../../components/date-text.tsx';
import { addressLines } from '../../../../shared/address/address-lines.ts';
import { Choices } from '../../shared/choices.tsx';
import { Documents } from '../../shared/documents.tsx';
import { Facts } from '../../shared/facts.tsx';
import panel from '../../shared/panel.module.css';
import type { AddressChangeRow } from '../api/address-changes.ts';
import { useText } from '../text.ts';
import classes from './address-change-panel.module.css';
import { type Choice, choices, Decision } from './decision.tsx';

/** Both addresses beside each other, the proof, and what to propose. */
export function AddressChangePanel({ row }: { readonly row: AddressChangeRow }): ReactNode {
  const t = useText();
  const [chosen, setChosen] = useState<Choice | null>(null);
  const files = row.file === null ? [] : [row.file];
  return (
    <div className={panel.stack}>
      {chosen === null ? (
        <Choices choices={choices} can={row.can} label={(one) => t(`decide.${one}`)} onChoose={setChosen} />
      ) : (
        <div className={panel.form}>
          <Decision row={row} decision={chosen} onClose={() => setChosen(null)} />
        </div>
      )}
      <div className={classes.both}>
        <AddressBlock title={t('facts.current')} address={row.current} />
        <AddressBlock title={t('facts.requestedAddress')} address={row.address} />
      </div>
      <Documents groups={[{ key: 'proof', label: t(`documents.${row.document_kind}`), files }]} />
      <Facts
        facts={[
          { key: 'name', label: t('facts.verified'), value: row.verified_name },
          {
            key: 'requested',
            label: t('facts.requested'),
            value: <DateText value={row.requested_at} style="instant" />,
          },
        ]}
      />
    </div>
  );
}

interface AddressBlockProps {
  readonly title: string;
  readonly address: AddressChangeRow['address'];
}

function AddressBlock({ title, address }: AddressBlockProps): ReactNode {
  const lines = addressLines(address);
  return (
    <div className={classes.block}>
      <h3 className={classes.title}>{title}</h3>
      <address className={classes.address}>{lines.length === 0 ? '–' : lines.join('\n')}</address>
    </div>
  );
}
