/** What a name on the screening list belongs to. */
export const listedKinds = ['person', 'company'] as const;
export type ListedKind = (typeof listedKinds)[number];

/** What compliance decided about a name that is like a listed one; only a cleared one no longer blocks. */
export const screeningStates = ['open', 'cleared', 'confirmed'] as const;
export type ScreeningState = (typeof screeningStates)[number];

/** As whom the name was given. */
export const screenedRoles = ['applicant', 'company', 'director', 'owner', 'representative'] as const;
export type ScreenedRole = (typeof screenedRoles)[number];

/** At most so many names are added or removed by one proposal. */
export const listedNamesMax = 1_000;
