const SCHEME = 'data-mantine-color-scheme';

/** Printing uses the light colours, also in the dark theme. Returns the clean-up. */
export function watchPrinting(page: HTMLElement = document.documentElement): () => void {
  let before: string | null = null;
  const onBefore = (): void => {
    before ??= page.getAttribute(SCHEME);
    page.setAttribute(SCHEME, 'light');
  };
  const onAfter = (): void => {
    if (before !== null) {
      page.setAttribute(SCHEME, before);
      before = null;
    }
  };
  window.addEventListener('beforeprint', onBefore);
  window.addEventListener('afterprint', onAfter);
  return () => {
    window.removeEventListener('beforeprint', onBefore);
    window.removeEventListener('afterprint', onAfter);
  };
}
