/**
 * Runs a measurement: the process ends with 0 where its floors are met, and what it started is stopped, the last first.
 * @param main answers whether the floors are met
 * @param stopping what is to be stopped; it may grow while the measurement runs
 */
export async function runBench(
  main: () => Promise<boolean>,
  stopping: (() => Promise<unknown>)[],
): Promise<void> {
  try {
    process.exitCode = (await main()) ? 0 : 1;
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  } finally {
    for (const stop of stopping.reverse()) {
      await stop();
    }
  }
}
