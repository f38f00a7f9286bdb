/**
 * Owns: ekyc_sessions (identity checks) and how their pictures come and go.
 * States: open → review | approved | retry | rejected; review → approved | retry | rejected; rejected → retry.
 * Rules: consent first; a mismatch goes to an operator, never to a rejection; selfies go 30 days after the decision.
 * Use: `cardPictures` for the card of an application, `isIdentityVerified` for "has exactly this identity been checked"; the application is read through `IdentityReader`.
 */
export { cardPictures } from './queries/card-pictures.ts';
export { isIdentityVerified } from './queries/is-verified.ts';
export { newestCheck } from './queries/newest-check.ts';
export { countReviews, readNumberOfCheck } from './queries/read-reviews.ts';
