let lastUsed: Element | null = null;

/** Remembers which control was pressed last, with a finger, a mouse or a key. Returns the way out. */
export function watchLastUsed(): () => void {
  const remember = ({ target }: Event) => {
    lastUsed =
      target instanceof Element
        ? (target.closest('button, a, label, input, select, textarea') ?? target)
        : null;
  };
  const names = ['pointerdown', 'keydown'] as const;
  for (const name of names) {
    document.addEventListener(name, remember, true);
  }
  return () => {
    for (const name of names) {
      document.removeEventListener(name, remember, true);
    }
  };
}

/** The place of that control in the viewport; null when it no longer exists. */
export function lastUsedBox(): DOMRect | null {
  return lastUsed?.isConnected === true && lastUsed !== document.body
    ? lastUsed.getBoundingClientRect()
    : null;
}
