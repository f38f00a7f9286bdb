import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Focused } from './focused.tsx';
import panel from './panel.module.css';

interface FormToggleProps {
  /** Of the button in whose place the form opens. */
  readonly label: string;
  readonly isPrimary?: boolean;
  readonly form: (onClose: () => void) => ReactNode;
}

/** A button that a form takes the place of until it is sent or cancelled; the focus follows. */
export function FormToggle({ label, isPrimary = false, form }: FormToggleProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <Focused on={isOpen ? 'form' : null}>
      {isOpen ? (
        <div className={panel.form}>{form(() => setOpen(false))}</div>
      ) : (
        <div className={panel.buttons}>
          <Button {...(!isPrimary && { variant: 'default' })} onClick={() => setOpen(true)}>
            {label}
          </Button>
        </div>
      )}
    </Focused>
  );
}
