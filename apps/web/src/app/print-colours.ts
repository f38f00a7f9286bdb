const SCHEME = 'data-mantine-color-scheme';

/** Paper is white: whoever reads in the dark prints in the light colours, and reads on in the dark. Returns the way out. */
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
