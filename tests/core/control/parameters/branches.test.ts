import { expect, test } from 'vitest';
import { daftarCabang } from '#core/control/parameters/branch-queries.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { paging } from '../../asking.ts';
import { accepted, counterBank, refused } from '../../counter-bank.ts';
import { DAY } from '../../small-bank.ts';

const bank = await counterBank();
const form = (over: object = {}) => ({
  aksi: 'BUAT',
  kode_cabang: '015',
  nama_cabang: 'Cabang Bogor',
  kota: 'Bogor',
  alamat: 'Jl. Pajajaran 5',
  batas_khasanah: '2500000000.00',
  versi: 0,
  alasan: 'Izin pembukaan cabang 3/2026',
  ...over,
});
const file = async (data: object, maker = 'finance1') =>
  (await bank.flow(maker, 'SUBMIT', { flowCode: 'SIMPAN_CABANG', seen: '', data })).id_flow;
const approve = (idFlow: string, checker = 'finance2') =>
  bank.flow(checker, 'APPROVE', { idFlow, remark: 'Sesuai izin' });
const found = async (kode_cabang = '015') =>
  (await daftarCabang(await bank.as('finance1'), { paging: paging(), kode_cabang })).data;

test('two persons of head office found a branch with an empty vault, closed before head office’s day', async () => {
  await refused(bank, 'FORBIDDEN', () => file(form(), 'backoffice1'));
  await refused(bank, 'VALIDATION', () => file(form({ batas_khasanah: '0.00' })));
  await refused(bank, 'DUPLICATE', () => file(form({ kode_cabang: '001' })));
  const item = await file(form());
  expect(await found()).toEqual([]);
  await refused(bank, 'SELF_APPROVAL', () => approve(item, 'finance1'));
  await accepted(bank, () => approve(item));
  expect(await found()).toMatchObject([
    {
      kode_cabang: '015',
      nama_cabang: 'Cabang Bogor',
      kota: 'Bogor',
      alamat: 'Jl. Pajajaran 5',
      jenis: 'CABANG',
      status_akses_desc: 'TUTUP',
      batas_khasanah: '2500000000.00',
      versi: 1,
    },
  ]);
  const [row] = await bank.owner`
    select (b.accounting_date = ${DAY}::date - 1) as kemarin, k.kode_kas, k.saldo, k.batas, k.status from branch b join cash_box k using (kode_cabang)
    where b.kode_cabang = '015' and k.jenis = 'KHASANAH'`;
  expect(row).toEqual({ kemarin: true, kode_kas: 'KHS', saldo: 0n, batas: 250_000_000_000n, status: 'BUKA' });
});

test('a name and an address change under their version, the vault’s limit and the day do not', async () => {
  const change = form({ aksi: 'UBAH', nama_cabang: 'KC Bogor', versi: 1, batas_khasanah: '9.00' });
  await approve(await file(change));
  expect(await found()).toMatchObject([{ nama_cabang: 'KC Bogor', batas_khasanah: '2500000000.00', versi: 2 }]);
  await refused(bank, 'DATA_CHANGED', () => file(change));
  await refused(bank, 'BRANCH_UNKNOWN', () => file(form({ aksi: 'UBAH', kode_cabang: '099' })));
  const versions = await bank.owner`
    select versi, aksi, pembuat, disetujui_oleh from record_version where jenis = 'branch' and kunci = '015' order by versi`;
  expect(versions.map((each) => ({ ...each }))).toEqual([
    { versi: 1, aksi: 'BUAT', pembuat: 'finance1', disetujui_oleh: 'finance2' },
    { versi: 2, aksi: 'UBAH', pembuat: 'finance1', disetujui_oleh: 'finance2' },
  ]);
});

test('the day of a changed branch continues, and is no part of its versions', async () => {
  await approve(
    await file(form({ aksi: 'UBAH', kode_cabang: '002', nama_cabang: 'KC Bandung', kota: 'Bandung', versi: 0 })),
  );
  const faults = async () =>
    (await checkBooks(bank.owner))
      .filter(({ name, ok }) => !ok && name.startsWith('27'))
      .flatMap(({ details }) => details);
  const [before] = await bank.owner`select status, accounting_date from branch where kode_cabang = '002'`;
  await bank.owner`update branch set status = 'CUT_OFF', accounting_date = accounting_date + 3 where kode_cabang = '002'`;
  expect(await faults()).toEqual([]);
  await bank.owner`update branch set kota = 'Cimahi' where kode_cabang = '002'`;
  expect(await faults()).toEqual(['branch 002 differs from its version 1']);
  await bank.owner`update branch set kota = 'Bandung', status = ${before?.status}, accounting_date = ${before?.accounting_date} where kode_cabang = '002'`;
});
