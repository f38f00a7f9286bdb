import { VisuallyHidden } from '@mantine/core';
import { type RegisteredRouter, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';

/** Announces the title of a page after a navigation inside the app, and moves the focus to its heading (NAV-41). */
export function PageChange(): ReactNode {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(() => followPages(router, setTitle), [router]);
  return <VisuallyHidden aria-live="polite">{title}</VisuallyHidden>;
}

/** Menus and drawers give the focus back when they close: the heading takes it after them. */
const AFTER_MENUS_MS = 50;

/** Not on the first page, which the browser announces, nor when only the query of an address changes. */
function followPages(router: RegisteredRouter, say: (title: string) => void): () => void {
  let stopWaiting: () => void = () => undefined;
  const stop = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation !== undefined && pathChanged) {
      stopWaiting();
      stopWaiting = whenHeadingIsThere((heading) => {
        say(document.title);
        takeFocus(heading);
      });
    }
  });
  return () => {
    stopWaiting();
    stop();
  };
}

/** Waits for the heading of a page that is still loading, until the user interacts. Returns the clean-up. */
function whenHeadingIsThere(found: (heading: HTMLElement) => void): () => void {
  const look = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading !== null) {
      stop();
      found(heading);
    }
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => {
    observer.observe(document.body, { childList: true, subtree: true });
    look();
  }, AFTER_MENUS_MS);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('pointerdown', stop, true);
    document.removeEventListener('keydown', stop, true);
  };
  document.addEventListener('pointerdown', stop, true);
  document.addEventListener('keydown', stop, true);
  return stop;
}

/** An open dialog, and a field focused by the page, keep the focus. */
function takeFocus(heading: HTMLElement): void {
  if (document.activeElement?.closest('main, [role="dialog"]') != null) {
    return;
  }
  if (!heading.hasAttribute('tabindex')) {
    heading.tabIndex = -1;
  }
  heading.focus({ preventScroll: true });
}
