import { describe, expect, test } from 'vitest';
import { ats, perintah, rekening, si } from '#core/accounts/standing-orders/queries.ts';
import { accepted, counterBank, refused } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';
import { cover, order, standingBank } from './standing-order-bank.ts';

const bank = await counterBank();
const { file, approve, done, clean, newest } = standingBank(bank);

const rows = () =>
  bank.owner<{ nomor_perintah: string; status: string; versi: number; golongan: string }[]>`
    select nomor_perintah, status, versi, golongan from standing_order order by nomor_perintah`;
const paging = { page: 1, show: 100, cursor: '', sort: '', keyword: '' };
const all = { status: '', jenis: '', kode_cabang: '', paging };

describe('a standing order', () => {
  test('is registered by two persons, read with its next dates, changed and ended; each step is a version', async () => {
    await clean();
    const idFlow = await file('SIMPAN_SI', order());
    expect(await rows()).toHaveLength(0);
    // The desk finds it by the account that pays, and that account is not closed under it.
    expect(await bank.owner`select rekening from flow_instance where id_flow = ${idFlow}`).toEqual([
      { rekening: accounts.ani },
    ]);
    await refused(bank, 'SELF_APPROVAL', () => approve(idFlow, 'cs1'));
    await accepted(bank, () => approve(idFlow));
    const made = await newest();
    expect(made.nomor_perintah).toMatch(/^SI\d{8}$/);

    const detail = await perintah(await bank.as('cs1'), { nomor_perintah: made.nomor_perintah });
    expect(detail.perintah).toMatchObject({
      rekening_sumber: accounts.ani,
      nominal: '1000000.00',
      biaya_berhasil: '2500.00',
      biaya_gagal: '5000.00',
      status: 'AKTIF',
      versi: 1,
    });
    expect(detail.berikut.map(({ jatuh_tempo }) => jatuh_tempo)).toEqual([
      '2026-11-25',
      '2026-12-25',
      '2027-01-25',
      '2027-02-25',
      '2027-03-25',
    ]);
    expect(detail.berikut[1]?.jalan).not.toBe('2026-12-25');
    expect((await si(await bank.as('manager1'), all)).data).toHaveLength(1);
    expect((await ats(await bank.as('manager1'), all)).data).toHaveLength(0);
    const ofBudi = await rekening(await bank.as('teller1'), { nomor_rekening: accounts.budi, pegangan: '' });
    expect(ofBudi.perintah.map(({ nomor_perintah }) => nomor_perintah)).toEqual([made.nomor_perintah]);

    const change = order({ nomor_perintah: made.nomor_perintah, versi: 1, nominal: '750000.00' });
    await refused(bank, 'STANDING_ACCOUNTS', () => file('SIMPAN_SI', { ...change, rekening_tujuan: accounts.citra }));
    await refused(bank, 'DATA_CHANGED', () => file('SIMPAN_SI', { ...change, versi: 0 }));
    await accepted(bank, () => done('SIMPAN_SI', change));
    await refused(bank, 'DATA_CHANGED', () => file('SIMPAN_SI', change));

    const state = {
      nomor_perintah: made.nomor_perintah,
      versi: 2,
      tindakan: 'TANGGUHKAN',
      alasan: 'Nasabah bepergian',
    };
    await refused(bank, 'STANDING_STATE', () => file('STATUS_PERINTAH', { ...state, tindakan: 'LANJUTKAN' }));
    await accepted(bank, () => done('STATUS_PERINTAH', state));
    await accepted(bank, () => done('STATUS_PERINTAH', { ...state, versi: 3, tindakan: 'LANJUTKAN' }));
    await accepted(bank, () => done('STATUS_PERINTAH', { ...state, versi: 4, tindakan: 'AKHIRI' }));
    await refused(bank, 'STANDING_STATE', () => file('SIMPAN_SI', { ...change, versi: 5 }));
    expect(await rows()).toMatchObject([{ status: 'DIAKHIRI', versi: 5 }]);
    const versions = await bank.owner`
      select aksi, pembuat, disetujui_oleh from record_version where jenis = 'standing' order by versi`;
    expect(versions.map((each) => ({ ...each }))).toEqual([
      { aksi: 'BUAT', pembuat: 'cs1', disetujui_oleh: 'supervisor1' },
      ...Array.from({ length: 4 }, () => ({ aksi: 'UBAH', pembuat: 'cs1', disetujui_oleh: 'supervisor1' })),
    ]);
  });

  test('is refused where it makes no sense, and by code', async () => {
    await clean();
    const bad = (over: object) => refused(bank, 'VALIDATION', () => file('SIMPAN_SI', order(over)));
    await bad({ nominal: '0.00' });
    await bad({ nominal: '' });
    await bad({ akhir: '' });
    await bad({ akhir: 'TANGGAL' });
    await bad({ akhir: 'KALI' });
    await bad({ akhir: 'TANGGAL', sampai: '2026-11-19' });
    await bad({ rekening_tujuan: accounts.ani });
    await bad({ hari: '32' });
    await bad({ prioritas: '100' });
    await bad({ jenis: 'VARIABEL', persen: '100.01' });
    await bad({ jenis: 'VARIABEL', persen: '10', batas_atas: '5000.00' });
    await bad({ jenis: 'RENTANG', batas_bawah: '5000.00', batas_atas: '6000.00', kelipatan: '2000.00' });
    // Another bank's account is named whole: tests/core/accounts/standing-orders/other-bank.test.ts.
    await bad({ jalur: 'BI_FAST', rekening_tujuan: '0123456789 Bank Lain' });
    await refused(bank, 'STANDING_START', () => file('SIMPAN_SI', order({ mulai: '2026-11-19' })));
    await refused(bank, 'ACCOUNT_CLOSED', () => file('SIMPAN_SI', order({ rekening_tujuan: accounts.tutup })));
    await refused(bank, 'OTHER_BRANCH', () => file('SIMPAN_SI', order({ rekening_sumber: accounts.citra })));
    await bad({ kode_valuta: 'USD' });
    expect(await rows()).toHaveLength(0);
    await accepted(bank, () => done('SIMPAN_SI', order({ rekening_tujuan: accounts.citra })));
    await accepted(bank, () => done('SIMPAN_SI', order({ jenis: 'VARIABEL', persen: '12.5', nominal: '' })));
    expect(await rows()).toHaveLength(2);
  });

  test('of the payer, the payee or their family, is neither made nor approved by that person', async () => {
    await clean();
    const idFlow = await file('SIMPAN_SI', order({ rekening_tujuan: accounts.pejabat }));
    await refused(bank, 'OWN_CUSTOMER', () => approve(idFlow));
    expect(await rows()).toHaveLength(0);
    await accepted(bank, () => approve(idFlow, 'manager1'));
    expect(await rows()).toHaveLength(1);
  });

  test('with waived fees needs the branch manager', async () => {
    await clean();
    const idFlow = await file('SIMPAN_SI', order({ bebas_biaya: 'T' }));
    await refused(bank, 'APPROVER_LIMIT', () => approve(idFlow));
    await accepted(bank, () => approve(idFlow, 'manager1'));
    const [row] = await bank.owner`select biaya_berhasil, biaya_gagal from standing_order`;
    expect({ ...row }).toEqual({ biaya_berhasil: 0n, biaya_gagal: 0n });
  });
});

describe('an automatic transfer', () => {
  test('holds a giro within its bounds, each by one order', async () => {
    await clean();
    await refused(bank, 'STANDING_GIRO', () => file('SIMPAN_ATS', cover({ rekening_giro: accounts.budi })));
    await refused(bank, 'VALIDATION', () => file('SIMPAN_ATS', cover({ batas_atas: '9000000.00' })));
    await accepted(bank, () => done('SIMPAN_ATS', cover()));
    expect(await rows()).toMatchObject([{ golongan: 'ATS', status: 'AKTIF' }]);
    await refused(bank, 'STANDING_KEPT', () => file('SIMPAN_ATS', cover({ rekening_tabungan: accounts.budi })));
  });

  test.each([
    ['SAPU_KELUAR', { batas_atas: '900000.00', kelipatan: '100000.00' }],
    ['SAPU_MASUK', { batas_bawah: '100000.00', kelipatan: '100000.00' }],
    ['VARIABEL', { persen: '50' }],
  ])('orders that move by a balance form no ring: %s', async (jenis, bounds) => {
    await clean();
    const sweep = (sumber: string, tujuan: string) =>
      order({ jenis, nominal: '', ...bounds, rekening_sumber: sumber, rekening_tujuan: tujuan });
    const chain = [accounts.ani, accounts.budi, accounts.firma] as const;
    await approve(await file('SIMPAN_SI', sweep(chain[0], chain[1])));
    await approve(await file('SIMPAN_SI', sweep(chain[1], chain[2])));
    const error = await refused(bank, 'STANDING_LOOP', () => file('SIMPAN_SI', sweep(chain[2], chain[0])));
    expect(error.details).toMatchObject({ params: { rekening: accounts.ani } });
    // A fixed amount goes back, and the same way may be swept twice.
    await accepted(bank, () => file('SIMPAN_SI', order({ rekening_sumber: chain[2], rekening_tujuan: chain[0] })));
    await accepted(bank, () => file('SIMPAN_SI', sweep(chain[0], chain[2])));
  });

  test('never closes a loop, not even with one approved at the same instant (invariant 31)', async () => {
    await clean();
    const range = (sumber: string, tujuan: string) =>
      order({
        jenis: 'RENTANG',
        periode: 'HARIAN',
        hari: '',
        rekening_sumber: sumber,
        rekening_tujuan: tujuan,
        batas_bawah: '100000.00',
        batas_atas: '900000.00',
        kelipatan: '100000.00',
      });
    // Both may be filed: nothing is in force yet. Of the two that would close the loop together, one is refused.
    const items = [
      await file('SIMPAN_SI', range(accounts.ani, accounts.budi)),
      await file('SIMPAN_SI', range(accounts.budi, accounts.firma)),
      await file('SIMPAN_SI', range(accounts.firma, accounts.ani)),
    ] as const;
    await approve(items[0]);
    const two = await Promise.allSettled([approve(items[1]), approve(items[2], 'manager1')]);
    expect(two.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const failed = two.find((each) => each.status === 'rejected');
    expect((failed as PromiseRejectedResult).reason.code).toBe('STANDING_LOOP');
    expect(await rows()).toHaveLength(2);
  });
});
