import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenToToasts, markShown, showToast, type ToastMessage } from './toast.ts';

beforeEach(() => sessionStorage.clear());
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function listen() {
  const next = vi.fn<(message: ToastMessage) => void>();
  stops.push(listenToToasts(next));
  return next;
}
const texts = (next: ReturnType<typeof listen>) => next.mock.calls.map(([{ text }]) => text);
const leavePage = () => window.dispatchEvent(new Event('pagehide'));

it('delivers what was sent before the first subscriber', () => {
  showToast('info', 'early');
  const next = listen();
  showToast('info', 'late');
  expect(texts(next)).toEqual(['early', 'late']);
  for (const [message] of next.mock.calls) markShown(message);
});

it('says after a reload what could not be shown before it, once', () => {
  const next = listen();
  showToast('success', 'shown');
  showToast('error', 'not shown');
  const shown = next.mock.calls.flat().find(({ text }) => text === 'shown');
  if (shown !== undefined) markShown(shown);
  // The error page, which reloads, has no host.
  stops.pop()?.();
  leavePage();
  const afterReload = listen();
  // Files share their modules: a toast of another test may have been on its way to the screen.
  const delivered = afterReload.mock.calls.filter(([{ text }]) => ['shown', 'not shown'].includes(text));
  expect(delivered).toMatchObject([[{ kind: 'error', text: 'not shown' }]]);
  expect(sessionStorage.getItem('toasts')).toBeNull();
});
