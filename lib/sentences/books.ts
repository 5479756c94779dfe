import { type Both, en, id, type Part, type Sentence, type Sentences } from './sentence.ts';
import { count, day, month, when, word } from './words.ts';

/** Says a posting that the bank makes by itself: its name, amount and remark. */
const byItself =
  (does: Both): Sentence<object> =>
  ({ amount, remark }) => ({
    id: id`${does.id}[ ${amount}][, ${remark}]`,
    en: en`${does.en}[, ${amount}][, ${remark}]`,
  });

const side = (jenis: string | undefined, nomor: string | undefined): Part =>
  nomor
    ? {
        id: id`${when(jenis === 'GL', { id: 'akun', en: '' })} ${nomor}`,
        en: en`${when(jenis === 'GL', { id: '', en: 'account' })} ${nomor}`,
      }
    : '';

/** Sentences of the general ledger, reports and profit sharing. */
export const books = {
  TRANSAKSI_UMUM: ({ form, amount, remark }) => ({
    id: id`Bukukan[ ${amount}][ dari ${side(form.jenis_debet, form.nomor_debet)}][ ke ${side(form.jenis_kredit, form.nomor_kredit)}][, ${form.keterangan ?? remark}]`,
    en: en`Book[ ${amount}][, debit ${side(form.jenis_debet, form.nomor_debet)}][, credit ${side(form.jenis_kredit, form.nomor_kredit)}][, ${form.keterangan ?? remark}]`,
  }),
  TRANSAKSI_UMUM_MULTI: ({ form, amount, remark }) => ({
    id: id`Bukukan[ ${count(form.baris?.length)} baris][ ${amount}][, ${form.keterangan ?? remark}]`,
    en: en`Book[ ${count(form.baris?.length)} lines of][ ${amount}][, ${form.keterangan ?? remark}]`,
  }),
  SELISIH_PEMBULATAN: ({ form, amount, remark }) => ({
    id: id`Bukukan selisih pembulatan[ ${amount}][ ${when(form.arah === 'PENDAPATAN', { id: 'ke pendapatan', en: '' })}][ ${when(form.arah === 'BEBAN', { id: 'dari beban', en: '' })}][, ${form.keterangan ?? remark}]`,
    en: en`Clear a rounding difference[ of ${amount}][ ${when(form.arah === 'PENDAPATAN', { id: '', en: 'to income' })}][ ${when(form.arah === 'BEBAN', { id: '', en: 'from expense' })}][, ${form.keterangan ?? remark}]`,
  }),
  SIMPAN_TEMPLAT: ({ form, remark }) => ({
    id: id`${form.nomor_templat ? 'Ubah' : 'Simpan'} templat entri[ ${form.nama}][, ${form.alasan ?? remark}]`,
    en: en`${form.nomor_templat ? 'Change' : 'Save'} entry template[ ${form.nama}][, ${form.alasan ?? remark}]`,
  }),
  SIMPAN_BERKALA: ({ form, remark }) => ({
    id: id`${form.nomor_berkala ? 'Ubah' : 'Simpan'} entri berkala[ ${form.nama}][, ${word('periodeEntri', form.periode)}][, ${form.alasan ?? remark}]`,
    en: en`${form.nomor_berkala ? 'Change' : 'Save'} recurring entry[ ${form.nama}][, ${word('periodeEntri', form.periode)}][, ${form.alasan ?? remark}]`,
  }),
  STATUS_BERKALA: ({ form, remark }) => ({
    id: id`${word('berkala.tindakan', form.tindakan) || 'Ubah status'} entri berkala[ ${form.nomor_berkala}][, ${form.alasan ?? remark}]`,
    en: en`${word('berkala.tindakan', form.tindakan) || 'Change the state of'} recurring entry[ ${form.nomor_berkala}][, ${form.alasan ?? remark}]`,
  }),
  ENTRI_BERKALA: byItself({ id: 'Entri berkala jatuh tempo', en: 'Recurring entry that fell due' }),
  SIMPAN_AKUN_GL: ({ form }) => ({
    id: id`${word('keuangan.tindakan', form.aksi) || 'Ubah'} di buku besar[: ${form.kode_gl}][ ${form.nama_gl}][, ${form.alasan}]`,
    en: en`${word('keuangan.tindakan', form.aksi) || 'Change'} in the general ledger[: ${form.kode_gl}][ ${form.nama_gl}][, ${form.alasan}]`,
  }),
  SIMPAN_SUSUNAN: ({ form }) => ({
    id: id`${form.aksi === 'HAPUS' ? 'Hapus' : 'Simpan'} format laporan[ ${word('keuangan.laporan', form.laporan)}][, berlaku sejak ${day(form.berlaku_sejak)}][, ${form.alasan}]`,
    en: en`${form.aksi === 'HAPUS' ? 'Delete' : 'Save'} report layout[ ${word('keuangan.laporan', form.laporan)}][, in force from ${day(form.berlaku_sejak)}][, ${form.alasan}]`,
  }),
  SIMPAN_ANGGARAN: ({ form }) => ({
    id: id`Simpan anggaran[ tahun ${form.tahun}][ cabang ${form.kode_cabang}][, ${form.alasan}]`,
    en: en`Save the budget[ of ${form.tahun}][ for branch ${form.kode_cabang}][, ${form.alasan}]`,
  }),
  SIMPAN_JADWAL_LAPORAN: ({ form }) => ({
    id: id`${form.nomor_jadwal ? 'Ubah' : 'Simpan'} jadwal laporan[ ${form.nama}][, ${word('kalenderJadwal', form.kalender)}]`,
    en: en`${form.nomor_jadwal ? 'Change' : 'Save'} report schedule[ ${form.nama}][, ${word('kalenderJadwal', form.kalender)}]`,
  }),
  SETOR_PUNGUTAN: ({ form, amount }) => ({
    id: id`Setorkan[ ${word('pungutan.jenis', form.jenis)}][ ${amount}][ bulan ${form.bulan}][ kepada ${form.penerima}]`,
    en: en`Remit[ ${amount}][ of ${word('pungutan.jenis', form.jenis)}][ for ${form.bulan}][ to ${form.penerima}]`,
  }),
  TETAPKAN_HI1000: ({ form }) => ({
    id: id`Tetapkan HI-1000[ bulan ${month(form.bulan)}][, ${form.alasan}]`,
    en: en`Set HI-1000[ for ${month(form.bulan)}][, ${form.alasan}]`,
  }),
  BATAL_HI1000: ({ form }) => ({
    id: id`Batalkan bagi hasil[ bulan ${month(form.bulan)}][, ${form.alasan}]`,
    en: en`Undo the profit shares[ of ${month(form.bulan)}][, ${form.alasan}]`,
  }),
  TETAPKAN_BONUS: ({ form }) => ({
    id: id`Tetapkan bonus wadiah[ ${form.kode_produk}][ bulan ${month(form.bulan)}][: Rp${form.tarif} per 1.000]`,
    en: en`Set the wadiah bonus[ of ${form.kode_produk}][ for ${month(form.bulan)}][: Rp${form.tarif} per 1,000]`,
  }),
  REVALUASI: byItself({ id: 'Revaluasi valuta asing', en: 'Revaluation of foreign currency' }),
  TUTUP_TAHUN: byItself({ id: 'Tutup tahun buku', en: 'Close the financial year' }),
  MODAL_AWAL: byItself({ id: 'Bukukan modal awal', en: 'Book the opening capital' }),
} satisfies Sentences;
