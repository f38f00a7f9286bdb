import { type CollectionStep, collectionUpdate } from '@titian/contracts/collections';
import { collectionUpdateMessages } from '@titian/contracts/messages/collections';
import { languages } from '@titian/contracts/messages/definition';
import { createRenderer } from '@titian/contracts/messages/render';
import type { ReactNode } from 'react';
import { InvestorUpdate } from '../../shared/investor-update.tsx';

const render = createRenderer(collectionUpdateMessages);

/** What investors will read of a step, in both of their languages: the texts that the server will store (REC-21). */
export function InvestorPreview({ step }: { readonly step: CollectionStep }): ReactNode {
  const { title, body, amount } = collectionUpdate(step);
  return (
    <InvestorUpdate
      amount={amount}
      texts={languages.map((language) => ({
        language,
        title: render(title, language),
        body: render(body, language),
      }))}
    />
  );
}
