import type { FlowDetail, OtorisasiRow } from '#types/proto/control/flow.ts';

/** Makes a waiting deposit of teller1; a test gives the differences. */
export const item = (id_flow: string, extra: Partial<OtorisasiRow> = {}): OtorisasiRow => ({
  id_flow,
  jenis: 'FLOW',
  flowCode: 'SETOR_TUNAI',
  nama_operasi: 'Setor tunai',
  trans_code: '1401',
  flow_state: 'WAITING',
  kode_cabang: '001',
  user_input: 'teller1',
  nama_user_input: 'Siti Rahmawati',
  nomor_rekening: '001120000454',
  nama_nasabah: `Nasabah ${id_flow}`,
  nominal: '1000000.00',
  kode_valuta: 'IDR',
  keterangan: '',
  tingkat: 'HEAD_TELLER',
  persetujuan: 0,
  persetujuan_perlu: 1,
  diakhiri_hari: '',
  sisa_detik: '',
  dibuat_pada: '2026-11-21T10:00:00+07:00',
  diubah_pada: '2026-11-21T10:00:00+07:00',
  user_otorisasi: '',
  transRemark: '',
  nomor_referensi: '',
  objek: '',
  kode_alasan: ['MELEBIHI_WEWENANG'],
  versi: 0,
  sidik: '0'.repeat(32),
  kalimat: undefined,
  ...extra,
});

const button = (action_type: string, transition_label: string) => ({
  action_type,
  transition_label,
  send_to_core: 'F',
  trans_code: '1401',
  bg_colour_code: '',
  text_colour_code: '',
});

/** A checker may press these buttons on a waiting item. */
const decisions = [button('APPROVE', 'Setujui'), button('RETURN', 'Kembalikan'), button('REJECT', 'Tolak')];

/** Makes an item as the gateway returns it. */
export const detail = (row: OtorisasiRow, extra: Partial<FlowDetail> = {}) => ({
  item: row,
  flowData: { nomor_rekening: row.nomor_rekening, nominal: row.nominal, keterangan: '' },
  alasan: [],
  riwayat: [],
  jurnal: [],
  saldo: [],
  buttons: decisions,
  read_only: 'F',
  token_override: '',
  berlaku_sampai: '',
  perubahan: [],
  catatan_kolom: [],
  peringatan: [],
  rekening: [],
  limit: undefined,
  atas_nama: '',
  ...extra,
});
