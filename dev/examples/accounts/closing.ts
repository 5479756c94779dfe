import { closeAccount } from '#core/accounts/closing/close-account.ts';
import { payOut } from '#core/accounts/closing/pay-out.ts';
import { paySpecial } from '#core/accounts/closing/pay-special.ts';
import type { ClosingCase } from '#core/accounts/closing/read-closing.ts';
import type { Operation } from '#core/engine/operation.ts';
import { other, own } from '#dev/examples/bank.ts';
import type { Examples } from '#dev/examples/example.ts';

/** A month of 12,400,000 on average at HI-1000 8.75 and a share of 30 %, taxed, with a mandate for zakat. */
const closing: ClosingCase = {
  nomor_rekening: own.nomor_rekening,
  nama_rekening: '',
  nama_produk: '',
  akad: 'Mudharabah muthlaqah',
  kode_cabang: '001',
  kode_valuta: 'IDR',
  status: 'AKTIF',
  akrual: 31_992_00n,
  tanggal: '2026-07-01',
  nomor_identitas: '1',
  rekening_penutupan: null,
  tercantum: false,
  agreed: null,
  waiting: false,
  obstacles: [],
  saldo: 12_000_000_00n,
  nisbah: 3_000,
  months: [
    {
      bulan: '2026-06-01',
      hari_bulan: 30,
      hari: 30,
      jumlah_saldo: 372_000_000_00n,
      nisbah: 3_000,
      hi_1000: 8_750_000n,
      hi_1000_bulan: null,
    },
  ],
  dana_nasabah: 12_000_000_00n,
  batas_pajak: 7_500_000_00n,
  pajak_persen: 2_000n,
  bebas_pajak: false,
  zakat: true,
  zakat_persen: 250n,
  biaya_penutupan: 20_000_00n,
  biaya_sebagian: true,
};
const asked = {
  nomor_rekening: own.nomor_rekening,
  nomor_identitas: '1',
  sebab: 'TIDAK_DIPAKAI',
  keterangan: '',
  cara_bayar: 'PINDAH',
  rekening_tujuan: other.nomor_rekening,
  bebas_biaya: 'F',
  nominal: '12005389.00',
  kode_valuta: 'IDR',
};

/** Examples of closing an account. */
export const closingExamples = {
  TUTUP_REKENING: {
    operation: closeAccount as Operation,
    of: [
      { note: 'the rest to an account of another branch', data: asked, extra: closing },
      {
        note: 'sheets are in circulation: the rest stays for them',
        data: { ...asked, cara_bayar: 'KHUSUS', rekening_tujuan: '' },
        extra: {
          ...closing,
          obstacles: [{ kode: 'WARKAT_BEREDAR', sebut: 'CEK AA000001', nominal: null, sampai: null }],
        },
      },
      {
        note: 'to be fetched in cash: nothing is posted yet',
        data: { ...asked, cara_bayar: 'TUNAI', rekening_tujuan: '' },
        extra: closing,
      },
    ],
  },
  AMBIL_DANA_DI_TELLER: {
    operation: payOut as Operation,
    of: [
      {
        note: 'in cash, what is below the smallest coin given away',
        data: {
          nomor_rekening: own.nomor_rekening,
          nominal: '12005300.00',
          kode_valuta: 'IDR',
          setuju_sisa: 'T',
          keterangan: '',
          pecahan: [],
        },
        extra: {
          ...closing,
          status: 'PENUTUPAN',
          agreed: {
            status: 'DISETUJUI',
            tanggal: '2026-07-01',
            cara_bayar: 'TUNAI',
            saldo: '1200000000',
            bebas_biaya: false,
            status_lama: 'AKTIF',
            versi: 1,
          } satisfies ClosingCase['agreed'],
        },
      },
    ],
  },
  AMBIL_DANA_KHUSUS: {
    operation: paySpecial as Operation,
    of: [
      {
        note: 'no sheet can be presented any more',
        data: {
          nomor_rekening: own.nomor_rekening,
          nomor_identitas: '1',
          nominal: '1000000.00',
          kode_valuta: 'IDR',
          setuju_sisa: 'T',
          keterangan: '',
          pecahan: [{ nominal: '100000.00', lembar: 10 }],
        },
        extra: {
          kode_cabang: own.kode_cabang,
          saldo: 1_000_056_00n,
          menunggu_sampai: null,
          nomor_identitas: '1',
          miliknya: false,
        },
      },
      {
        note: 'to another account of the customer',
        data: {
          nomor_rekening: own.nomor_rekening,
          nomor_identitas: '1',
          cara_bayar: 'PINDAH',
          rekening_tujuan: asked.rekening_tujuan,
          nominal: '1000056.00',
          kode_valuta: 'IDR',
          keterangan: '',
        },
        extra: {
          kode_cabang: own.kode_cabang,
          saldo: 1_000_056_00n,
          menunggu_sampai: null,
          nomor_identitas: '1',
          miliknya: true,
        },
      },
    ],
  },
} as const satisfies Readonly<Record<string, Examples>>;
