import type { Operation } from '#core/engine/operation.ts';
import { cancelledTransfer } from '#core/payments/transfers/cancelled.ts';
import { centralBankBill } from '#core/payments/transfers/central-bank-bill.ts';
import { creditHeld } from '#core/payments/transfers/credit-held.ts';
import { giveFeeBack } from '#core/payments/transfers/give-fee-back.ts';
import type { Transfer } from '#core/payments/transfers/moves.ts';
import { payHeld } from '#core/payments/transfers/pay-held.ts';
import {
  biFastFromAccount,
  rtgsFromAccount,
  rtgsInCash,
  sknFromAccount,
  sknInCash,
} from '#core/payments/transfers/send.ts';
import { own } from '#dev/examples/bank.ts';
import type { Examples } from '#dev/examples/example.ts';

const terms = {
  tanggal: '2026-11-20',
  batas: null,
  tunai_batas: null,
  minimum: null,
  termasuk: false,
  buka: 0,
  tutup: 2_400,
  terbuka: true,
};
const skn = { terms: { ...terms, rail: 'SKN', biaya: 2_900_00n }, party: null, bank_dikenal: true };
const rtgs = { terms: { ...terms, rail: 'RTGS', biaya: 30_000_00n }, party: null, bank_dikenal: true };
const known = { nama_lalu: null };
const biFast = { terms: { ...terms, rail: 'BI_FAST', biaya: 2_500_00n }, party: null, bank_dikenal: true };
const transferFields = {
  kode_valuta: 'IDR',
  kode_bank: 'CENAIDJA',
  rekening_tujuan: '1234567890',
  nama_tujuan: 'CV Maju Bersama',
  penduduk_tujuan: 'T',
  wni_tujuan: 'T',
  penduduk_pengirim: 'T',
  wni_pengirim: 'T',
  kode_tujuan: '',
  beban: 'DEBT',
  bebas_biaya: 'F',
  keterangan: '',
};
const small = { ...transferFields, nominal: '25000000.00' };
const large = { ...transferFields, nominal: '250000000.00' };
const pecahan = [{ nominal: '100000.00', lembar: 1 }];
const cancelled: Transfer = {
  nomor: 'TF0000000001',
  rail: 'SKN',
  status: 'DIOTORISASI',
  kode_cabang: own.kode_cabang,
  tanggal: '2026-11-20',
  nominal: 25_000_000_00n,
  biaya: 2_900_00n,
  nomor_rekening: own.nomor_rekening,
  nama: '',
  cabang_rekening: own.kode_cabang,
  kode_gl: own.kode_gl,
  sebab: '',
};
const feeBack = {
  nomor: 'TF0000000001',
  nominal: '2900.00',
  kode_valuta: 'IDR',
  alasan: 'SALAH_DATA',
  keterangan: 'Nomor rekening tujuan salah ketik',
};
const charged = { status: 'DIRETUR', biaya: 2_900_00n, nama_pengirim: 'Ani Lestari', sudah: false };
const example = (operation: unknown, note: string, data: unknown, extra: unknown) =>
  ({ operation: operation as Operation, of: [{ note, data, extra }] }) as const;

/** Money to other banks. */
export const transferExamples = {
  SKN_NON_TUNAI: example(
    sknFromAccount,
    'authorised',
    { ...small, nomor_rekening: own.nomor_rekening },
    { ...skn, ...known },
  ),
  SKN_TUNAI: example(sknInCash, 'authorised', { ...small, jumlah_tunai: '25002900.00', pecahan }, skn),
  RTGS_NON_TUNAI: example(
    rtgsFromAccount,
    'authorised',
    { ...large, nomor_rekening: own.nomor_rekening },
    { ...rtgs, ...known },
  ),
  BI_FAST_NON_TUNAI: example(
    biFastFromAccount,
    'authorised',
    { ...small, nomor_rekening: own.nomor_rekening },
    { ...biFast, ...known },
  ),
  RTGS_TUNAI: example(rtgsInCash, 'authorised', { ...large, jumlah_tunai: '250030000.00', pecahan }, rtgs),
  SALURKAN_TRANSFER: example(
    creditHeld,
    'its account is awake again',
    {
      nomor: 'TM0000000001',
      nomor_rekening: own.nomor_rekening,
      nominal: '1000000.00',
      kode_valuta: 'IDR',
      keterangan: 'Rekening sudah aktif kembali',
    },
    { held: null },
  ),
  BAYAR_TRANSFER: example(
    payHeld,
    'its bank would not have it back',
    {
      nomor: 'TM0000000002',
      nominal: '1000000.00',
      kode_valuta: 'IDR',
      setuju_sisa: 'T',
      keterangan: 'KTP asli dan bukti kirim',
      pecahan: [{ nominal: '100000.00', lembar: 10 }],
    },
    {
      party: null,
      held: {
        nomor: 'TM0000000002',
        status: 'TERTAHAN',
        sebab: 'TUTUP',
        sebab_retur: 'AC04',
        kode_cabang: own.kode_cabang,
        nama_tujuan: 'Siti Aminah',
        nominal: 1_000_025_00n,
        senama: true,
      },
    },
  ),
  KEMBALIKAN_BIAYA_TRANSFER: {
    operation: giveFeeBack as Operation,
    of: [
      {
        note: 'an account bore it',
        data: { ...feeBack, nomor_rekening: own.nomor_rekening },
        extra: { ...charged, nomor_rekening: own.nomor_rekening },
      },
      { note: 'paid in cash', data: { ...feeBack, nomor_rekening: '' }, extra: { ...charged, nomor_rekening: '' } },
    ],
  },
  TAGIHAN_BANK_SENTRAL: example(
    centralBankBill,
    'a month of SKN',
    {
      bulan: '2026-10',
      rail: 'SKN',
      nomor_tagihan: 'BI-2026-10-SKN',
      banyak: '1250',
      nominal: '750000.00',
      kode_valuta: 'IDR',
      hitungan_banyak: '1250',
      hitungan_nominal: '750000.00',
      alasan_selisih: '',
    },
    { hitungan: { banyak: 1_250, nominal: 750_000_00n }, ada: false },
  ),
  BATALKAN_TRANSFER: {
    operation: cancelledTransfer as Operation,
    of: [
      { note: 'from an account', data: { nomor: cancelled.nomor }, extra: cancelled },
      {
        note: 'paid in cash',
        data: { nomor: cancelled.nomor },
        extra: { ...cancelled, nomor_rekening: null, sebab: 'TUNAI' },
      },
    ],
  },
} as const satisfies Readonly<Record<string, Examples>>;
