import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useIsOnline } from '../lib/browser/use-is-online.ts';

type MoneyButtonProps = ButtonProps & Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps>;

/** The button of an act on money or on a mandate: disabled without a network, because nothing may be sent later (NAV-26). */
export function MoneyButton({ disabled = false, ...props }: MoneyButtonProps): ReactNode {
  const isOnline = useIsOnline();
  return <Button {...props} disabled={disabled || !isOnline} />;
}
