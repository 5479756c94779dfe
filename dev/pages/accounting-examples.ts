import { moveBranch } from '#core/accounts/maintenance/move-branch.ts';
import { reactivation } from '#core/accounts/maintenance/reactivation.ts';
import { printStatement } from '#core/accounts/statements/print-statement.ts';
import { openingCapital } from '#core/business-day/bank-day/opening-capital.ts';
import { closeTill } from '#core/cash/vault/close-till.ts';
import { countHandover } from '#core/cash/vault/count-handover.ts';
import { openTill } from '#core/cash/vault/open-till.ts';
import { receiveCash } from '#core/cash/vault/receive-cash.ts';
import { reopenTill } from '#core/cash/vault/reopen-till.ts';
import { takeBackCash } from '#core/cash/vault/take-back-cash.ts';
import { tillToVault } from '#core/cash/vault/till-to-vault.ts';
import { vaultToTill } from '#core/cash/vault/vault-to-till.ts';
import type { Operation } from '#core/engine/operation.ts';
import type { CodeWhere } from '#lib/operations/operations.ts';
import { absentTillExample } from './absent-till-example.ts';
import { branchExamples } from './branch-examples.ts';
import { cardExamples } from './card-examples.ts';
import { clearingExamples } from './clearing-examples.ts';
import { closingExamples } from './closing-examples.ts';
import { countExamples } from './count-examples.ts';
import { currencyExamples } from './currency-examples.ts';
import { depositExamples } from './deposit-examples.ts';
import { differenceExamples } from './difference-examples.ts';
import { eveningExamples } from './evening-examples.ts';
import type { Examples } from './example.ts';
import { own } from './example-bank.ts';
import { ledgerExamples } from './ledger-examples.ts';
import { levyExamples } from './levy-examples.ts';
import { passbookExamples } from './passbook-examples.ts';
import { payrollExamples } from './payroll-examples.ts';
import { shipmentExamples } from './shipment-examples.ts';
import { stationeryExamples } from './stationery-examples.ts';
import { tellerExamples } from './teller-examples.ts';
import { transferExamples } from './transfer-examples.ts';
import { warkatExamples } from './warkat-examples.ts';

const pecahan = [{ nominal: '100000.00', lembar: 10 }];
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

/** Examples of every operation that posts; one without does not compile. */
export const examples: Readonly<Record<CodeWhere<{ leaves: 'JOURNAL' }>, Examples>> = {
  ...tellerExamples,
  ...countExamples,
  ...closingExamples,
  ...passbookExamples,
  ...cardExamples,
  ...warkatExamples,
  ...clearingExamples,
  ...transferExamples,
  ...payrollExamples,
  ...ledgerExamples,
  ...depositExamples,
  ...eveningExamples,
  ...branchExamples,
  PENARIKAN_KHASANAH: {
    operation: vaultToTill as Operation,
    of: [
      {
        note: 'sent by the vault',
        data: { id_kas: '1', nominal: '1000000.00', kode_valuta: 'IDR', keterangan: '', pecahan },
        extra: { vault: 2, menuju: 0n },
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
        extra: false,
      },
    ],
  },
  ...absentTillExample,
  ...shipmentExamples,
  ...differenceExamples,
  ...levyExamples,
  ...stationeryExamples,
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
  HITUNG_SERAH_TERIMA: {
    operation: countHandover as Operation,
    of: [
      {
        note: 'the receiver counts one note less',
        data: { id_serah_terima: 'x', pecahan: [{ nominal: '100000.00', lembar: 9 }] },
        extra: { ...handover('KE_KHASANAH', 2), counts: [] },
      },
    ],
  },
  AMBIL_KEMBALI_KAS: {
    operation: takeBackCash as Operation,
    of: [
      {
        note: 'back into the till it came from',
        data: { id_serah_terima: 'x' },
        extra: { ...handover('KE_KHASANAH', 2), asal: 1, status: 'DIKEMBALIKAN' },
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
        data: { kode_valuta: 'IDR', pecahan: [{ nominal: '100000.00', lembar: 100 }], selisih: '', keterangan: '' },
        extra: { vault: 2, waiting: false, hitungan: 2, idSerahTerima: 'x' },
      },
      {
        note: 'shortage',
        data: {
          kode_valuta: 'IDR',
          pecahan: [{ nominal: '100000.00', lembar: 99 }],
          selisih: '-100000.00',
          keterangan: 'Kurang satu lembar',
        },
        extra: { vault: 2, waiting: false, hitungan: 2, idSerahTerima: 'x' },
      },
      {
        note: 'overage',
        data: {
          kode_valuta: 'IDR',
          pecahan: [{ nominal: '100000.00', lembar: 101 }],
          selisih: '100000.00',
          keterangan: 'Lebih satu lembar',
        },
        extra: { vault: 2, waiting: false, hitungan: 2, idSerahTerima: 'x' },
      },
    ],
  },
  ...currencyExamples,
  CETAK_STATEMENT: {
    operation: printStatement as Operation,
    of: [
      {
        note: 'three pages, the free ones of the month used',
        data: {
          nomor_rekening: own.nomor_rekening,
          tanggal_awal: '2026-10-01',
          tanggal_akhir: '2026-10-31',
          nomor_identitas: '',
          bebas_biaya: 'F',
          keterangan: '',
        },
        extra: { nomor: 'RK00126112000000000', identitas: [], seq: 100, jumlah_baris: 90, gratis: 9 },
      },
    ],
  },
  REAKTIVASI_REKENING: {
    operation: reactivation as Operation,
    of: [
      {
        note: 'with the fee of the product',
        data: {
          nomor_rekening: own.nomor_rekening,
          nomor_identitas: 'x',
          keterangan: 'nasabah datang',
          bebas_biaya: 'F',
        },
        extra: { nomor_identitas: 'x', tanggal_aktivitas: '2020-01-02' },
      },
    ],
  },
  PINDAH_CABANG: {
    operation: moveBranch as Operation,
    of: [
      {
        note: 'from branch 001 to 002',
        data: { nomor_rekening: own.nomor_rekening, cabang_tujuan: '002', alasan: 'Nasabah pindah rumah' },
        extra: {
          versi: 0,
          menunggu: false,
          tujuan: { kode_cabang: '002', nama_cabang: 'Bandung', status: 'BUKA', accounting_date: '2026-11-20' },
        },
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
