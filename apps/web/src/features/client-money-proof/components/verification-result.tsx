import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { formatMoney } from '../../../components/money.tsx';
import type { OwnProof } from '../api/own-proof.ts';
import type { Verification } from '../lib/verify-own-proof.ts';
import { useText } from '../text.ts';
import classes from './balance-proof.module.css';

interface VerificationResultProps {
  readonly proof: OwnProof;
  readonly steps: Verification;
  /** The customer's own client number. */
  readonly number: string;
}

/** Each step of a verification with its outcome, and what follows from all of them. */
export function VerificationResult({ proof, steps, number }: VerificationResultProps): ReactNode {
  const t = useText();
  if (steps === 'unsupported') {
    return <p className={classes.refuted}>{t('unsupported')}</p>;
  }
  const isVerified = steps.every(({ problem }) => problem === null);
  return (
    <>
      <ol className={classes.steps} aria-label={t('steps')}>
        {steps.map(({ step, problem }) => (
          <li key={step} data-holds={problem === null}>
            <span>{t(`step.${step}`, { number })}</span>
            <strong>{t(problem === null ? 'holds' : 'fails')}</strong>
          </li>
        ))}
      </ol>
      <p className={isVerified ? classes.verified : classes.refuted}>
        {isVerified
          ? t('verified', {
              amount: formatMoney(proof.claim.total),
              day: formatDate(proof.day),
              total: formatMoney(totalOf(proof)),
            })
          : t('refuted')}
      </p>
    </>
  );
}

/** The amount of the root, from what was signed. */
function totalOf({ content }: OwnProof): string {
  return (JSON.parse(content) as { readonly tree: { readonly amount: string } }).tree.amount;
}
