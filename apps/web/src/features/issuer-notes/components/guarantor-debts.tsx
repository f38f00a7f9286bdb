import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { Facts } from '../../../components/facts.tsx';
import { Money } from '../../../components/money.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import type { IssuerNote } from '../api/issuer-notes.ts';
import { useText } from '../text.ts';
import classes from './issuer-notes.module.css';
import { PayForm } from './pay-form.tsx';

type Owing = IssuerNote & { readonly owed_to_guarantor: NonNullable<IssuerNote['owed_to_guarantor']> };

const isOwing = (note: IssuerNote): note is Owing => note.owed_to_guarantor !== null;

/** What is still owed to guarantors of notes that are over for their investors, and the way to pay it. */
export function GuarantorDebts({ notes }: { readonly notes: readonly IssuerNote[] }): ReactNode {
  const t = useText();
  const owing = notes.filter(isOwing);
  if (owing.length === 0) {
    return null;
  }
  return (
    <SectionCard title={t('guarantor.title')}>
      <p className={classes.hint}>{t('guarantor.body')}</p>
      {owing.map((note) => (
        <Debt key={note.id} note={note} />
      ))}
    </SectionCard>
  );
}

function Debt({ note }: { readonly note: Owing }): ReactNode {
  const t = useText();
  const [opened, setOpened] = useState(false);
  const { name, amount } = note.owed_to_guarantor;
  const facts = (
    <Facts
      rows={[
        [t('result.note'), t('pay.of', { number: note.number, purpose: note.purpose })],
        [t('guarantor.owedTo', { name }), <Money key="owed" amount={amount} />],
      ]}
    />
  );
  return (
    <div className={classes.form}>
      {facts}
      <div>
        <Button onClick={() => setOpened(true)} aria-label={t('guarantor.payOf', { number: note.number })}>
          {t('pay.button')}
        </Button>
      </div>
      <Dialog opened={opened} title={t('guarantor.title')} onClose={() => setOpened(false)}>
        <div className={classes.form}>
          {facts}
          <PayForm noteId={note.id} contract={null} totalDue={amount} early={null} duplicate={null} />
        </div>
      </Dialog>
    </div>
  );
}
