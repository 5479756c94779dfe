import { beforeAll, describe, expect, test } from 'vitest';
import { buktiTunai, laporanTunai } from '#core/customers/walk-ins/reports.ts';
import { decideReportData } from '#lib/customers/schemas/wic.ts';
import { paging } from '../../asking.ts';
import { accepted, refused } from '../../counter-bank.ts';
import { refusal } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';
import { cashBank } from './cash-bank.ts';

const bank = await cashBank();
const query = (over: object = {}) => ({
  paging: paging(),
  jenis: '',
  arah: '',
  status: '',
  tanggal_awal: '',
  tanggal_akhir: '',
  id_laporan: '',
  ...over,
});
const reports = async (user: string, over: object = {}) => (await laporanTunai(await bank.as(user), query(over))).data;
const evidence = async (user: string, id_laporan: string) =>
  (await buktiTunai(await bank.as(user), { paging: paging(), id_laporan })).data;

let id = '';
let customer = '';
beforeAll(async () => {
  customer = await bank.ownerOf(accounts.citra);
  await bank.deposit('teller1', accounts.citra, 300);
  await bank.deposit('teller3', accounts.citra, 250);
  const [row] = await bank.owner<
    { id: string }[]
  >`select id_laporan::text as id from cash_report where pihak = ${customer}`;
  id = row?.id ?? '';
});

const decision = (over: object = {}) => ({
  id_laporan: id,
  status: 'DILAPORKAN',
  nomor_laporan: 'LTKT-2026-0001',
  alasan: '',
  jumlah: '558000000.00',
  versi: 0,
  ...over,
});
const file = (user: string, data: object) =>
  bank.flow(user, 'SUBMIT', { flowCode: 'PUTUSAN_LAPORAN_TUNAI', seen: '', data });

describe('the list', () => {
  test('shows whose cash, how much, by when, and each journal behind it with slip, branch, teller and time', async () => {
    const [row] = await reports('compliance1');
    expect(row).toMatchObject({
      id_laporan: id,
      jenis: 'LTKT',
      jenis_pihak: 'NASABAH',
      nama: 'Citra Permana',
      arah: 'MASUK',
      jumlah: '558000000.00',
      tenggat: '2026-12-10',
      status: 'BARU',
      lewat: 'F',
      selesai: 'F',
    });
    const rows = await evidence('compliance1', id);
    expect(
      rows.map(({ masuk, keluar, kode_cabang, id_user, operasi, dibatalkan }) => [
        masuk,
        keluar,
        kode_cabang,
        id_user,
        operasi,
        dibatalkan,
      ]),
    ).toEqual([
      ['8000000.00', '0.00', '001', 'teller2', 'SETOR_TUNAI', 'F'],
      ['300000000.00', '0.00', '001', 'teller1', 'SETOR_TUNAI', 'F'],
      ['250000000.00', '0.00', '002', 'teller3', 'SETOR_TUNAI', 'F'],
    ]);
    for (const { nomor_referensi, waktu, nomor_urut } of rows) {
      expect(nomor_referensi).toMatch(/^00[12]261120\d{9}$/);
      expect(waktu).toMatch(/\+07:00$/);
      expect(nomor_urut).toBeGreaterThan(0);
    }
    expect(await reports('compliance1', { jenis: 'POLA' })).toEqual([]);
    expect(await reports('compliance1', { arah: 'KELUAR' })).toEqual([]);
    expect(await reports('compliance1', { tanggal_awal: '2026-11-21' })).toEqual([]);
    expect(await reports('compliance1', { tanggal_akhir: '2026-11-20' })).toHaveLength(1);
  });

  test('shows a reader of one branch the cash of its own counters', async () => {
    const rows = await evidence('headteller2', id);
    expect(rows.map(({ kode_cabang, masuk }) => [kode_cabang, masuk])).toEqual([['002', '250000000.00']]);
    await refusal(evidence('compliance1', '999999'), 'NOT_FOUND');
  });
});

describe('a decision', () => {
  test('is made by two compliance officers, once the day is over at every branch, about the content that both saw', async () => {
    await refused(bank, 'REPORT_DAY_RUNS', () => file('compliance1', decision()));
    await bank.closeAll();
    await refused(bank, 'DATA_CHANGED', () => file('compliance1', decision({ jumlah: '550000000.00' })));
    await refused(bank, 'FORBIDDEN', () => file('teller1', decision()));
    const { id_flow } = await accepted(bank, () => file('compliance1', decision()));
    await refused(bank, 'CHANGE_WAITING', () => file('compliance2', decision({ nomor_laporan: 'LAIN-1' })));
    expect((await reports('compliance1'))[0]).toMatchObject({ id_flow, status: 'BARU' });
    await refused(bank, 'SELF_APPROVAL', () => bank.flow('compliance1', 'APPROVE', { idFlow: id_flow }));
    await refused(bank, 'NOT_FOUND', () => bank.flow('manager1', 'APPROVE', { idFlow: id_flow }));
    await accepted(bank, () => bank.flow('compliance2', 'APPROVE', { idFlow: id_flow }));
    expect((await reports('compliance1'))[0]).toMatchObject({
      status: 'DILAPORKAN',
      nomor_laporan: 'LTKT-2026-0001',
      versi: 1,
      id_flow: '',
    });
    const versions = await bank.owner`
      select aksi, pembuat, disetujui_oleh from record_version where jenis = 'cash_report' and kunci = ${id} order by versi`;
    expect(versions.map((row) => ({ ...row }))).toEqual([
      { aksi: 'AWAL', pembuat: null, disetujui_oleh: null },
      { aksi: 'UBAH', pembuat: 'compliance1', disetujui_oleh: 'compliance2' },
    ]);
  });

  test('that is made stays made, and one that let a report go may still be reported', async () => {
    await refused(bank, 'REPORT_DECIDED', () =>
      file(
        'compliance1',
        decision({ status: 'TIDAK_DILAPORKAN', nomor_laporan: '', alasan: 'Bukan transaksi tunai', versi: 1 }),
      ),
    );
    await refused(bank, 'REPORT_DECIDED', () => file('compliance1', decision({ versi: 1 })));
    await bank.owner`insert into cash_report (jenis, pihak, arah, dari, sampai, jumlah, tenggat) values ('POLA', ${customer}, 'MASUK', '2026-11-18', '2026-11-20', 55800000000, '2026-11-25')`;
    const [pattern] = await reports('compliance1', { jenis: 'POLA' });
    const let_go = decision({
      id_laporan: pattern?.id_laporan,
      status: 'TIDAK_DILAPORKAN',
      nomor_laporan: '',
      alasan: 'Sesuai profil usahanya',
    });
    const first = await file('compliance1', let_go);
    await accepted(bank, () => bank.flow('compliance2', 'APPROVE', { idFlow: first.id_flow }));
    const second = await file('compliance2', decision({ id_laporan: pattern?.id_laporan, versi: 1 }));
    await accepted(bank, () => bank.flow('compliance1', 'APPROVE', { idFlow: second.id_flow }));
    expect(await reports('compliance1', { jenis: 'POLA' })).toMatchObject([{ status: 'DILAPORKAN' }]);
  });

  test('that named a wrong number is put right by two, with the reason; the old number stays in its history', async () => {
    const right = decision({ nomor_laporan: 'LTKT-2026-0010', alasan: 'Nomor tanda terima salah ketik', versi: 1 });
    const error = await refused(bank, 'REPORT_CORRECTION', () => file('compliance1', { ...right, alasan: '' }));
    expect(error.details).toMatchObject({ params: { nomor: 'LTKT-2026-0001' } });
    const { id_flow } = await accepted(bank, () => file('compliance2', right));
    await refused(bank, 'SELF_APPROVAL', () => bank.flow('compliance2', 'APPROVE', { idFlow: id_flow }));
    await accepted(bank, () => bank.flow('compliance1', 'APPROVE', { idFlow: id_flow }));
    expect(await reports('compliance1', { id_laporan: id })).toMatchObject([
      { status: 'DILAPORKAN', nomor_laporan: 'LTKT-2026-0010', alasan: 'Nomor tanda terima salah ketik', versi: 2 },
    ]);
    const numbers = await bank.owner`
      select isi ->> 'nomor_laporan' as nomor from record_version where jenis = 'cash_report' and kunci = ${id} order by versi`;
    expect(numbers.map(({ nomor }) => nomor)).toEqual(['', 'LTKT-2026-0001', 'LTKT-2026-0010']);
  });

  test('says its number or its reason', () => {
    for (const [wrong, field] of [
      [{ nomor_laporan: '' }, 'nomor_laporan'],
      [{ status: 'TIDAK_DILAPORKAN', alasan: 'pendek' }, 'alasan'],
      [{ status: 'GUGUR' }, 'status'],
      [{ disetujui_oleh: 'compliance2' }, ''],
    ] as const) {
      const read = decideReportData.safeParse(decision(wrong));
      expect(read.error?.issues[0]?.path.join('.')).toBe(field);
    }
    expect(decideReportData.safeParse(decision()).success).toBe(true);
  });
});
