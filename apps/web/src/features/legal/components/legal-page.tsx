import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageTitle } from '../../../components/page-header.tsx';
import { useText } from '../text.ts';
import classes from './legal-page.module.css';

/** Each document with its sections: heading and text. */
const documents = {
  about: [
    ['about.whatTitle', 'about.what'],
    ['about.moneyTitle', 'about.money'],
    ['about.oursTitle', 'about.ours'],
  ],
  risk: [
    ['risk.lossTitle', 'risk.loss'],
    ['risk.cashTitle', 'risk.cash'],
    ['risk.spreadTitle', 'risk.spread'],
  ],
  privacy: [
    ['privacy.keepTitle', 'privacy.keep'],
    ['privacy.whoTitle', 'privacy.who'],
    ['privacy.rightsTitle', 'privacy.rights'],
  ],
  tnc: [
    ['tnc.accountTitle', 'tnc.account'],
    ['tnc.investTitle', 'tnc.invest'],
    ['tnc.feesTitle', 'tnc.fees'],
  ],
  consent: [
    ['consent.checksTitle', 'consent.checks'],
    ['consent.faceTitle', 'consent.face'],
  ],
  issuer_disclosure: [
    ['issuer_disclosure.showTitle', 'issuer_disclosure.show'],
    ['issuer_disclosure.truthTitle', 'issuer_disclosure.truth'],
  ],
} as const;

export type LegalDocument = keyof typeof documents;

/** A short text of ours, in plain words. */
export function LegalPage({ document }: { readonly document: LegalDocument }): ReactNode {
  const t = useText();
  const title = t(`${document}.title`);
  return (
    <article className={classes.page} data-wide>
      <PageTitle title={title} />
      <Title order={1}>{title}</Title>
      {documents[document].map(([heading, words]) => (
        <section key={heading}>
          <Title order={2}>{t(heading)}</Title>
          <p>{t(words)}</p>
        </section>
      ))}
    </article>
  );
}
