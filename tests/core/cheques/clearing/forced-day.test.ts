import { beforeAll, describe, expect, test } from 'vitest';
import { moveDay, steps as moves } from '#core/business-day/branch-day/day.ts';
import { completeEndsOfDay } from '#core/business-day/end-of-day/run-all.ts';
import { bookTransfer } from '#core/cash/counter/book-transfer.ts';
import { countVaultOf } from '#core/programs/seed/days.ts';
import { ordinarySteps } from '../../business-day/end-of-day/run-step.ts';
import { chequeBank } from '../../cash/counter/cheque-bank.ts';
import { refused, rupiah } from '../../counter-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { clearingBank } from './clearing-bank.ts';

const clearing = await clearingBank();
const bank = await chequeBank(clearing);
const { file, approve, done, next } = bank;
const { balance, ledger, lines } = clearing;
const { firma } = accounts;
const M = 1_000_000_00n;
const MONDAY = '2026-11-23';
beforeAll(() => bank.owner`update clearing_cycle set pengembalian = '23:59'`);

/** A cheque of 2,000,000 that another bank presents to 001. */
async function arrived(): Promise<string> {
  await done('backoffice1', 'TERIMA_PENARIKAN_KLIRING', {
    kode_bank: '014',
    nama_penerima: 'CV Maju Bersama',
    nomor_rekening: firma,
    jenis: 'CEK',
    nomor_warkat: next(),
    tanggal_warkat: DAY,
    tanggal_efektif: '',
    nominal: rupiah(2_000_000n),
    kode_valuta: 'IDR',
    keterangan: '',
  });
  const [row] = await bank.owner<{ id: string }[]>`select max(id_penarikan)::text as id from inward_warkat`;
  return row?.id ?? '';
}
const chosen = (id_penarikan: string) => ({
  id_penarikan,
  nominal: rupiah(2_000_000n),
  kode_valuta: 'IDR',
  keterangan: '',
});
const paying = (id: string) => ({ ...chosen(id), nomor_rekening: firma });
const returning = (id: string) => ({ ...chosen(id), alasan_tolakan: ['13'], bebas_biaya: 'F' });
const rowOf = async (id: string) => {
  const [row] = await bank.owner<{ status: string; sampai: string | null; sebab: string }[]>`
    select status, ditahan_sampai as sampai, sebab_tahan as sebab from inward_warkat where id_penarikan = ${id}::bigint`;
  return { ...row };
};
const move = async (user: string, step: keyof typeof moves) => {
  const day = await moveDay(await bank.as(user), { kode_cabang: '', accounting_date: '' }, moves[step]);
  if (step === 'close') await completeEndsOfDay(bank.app, ordinarySteps);
  return day;
};
const branchStatus = async (branch: string) => {
  const [row] = await bank.owner<{ berdiri: string }[]>`
    select status || ' ' || accounting_date as berdiri from branch where kode_cabang = ${branch}`;
  return row?.berdiri;
};
const blockers = async () =>
  (
    await bank.owner<
      { kode: string }[]
    >`select kode from day_blockers('001') where kode in ('WARKAT_MASUK', 'PERANTARA') order by 1`
  ).map(({ kode }) => kode);
const forced = async (branch: string, day: string) => {
  await approve(
    await file('finance1', 'TUTUP_PAKSA', {
      kode_cabang: branch,
      accounting_date: day,
      alasan: 'Cabang tidak dapat dihubungi',
    }),
    'finance2',
  );
  await completeEndsOfDay(bank.app, ordinarySteps);
};

describe('a cheque that nobody has decided when its branch is cut off', () => {
  test('is paid or returned after the cut-off, when no customer is served any more', async () => {
    const [paid, returned] = [await arrived(), await arrived()];
    await move('manager1', 'cutOff');
    expect(await blockers()).toEqual(['PERANTARA', 'WARKAT_MASUK', 'WARKAT_MASUK']);
    const before = await balance(firma);
    await refused(bank, 'DAY_CLOSED', () =>
      bank.run('backoffice1', bookTransfer, {
        nomor_rekening_debet: accounts.ani,
        nomor_rekening_kredit: accounts.budi,
        nominal: '1000.00',
      }),
    );
    await done('backoffice1', 'PENARIKAN_KLIRING', paying(paid));
    await done('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', returning(returned));
    expect([(await rowOf(paid)).status, (await rowOf(returned)).status]).toEqual(['DIBAYAR', 'DITOLAK']);
    expect(await balance(firma)).toBeLessThan(before);
    expect([await blockers(), await ledger('109005')]).toEqual([[], 0n]);
  });

  test("is held for the next day when head office ends the day by force, on the bank's own day too", async () => {
    await bank.owner`update branch set status = 'BUKA' where kode_cabang = '001'`;
    const id = await arrived();
    await refused(bank, 'DAY_CHANGED', () => forced('001', MONDAY));
    await forced('001', DAY);
    expect(await branchStatus('001')).toBe(`TUTUP ${DAY}`);
    expect(await rowOf(id)).toEqual({ status: 'DITAHAN', sampai: MONDAY, sebab: 'TUTUP_PAKSA' });
    expect([await ledger('109005'), await ledger('109007')]).toEqual([0n, 2n * M]);
    const found = await bank.owner`
      select f.sebab, f.nominal, f.menghalangi from eod_finding f join eod_step s using (run, urut) where s.kode = 'TAHAN_WARKAT'`;
    expect(found.map((row) => ({ ...row }))).toEqual([{ sebab: 'SHEET_HELD', nominal: 2n * M, menghalangi: false }]);
    await expectSoundBooks(bank);
    await refused(bank, 'DAY_NOT_BEHIND', () => forced('001', DAY));

    await countVaultOf(bank, 'finance1');
    await move('finance1', 'cutOff');
    await move('finance1', 'close');
    await approve(await file('finance1', 'BUKA_HARI', { tanggal: MONDAY }), 'finance2');
    await move('manager1', 'prepare');
    await move('manager1', 'open');
    const posted = await done('backoffice1', 'PENARIKAN_KLIRING', paying(id));
    expect((await lines(posted.id_jurnal)).map(([cabang, gl, jumlah]) => [cabang, gl, jumlah])).toEqual([
      ['001', '203001', 2n * M],
      ['001', '109007', -2n * M],
    ]);
    expect([(await rowOf(id)).status, await ledger('109007')]).toEqual(['DIBAYAR', 0n]);
  });

  test('a branch that does not open on a day goes through the end of it without being entered', async () => {
    await forced('001', MONDAY);
    await countVaultOf(bank, 'finance1');
    await move('finance1', 'cutOff');
    // 002 still works on Friday: by force too.
    await forced('002', DAY);
    await move('finance1', 'close');
    await approve(await file('finance1', 'BUKA_HARI', { tanggal: '2026-11-24' }), 'finance2');
    expect([await branchStatus('001'), await branchStatus('002')]).toEqual([`TUTUP ${MONDAY}`, `TUTUP ${DAY}`]);
    await forced('002', DAY);
    expect(await branchStatus('002')).toBe('TUTUP 2026-11-24');
    await expectSoundBooks(bank);
  });

  test('stops head office from closing its own day while the branch could still decide it, and no longer', async () => {
    await move('manager1', 'prepare');
    await move('manager1', 'open');
    const id = await arrived();
    await countVaultOf(bank, 'finance1');
    await move('finance1', 'cutOff');
    const why = await refused(bank, 'DAY_BRANCH_OWES', () => move('finance1', 'close'));
    expect(why.details.params).toEqual({ cabang: '001' });
    // Returned over head office, whose day is cut off.
    await done('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', returning(id));
    await move('finance1', 'close');
    expect([await branchStatus('000'), await branchStatus('001')]).toEqual(['TUTUP 2026-11-24', 'BUKA 2026-11-24']);
    await expectSoundBooks(bank);
  });
});
