import type { ReactNode } from 'react';
import { Money } from '../../../components/money.tsx';
import { RichText } from '../../../lib/text/rich-text.tsx';
import { EARLY_TOTAL_ATTRIBUTE } from '../lib/early-total.ts';
import { malay } from '../text.ms.ts';
import { english } from '../text.ts';
import classes from './dashboard.module.css';

/** Where the built page shows the total before the app has come: as the hero does, once in each language. */
export function EarlyTotal(): ReactNode {
  return (
    <>
      <LanguageTotal lang="en" words={english.hero} />
      <LanguageTotal lang="ms" words={malay.hero} />
    </>
  );
}

interface LanguageTotalProps {
  readonly lang: 'en' | 'ms';
  readonly words: Readonly<Record<'label' | 'impaired', string>>;
}

function LanguageTotal({ lang, words }: LanguageTotalProps): ReactNode {
  return (
    <div hidden lang={lang} {...{ [EARLY_TOTAL_ATTRIBUTE]: '' }}>
      <section className={classes.hero}>
        <div>
          <h1 className={classes.heroTitle}>{words.label}</h1>
          <p className={classes.total} data-part="total">
            <Money amount={null} />
          </p>
          <p className={classes.earned} data-part="impaired">
            <RichText
              text={words.impaired.replace('{{amount}}', '–')}
              parts={{ amount: (amount) => <strong>{amount}</strong> }}
            />
          </p>
        </div>
      </section>
    </div>
  );
}
