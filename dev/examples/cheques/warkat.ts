import { payCheque } from '#core/cash/counter/pay-cheque.ts';
import type { Book } from '#core/cheques/cheque-books/books.ts';
import { cancelSheets, liftStop, returnSheets, stopSheets } from '#core/cheques/cheque-books/instruments.ts';
import { activateBook, issueBook } from '#core/cheques/cheque-books/issue.ts';
import { cancelOrder, orderBook } from '#core/cheques/cheque-books/order.ts';
import { refuseSheet } from '#core/cheques/cheque-books/refuse.ts';
import { acceptStock, receiveStock, sendStock, voidStock } from '#core/cheques/cheque-books/stock.ts';
import type { Operation } from '#core/engine/operation.ts';
import { own } from '#dev/examples/bank.ts';
import type { Examples } from '#dev/examples/example.ts';
import type { warkat } from '#lib/cheques/operations/warkat.ts';
import type { warkatOrder } from '#lib/cheques/operations/warkat-order.ts';

const book: Book = {
  id_bukuwarkat: '1',
  jenis: 'CEK',
  nomor_awal: 'AA000001',
  nomor_akhir: 'AA000025',
  lembar: 25,
  status: 'STOK_CABANG',
  kode_cabang: own.kode_cabang,
  cabang_tujuan: null,
  nomor_rekening: null,
};
const range = { jenis: 'CEK', nomor_seri: 'AA000001', jumlah: '1', keterangan: '' };
const stock = { books: [book], branch: true };
const named = { nomor_rekening: own.nomor_rekening, jenis: 'CEK', nomor_awal: 'AA000003', nomor_akhir: '' };
const issue = { nomor_rekening: own.nomor_rekening, id_bukuwarkat: '1', bebas_biaya: 'F', keterangan: '' };
const issuing = { book, giro: true, listed: null, before: null };
const seen = { sheets: [{ nomor_warkat: 'AA000003', status: 'AKTIF', nomor_rekening: own.nomor_rekening }] };

const example = (operation: unknown, note: string, data: unknown, extra: unknown): Examples => ({
  operation: operation as Operation,
  of: [{ note, data, extra }],
});

/** Examples of the operations about cheque books. */
export const warkatExamples: Readonly<
  Record<keyof typeof warkat | keyof typeof warkatOrder | 'TOLAK_WARKAT', Examples>
> = {
  TERIMA_STOK_WARKAT: example(receiveStock, 'a book from the printer', range, null),
  KIRIM_STOK_WARKAT: example(sendStock, 'to a branch', { ...range, cabang_tujuan: '001' }, stock),
  TERIMA_KIRIMAN_WARKAT: example(acceptStock, 'counted by the branch', range, stock),
  BATAL_STOK_WARKAT: example(voidStock, 'a spoiled book', range, stock),
  TERBIT_WARKAT: {
    operation: issueBook as Operation,
    of: [
      { note: 'a book of 25 sheets', data: issue, extra: issuing },
      { note: 'its price waived', data: { ...issue, bebas_biaya: 'T' }, extra: issuing },
    ],
  },
  PESAN_WARKAT: example(
    orderBook,
    'posts nothing',
    { nomor_rekening: issue.nomor_rekening, jenis: 'CEK', keterangan: '' },
    { giro: true, listed: null, waits: false },
  ),
  BATAL_PESANAN_WARKAT: example(
    cancelOrder,
    'posts nothing',
    { nomor_pesanan: 'PB0000000001', keterangan: 'Nasabah tidak jadi memesan' },
    { status: 'DIPESAN', jenis: 'CEK', nomor_rekening: issue.nomor_rekening },
  ),
  AKTIF_WARKAT: example(activateBook, 'the receipt is back', { ...issue, nomor_resi: 'RS-1' }, { book }),
  STOP_WARKAT: example(
    stopSheets,
    'a lost sheet',
    { ...named, sebab: 'HILANG', nomor_surat: 'LP/1', keterangan: 'hilang di jalan', bebas_biaya: 'F' },
    seen,
  ),
  BUKA_STOP_WARKAT: example(
    liftStop,
    'a sheet that was found',
    { ...named, nomor_surat: 'SK/2', keterangan: 'ditemukan' },
    { sheets: seen.sheets.map((sheet) => ({ ...sheet, status: 'HILANG' })) },
  ),
  BATAL_WARKAT: example(cancelSheets, 'a spoiled sheet', { ...named, keterangan: 'salah tulis' }, seen),
  KEMBALI_WARKAT: example(returnSheets, 'an unused sheet', { ...named, keterangan: 'rekening ditutup' }, seen),
  BAYAR_CEK: example(
    payCheque,
    'to who brings it',
    {
      nomor_rekening: own.nomor_rekening,
      nominal: '1000000.00',
      kode_valuta: 'IDR',
      keterangan: '',
      pecahan: [{ nominal: '100000.00', lembar: 10 }],
      nomor_warkat: 'AA000003',
      tanggal_warkat: '2026-11-20',
      silang: 'F',
      diubah: 'F',
    },
    {
      party: null,
      listed: null,
      bilyet: false,
      khusus: null,
      cover: null,
      sheet: {
        status: 'AKTIF',
        milik: true,
        unjuk_sampai: '2027-01-29',
        hidup_sampai: '2027-07-29',
        tanggal_warkat: null,
        nominal: null,
      },
    },
  ),
  TOLAK_WARKAT: example(
    refuseSheet,
    'too little on the account',
    {
      nomor_rekening: own.nomor_rekening,
      jenis: 'CEK',
      nomor_warkat: 'AA000003',
      tanggal_warkat: '2026-11-16',
      nominal: '40000000.00',
      kode_valuta: 'IDR',
      penyaji: 'CV Maju Bersama',
      alasan_tolakan: ['01'],
      keterangan: '',
    },
    { sheet: { status: 'AKTIF', nomor_rekening: own.nomor_rekening }, reasons: [{ kode: '01', kosong: true }] },
  ),
};
