import { expect, test } from 'vitest';
import { moveDay, steps } from '#core/business-day/branch-day/day.ts';
import { LAST, MONTH, monthEndBank } from '../../business-day/end-of-day/month-end-bank.ts';
import { refused } from '../../counter-bank.ts';
import { goTo } from '../../profit-sharing/accrual-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';

const CLOSED = '2026-11-27';

test('a month ends, its HI-1000 set, over a branch that was closed for good before', async () => {
  const bank = await monthEndBank(CLOSED);
  const { owner } = bank;
  const two = async (flowCode: string, data: object) => {
    const { id_flow } = await bank.flow('finance1', 'SUBMIT', { flowCode, seen: '', data });
    return bank.flow('finance2', 'APPROVE', { idFlow: id_flow });
  };
  const step = async (name: keyof typeof steps) =>
    moveDay(await bank.as('finance1'), { kode_cabang: '015', accounting_date: '' }, steps[name]);
  await two('SIMPAN_CABANG', {
    aksi: 'BUAT',
    kode_cabang: '015',
    nama_cabang: 'Cabang Bogor',
    kota: 'Bogor',
    alamat: '',
    batas_khasanah: '2500000000.00',
    versi: 0,
    alasan: 'Izin pembukaan cabang 3/2026',
  });
  await step('prepare');
  await step('cutOff');
  await owner`update customer set kode_cabang = '015' where nomor_nasabah = (select min(nomor_nasabah) from customer)`;
  // An account that 015 had closed in the month counts in its average all the same.
  await owner`update account set kode_cabang = '015' where nomor_rekening = (
    select nomor_rekening from account join account_state using (nomor_rekening) where status = 'TUTUP' limit 1)`;
  await two('PENUTUPAN_CABANG', {
    kode_cabang: '015',
    tanggal: CLOSED,
    cabang_penerus: '002',
    alasan: 'Penggabungan kantor',
  });
  await bank.carry(3);
  expect(await bank.branchStates()).toEqual(['000 BUKA', '001 BUKA', '002 BUKA', '015 TUTUP']);
  const [version] = await owner`
    select v.pembuat, v.disetujui_oleh, v.isi ->> 'kode_cabang' as cabang from record_version v
    where v.jenis = 'customer' and v.kunci = (select min(nomor_nasabah) from customer) order by v.versi desc limit 1`;
  expect(version).toEqual({ pembuat: 'finance1', disetujui_oleh: 'finance2', cabang: '002' });
  await bank.earn(100_000n);
  await goTo(bank, LAST);
  await owner`delete from branch_day where kode_cabang = '015' and tanggal = ${LAST}`;
  await owner`update branch set accounting_date = ${CLOSED}, status = 'TUTUP' where kode_cabang = '015'`;
  for (const branch of ['000', '001', '002'] as const) await bank.cutOff(branch);
  for (const branch of ['001', '002', '000'] as const) await bank.begin(branch);
  await bank.setRate();
  await bank.carry(3);
  expect(await bank.branchStates()).toEqual(['000 TUTUP', '001 TUTUP', '002 TUTUP', '015 TUTUP']);
  expect(await bank.periodOf(MONTH)).toBe('DISTRIBUTED');
  await two('BUKA_HARI', { tanggal: '2026-12-01' });
  await refused(bank, 'BRANCH_CLOSED', () => step('prepare'));
  await expectSoundBooks(bank);
});
