/**
 * Owns: unclaimed_notices.
 * States: none; cash approaches the end of the prescribed period, reaches it, or has had activity of its owner.
 * Rules: activity is read from what customers did, and stored nowhere; no money moves by itself (CMP-8).
 * Use: nothing; what is unclaimed is read by finance and compliance.
 */
export {};
