import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ConfirmModal } from '../../../components/confirm-modal.tsx';
import { FormErrors } from '../../../components/form-errors.tsx';
import { formatMoney } from '../../../components/money.tsx';
import { useIntention } from '../../../lib/api/intention.ts';
import { mapServerErrors } from '../../../lib/form/map-server-errors.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { acceptOffer } from '../api/act.ts';
import { type IssuerNote, issuerNotesKey, type Offer } from '../api/issuer-notes.ts';
import { useText } from '../text.ts';

interface AcceptOfferProps {
  readonly note: IssuerNote;
  readonly offer: Offer;
  readonly onListed: () => void;
}

/** Accepts the offer after a question that says what follows. */
export function AcceptOffer({ note, offer, onListed }: AcceptOfferProps): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const [confirming, setConfirming] = useState(false);
  // Another offer for the same note is another intention.
  const { key } = useIntention([note.id, offer]);
  const accepting = useMutation({
    mutationFn: () => acceptOffer(note.id, key),
    onSuccess: () => {
      setConfirming(false);
      showToast('success', t('offer.done', { number: note.number }));
      onListed();
      void queries.invalidateQueries({ queryKey: issuerNotesKey });
    },
  });

  function onRequest(): void {
    accepting.reset();
    setConfirming(true);
  }

  return (
    <>
      <Button onClick={onRequest}>{t('offer.accept')}</Button>
      <ConfirmModal
        opened={confirming}
        title={t('offer.title')}
        confirm={t('offer.accept')}
        working={accepting.isPending}
        onConfirm={() => accepting.mutate()}
        onCancel={() => setConfirming(false)}
      >
        <FormErrors {...mapServerErrors(accepting.error)} />
        <p>
          {t('offer.body', {
            amount: formatMoney(offer.amount),
            rate: offer.rate,
            months: t('months', { count: offer.term_months }),
          })}
        </p>
      </ConfirmModal>
    </>
  );
}
