import { readConfig } from './config.ts';
import { type Simulators, startSimulators } from './start.ts';

/** Says that the simulators listen: one JSON line on stdout, and a message where a parent process listens. */
function printReady(simulators: Simulators): void {
  const ready = { ready: true, simulator_url: simulators.simulatorUrl, smtp_port: simulators.smtpPort };
  process.stdout.write(`${JSON.stringify(ready)}\n`);
  process.send?.(ready);
}

/** Stops on SIGINT, on SIGTERM, and when the parent process no longer exists. */
function stopOnSignal(simulators: Simulators): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    simulators.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  process.once('disconnect', stop);
}

try {
  const simulators = await startSimulators(readConfig(process.env));
  stopOnSignal(simulators);
  printReady(simulators);
} catch (problem) {
  process.stderr.write(`${problem instanceof Error ? problem.message : String(problem)}\n`);
  process.exitCode = 1;
  if (process.connected) process.disconnect();
}
