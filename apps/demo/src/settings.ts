/** Settings passed by the parent process. */
export interface Settings {
  /** The running product, without a slash at the end. */
  readonly baseUrl: string;
  /** Its simulated banks, exchange and mailbox. */
  readonly simulatorUrl: string;
  /** Where the sign-ins go once the demo data are complete. */
  readonly demoFile: string;
  /** The operators that exist already, with passwords and authenticator secrets. */
  readonly operatorsFile: string;
}

/**
 * Reads `BASE_URL`, `SIMULATOR_URL`, `DEMO_FILE` and `DEMO_OPERATORS_FILE` (default: `demo-operators.json` of
 * `DATA_DIR`).
 *
 * @throws Error naming what is missing
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const operatorsFile =
    env.DEMO_OPERATORS_FILE ?? (env.DATA_DIR ? `${env.DATA_DIR}/demo-operators.json` : undefined);
  return {
    baseUrl: demanded('BASE_URL', env.BASE_URL).replace(/\/$/, ''),
    simulatorUrl: demanded('SIMULATOR_URL', env.SIMULATOR_URL).replace(/\/$/, ''),
    demoFile: demanded('DEMO_FILE', env.DEMO_FILE),
    operatorsFile: demanded('DATA_DIR or DEMO_OPERATORS_FILE', operatorsFile),
  };
}

function demanded(name: string, value: string | undefined): string {
  if (value === undefined || value === '') {
    throw new Error(`${name} is not set. This program is started by "npm start", which sets it.`);
  }
  return value;
}
