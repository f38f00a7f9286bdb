import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import SeriesPlot from './series-plot.tsx';
import SharePlot from './share-plot.tsx';

const WIDTH = 472;
const none = window.ResizeObserver;

/** Says the size at once, as a browser does after its first layout. */
class SizedObserver implements ResizeObserver {
  readonly #report: ResizeObserverCallback;
  constructor(report: ResizeObserverCallback) {
    this.#report = report;
  }
  observe(target: Element): void {
    const contentRect = new DOMRect(0, 0, WIDTH, 224);
    const entry = {
      target,
      contentRect,
      borderBoxSize: [],
      contentBoxSize: [],
      devicePixelContentBoxSize: [],
    };
    this.#report([entry], this);
  }
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  window.ResizeObserver = SizedObserver;
});
afterEach(() => {
  window.ResizeObserver = none;
});

/** Drawn with the frame after its size was known. */
async function drawn(name: string) {
  const drawing = screen.getByRole('slider', { name });
  await waitFor(() => expect(drawing.querySelector('svg')).not.toBeNull());
  return drawing;
}

/** jsdom's own pointer events have no place. */
function pointer(target: Element, type: string, clientX: number, pointerType: string): void {
  const event = new MouseEvent(type, { bubbles: true, clientX });
  fireEvent(target, Object.assign(event, { pointerType }));
}

const months = ['May', 'Jun', 'Jul'].map((label) => ({ key: label, label, name: `${label} 2026` }));

async function showSeries() {
  render(
    <SeriesPlot
      label="Paid and planned"
      unit="ringgit"
      points={months}
      series={[
        { key: 'plan', label: 'Planned', look: { as: 'bar', look: 'plan' }, values: [100n, 200n, 300n] },
        { key: 'fact', label: 'Paid', look: { as: 'bar', look: 'fact' }, values: [90n, 0n, null] },
      ]}
      format={(value) => (value === null ? '–' : `${value} sen`)}
    />,
  );
  return drawn('Paid and planned');
}

it('reads out the values of a position that the keys lead to', async () => {
  const drawing = await showSeries();
  const person = userEvent.setup();
  expect(screen.queryByText('May 2026')).toBeNull();
  await person.tab();
  expect(document.activeElement).toBe(drawing);
  expect(drawing.getAttribute('aria-valuetext')).toBe('May 2026; Planned 100 sen; Paid 90 sen');
  screen.getByText('May 2026');
  await person.keyboard('{End}');
  expect(drawing.getAttribute('aria-valuetext')).toBe('Jul 2026; Planned 300 sen; Paid –');
  expect([drawing.getAttribute('aria-valuenow'), drawing.getAttribute('aria-valuemax')]).toEqual(['3', '3']);
  await person.keyboard('{ArrowLeft}');
  screen.getByText('Jun 2026');
  expect(fireEvent.keyDown(drawing, { key: 'ArrowLeft', altKey: true })).toBe(true);
  screen.getByText('Jun 2026');
  await person.keyboard('{Escape}');
  expect(screen.queryByText('Jun 2026')).toBeNull();
  await person.keyboard('{ArrowRight}');
  screen.getByText('May 2026');
  await person.tab();
  expect(screen.queryByText('May 2026')).toBeNull();
});

it('shows the values under the pointer, and of a touch until another place is touched', async () => {
  const drawing = await showSeries();
  pointer(drawing, 'pointermove', 260, 'mouse');
  screen.getByText('Jun 2026');
  pointer(drawing, 'pointerout', 600, 'mouse');
  expect(screen.queryByText('Jun 2026')).toBeNull();
  pointer(drawing, 'pointerdown', 470, 'touch');
  pointer(drawing, 'pointerout', 470, 'touch');
  screen.getByText('Jul 2026');
});

it('draws a bar for each amount that is there', async () => {
  const drawing = await showSeries();
  expect(drawing.querySelectorAll('svg .visx-bar-rounded')).toHaveLength(4);
});

it('moves from part to part of a whole', async () => {
  render(
    <SharePlot
      label="Grades (chart)"
      title="Grades"
      axis="percent"
      shares={[
        { key: 'a', label: 'A', amount: 100n, look: { as: 'share', look: 0 }, value: 'RM 1.00 · 25%' },
        { key: 'b', label: 'B', amount: 300n, look: { as: 'share', look: 1 }, value: 'RM 3.00 · 75%' },
      ]}
    />,
  );
  const drawing = await drawn('Grades (chart)');
  const person = userEvent.setup();
  await person.tab();
  expect(drawing.getAttribute('aria-valuetext')).toBe('A RM 1.00 · 25%');
  await person.keyboard('{ArrowRight}');
  expect(drawing.getAttribute('aria-valuetext')).toBe('B RM 3.00 · 75%');
  expect(screen.getByText('B').closest('[data-active="true"]')).not.toBeNull();
});
