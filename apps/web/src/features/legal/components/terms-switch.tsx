import type { ReactNode } from 'react';
import { PlainLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { audiences, type Contract, contracts, type TermsPlace } from '../lib/kind-of.ts';
import { useText } from '../text.ts';
import classes from './terms-switch.module.css';

/** From one text of the terms to the others: for whom, and for which kind of note. */
export function TermsSwitch({ place }: { readonly place: TermsPlace }): ReactNode {
  const t = useText();
  return (
    <>
      <nav aria-label={t('audience')} className={classes.switch}>
        {audiences.map((audience) => (
          <PlainLink
            key={audience}
            {...pageLink('tnc', { type: audience, compliant: place.contract })}
            className={classes.link}
            aria-current={audience === place.audience ? 'page' : undefined}
          >
            {t(audience)}
          </PlainLink>
        ))}
      </nav>
      <nav aria-label={t('contract')} className={classes.switch}>
        {contracts.map((contract) => (
          <PlainLink
            key={contract}
            {...pageLink('tnc', { type: place.audience, compliant: contract })}
            className={classes.link}
            aria-current={contract === place.contract ? 'page' : undefined}
          >
            {t(contract)}
          </PlainLink>
        ))}
      </nav>
    </>
  );
}

/** The same for the issuer disclosure. */
export function DisclosureSwitch({ contract: shown }: { readonly contract: Contract }): ReactNode {
  const t = useText();
  return (
    <nav aria-label={t('contract')} className={classes.switch}>
      {contracts.map((contract) => (
        <PlainLink
          key={contract}
          {...pageLink('issuer_disclosure', { compliant: contract })}
          className={classes.link}
          aria-current={contract === shown ? 'page' : undefined}
        >
          {t(contract)}
        </PlainLink>
      ))}
    </nav>
  );
}
