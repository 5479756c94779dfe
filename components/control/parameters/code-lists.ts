import { messageOf } from '#lib/messages/id.ts';
import '#lib/messages/terms.ts';

/** The lists of choices the bank's forms offer. */
export const codeLists = [
  'AGAMA',
  'ALASAN_TOLAKAN',
  'ASET',
  'BANK',
  'BENTUK_HUKUM',
  'BIDANG_USAHA',
  'INDIKATOR_RESIKO',
  'JABATAN',
  'JENIS_DOKUMEN',
  'JENIS_IDENTITAS',
  'LAYANAN',
  'NEGARA',
  'OMZET',
  'PEKERJAAN',
  'PENDIDIKAN',
  'PENGHASILAN',
  'PROVINSI',
  'RENTANG_TREN',
  'SANDI_AKAD',
  'SANDI_GOLONGAN',
  'SANDI_IDENTITAS',
  'SANDI_JANGKA',
  'SANDI_PELAPOR',
  'SANDI_SIMPANAN',
  'SANDI_TRANSAKSI',
  'STATUS_KAWIN',
  'SUMBER_DANA',
  'TINGKAT_RESIKO',
  'TIPE_MESSAGE',
  'TUJUAN',
  'WILAYAH',
] as const;

/** Names a code list; one that no screen knows keeps its code. */
export const codeListName = (kelompok: string): string => messageOf('kelompokPilihan.', kelompok);
