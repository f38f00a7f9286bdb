/** Upgrades the cluster of a data folder: `upgrade-child.ts <data folder> <program that copies>`. */
import { openDataFolder } from '../src/data-folder.ts';
import { startOptions } from '../src/database.ts';
import { upgradeCluster } from '../src/upgrade/upgrade-cluster.ts';

const [dataDir = '', program = ''] = process.argv.slice(2);
const folder = openDataFolder(dataDir);
const say = (line: string) => void process.stdout.write(`${line}\n`);
await upgradeCluster({ folder, options: startOptions(folder), program, say });
