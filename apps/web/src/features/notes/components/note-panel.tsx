import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { QueryView } from '../../../components/query-view.tsx';
import { platformTermsQuery } from '../../../shared/platform/terms.ts';
import type { Invested } from '../api/invest.ts';
import type { Note } from '../api/note.ts';
import { InvestForm } from './invest-form.tsx';
import { InvestedCard } from './invested-card.tsx';
import { MyHolding } from './my-holding.tsx';
import { WhyNot } from './why-not.tsx';

/** Beside the fact sheet: what the investor has here, and the form, or why there is none. */
export function NotePanel({ note }: { readonly note: Note }): ReactNode {
  const terms = useQuery(platformTermsQuery);
  const [invested, setInvested] = useState<Invested | null>(null);
  if (invested !== null) {
    return <InvestedCard invested={invested} onClose={() => setInvested(null)} />;
  }
  return (
    <>
      <MyHolding note={note} />
      {note.can.invest ? (
        <QueryView query={terms}>
          {(known) => <InvestForm note={note} terms={known} onInvested={setInvested} />}
        </QueryView>
      ) : (
        <WhyNot note={note} />
      )}
    </>
  );
}
