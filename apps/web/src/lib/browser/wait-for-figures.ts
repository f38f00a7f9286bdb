/** Long enough for figures that come at once, too short to be noticed where they do not. */
const PATIENCE_MS = 400;

/** Waits for what a first view is drawn with, and never longer than its patience. */
export async function waitForFigures(figures: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([figures, patience]);
  clearTimeout(timer);
}
