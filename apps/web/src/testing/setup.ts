import { notifications } from '@mantine/notifications';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { listenToToasts } from '../lib/toast/toast.ts';

// The first page of a file waits for its parts to be compiled, which a busy machine does not do in a second.
configure({ asyncUtilTimeout: 30_000 });

// Browser APIs that Mantine needs and jsdom lacks.
Object.defineProperty(window, 'matchMedia', {
  configurable: true,
  writable: true,
  value: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    onchange: null,
    dispatchEvent: () => false,
  }),
});

// Text areas that grow with their text measure again once a font has arrived.
Object.defineProperty(document, 'fonts', {
  configurable: true,
  value: { addEventListener: () => {}, removeEventListener: () => {} },
});

class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
window.ResizeObserver = NoResizeObserver;
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

// Charts are drawn into what they are given, which in jsdom is nothing.
Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 800, 300);

/** A warning of React about a library, when a chunk arrives while another is rendered. */
const OF_A_LIBRARY = /called use\(\) to suspend in a previous render/;
/** What the page complained of; a page that complains has a defect, whatever else it shows. */
const complaints: string[] = [];
for (const kind of ['error', 'warn'] as const) {
  console[kind] = (...said: unknown[]) => void complaints.push(said.map(String).join(' '));
}

beforeAll(async () => {
  // Files share their modules: a chart that a test leaves while it is loaded would stay failed for the files after it.
  await import('../components/plots/series-plot.tsx');
});

beforeEach(() => {
  // Files share their modules: a toast that waits for a host would be shown to the next test's.
  listenToToasts(() => undefined)();
});

afterEach(() => {
  cleanup();
  // Toasts live outside the tree: one that outlives its test would be a second of the next test's.
  notifications.clean();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  // Files share their modules: queries of the next one would wait for a network.
  onlineManager.setOnline(true);
  expect(complaints.splice(0).filter((said) => !OF_A_LIBRARY.test(said))).toEqual([]);
});
