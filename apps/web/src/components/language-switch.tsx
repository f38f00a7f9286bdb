import { IconLanguage } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../lib/text/language.ts';
import { pickLanguage } from './choose-language.ts';
import classes from './language-switch.module.css';
import { useText } from './language-text.ts';

/** Names the other language in itself, for somebody who does not read this one; a press changes to it. */
export function LanguageSwitch(): ReactNode {
  const t = useText();
  const other = useLanguage() === 'en' ? 'ms' : 'en';
  return (
    <button type="button" lang={other} className={classes.switch} onClick={() => void pickLanguage(other)}>
      <IconLanguage className={classes.icon} aria-hidden />
      {t(other)}
    </button>
  );
}
