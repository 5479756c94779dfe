import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { connect, type Db } from '#core/db/client.ts';
import { readSettingFiles } from '#lib/config/setting-files.ts';
import type { Problem } from './install-bank/csv.ts';
import { type BankFiles, readFolder } from './install-bank/files.ts';
import type { BankState, Change, Installation } from './install-bank/installation.ts';
import { installBranches, installChart, installHolidays, installParameters } from './install-bank/offices.ts';
import { installAdministrators, installRoleLimits, installRoles } from './install-bank/roles-and-users.ts';

/** The changes that a run would make, or made. With problems nothing is written. */
export interface InstallResult {
  readonly changes: readonly Change[];
  readonly problems: readonly Problem[];
}

/** Takes everything back that a transaction has written. */
class TakenBack extends Error {}

async function installAll(installation: Installation, files: BankFiles): Promise<void> {
  await installHolidays(installation, files);
  await installChart(installation, files);
  await installBranches(installation, files);
  await installParameters(installation, files);
  await installRoles(installation, files);
  await installRoleLimits(installation, files);
  await installAdministrators(installation, files);
}

/** Changes as they go into the trail: who reads it later finds each row and what it was. */
const noted = (changes: readonly Change[]) =>
  changes.map(({ what, file, key, fields }) => ({ what, file, key, fields }));

/**
 * Brings the bank to what the files of a folder say, in one transaction and with a row of the trail, or does nothing: in a dry run,
 * and where anything is wrong. What the files do not name stays. A second run finds nothing to change. Throws where the folder
 * cannot be read or the database not be reached.
 */
export async function installBank(owner: Db, dir: string, dryRun: boolean): Promise<InstallResult> {
  const { files, problems } = await readFolder(dir);
  const changes: Change[] = [];
  // The run reports faults of the files alone first: judged against the bank, half a folder would show half of its problems.
  if (problems.length > 0) return { changes, problems };
  try {
    await owner.begin(async (tx) => {
      await tx`select lock_users()`;
      const [bankState] = await tx<BankState[]>`
        select exists (select from journal) as posted, exists (select from branch_day) as opened,
               coalesce((select accounting_date::text from branch where jenis = 'HO'), '') as day`;
      if (!bankState) throw new Error('the database has no tables of a bank: run npm run migrate first');
      await installAll({ tx, bankState, changes, problems }, files);
      if (dryRun || problems.length > 0) throw new TakenBack();
      if (changes.length > 0) {
        await tx`select write_audit('sistem', coalesce((select kode_cabang from branch where jenis = 'HO'), ''), 'PASANG_BANK', '00', 'BANK', null,
          ${tx.json(JSON.parse(JSON.stringify({ perubahan: noted(changes) })))})`;
      }
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  return { changes, problems };
}

/** Formats a problem as one line for the person who corrects the file. */
export const problemLine = ({ file, line, field, problem }: Problem): string =>
  [file, line > 0 ? ` line ${line}` : '', field === '' ? '' : `, ${field}`, `: ${problem}`].join('');

const changeLine = ({ what, file, line, key, fields }: Change): string => {
  const changes = Object.entries(fields).map(
    ([field, [before, after]]) => `${field} ${before || '(empty)'} -> ${after || '(empty)'}`,
  );
  return `${what.padEnd(6)} ${file} line ${line}: ${[key, changes.join(', ')].filter(Boolean).join('  ')}`;
};

/** Formats the whole result of a run for the terminal. */
export function report({ changes, problems }: InstallResult, dryRun: boolean): string {
  if (problems.length > 0) {
    return [...problems.map(problemLine), `${problems.length} to mend; nothing was written`].join('\n');
  }
  if (changes.length === 0) return 'the bank is as the files say; nothing to write';
  const added = changes.filter(({ what }) => what === 'add').length;
  const sum = `${added} to add, ${changes.length - added} to change`;
  return [...changes.map(changeLine), dryRun ? `${sum}; a dry run, nothing was written` : `${sum}; written`].join('\n');
}

const USAGE = 'npm run install-bank -- --dir FOLDER [--dry-run]';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { dir: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  });
  readSettingFiles(process.env);
  const url = process.env.DATABASE_URL;
  if (!values.dir) throw new Error(`the folder is needed: ${USAGE}`);
  if (!url) throw new Error('DATABASE_URL is not set: give the connection of the database owner');
  const owner = connect(url, { max: 1, asal: 'PASANG' });
  try {
    const result = await installBank(owner, values.dir, values['dry-run']);
    process.stdout.write(`${report(result, values['dry-run'])}\n`);
    if (result.problems.length > 0) process.exitCode = 1;
  } finally {
    await owner.end();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error: unknown) => {
    process.stderr.write(
      `the bank could not be installed: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exitCode = 1;
  });
}
