import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { connect } from '#core/db/client.ts';
import { startTestBanks, withDatabase } from '../template-banks.ts';

/**
 * Keeps what this release leaves behind: the schema with the small bank in it, as `<version>.sql.gz` beside this file. Made once for each
 * release, when its tables are final, by `node tests/core/releases/make.ts`; upgrade.test.ts starts from every one of them. Needs PostgreSQL's
 * own pg_dump of the embedded server's version, on the path or named by PG_DUMP.
 */
const { version } = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
const target = new URL(`./${version}.sql.gz`, import.meta.url);

const { owner: ownerUrl, stop } = await startTestBanks();
try {
  const url = withDatabase(ownerUrl, 'small_bank');
  const owner = connect(url, { max: 1 });
  await owner`select append_audit_chain(100000)`;
  await owner.end();
  const { stdout } = await promisify(execFile)(
    process.env.PG_DUMP ?? 'pg_dump',
    ['--no-owner', '--inserts', '--rows-per-insert=200', url],
    { maxBuffer: 2 ** 28 },
  );
  // Commands of psql are not SQL, and the reader's search path is not ours to empty.
  const sql = stdout.replace(/^\\.*$/gm, '').replace(/^SELECT pg_catalog.set_config\('search_path'.*$/m, '');
  await writeFile(target, gzipSync(sql, { level: 9 }));
} finally {
  await stop();
}
