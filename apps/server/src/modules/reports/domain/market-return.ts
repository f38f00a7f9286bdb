import { type ReturnLine, returnLines } from '@titian/contracts/market-returns';

/** The figures of a return by their line, as text; null where there was none. */
export type Figures = Readonly<Record<string, string | null>>;

/** A line whose figure would be another one today. */
export interface ChangedFigure {
  readonly line: ReturnLine;
  readonly was: string | null;
  readonly is: string | null;
}

/** The lines of a return in their order. */
export function linesInOrder(): ReturnLine[] {
  return Object.keys(returnLines).filter((key): key is ReturnLine => Object.hasOwn(returnLines, key));
}

/** What a frozen return says differently from the books as they are now. */
export function changedFigures(frozen: Figures, now: Figures): ChangedFigure[] {
  return linesInOrder()
    .map((line) => ({ line, was: frozen[line] ?? null, is: now[line] ?? null }))
    .filter(({ was, is }) => was !== is);
}
