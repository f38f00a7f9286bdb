import { cpSync, existsSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { approvedInvestor } from '@titian/e2e/api/join';
import { balanceOf, topUp } from '@titian/e2e/api/money';
import { newPerson } from '@titian/e2e/api/people';
import { command, health, type Night, query, rejected, type Site, takeAway, until, verify } from './night.ts';

const SWITCH = 'select pg_walfile_name(pg_switch_wal()) as segment';
const KEPT = ['keys', 'demo.json', 'demo-operators.json'];

/** Backups, their archive and the disk itself. */
export const diskNights: readonly Night[] = [
  {
    name: 'the archive takes no WAL',
    runbook: 'health.md#wal-archive-and-base-backup',
    async run(site) {
      const folder = join(site.archiveDir, 'wal');
      const bringBack = takeAway(folder);
      writeFileSync(folder, '');
      await query(site, 'select txid_current()');
      await query(site, SWITCH);
      await health(site, 'wal_archive', ['warning', 'failing']);
      unlinkSync(folder);
      bringBack();
      await health(site, 'wal_archive', ['ok']);
    },
  },
  {
    name: 'the drill finds a damaged backup',
    runbook: 'health.md#restore-drill',
    async run(site) {
      const { dataDir } = site.product;
      const manifest = join(baseOf(site), 'manifest.json');
      const whole = readFileSync(manifest);
      writeFileSync(manifest, whole.toString().replace(/"chainHead"/, '"chainHeads"'));
      await rejected(site, dataDir, ['drill'], /The drill failed/);
      await health(site, 'restore_drill', ['failing']);
      rmSync(baseOf(site), { recursive: true });
      await command(site, dataDir, ['backup', '--to', baseOf(site)]);
      await command(site, dataDir, ['drill']);
      await health(site, 'restore_drill', ['ok']);
    },
  },
  {
    name: 'the disk is lost',
    runbook: 'backup.md#restore-to-an-instant',
    async run(site) {
      const { product, operators, dataDir } = site;
      const { session } = await approvedInvestor(product, operators, newPerson('Zaiton', 'Bakar'));
      await topUp(product, session, '700.00');
      await archiveAll(site);
      const escrow = join(site.elsewhere, 'escrow');
      for (const name of KEPT) cpSync(join(dataDir, name), join(escrow, name), { recursive: true });
      await product.killAll();
      rmSync(dataDir, { recursive: true });
      cpSync(escrow, dataDir, { recursive: true });
      await command(site, dataDir, ['restore', '--from', baseOf(site)]);
      site.product = await site.start(dataDir);
      await until('the money is there', async () => (await balanceOf(site.product, session)) === '700.00');
      await verify(site);
      // The old backup is not restored beyond this restore.
      await command(site, dataDir, ['backup', '--to', join(site.elsewhere, 'base-after')]);
    },
  },
];

export function baseOf({ elsewhere }: Pick<Site, 'elsewhere'>): string {
  return join(elsewhere, 'base');
}

/** Ends the segment in use, and waits until it and every stored file are in the archive. */
async function archiveAll(site: Site): Promise<void> {
  const [{ segment } = {}] = await query(site, SWITCH);
  await until('the segment is archived', async () =>
    existsSync(join(site.archiveDir, 'wal', `${segment}.gz`)),
  );
  await until('every file is archived', async () => {
    const stored = await query(site, "select storage_key from files where state = 'stored'");
    return stored.every(({ storage_key: key }) => existsSync(join(site.archiveDir, 'files', String(key))));
  });
}
