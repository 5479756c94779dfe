import type { Page } from '@playwright/test';
import { call } from './api.ts';
import { seenBy } from './workflow.ts';

/** A published list names a person of this name and birthday. */
export const NAME = 'Wirawan Daftar Hitam';
export const BORN = '1990-10-10';

export const customer = {
  nomor_nasabah: '',
  versi: 0,
  nama_nasabah: NAME,
  nama_alias: '',
  jenis_identitas: 'KTP',
  nomor_identitas: '3273051010900777',
  identitas_sampai: '',
  negara: 'ID',
  nomor_npwp: '',
  tempat_lahir: 'Bandung',
  tanggal_lahir: BORN,
  jenis_kelamin: 'L',
  agama: 'ISLAM',
  pendidikan: 'S1',
  status_kawin: 'KAWIN',
  nama_ibu_kandung: 'Maimunah Saringan',
  alamat: 'Jl. Saringan No. 7',
  kelurahan: 'Lebak Siliwangi',
  kecamatan: 'Coblong',
  wilayah: '3273',
  kode_pos: '40132',
  alamat_domisili: 'Jl. Saringan No. 7',
  kelurahan_domisili: 'Lebak Siliwangi',
  kecamatan_domisili: 'Coblong',
  wilayah_domisili: '3273',
  kode_pos_domisili: '40132',
  surat_ke: 'DOMISILI',
  telepon: '081298760077',
  telepon_rumah: '',
  surel: '',
  pekerjaan: 'PEGAWAI_SWASTA',
  jabatan: 'Staf',
  pemberi_kerja: 'PT Maju Terus',
  bidang_usaha: 'JASA',
  alamat_kantor: 'Jl. Asia Afrika No. 1',
  wilayah_kantor: '3273',
  telepon_kantor: '0224201234',
  penghasilan: 'SD_120',
  sumber_dana: [{ sumber: 'GAJI', keterangan: '' }],
  tujuan: 'MENABUNG',
  layanan: 'TABUNGAN',
  pihak: [],
  pep: 'F',
  pep_keterangan: '',
  tinjau: 'F',
  alasan: '',
};

/** The branch's officer releases the customer's item by the call of the screen. */
export async function release(page: Page, idFlow: string) {
  return call(page, 'flow/process-v2', {
    flowCode: 'SIMPAN_NASABAH_INDIVIDU',
    flowState: 'WAITING',
    actionType: 'APPROVE',
    idFlow,
    transRemark: 'Sesuai dokumen',
    ...(await seenBy(page, idFlow)),
  });
}

/** The clerk files the customer by the call of the screen; returns the item. */
export async function fileCustomer(clerk: Page): Promise<string> {
  const { resp_data } = await call(clerk, 'flow/process-v2', {
    flowCode: 'SIMPAN_NASABAH_INDIVIDU',
    actionType: 'SUBMIT',
    flowData: customer,
  });
  return (resp_data as { id_flow: string }).id_flow;
}
