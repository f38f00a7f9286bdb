export type ToastKind = 'success' | 'error' | 'info';

export interface ToastMessage {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
}

type Listener = (message: ToastMessage) => void;

let nextId = 1;
let listener: Listener | null = null;
const waiting: ToastMessage[] = [];

/** Shows a short message at the bottom right for 3 seconds (MSG-4), from anywhere. */
export function showToast(kind: ToastKind, text: string): void {
  const message = { id: nextId, kind, text };
  nextId += 1;
  if (listener === null) {
    waiting.push(message);
    return;
  }
  listener(message);
}

/** For the toast host alone: receives every message, those from before its start first. Returns the way out. */
export function listenToToasts(next: Listener): () => void {
  listener = next;
  for (const message of waiting.splice(0)) {
    next(message);
  }
  return () => {
    listener = null;
  };
}
