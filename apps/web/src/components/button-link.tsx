import { ActionIcon, type ActionIconProps, Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';

export type Anchor<P> = P &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof P> & { readonly ref?: Ref<HTMLAnchorElement> };

function ButtonAnchor(props: Anchor<ButtonProps>): ReactNode {
  return <Button component="a" {...props} />;
}

function IconAnchor(props: Anchor<ActionIconProps>): ReactNode {
  return <ActionIcon component="a" {...props} />;
}

/** A link that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);

/** A link that is an icon; give it an `aria-label`. */
export const IconLink = createLink(IconAnchor);
