/** Checks that migrations can run while the product serves, and that the build before this one serves on what they leave. */
import { demandInstalled, root } from './lib/paths.mjs';

demandInstalled();
const { checkMigrations } = await import('./migrations/check.mjs');
const { files, problems } = checkMigrations(root);
for (const problem of problems) console.error(problem);
console.log(`migrations: ${files} files, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
