/**
 * Queries the registry for known advisories on every package of the lock (`npm run audit:packages`). Ends with 1
 * where one is high or critical and not accepted, with 2 where the registry does not answer.
 */
import { demandInstalled } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { acceptedAdvisories, advisoryProblems } from './packages/advisories.mjs';

demandInstalled();
const { output } = await run('npm', ['audit', '--json'], { capture: true });
try {
  const today = new Date().toISOString().slice(0, 10);
  const { problems, counts } = advisoryProblems(parsed(output), acceptedAdvisories, today);
  for (const problem of problems) console.error(problem);
  const bySeverity = Object.entries(counts).map(([severity, count]) => `${count} ${severity}`);
  console.log(`advisories: ${bySeverity.join(', ') || 'none'}; ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(`Advisories could not be asked for: ${error.message}`);
  process.exitCode = 2;
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('npm audit printed no report');
  }
}
