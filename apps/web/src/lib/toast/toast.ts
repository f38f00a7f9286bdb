import { readStored, writeStored } from '../browser/stored.ts';

export type ToastKind = 'success' | 'error' | 'info';

export interface ToastMessage {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
}

type Listener = (message: ToastMessage) => void;

/** Toasts that were not shown yet, for the time of a reload. */
const STORED = 'toasts';

let nextId = 1;
let listener: Listener | null = null;
const waiting: ToastMessage[] = [];
const unshown = new Set<ToastMessage>();

/** Shows a short message (MSG-4), from anywhere. */
export function showToast(kind: ToastKind, text: string): void {
  const message = { id: nextId, kind, text };
  nextId += 1;
  unshown.add(message);
  if (listener === null) {
    waiting.push(message);
    return;
  }
  listener(message);
}

/** For the list of toasts alone: a message that is on the screen is not said again after a reload. */
export function markShown(message: ToastMessage): void {
  unshown.delete(message);
}

/** For the toast host alone: receives every message, those from before its start first. Returns the way out. */
export function listenToToasts(next: Listener): () => void {
  listener = next;
  for (const { kind, text } of takeStored()) {
    showToast(kind, text);
  }
  for (const message of waiting.splice(0)) {
    next(message);
  }
  // Stays when the host goes: the error page that reloads for a missing part stands in its place.
  window.addEventListener('pagehide', storeUnshown);
  return () => {
    listener = null;
  };
}

/** The page reloads where the module of the toasts no longer exists (NAV-13): pending toasts are shown afterwards. */
function storeUnshown(): void {
  if (unshown.size > 0) {
    const all = [...unshown].map(({ kind, text }) => ({ kind, text }));
    writeStored('sessionStorage', STORED, JSON.stringify(all));
  }
}

function takeStored(): readonly Pick<ToastMessage, 'kind' | 'text'>[] {
  const stored = readStored('sessionStorage', STORED);
  writeStored('sessionStorage', STORED, null);
  return stored === null ? [] : JSON.parse(stored);
}
