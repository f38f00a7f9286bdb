import { useElementSize } from '@mantine/hooks';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { movedBy, nearestTo } from './nearest.ts';
import classes from './plot.module.css';
import type { DrawingSize } from './series-scales.ts';

interface PlotFrameProps {
  /** Says what is drawn and how the keys move in it. */
  readonly label: string;
  /** What is read out at each position, from left to right. */
  readonly positions: readonly string[];
  /** Where the positions stand in a drawing of that size, in pixels from its left. */
  readonly placesIn: (size: DrawingSize) => readonly number[];
  readonly tooltip: (position: number) => ReactNode;
  /** Draws; the position that is pointed at, or null. */
  readonly children: (size: DrawingSize, active: number | null) => ReactNode;
}

const TOOLTIP_GAP = 10;
/** A lower drawing would vanish behind its tooltip, which stands below it. */
const LOW = 80;

/**
 * A drawing whose exact values are shown where somebody points, touches or moves with the keys. To a screen reader it
 * is a slider over the positions, so that each key reads out the values of one.
 */
export function PlotFrame({ label, positions, placesIn, tooltip, children }: PlotFrameProps): ReactNode {
  const { ref, width, height } = useElementSize<HTMLDivElement>();
  const [chosen, setChosen] = useState<number | null>(null);
  const active = chosen === null ? null : Math.min(chosen, positions.length - 1);
  const places = width > 0 ? placesIn({ width, height }) : [];
  const point = (event: PointerEvent<HTMLDivElement>) =>
    setChosen(nearestTo(places, event.clientX - event.currentTarget.getBoundingClientRect().left));
  const move = (event: KeyboardEvent) => {
    // Alt with an arrow leads back, for one.
    if (event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    const moved = event.key === 'Escape' ? undefined : movedBy(event.key, active ?? -1, positions.length);
    if (moved !== null) {
      event.preventDefault();
      setChosen(moved ?? null);
    }
  };
  return (
    <div
      ref={ref}
      className={classes.room}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={positions.length}
      aria-valuenow={(active ?? 0) + 1}
      aria-valuetext={positions[active ?? 0]}
      onKeyDown={move}
      onFocus={() => setChosen((now) => now ?? 0)}
      onBlur={() => setChosen(null)}
      onPointerDown={point}
      onPointerMove={point}
      // A finger that is lifted leaves, too, but its values stay until another place is touched.
      onPointerLeave={(event) => event.pointerType !== 'touch' && setChosen(null)}
    >
      {width > 0 && (
        <svg width={width} height={height} className={classes.plot} aria-hidden>
          {children({ width, height }, active)}
        </svg>
      )}
      {active !== null && width > 0 && (
        <div
          className={classes.tooltipPlace}
          style={{
            top: height < LOW ? height : 0,
            transform: `translateX(${tooltipLeft(places[active] ?? 0, width)})`,
          }}
        >
          {tooltip(active)}
        </div>
      )}
    </div>
  );
}

/** Beside the position, on the side with more room, and never outside the drawing: 100% is the tooltip's own width. */
function tooltipLeft(place: number, width: number): string {
  const wanted = place > width / 2 ? `${place - TOOLTIP_GAP}px - 100%` : `${place + TOOLTIP_GAP}px`;
  return `clamp(0px, ${wanted}, ${width}px - 100%)`;
}
