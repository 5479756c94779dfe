import { handBilyets, receiveBilyets, voidBilyets } from '#core/deposits/certificates/bilyet-stock.ts';
import { replaceBilyet } from '#core/deposits/certificates/replace-bilyet.ts';
import { returnBilyet } from '#core/deposits/certificates/return-bilyet.ts';
import type { DepositCase } from '#core/deposits/deposit-case.ts';
import { disburseDeposit } from '#core/deposits/disburse.ts';
import { fetchShares } from '#core/deposits/fetch-shares.ts';
import { fundDeposit } from '#core/deposits/fund.ts';
import type { Operation } from '#core/engine/operation.ts';
import { own, termDeposit } from '#dev/examples/bank.ts';
import type { Examples } from '#dev/examples/example.ts';
import type { bilyet } from '#lib/deposits/operations/bilyet.ts';

const found: DepositCase = {
  nomor_rekening: termDeposit.nomor_rekening,
  nama_rekening: termDeposit.nama_rekening,
  kode_cabang: termDeposit.kode_cabang,
  kode_valuta: 'IDR',
  tanggal: '2026-11-20',
  status: 'TERDAFTAR',
  versi: 1,
  tenor: 3,
  perpanjangan: 'NON_ARO',
  nominal: 100_000_000_00n,
  sumber: 'REKENING',
  rekening_sumber: own.nomor_rekening,
  urut: 0,
  mulai: null,
  jatuh_tempo: null,
  aturan_dini: 'DENDA',
  nominal_dini: 100_000_00n,
  tarik_kembali: false,
  ditahan: 0n,
  bilyet: '',
  pemilik: own.pihak,
  identitas: ['3273056010900009'],
  belum_diambil: 0n,
  satuan_tunai: 100_00n,
  nisbah_tercapai: 5_000,
  paid: [],
};
const active: DepositCase = {
  ...found,
  status: 'AKTIF',
  versi: 2,
  urut: 1,
  mulai: '2026-10-05',
  jatuh_tempo: '2027-01-05',
  bilyet: 'DA00000001',
};
const blank = { status: 'DI_TANGAN', pemegang: 'teller1', kode_cabang: own.kode_cabang, cetak: 0 };
const funding = { deposit: found, blank, kiriman: 100_000_000_00n, sejak_valuta: null };
const funded = {
  nomor_rekening: found.nomor_rekening,
  versi: '1',
  nominal: '100000000.00',
  kode_valuta: 'IDR',
  sumber: 'REKENING',
  alasan_valuta: '',
  nomor_kiriman: '',
  nomor_bilyet: 'DA00000001',
  keterangan: '',
  pecahan: [],
};
const paid = {
  nomor_rekening: found.nomor_rekening,
  versi: '2',
  nominal: '100000000.00',
  kode_valuta: 'IDR',
  cara_bayar: 'REKENING',
  rekening_tujuan: own.nomor_rekening,
  nomor_bilyet: 'DA00000001',
  bilyet_hilang: 'F',
  nomor_surat: '',
  nomor_identitas: '3273056010900009',
  keterangan: '',
  pecahan: [],
};
const fetched = {
  nomor_rekening: found.nomor_rekening,
  versi: '2',
  nominal: '346613.00',
  kode_valuta: 'IDR',
  cara_bayar: 'REKENING',
  rekening_tujuan: own.nomor_rekening,
  nomor_identitas: '3273056010900009',
  keterangan: '',
  pecahan: [],
};
const hundreds = [
  { nominal: '100000.00', lembar: 3 },
  { nominal: '20000.00', lembar: 2 },
  { nominal: '5000.00', lembar: 1 },
  { nominal: '1000.00', lembar: 1 },
  { nominal: '500.00', lembar: 1 },
  { nominal: '100.00', lembar: 1 },
];
const notes = [{ nominal: '100000.00', lembar: 1_000 }];
const range = { nomor_bilyet: 'DA00000001', jumlah: '100' };
const july = { bulan: '2026-10-01', hari: 27, hari_bulan: 31, hi_1000: 8_750_000n };

/** Examples of the operations about deposits. */
export const depositExamples: Readonly<
  Record<keyof typeof bilyet | 'SETOR_DEPOSITO' | 'PENCAIRAN_DEPOSITO' | 'AMBIL_BAGI_HASIL_DEPOSITO', Examples>
> = {
  SETOR_DEPOSITO: {
    operation: fundDeposit as Operation,
    of: [
      { note: 'from an account', data: funded, extra: funding },
      {
        note: 'in cash',
        data: { ...funded, sumber: 'TUNAI', pecahan: notes },
        extra: { ...funding, deposit: { ...found, sumber: 'TUNAI', rekening_sumber: null } },
      },
      {
        note: 'from an incoming transfer',
        data: { ...funded, sumber: 'KIRIMAN', nomor_kiriman: 'KU-17' },
        extra: { ...funding, deposit: { ...found, sumber: 'KIRIMAN', rekening_sumber: null } },
      },
    ],
  },
  PENCAIRAN_DEPOSITO: {
    operation: disburseDeposit as Operation,
    of: [
      { note: 'at its end, to an account', data: paid, extra: { ...active, tanggal: '2027-01-05' } },
      {
        note: 'matured and fetched in cash',
        data: { ...paid, cara_bayar: 'TUNAI', rekening_tujuan: '', pecahan: notes },
        extra: { ...active, status: 'JATUH_TEMPO', tanggal: '2027-01-12' },
      },
      { note: 'broken, with a penalty', data: { ...paid, nominal: '99900000.00' }, extra: active },
      {
        note: 'broken, with a fee',
        data: { ...paid, nominal: '99900000.00' },
        extra: { ...active, aturan_dini: 'BIAYA' },
      },
      {
        note: 'broken, shares computed anew',
        data: { ...paid, nominal: '99984758.00' },
        extra: {
          ...active,
          aturan_dini: 'HITUNG_ULANG',
          tarik_kembali: true,
          paid: [{ nominal: 100_000_000_00n, bagi_hasil: 396_290_00n, parts: [july] }],
        },
      },
    ],
  },
  AMBIL_BAGI_HASIL_DEPOSITO: {
    operation: fetchShares as Operation,
    of: [
      { note: 'to an account', data: fetched, extra: { ...active, belum_diambil: 346_613_00n } },
      {
        note: 'in cash',
        data: { ...fetched, nominal: '346600.00', cara_bayar: 'TUNAI', rekening_tujuan: '', pecahan: hundreds },
        extra: { ...active, belum_diambil: 346_600_00n },
      },
    ],
  },
  GANTI_BILYET: {
    operation: replaceBilyet as Operation,
    of: [
      {
        note: 'lost',
        data: {
          nomor_rekening: found.nomor_rekening,
          bilyet_lama: 'DA00000001',
          nomor_bilyet: 'DA00000002',
          sebab: 'HILANG',
          nomor_surat: 'SKH/12/2026',
          rekening_biaya: own.nomor_rekening,
          bebas_biaya: 'F',
          keterangan: '',
        },
        extra: active,
      },
    ],
  },
  TERIMA_KEMBALI_BILYET: {
    operation: returnBilyet as Operation,
    of: [
      {
        note: 'of a deposit that the end of day paid to an account',
        data: {
          nomor_rekening: found.nomor_rekening,
          nomor_bilyet: 'DA00000001',
          sebab: 'DITERIMA_KEMBALI',
          nomor_surat: '',
          nama_penyerah: 'Siti Aminah',
          nomor_identitas: '3273056010900009',
          keterangan: '',
        },
        extra: { ...active, status: 'DICAIRKAN', versi: 3 },
      },
    ],
  },
  TERIMA_STOK_BILYET: {
    operation: receiveBilyets as Operation,
    of: [{ note: 'a hundred blank certificates', data: { ...range, keterangan: 'surat jalan 12/2026' } }],
  },
  SERAH_STOK_BILYET: {
    operation: handBilyets as Operation,
    of: [{ note: 'to a teller', data: { ...range, pemegang_asal: '', pemegang_tujuan: 'teller1', keterangan: '' } }],
  },
  BATAL_STOK_BILYET: {
    operation: voidBilyets as Operation,
    of: [{ note: 'spoiled blanks', data: { ...range, jumlah: '2', pemegang_asal: '', keterangan: 'sobek di gudang' } }],
  },
};
