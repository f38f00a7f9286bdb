import { IconLanguage } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../lib/text/use-language.ts';
import { pickLanguage } from './choose-language.ts';
import classes from './language-switch.module.css';
import { useText } from './language-text.ts';

interface LanguageSwitchProps {
  /** Beside other links a phone has room for the letters of a language only. */
  readonly shortOnPhone?: boolean;
}

/** Names the other language in that language; a press switches to it. */
export function LanguageSwitch({ shortOnPhone = false }: LanguageSwitchProps): ReactNode {
  const t = useText();
  const other = useLanguage() === 'en' ? 'ms' : 'en';
  return (
    <button
      type="button"
      lang={other}
      className={classes.switch}
      data-short={shortOnPhone}
      onClick={() => void pickLanguage(other)}
    >
      <IconLanguage className={classes.icon} aria-hidden />
      <span className={classes.name}>{t(other)}</span>
      {shortOnPhone && (
        <span className={classes.letters} aria-hidden>
          {t(`short.${other}`)}
        </span>
      )}
    </button>
  );
}
