/**
 * Owns: access_reviews, access_review_entries.
 * States: a review is open → confirmed, by one who decided nothing in it; then nothing of it changes.
 * Rules: nobody decides about their own access; what is to change is carried out by proposals about the operator.
 * Use: nothing.
 */
export {};
