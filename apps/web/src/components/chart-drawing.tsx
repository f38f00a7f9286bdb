import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import classes from './chart-drawing.module.css';
import { RenderWhenVisible } from './render-when-visible.tsx';

interface ChartDrawingProps {
  /** The height of the drawing: its space is reserved until it is loaded. */
  readonly size: 'high' | 'bars' | 'lines' | 'low' | 'share';
  /** A drawing of `plots/`, loaded when the person comes near it. */
  readonly children: ReactNode;
}

/** The place of a drawing: the chart library is loaded for it when it comes near, and the page stands without it. */
export function ChartDrawing({ size, children }: ChartDrawingProps): ReactNode {
  const room = <div className={classes.room} data-waits />;
  return (
    <div className={classes.drawing} data-size={size}>
      <CatchBoundary getResetKey={() => size} errorComponent={Undrawn}>
        <RenderWhenVisible room={classes.room}>
          <Suspense fallback={room}>{children}</Suspense>
        </RenderWhenVisible>
      </CatchBoundary>
    </div>
  );
}

/** Where the library cannot be loaded, the figures still stand in the table or the list beside the drawing. */
function Undrawn(): ReactNode {
  return <div className={classes.room} data-undrawn />;
}
