import { type ReactNode, useEffect, useRef } from 'react';

interface FocusedProps {
  /** What is shown: another value is another content. */
  readonly on: string | null;
  readonly children: ReactNode;
}

const STOPS = 'input:not([type="hidden"]), select, textarea, button';

/** Moves the focus when buttons are replaced by a form, and back: the focused element is removed from the page. */
export function Focused({ on, children }: FocusedProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(on);
  useEffect(() => {
    if (shown.current !== on) {
      shown.current = on;
      box.current?.querySelector<HTMLElement>(STOPS)?.focus();
    }
  }, [on]);
  return <div ref={box}>{children}</div>;
}
