import { giveBack, runCustody } from '#core/cheques/clearing/custody.ts';
import { holdInward } from '#core/cheques/clearing/hold-inward.ts';
import type { Sheet } from '#core/cheques/clearing/instruments.ts';
import { custodyOperation, depositSheets } from '#core/cheques/clearing/lodge.ts';
import { payInward } from '#core/cheques/clearing/pay-inward.ts';
import { receiveInward } from '#core/cheques/clearing/receive-inward.ts';
import { returnInward } from '#core/cheques/clearing/return-inward.ts';
import { rejectSheet, withdrawLodged } from '#core/cheques/clearing/return-lodged.ts';
import { makeEffective, settleSheets } from '#core/cheques/clearing/settle.ts';
import { transferByInstrument } from '#core/cheques/clearing/transfer-by-instrument.ts';
import type { Operation } from '#core/engine/operation.ts';
import { other, own } from '#dev/examples/bank.ts';
import type { Examples } from '#dev/examples/example.ts';

const paper = { kode_bank: '014', jenis: 'BG', nomor_warkat: 'AA000001' };
const sheet: Sheet = {
  ...paper,
  id_warkat: 1n,
  id_group: 'KL00000001',
  nomor_rekening: own.nomor_rekening,
  kode_cabang: own.kode_cabang,
  cabang_terima: own.kode_cabang,
  nominal: 75_000_000_00n,
  status: 'SELESAI_KLIRING',
  tanggal_kliring: '2026-11-16',
  tanggal_setor: '2026-11-16',
  tanggal_efektif: '2026-11-17',
};
const terms = {
  tanggal: '2026-11-16',
  batas_nominal: 500_000_000_00n,
  masa_unjuk: 70,
  lewat: false,
  efektif: '2026-11-17',
  berikut: '2026-11-17',
};
const amount = { nominal: '75000000.00', kode_valuta: 'IDR' };
const slip = {
  ...amount,
  nomor_rekening: own.nomor_rekening,
  warkat: [{ ...paper, tanggal_warkat: '2026-11-16', nama_penarik: 'CV Maju Bersama', nominal: amount.nominal }],
  keterangan: '',
};
const hand = { terms, hari_kerja: true, bank_asing: null, ada: null };
const group = { ...amount, id_group: sheet.id_group };
const chosen = { ...amount, list_setoran_kliring: ['1'], keterangan: '' };
const one = { ...amount, id_warkat: '1' };
const returned = { ...one, alasan_tolakan: ['01'], nomor_skp: 'SKP/1', bebas_biaya: 'F', keterangan: '' };
const found = { sheets: [sheet], reasons: [{ kode: '01', kosong: true }], biaya: 50_000_00n, terms };

const shown = {
  ...amount,
  jenis: 'BG',
  nomor_warkat: 'AA000001',
  tanggal_warkat: '2026-11-16',
  tanggal_efektif: '2026-11-16',
  keterangan: '',
};
const inward = { ...amount, id_penarikan: '1', keterangan: '' };
const known = {
  row: {
    ...paper,
    id_penarikan: 1n,
    kode_cabang: own.kode_cabang,
    nama_penerima: 'CV Maju Bersama',
    rekening_tertulis: own.nomor_rekening,
    nomor_rekening: own.nomor_rekening,
    tanggal_warkat: '2026-11-16',
    tanggal_efektif: '2026-11-16',
    nominal: sheet.nominal,
    status: 'DITERIMA',
    tanggal_terima: '2026-11-16',
  },
  sheet: {
    status: 'AKTIF',
    milik: true,
    unjuk_sampai: '2027-01-25',
    hidup_sampai: '2027-01-25',
    tanggal_warkat: null,
    nominal: null,
  },
  listed: null,
  khusus: null,
};

const example = (operation: unknown, note: string, data: unknown, extra: unknown) =>
  ({ operation: operation as Operation, of: [{ note, data, extra }] }) as const;

/** Customers deposit these cheques of other banks. */
export const clearingExamples = {
  SETORAN_KLIRING: example(depositSheets, 'a sheet for today’s clearing', slip, hand),
  TITIPAN_KLIRING: example(
    custodyOperation,
    'a sheet kept until a day',
    { ...slip, tanggal_kliring: '2026-11-17' },
    hand,
  ),
  HAPUS_TITIPAN_KLIRING: example(giveBack, 'before it is lodged', { ...group, alasan: 'permintaan nasabah' }, found),
  JALANKAN_TITIPAN_KLIRING: example(runCustody, 'on its day', group, found),
  TARIK_SETORAN_KLIRING: example(
    withdrawLodged,
    'before it is presented',
    { ...one, alasan: 'permintaan nasabah' },
    found,
  ),
  KONFIRMASI_KLIRING: example(settleSheets, 'of a branch', chosen, found),
  EFEKTIFKAN_SETORAN_KLIRING: example(makeEffective, 'on its good-funds day', chosen, found),
  TOLAKAN_SETORAN_KLIRING: {
    operation: rejectSheet as Operation,
    of: [
      { note: 'before it was good funds', data: returned, extra: found },
      {
        note: 'after an early credit, its fee waived',
        data: { ...returned, bebas_biaya: 'T' },
        extra: { ...found, sheets: [{ ...sheet, status: 'EFEKTIF' }] },
      },
    ],
  },
  TERIMA_PENARIKAN_KLIRING: example(
    receiveInward,
    'of another bank',
    { ...shown, kode_bank: '014', nama_penerima: 'CV Maju Bersama', nomor_rekening: own.nomor_rekening },
    { terms, bank: true, ada: false, cabang_rekening: own.kode_cabang },
  ),
  PENARIKAN_KLIRING: {
    operation: payInward as Operation,
    of: [
      {
        note: 'from its drawer',
        data: { ...inward, nomor_rekening: own.nomor_rekening },
        extra: { ...known, cover: null },
      },
      {
        note: 'covered by its automatic transfer',
        data: { ...inward, nomor_rekening: own.nomor_rekening },
        extra: {
          ...known,
          cover: {
            nomor_perintah: 'ATS00000001',
            rekening: other.nomor_rekening,
            nominal: 2_800_000_00n,
            biaya: 2_500_00n,
          },
        },
      },
    ],
  },
  TAHAN_PENARIKAN_KLIRING: example(
    holdInward,
    'that may be forged',
    { ...inward, alasan: 'tanda tangan diragukan' },
    { row: known.row, lewat: false, sampai: '2026-11-17' },
  ),
  TOLAKAN_PENARIKAN_KLIRING: {
    operation: returnInward as Operation,
    of: [
      {
        note: 'to the bank that presented it',
        data: { ...inward, alasan_tolakan: ['01'], bebas_biaya: 'F' },
        extra: { ...known, reasons: found.reasons, biaya: 75_000_00n, lewat: false },
      },
      {
        note: 'the day after it was held',
        data: { ...inward, alasan_tolakan: ['13'], bebas_biaya: 'F' },
        extra: {
          ...known,
          row: { ...known.row, status: 'DITAHAN' },
          reasons: [{ kode: '13', kosong: false }],
          biaya: 75_000_00n,
          lewat: false,
        },
      },
    ],
  },
  PEMINDAHBUKUAN_KLIRING: example(
    transferByInstrument,
    'to another account of ours',
    { ...shown, nomor_rekening: own.nomor_rekening, nomor_rekening_kredit: other.nomor_rekening, diubah: 'F' },
    { ...known, cover: null },
  ),
} as const satisfies Readonly<Record<string, Examples>>;
