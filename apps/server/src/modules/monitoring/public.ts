/**
 * Owns: monitoring_rules, monitoring_alerts.
 * States: an alert is open → closed with a conclusion, together with its case.
 * Rules: rules are changed by two of compliance; alerts are compliance's alone, and in no export of a customer (TXM-6).
 * Use: nothing; no other module may know of an alert.
 */
export {};
