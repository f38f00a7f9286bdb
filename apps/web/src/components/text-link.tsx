import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import classes from './text-link.module.css';

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link in running text to an address outside this app. */
export function TextAnchor({ className = '', ...props }: AnchorProps): ReactNode {
  return <a {...props} className={`${classes.text} ${className}`} />;
}

function PlainAnchor({ className = '', ...props }: AnchorProps): ReactNode {
  return <a {...props} className={`${classes.plain} ${className}`} />;
}

/** A link in running text. */
export const TextLink = createLink(TextAnchor);

/** A link that looks like what it holds, such as the logo. */
export const PlainLink = createLink(PlainAnchor);
