import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from './text.ts';

/** A password with a button that shows it. The caller says whether it is the current or a new one. */
export function PasswordField({
  autoComplete,
  ...props
}: PasswordInputProps & { readonly autoComplete: 'current-password' | 'new-password' }): ReactNode {
  const t = useText();
  return (
    <PasswordInput
      {...props}
      autoComplete={autoComplete}
      // In reach of the keyboard too.
      visibilityToggleButtonProps={{ 'aria-label': t('field.showPassword'), tabIndex: 0 }}
    />
  );
}
