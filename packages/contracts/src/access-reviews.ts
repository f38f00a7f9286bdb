/** What a review decides about an operator's access (OPS-45); a change or removal is carried out as a proposal. */
export const accessDecisions = ['retain', 'change', 'remove'] as const;
export type AccessDecision = (typeof accessDecisions)[number];

export const accessReviewStates = ['open', 'confirmed'] as const;

export const ACCESS_REASON_MAX = 500;
