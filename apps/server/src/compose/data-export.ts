import { autoInvestExport } from '../modules/auto-invest/public.ts';
import { directDebitExport } from '../modules/direct-debit/public.ts';
import { filesExport } from '../modules/files/public.ts';
import { financingExport } from '../modules/financing/public.ts';
import { identityExport } from '../modules/identity/public.ts';
import { notesExport } from '../modules/notes/public.ts';
import { notificationsExport } from '../modules/notifications/public.ts';
import { onboardingExport } from '../modules/onboarding/public.ts';
import { type ExportDeps, exportSweep, profileJobs } from '../modules/profile/public.ts';
import { referralsExport } from '../modules/referrals/public.ts';
import { servicingExport } from '../modules/servicing/public.ts';
import { walletExport } from '../modules/wallet/public.ts';
import type { ExportReader } from '../platform/export.ts';
import type { JobTable } from '../platform/jobs.ts';
import type { Periodic } from '../platform/periodic.ts';
import { noteReader } from './note-reader.ts';

/** What each module holds about a customer, in the order of the file. A new module adds its reader here. */
const readers: readonly ExportReader[] = [
  identityExport,
  onboardingExport,
  walletExport(noteReader),
  notesExport,
  autoInvestExport,
  financingExport,
  servicingExport,
  referralsExport,
  directDebitExport,
  notificationsExport,
  filesExport,
];

/** The file with everything about a customer, made by a job and deleted after its time. */
export function composeDataExport(parts: Omit<ExportDeps, 'readers'>): {
  readonly jobs: JobTable;
  readonly periodic: readonly Periodic[];
} {
  return { jobs: profileJobs({ ...parts, readers }), periodic: [exportSweep(parts)] };
}
