import { type Context, visibleBranch } from '#core/access/context.ts';
import { commit } from '#core/engine/commit.ts';
import { fingerprint } from '#core/engine/fingerprint.ts';
import { fail } from '#lib/errors/errors.ts';
import type { LanjutMalamRequest, MalamReply } from '#types/proto/business-day/end-of-day.ts';
import { endOfDayOf } from './view.ts';

const CODE = 'LANJUT_MALAM';

/**
 * Takes up an end of day that has stopped: the parts that were not done, and no other. EOD_RUNNING where it has not stopped, or another
 * was faster; DAY_CHANGED when the screen showed another date.
 */
export async function resumeEndOfDay(context: Context, input: LanjutMalamRequest): Promise<MalamReply> {
  const { db, caller } = context;
  const branch = visibleBranch(caller, input.kode_cabang) ?? fail('NOT_FOUND');
  const [stopped] = await db<{ run: string | null; tanggal: string }[]>`
    select e.run, b.accounting_date as tanggal from branch b left join eod_run e on e.kode_cabang = b.kode_cabang and e.tanggal = b.accounting_date
    where b.kode_cabang = ${branch}`;
  if (!stopped) fail('NOT_FOUND');
  if (input.accounting_date !== '' && input.accounting_date !== stopped.tanggal)
    fail('DAY_CHANGED', { params: { cabang: branch } });
  if (stopped.run === null) fail('NOT_FOUND');
  const branchDay = { kode_cabang: branch, accounting_date: stopped.tanggal };
  await commit(db, {
    key: context.key,
    print: fingerprint(CODE, [branch, input.accounting_date, caller.idUser]),
    actor: caller.idUser,
    idUser: caller.idUser,
    kodeCabang: branch,
    operasi: CODE,
    correlation: context.correlation,
    session: context.session,
    address: context.address,
    date: null,
    effects: [{ efek: 'eod_resume', fase: 'sebelum', run: stopped.run }],
    audit: branchDay,
    answer: branchDay,
  });
  return endOfDayOf(context, { kode_cabang: branch, tanggal: stopped.tanggal });
}
