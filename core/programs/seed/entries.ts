import { type Bank, wire } from './counter.ts';
import { decide, file } from './desk.ts';
import { managerOf } from './register-customers.ts';

/** Branch 001 begins its entries by hand from these: a template, and entries that come back. */

const CLERK = 'backoffice1';

const leg = (sisi: 'D' | 'K', nomor: string, nominal: string, keterangan: string) => ({
  sisi,
  jenis: 'GL',
  nomor,
  kode_cabang: '',
  nominal,
  kode_valuta: 'IDR',
  keterangan,
});

/**
 * Creates a template whose amounts are open, an entry that the end of day of `first` has posted, and one that waits since then for its amounts; each
 * month again on that day. The clerk keeps them, the manager allows them.
 */
export async function seedEntries(bank: Bank, first: string): Promise<void> {
  const decided = async (flowCode: string, data: object, remark: string) => {
    const idFlow = await file(bank, CLERK, flowCode, data, remark);
    await decide(bank, managerOf('001'), idFlow, 'APPROVE', 'Sesuai memo operasional');
  };
  await decided(
    'SIMPAN_TEMPLAT',
    {
      nomor_templat: '',
      versi: 0,
      lingkup: 'CABANG',
      nama: 'Listrik dan air kantor',
      keterangan: 'Listrik dan air kantor',
      baris: [
        leg('D', '603002', '', 'Listrik'),
        leg('D', '603002', '', 'Air'),
        leg('K', '201001', '', 'Tagihan belum dibayar'),
      ],
      aktif: 'T',
      alasan: 'Dipakai setiap bulan',
    },
    'Templat untuk tagihan bulanan',
  );
  const periodic = (nama: string, keterangan: string, nominal: string, sisi: readonly [string, string]) => ({
    nomor_berkala: '',
    versi: 0,
    nama,
    keterangan,
    baris: [leg('D', sisi[0], nominal, ''), leg('K', sisi[1], nominal, '')],
    periode: 'BULANAN',
    setiap: '1',
    hari: String(Number.parseInt(first.slice(8), 10)),
    mulai: first,
    sampai: '',
    hari_libur: 'SESUDAH',
    alasan: 'Kontrak tahun berjalan',
  });
  await decided(
    'SIMPAN_BERKALA',
    periodic('Sewa gedung kantor', 'Beban sewa gedung kantor', wire(12_500_000n), ['603002', '201001']),
    'Sesuai kontrak sewa',
  );
  await decided(
    'SIMPAN_BERKALA',
    periodic('Telepon dan internet', 'Beban telepon dan internet', '', ['603002', '201001']),
    'Nominal menyusul dari tagihan',
  );
}
