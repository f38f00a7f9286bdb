import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { QueryView } from '../../../components/query-view.tsx';
import { platformTermsQuery } from '../../../shared/platform/terms.ts';
import type { Invested } from '../api/invest.ts';
import type { Note } from '../api/note.ts';
import { useText } from '../text.ts';
import { InvestForm } from './invest-form.tsx';
import { InvestedCard } from './invested-card.tsx';
import { MyHolding } from './my-holding.tsx';
import classes from './panel.module.css';
import { WhyNot } from './why-not.tsx';

interface NotePanelProps {
  readonly note: Note;
  /** Where there is no room beside the fact sheet the form stands in a sheet of its own. */
  readonly hasForm: boolean;
}

/** Beside the fact sheet: the form, or why there is none, and what the investor has here. */
export function NotePanel({ note, hasForm }: NotePanelProps): ReactNode {
  return (
    <>
      {hasForm && (
        <div className={classes.card}>
          <InvestPart note={note} />
        </div>
      )}
      {!note.can.invest && <WhyNot note={note} />}
      <MyHolding note={note} />
    </>
  );
}

/** The form, and after Confirm its answer. */
export function InvestPart({ note }: { readonly note: Note }): ReactNode {
  const t = useText();
  const terms = useQuery(platformTermsQuery);
  const [invested, setInvested] = useState<Invested | null>(null);
  if (invested !== null) {
    return <InvestedCard invested={invested} note={note} onClose={() => setInvested(null)} />;
  }
  // The campaign may end, or fill up, under an open form.
  return note.can.invest ? (
    <QueryView query={terms}>
      {(known) => <InvestForm note={note} terms={known} onInvested={setInvested} />}
    </QueryView>
  ) : (
    <p className={classes.body}>{t('invest.ended')}</p>
  );
}
