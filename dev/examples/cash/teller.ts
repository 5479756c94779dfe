import { bookTransfer } from '#core/cash/counter/book-transfer.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { correction } from '#core/cash/counter/correction.ts';
import { moneyExchange } from '#core/cash/counter/money-exchange.ts';
import { reversal } from '#core/cash/counter/reversal.ts';
import type { Operation } from '#core/engine/operation.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { near, other, own } from '#dev/examples/bank.ts';
import type { Examples } from '#dev/examples/example.ts';
import type { teller } from '#lib/cash/operations/teller.ts';

const pecahan = [{ nominal: '100000.00', lembar: 10 }];
const cash = { nomor_rekening: own.nomor_rekening, nominal: '1000000.00', kode_valuta: 'IDR', keterangan: '', pecahan };
const deposited = {
  id: 1n,
  operasi: 'SETOR_TUNAI',
  tanggal: '2026-11-20',
  kode_cabang: '001',
  nominal: 1_000_000_00n,
  kode_valuta: 'IDR',
  rekening: own.nomor_rekening,
  id_kas: 1,
  dibatalkan: false,
  selisih: null,
  serah_terima: null,
  status_serah_terima: null,
  data_berubah: false,
  lines: [
    debit({ kode_cabang: '001', kode_gl: '101002', sub: { jenis: 'KAS', id: '1' } }, 1_000_000_00n),
    credit(
      { kode_cabang: '001', kode_gl: '301001', sub: { jenis: 'REKENING', id: own.nomor_rekening } },
      1_000_000_00n,
    ),
  ],
  cash: [{ id_kas: 1, pecahan: { '10000000': 10 } }],
};

/** Examples of the counter. */
export const tellerExamples: Readonly<Record<keyof typeof teller, Examples>> = {
  SETOR_TUNAI: {
    operation: cashDeposit as Operation,
    of: [
      { note: 'own branch', data: cash },
      {
        note: 'account of another branch',
        data: { ...cash, nomor_rekening: other.nomor_rekening },
      },
    ],
  },
  TARIK_TUNAI: { operation: cashWithdrawal as Operation, of: [{ note: 'own branch', data: cash }] },
  TUKAR_UANG: {
    operation: moneyExchange as Operation,
    of: [
      {
        note: 'one note for ten',
        data: {
          nominal: '100000.00',
          kode_valuta: 'IDR',
          nama: 'Siti',
          keterangan: '',
          pecahan: [{ nominal: '100000.00', lembar: 1 }],
          kembalian: [{ nominal: '10000.00', lembar: 10 }],
        },
      },
    ],
  },
  PEMINDAHBUKUAN: {
    operation: bookTransfer as Operation,
    of: [
      {
        note: 'same branch',
        data: {
          nomor_rekening_debet: own.nomor_rekening,
          nomor_rekening_kredit: near.nomor_rekening,
          nominal: '1000000.00',
          kode_valuta: 'IDR',
          keterangan: '',
        },
      },
      {
        note: 'between branches',
        data: {
          nomor_rekening_debet: own.nomor_rekening,
          nomor_rekening_kredit: other.nomor_rekening,
          nominal: '1000000.00',
          kode_valuta: 'IDR',
          keterangan: '',
        },
      },
    ],
  },
  REVERSAL: {
    operation: reversal as Operation,
    of: [
      {
        note: 'of a cash deposit',
        data: { nomor_referensi: '001261120000000001', alasan: 'salah rekening' },
        extra: deposited,
      },
    ],
  },
  KOREKSI: {
    operation: correction as Operation,
    of: [
      {
        note: 'of a cash deposit of an earlier day',
        data: { nomor_referensi: '001261119000000001', alasan: 'salah rekening' },
        extra: { ...deposited, tanggal: '2026-11-19' },
      },
      {
        note: 'of a cash deposit whose cash that day’s count missed',
        data: { nomor_referensi: '001261119000000001', nomor_selisih: 'SK0000000001', alasan: 'nominal salah ketik' },
        extra: {
          ...deposited,
          tanggal: '2026-11-19',
          selisih: {
            nomor: 'SK0000000001',
            kode_gl: '112003',
            id_user: 'teller1',
            nominal: 900_000_00n,
            kode_valuta: 'IDR',
            tanggal: '2026-11-19',
            selesai: false,
          },
        },
      },
    ],
  },
};
