import type { ReactNode } from 'react';
import classes from './logo.module.css';
import { useText } from './text.ts';

/** The bridge: an arch over three hangers. Decorative: words beside it, or a label around it, say what it means. */
export function LogoMark(): ReactNode {
  return (
    <svg className={classes.mark} viewBox="0 0 28 28" aria-hidden="true">
      <path className={classes.arch} d="M2 19.5c5-11 19-11 24 0" />
      <path className={classes.hangers} d="M8 21.5v-6.4M14 21.5v-9.4M20 21.5v-6.4" />
    </svg>
  );
}

export function Logo(): ReactNode {
  const t = useText();
  return (
    <span className={classes.logo}>
      <LogoMark />
      <span className={classes.name}>{t('brand')}</span>
    </span>
  );
}
