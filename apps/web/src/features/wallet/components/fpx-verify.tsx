import { Anchor } from '@mantine/core';
import { carouselAutoplayMs } from '@titian/contracts/constants';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Carousel } from '../../../components/carousel.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { RichText } from '../../../lib/text/rich-text.tsx';
import { specifiedText } from '../../../lib/text/specified.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { useTopUp } from '../lib/use-top-up.ts';
import { useText } from '../text.ts';
import { TopUpFields } from './top-up-fields.tsx';
import classes from './wallet.module.css';

const slides = ['almost', 'deposit', 'notAFee', 'control', 'noBanking'] as const;

/** The FPX verification page of WAL-16: why the first top-up is made, in five slides, and its form. */
export function FpxVerify(): ReactNode {
  const t = useText();
  const topUp = useTopUp(true);
  return (
    <div className={classes.narrow}>
      <PageHeader title={t('verify.title')} />
      <Carousel
        label={t('verify.slides')}
        autoplayMs={carouselAutoplayMs}
        slides={slides.map((slide) => ({ key: slide, content: <Slide slide={slide} /> }))}
      />
      <TopUpFields topUp={topUp} />
      <ButtonLink variant="default" fullWidth {...pageLink('dashboard')}>
        {specifiedText('backToDashboard')}
      </ButtonLink>
    </div>
  );
}

function Slide({ slide }: { readonly slide: (typeof slides)[number] }): ReactNode {
  const t = useText();
  const { support_email: email } = useCurrentUser();
  return (
    <>
      <h2 className={classes.slideTitle}>{t(`verify.${slide}.title`)}</h2>
      <p className={classes.slideBody}>
        <RichText
          text={t(`verify.${slide}.body`, { email })}
          parts={{ mail: (words) => <Anchor href={`mailto:${email}`}>{words}</Anchor> }}
        />
      </p>
    </>
  );
}
