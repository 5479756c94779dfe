import { openingCapital } from '#core/day/opening-capital.ts';
import { revaluation } from '#core/day/revaluation.ts';
import type { Operation } from '#core/engine/operation.ts';
import { roundingDifference } from '#core/general-ledger/rounding-difference.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { bookTransfer } from '#core/teller/book-transfer.ts';
import { cashDeposit } from '#core/teller/cash-deposit.ts';
import { cashWithdrawal } from '#core/teller/cash-withdrawal.ts';
import { correction } from '#core/teller/correction.ts';
import { reversal } from '#core/teller/reversal.ts';
import { closeTill } from '#core/vault/close-till.ts';
import { countVault } from '#core/vault/count-vault.ts';
import { openTill } from '#core/vault/open-till.ts';
import { receiveCash } from '#core/vault/receive-cash.ts';
import { reopenTill } from '#core/vault/reopen-till.ts';
import { tillToVault } from '#core/vault/till-to-vault.ts';
import { vaultToTill } from '#core/vault/vault-to-till.ts';
import type { CodeWhere } from '#lib/operations/operations.ts';
import { near, other, own } from './example-bank.ts';

const pecahan = [{ nominal: '100000.00', lembar: 10 }];
const cash = { nomor_rekening: own.nomor_rekening, nominal: '1000000.00', kode_valuta: 'IDR', keterangan: '', pecahan };
const handover = (arah: string, tujuan: number) => ({
  id_serah_terima: 'x',
  arah,
  asal: 0,
  tujuan,
  nominal: 1_000_000_00n,
  kode_valuta: 'IDR',
  pecahan: { '10000000': 10 },
  status: 'DIKIRIM',
});
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
  serah_terima: null,
  status_serah_terima: null,
  cash: [{ id_kas: 1, pecahan: { '10000000': 10 } }],
};

const rounding = { nominal: '1000000.00', kode_valuta: 'IDR', keterangan: 'sisa pembulatan bagi hasil' };

/** One example of an operation: what it is given and what was read for it. */
export interface Example {
  readonly note: string;
  readonly data: unknown;
  readonly extra?: unknown;
}

interface Examples {
  readonly operation: Operation;
  readonly of: readonly [Example, ...Example[]];
}

/** Examples of every operation that posts; one without does not compile. */
export const examples: Readonly<Record<CodeWhere<{ leaves: 'JOURNAL' }>, Examples>> = {
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
        extra: {
          ...deposited,
          lines: [
            debit({ kode_cabang: '001', kode_gl: '101002', sub: { jenis: 'KAS', id: '1' } }, 1_000_000_00n),
            credit(
              { kode_cabang: '001', kode_gl: '301001', sub: { jenis: 'REKENING', id: own.nomor_rekening } },
              1_000_000_00n,
            ),
          ],
        },
      },
    ],
  },
  KOREKSI: {
    operation: correction as Operation,
    of: [
      {
        note: 'of a cash deposit of an earlier day',
        data: { nomor_referensi: '001261119000000001', alasan: 'salah rekening' },
        extra: {
          ...deposited,
          tanggal: '2026-11-19',
          lines: [
            debit({ kode_cabang: '001', kode_gl: '101002', sub: { jenis: 'KAS', id: '1' } }, 1_000_000_00n),
            credit(
              { kode_cabang: '001', kode_gl: '301001', sub: { jenis: 'REKENING', id: own.nomor_rekening } },
              1_000_000_00n,
            ),
          ],
        },
      },
    ],
  },
  PENARIKAN_KHASANAH: {
    operation: vaultToTill as Operation,
    of: [
      {
        note: 'sent by the vault',
        data: { id_kas: '1', nominal: '1000000.00', kode_valuta: 'IDR', keterangan: '', pecahan },
        extra: 2,
      },
    ],
  },
  BUKA_KAS: {
    operation: openTill as Operation,
    of: [
      {
        note: 'with cash from the vault',
        data: { id_serah_terima: 'x', kode_valuta: 'IDR', pecahan },
        extra: handover('KE_TELLER', 1),
      },
    ],
  },
  BUKA_KAS_ULANG: {
    operation: reopenTill as Operation,
    of: [
      {
        note: 'again on the day it was closed',
        data: { kode_valuta: 'IDR', alasan: 'Nasabah datang setelah tutup kas' },
      },
    ],
  },
  TERIMA_KAS: {
    operation: receiveCash as Operation,
    of: [
      {
        note: 'into the vault',
        data: { id_serah_terima: 'x', pecahan },
        extra: handover('KE_KHASANAH', 2),
      },
    ],
  },
  SETORAN_KHASANAH: {
    operation: tillToVault as Operation,
    of: [
      {
        note: 'sent by the till',
        data: { nominal: '1000000.00', kode_valuta: 'IDR', keterangan: '', pecahan },
        extra: 2,
      },
    ],
  },
  TUTUP_KAS: {
    operation: closeTill as Operation,
    of: [
      {
        note: 'count agrees',
        data: {
          kode_valuta: 'IDR',
          pecahan: [{ nominal: '100000.00', lembar: 100 }],
          konfirmasi_selisih: 'F',
          keterangan: '',
        },
        extra: { vault: 2, waiting: false, idSerahTerima: 'x' },
      },
      {
        note: 'shortage',
        data: {
          kode_valuta: 'IDR',
          pecahan: [{ nominal: '100000.00', lembar: 99 }],
          konfirmasi_selisih: 'T',
          keterangan: '',
        },
        extra: { vault: 2, waiting: false, idSerahTerima: 'x' },
      },
      {
        note: 'overage',
        data: {
          kode_valuta: 'IDR',
          pecahan: [{ nominal: '100000.00', lembar: 101 }],
          konfirmasi_selisih: 'T',
          keterangan: '',
        },
        extra: { vault: 2, waiting: false, idSerahTerima: 'x' },
      },
    ],
  },
  SELISIH_PEMBULATAN: {
    operation: roundingDifference as Operation,
    of: [
      { note: 'to other income', data: { ...rounding, arah: 'PENDAPATAN' } },
      { note: 'from other expense', data: { ...rounding, arah: 'BEBAN' } },
    ],
  },
  REVALUASI: {
    operation: revaluation as Operation,
    of: [
      {
        note: 'USD 10,000 in the vault, kept at 16,875 and now at 16,600',
        data: { kode_cabang: '001', kode_valuta: 'USD' },
        extra: [{ kode_gl: '101004', jumlah: 10_000_00n, idr: 168_750_000_00n }],
      },
      {
        note: 'USD 10,000 in the vault, kept at 16,500 and now at 16,600',
        data: { kode_cabang: '001', kode_valuta: 'USD' },
        extra: [{ kode_gl: '101004', jumlah: 10_000_00n, idr: 165_000_000_00n }],
      },
    ],
  },
  HITUNG_KHASANAH: {
    operation: countVault as Operation,
    of: [
      {
        note: 'one note of 100,000 is missing',
        data: {
          pecahan_layak: [{ nominal: '100000.00', lembar: 90 }],
          pecahan_tidak_layak: [{ nominal: '100000.00', lembar: 9 }],
          keterangan: 'Selisih saat hitung sore',
        },
        extra: 2,
      },
      {
        note: 'one note of 100,000 too many',
        data: {
          pecahan_layak: [{ nominal: '100000.00', lembar: 101 }],
          pecahan_tidak_layak: [],
          keterangan: 'Selisih saat hitung sore',
        },
        extra: 2,
      },
    ],
  },
  MODAL_AWAL: {
    operation: openingCapital as Operation,
    of: [
      {
        note: 'into a branch',
        data: { kode_cabang: '001', kode_valuta: 'IDR', giro_bi: '5000000.00', pecahan },
        extra: 2,
      },
    ],
  },
};
