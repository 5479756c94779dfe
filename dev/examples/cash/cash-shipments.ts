import { endRequest, requestCash } from '#core/cash/vault/cash-requests.ts';
import { receiveShipment, refuseShipment } from '#core/cash/vault/receive-shipment.ts';
import { sendShipment } from '#core/cash/vault/send-shipment.ts';
import type { Operation } from '#core/engine/operation.ts';
import type { Examples } from '#dev/examples/example.ts';
import type { cashShipments } from '#lib/cash/operations/cash-shipments.ts';

const pecahan = [{ nominal: '100000.00', lembar: 10 }];
const cash = { nominal: '1000000.00', kode_valuta: 'IDR', pecahan, keterangan: '' };
const bags = {
  ...cash,
  kode_cabang_tujuan: '',
  kode_atm: '',
  nomor_permintaan: '',
  segel: 'S001, S002',
  pembawa: 'Budi',
  pengawal: 'Wati',
};
const sending = { vault: 2, pusat: true, tujuan: true, jalan: 0n, atm: 1_000_000_00n, permintaan: null };
const onTheRoad = {
  nomor: 'KK0000000001',
  arah: 'KE_CABANG',
  kode_cabang_asal: '002',
  kode_cabang_tujuan: '001',
  nominal: 1_000_000_00n,
  kode_valuta: 'IDR',
  status: 'DIKIRIM',
  vault: 2,
};
const counted = { nomor_kiriman: onTheRoad.nomor, segel_utuh: 'T', pecahan, keterangan: '' };
const less = {
  ...counted,
  pecahan: [{ nominal: '100000.00', lembar: 9 }],
  keterangan: 'Kurang satu lembar dalam kantong S002',
};

/** Examples of cash between vaults, to and from Bank Indonesia and ATMs. */
export const shipmentExamples: Readonly<Record<keyof typeof cashShipments, Examples>> = {
  MINTA_KAS: {
    operation: requestCash as Operation,
    of: [{ note: 'posts nothing', data: { kode_cabang_asal: '000', ...cash }, extra: { vault: true } }],
  },
  TUTUP_PERMINTAAN_KAS: {
    operation: endRequest as Operation,
    of: [
      {
        note: 'posts nothing',
        data: { nomor_permintaan: 'MK0000000001', alasan: 'Stok belum cukup' },
        extra: { status: 'DIMINTA', nominal: 1_000_000_00n },
      },
    ],
  },
  KIRIM_KAS: {
    operation: sendShipment as Operation,
    of: [
      {
        note: 'to another branch, or to Bank Indonesia',
        data: { ...bags, arah: 'KE_CABANG', kode_cabang_tujuan: '002' },
        extra: sending,
      },
      { note: 'from Bank Indonesia', data: { ...bags, arah: 'DARI_BI' }, extra: sending },
      { note: 'out of an ATM', data: { ...bags, arah: 'DARI_ATM', kode_atm: 'ATM01' }, extra: sending },
    ],
  },
  TOLAK_KIRIMAN_KAS: {
    operation: refuseShipment as Operation,
    of: [
      {
        note: 'posts nothing',
        data: { nomor_kiriman: onTheRoad.nomor, alasan: 'Segel S002 rusak' },
        extra: onTheRoad,
      },
    ],
  },
  TERIMA_KIRIMAN_KAS: {
    operation: receiveShipment as Operation,
    of: [
      { note: 'from another branch', data: counted, extra: onTheRoad },
      { note: 'from another branch, one note less than was sent', data: less, extra: onTheRoad },
      {
        note: 'at Bank Indonesia',
        data: counted,
        extra: { ...onTheRoad, arah: 'KE_BI', kode_cabang_asal: '001' },
      },
      {
        note: 'in an ATM',
        data: counted,
        extra: { ...onTheRoad, arah: 'KE_ATM', kode_cabang_asal: '001' },
      },
    ],
  },
};
