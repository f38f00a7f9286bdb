import type { ReactNode } from 'react';
import { english, text } from '../text.ts';
import classes from './event-list.module.css';

type Known = keyof typeof english.detail;

const isKnown = (detail: string): detail is Known => Object.hasOwn(english.detail, detail);

/** What exactly happened; a call or the name of a number is shown as the records have it. */
export function EventDetail({ detail }: { readonly detail: string }): ReactNode {
  return isKnown(detail) ? text(`detail.${detail}`) : <span className={classes.code}>{detail}</span>;
}
