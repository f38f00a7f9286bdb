import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { Facts } from '../../../components/facts.tsx';
import { Money } from '../../../components/money.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { TextAnchor } from '../../../components/text-link.tsx';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { newestProofQuery, type OwnProof } from '../api/own-proof.ts';
import { verifyOwnProof } from '../lib/verify-own-proof.ts';
import { useText } from '../text.ts';
import classes from './balance-proof.module.css';
import { VerificationResult } from './verification-result.tsx';

const parts = ['cash', 'waiting', 'payouts', 'shares', 'excess'] as const;

/** Whether the newest proof of client money includes the customer's claim, verified in the browser (PRF-4). */
export function BalanceProof(): ReactNode {
  const t = useText();
  const query = useQuery(newestProofQuery);
  return (
    <SectionCard title={t('title')}>
      <QueryView query={query}>
        {(proof) => (proof === null ? <p className={classes.hint}>{t('none')}</p> : <Proof proof={proof} />)}
      </QueryView>
    </SectionCard>
  );
}

function Proof({ proof }: { readonly proof: OwnProof }): ReactNode {
  const t = useText();
  const { inv_no: number } = useCurrentUser();
  const day = formatDate(proof.day);
  const verification = useMutation({ mutationFn: () => verifyOwnProof(proof, number ?? '') });
  const isIncluded = proof.pieces.length > 0;
  return (
    <div className={classes.stack}>
      <p className={classes.lead}>{t(isIncluded ? 'included' : 'nothing', { day })}</p>
      <p className={classes.hint}>{t('about')}</p>
      {isIncluded && <Claim claim={proof.claim} />}
      <div className={classes.actions}>
        {isIncluded && (
          <Button loading={verification.isPending} onClick={() => verification.mutate()}>
            {t(verification.data === undefined ? 'verify' : 'again')}
          </Button>
        )}
        <Button variant="default" onClick={() => download(proof)}>
          {t('download')}
        </Button>
        <TextAnchor className={classes.link ?? ''} href={`/proof/${proof.day}`}>
          {t('record', { day })}
        </TextAnchor>
      </div>
      <div role="status" className={classes.result}>
        {verification.data !== undefined && (
          <VerificationResult proof={proof} steps={verification.data} number={number ?? ''} />
        )}
      </div>
    </div>
  );
}

function Claim({ claim }: Pick<OwnProof, 'claim'>): ReactNode {
  const t = useText();
  const some = parts.filter((part) => claim[part] !== '0.00');
  return (
    <Facts
      rows={[
        ...some.map((part) => [t(`claim.${part}`), <Money key={part} amount={claim[part]} />] as const),
        [t('claim.total'), <Money key="total" amount={claim.total} />],
      ]}
    />
  );
}

function download(proof: OwnProof): void {
  const file = new Blob([`${JSON.stringify(proof, null, 2)}\n`], { type: 'application/json' });
  saveFile(file, `titian-proof-${proof.day}.json`);
}
