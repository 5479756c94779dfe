import { issueBook, replaceBook } from '#core/accounts/passbooks/issue.ts';
import { printBook, setLine } from '#core/accounts/passbooks/print.ts';
import { handBooks, receiveBooks, voidBooks } from '#core/accounts/passbooks/stock.ts';
import type { Operation } from '#core/engine/operation.ts';
import { own } from '#dev/examples/bank.ts';
import type { Examples } from '#dev/examples/example.ts';
import type { passbook } from '#lib/accounts/operations/passbook.ts';
import { geometryOf } from '#lib/accounts/passbook/layout.ts';

const book = {
  nomor_seri: 'BT00000001',
  nomor_rekening: own.nomor_rekening,
  kode_cabang: own.kode_cabang,
  kode_valuta: 'IDR',
  status: 'AKTIF',
  sampul_dicetak: true,
  geometry: geometryOf(24, 14),
  position: { page: 3, line: 20, seq: 63, balance: 10_000_000_00n },
};
const blank = { status: 'STOK', pemegang: 'teller1', kode_cabang: '001' };
const range = { nomor_seri: 'BT00000001', jumlah: '100' };
const ofBook = { nomor_rekening: own.nomor_rekening, nomor_seri: 'BT00000001' };
const replaced = {
  nomor_rekening: own.nomor_rekening,
  buku_lama: 'BT00000001',
  nomor_seri: 'BT00000002',
  is_cetak_ulang: 'F',
  nomor_surat: '',
  keterangan: '',
  bebas_biaya: 'F',
};

/** Examples of the operations about passbooks. */
export const passbookExamples: Readonly<Record<keyof typeof passbook, Examples>> = {
  TERIMA_STOK_BUKU: {
    operation: receiveBooks as Operation,
    of: [{ note: 'a hundred blank books', data: { ...range, keterangan: 'surat jalan 12/2026' } }],
  },
  SERAH_STOK_BUKU: {
    operation: handBooks as Operation,
    of: [
      { note: 'to customer service', data: { ...range, pemegang_asal: '', pemegang_tujuan: 'cs1', keterangan: '' } },
    ],
  },
  BATAL_STOK_BUKU: {
    operation: voidBooks as Operation,
    of: [{ note: 'spoiled blanks', data: { ...range, jumlah: '2', pemegang_asal: '', keterangan: 'sobek di gudang' } }],
  },
  TERBIT_BUKU: {
    operation: issueBook as Operation,
    of: [{ note: 'the first book', data: ofBook, extra: { book: null, agreed: true, blank } }],
  },
  GANTI_BUKU: {
    operation: replaceBook as Operation,
    of: [
      {
        note: 'a full book',
        data: { ...replaced, sebab: 'PENUH' },
        extra: { book: { ...book, status: 'PENUH' }, agreed: true, blank },
      },
      {
        note: 'a lost book, with a loss statement',
        data: { ...replaced, sebab: 'HILANG', nomor_surat: 'LP/12/2026' },
        extra: { book, agreed: true, blank },
      },
    ],
  },
  ATUR_BARIS: {
    operation: setLine as Operation,
    of: [
      {
        note: 'two lines further down',
        data: {
          ...ofBook,
          mulai_halaman: 3,
          mulai_baris: 20,
          id_cetak_akhir: 63,
          ke_halaman: '3',
          ke_baris: '22',
          keterangan: 'baris tercetak ganda',
        },
        extra: { book },
      },
    ],
  },
  CETAK_BUKU: {
    operation: printBook as Operation,
    of: [
      {
        note: 'the cover',
        data: {
          ...ofBook,
          req_mode: 'SAMPUL',
          mulai_halaman: 3,
          mulai_baris: 20,
          id_cetak_awal: 64,
          id_cetak_akhir: 63,
          halaman_baik: '0',
          baris_baik: '0',
        },
        extra: { book: { ...book, sampul_dicetak: false }, lines: [] },
      },
    ],
  },
};
