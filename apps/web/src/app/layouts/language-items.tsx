import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { pickLanguage } from '../../components/choose-language.ts';
import { useText } from '../../components/language-text.ts';
import { languages } from '../../lib/text/language.ts';
import { useLanguage } from '../../lib/text/use-language.ts';
import classes from './appearance-items.module.css';

/** English or Bahasa Malaysia, each named in itself. */
export function LanguageItems(): ReactNode {
  const t = useText();
  const shown = useLanguage();
  return (
    <>
      <Menu.Label>{t('label')}</Menu.Label>
      {languages.map((language) => (
        <Menu.RadioItem
          key={language}
          value={language}
          checked={shown === language}
          className={classes.item}
          onChange={() => void pickLanguage(language)}
        >
          <span lang={language}>{t(language)}</span>
        </Menu.RadioItem>
      ))}
    </>
  );
}
