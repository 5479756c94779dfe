import type { form as id } from '#lib/messages/form.ts';

export const form = {
  'form.tidakDidukung': 'Type form is not supported yet',
  'form.tinggalkan': 'Unsaved input',
  'form.tinggalkanTeks': 'If you leave this page, input that has not been saved is lost.',
  'form.tinggalkanYa': 'Leave',
  'form.tinggalkanTidak': 'Stay here',
  'form.draf': 'There is input that could not be saved',
  'form.drafTeks': 'This input has been kept in the browser since {waktu}.',
  'form.pulihkan': 'Continue with it',
  'form.buang': 'Discard',

  'isian.jam': 'Time for {nama}',
  'isian.pilih': 'Choose…',
  'isian.cariEnter': 'Type, then Enter to search',
  'isian.tidakDitemukan': 'No choices',
  'isian.bukaPilihan': 'Open the choices of {nama}',
  'isian.bukaPencarian': 'Search {nama}',

  'kalender.bahasa': 'en-GB',
  'kalender.judul': 'Calendar {nama}',
  'kalender.bulan': 'Month',
  'kalender.tahun': 'Year',
  'kalender.bulanLalu': 'Previous month',
  'kalender.bulanDepan': 'Next month',

  'dataset.tambah': 'Add',
  'dataset.ubah': 'Edit',
  'dataset.rincian': 'Detail',
  'dataset.hapus': 'Delete',
  'dataset.tambahKe': 'Add {nama}',
  'dataset.ubahBaris': 'Edit {nama} row {nomor}',
  'dataset.rincianBaris': 'Detail of {nama} row {nomor}',
  'dataset.hapusBaris': 'Delete {nama} row {nomor}',

  'wizard.langkah': 'Step {ke} of {jumlah}',
  'wizard.sebelum': 'Previous',
  'wizard.berikut': 'Next',
  'wizard.selesai': 'Save',
  'wizard.adaKesalahan': 'some input is not right yet',
} as const satisfies Record<keyof typeof id, string>;
