import { closeTill } from '#core/cash/vault/close-till.ts';
import { countHandover } from '#core/cash/vault/count-handover.ts';
import { openTill } from '#core/cash/vault/open-till.ts';
import { recallCash } from '#core/cash/vault/recall-cash.ts';
import { receiveCash } from '#core/cash/vault/receive-cash.ts';
import { reopenTill } from '#core/cash/vault/reopen-till.ts';
import { tillToVault } from '#core/cash/vault/till-to-vault.ts';
import { vaultToTill } from '#core/cash/vault/vault-to-till.ts';
import type { Operation } from '#core/engine/operation.ts';
import type { Examples } from '#dev/examples/example.ts';

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

/** Examples of tills and of cash between them and the vault. */
export const tillExamples = {
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
    operation: recallCash as Operation,
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
} satisfies Readonly<Record<string, Examples>>;
