/**
 * Advisories that are known, do not reach us, and are looked at again by a day: `url` of the advisory, `package`,
 * `until` (YYYY-MM-DD) and `reason`.
 *
 * @type {{ url: string, package: string, until: string, reason: string }[]}
 */
export const acceptedAdvisories = [];

const STOPS = new Set(['high', 'critical']);

/**
 * What an answer of `npm audit --json` says that stops a release.
 *
 * @param {unknown} report the parsed answer
 * @param {typeof acceptedAdvisories} accepted
 * @param {string} today YYYY-MM-DD
 * @returns {{ problems: string[], counts: Record<string, number> }} advisories by severity are counted once each
 * @throws {Error} when it is no report: no answer is not a good answer
 */
export function advisoryProblems(report, accepted, today) {
  const found = advisoriesOf(report);
  const isAccepted = ({ url, name }) => accepted.some((one) => one.url === url && one.package === name);
  const counts = {};
  for (const { severity } of found) counts[severity] = (counts[severity] ?? 0) + 1;
  const problems = [
    ...found
      .filter((one) => STOPS.has(one.severity) && !isAccepted(one))
      .map(({ name, range, severity, title, url }) => `${name} ${range}: ${severity}, ${title} (${url})`),
    ...accepted
      .filter(({ until }) => until < today)
      .map((one) => `${one.package}: accepted until ${one.until} (${one.url}). Update it, or decide again.`),
    ...accepted
      .filter((one) => !found.some(({ url, name }) => one.url === url && one.package === name))
      .map((one) => `${one.package}: not reported any more (${one.url}). Remove it from advisories.mjs.`),
  ];
  return { problems, counts };
}

/** A package is also reported for what it depends on: those entries are texts, and are found under their own name. */
function advisoriesOf(report) {
  if (typeof report?.vulnerabilities !== 'object' || report.vulnerabilities === null) {
    throw new Error(report?.message ?? report?.error?.summary ?? 'the registry gave no report');
  }
  const all = Object.values(report.vulnerabilities).flatMap(({ via }) =>
    via.filter((one) => typeof one === 'object'),
  );
  return [...new Map(all.map((one) => [`${one.url} ${one.name}`, one])).values()];
}
