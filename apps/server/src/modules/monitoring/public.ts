/**
 * Owns: monitoring_rules, monitoring_backtests, monitoring_alerts, suspicion_reports.
 * States: an alert is open → closed with a conclusion, together with its case.
 * Rules: rules are changed by two of compliance; alerts are compliance's alone, and in no export of a customer (TXM-6).
 * Use: `countSuspicions` for risk ratings, which are compliance's alone too; no other module may know of an alert.
 */
export { countSuspicions, type Suspicions } from './store/suspicions.ts';
