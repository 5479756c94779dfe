import { en, type FormOf, id, type Sentence, type Sentences } from './sentence.ts';
import { day, money, when, word } from './words.ts';

const untilRevoked = { id: 'sampai dicabut', en: 'until revoked' } as const;

const until = (last: string | undefined) =>
  last === undefined ? '' : last === '' ? untilRevoked : { id: `sampai ${day(last)}`, en: `until ${day(last)}` };

const order: Sentence<FormOf<'SIMPAN_SI'>> = ({ form, remark }) => ({
  id: id`${form.nomor_perintah ? `Ubah instruksi tetap ${form.nomor_perintah}` : 'Daftarkan instruksi tetap'}[ ${money(form.nominal, form.kode_valuta)}][ dari ${form.rekening_sumber}][ ke ${form.rekening_tujuan}][ ${form.nama_tujuan}][, ${word('periodePerintah', form.periode)}][, mulai ${day(form.mulai)}][, ${form.alasan ?? remark}]`,
  en: en`${form.nomor_perintah ? `Change standing order ${form.nomor_perintah}` : 'Register a standing order'}[ of ${money(form.nominal, form.kode_valuta)}][ from ${form.rekening_sumber}][ to ${form.rekening_tujuan}][ ${form.nama_tujuan}][, ${word('periodePerintah', form.periode)}][, from ${day(form.mulai)}][, ${form.alasan ?? remark}]`,
});

/** Sentences of accounts: opening, changing, blocking, holding, closing, their fees and standing orders. */
export const savings = {
  BUKA_REKENING: ({ form, remark }) => ({
    id: id`Buka rekening[ ${form.kode_produk}][ untuk nasabah ${form.nomor_nasabah}][ ${form.nama_rekening || remark}]`,
    en: en`Open an account[ of product ${form.kode_produk}][ for customer ${form.nomor_nasabah}][ ${form.nama_rekening || remark}]`,
  }),
  UBAH_REKENING: ({ form, account, remark }) => ({
    id: id`Ubah data rekening[ ${account}][, ${form.alasan ?? remark}]`,
    en: en`Change account[ ${account}][, ${form.alasan ?? remark}]`,
  }),
  PINDAH_CABANG: ({ form, account, amount, remark }) => ({
    id: id`Pindahkan rekening[ ${account}][ ke cabang ${form.cabang_tujuan}][ dengan saldo ${amount}][, ${form.alasan ?? remark}]`,
    en: en`Move account[ ${account}][ to branch ${form.cabang_tujuan}][ with ${amount}][, ${form.alasan ?? remark}]`,
  }),
  PERMINTAAN_SALDO: ({ account }) => ({
    id: id`Beri informasi saldo[ ${account}]`,
    en: en`Tell the balance[ of ${account}]`,
  }),
  REAKTIVASI_REKENING: ({ form, account }) => ({
    id: id`Aktifkan kembali rekening[ ${account}][${when(form.bebas_biaya === 'T', { id: ', tanpa biaya', en: '' })}]`,
    en: en`Reactivate account[ ${account}][${when(form.bebas_biaya === 'T', { id: '', en: ', fee waived' })}]`,
  }),
  BLOKIR_REKENING: ({ form, number, remark }) => ({
    id: id`${word('sisiBlokir', form.arah) || 'blokir'} di rekening[ ${number}][ ${remark}][, ${word('sebabBlokir', form.sebab)}][, ${until(form.tanggal_akhir)}]`,
    en: en`Block${when(form.arah === 'D', { id: '', en: ' debits' })}${when(form.arah === 'K', { id: '', en: ' credits' })} of account[ ${number}][ ${remark}][, ${word('sebabBlokir', form.sebab)}][, ${until(form.tanggal_akhir)}]`,
  }),
  BUKA_BLOKIR: ({ form, number, remark }) => ({
    id: id`Buka blokir rekening[ ${number}][ ${remark}][, ${form.alasan}]`,
    en: en`Lift the block of account[ ${number}][ ${remark}][, ${form.alasan}]`,
  }),
  TAHAN_DANA: ({ form, number, remark }) => ({
    id: id`Tahan ${money(form.jumlah, form.kode_valuta) || { id: 'dana', en: '' }}[ di ${number}][ ${remark}][, ${word('sebabTahan', form.sebab)}][, ${until(form.tanggal_akhir)}]`,
    en: en`Hold ${money(form.jumlah, form.kode_valuta) || { id: '', en: 'funds' }}[ in ${number}][ ${remark}][, ${word('sebabTahan', form.sebab)}][, ${until(form.tanggal_akhir)}]`,
  }),
  LEPAS_DANA: ({ form, number, remark }) => ({
    id: id`Lepas dana yang ditahan[ di ${number}][ ${remark}][, ${form.alasan}]`,
    en: en`Release held funds[ of ${number}][ ${remark}][, ${form.alasan}]`,
  }),
  UBAH_TAHANAN: ({ form, number, remark }) => ({
    id: id`Ubah tahanan dana[ di ${number}][ ${remark}][, ${word('sebabTahan', form.sebab)}][, ${until(form.tanggal_akhir)}]`,
    en: en`Change the hold[ in ${number}][ ${remark}][, ${word('sebabTahan', form.sebab)}][, ${until(form.tanggal_akhir)}]`,
  }),
  BEBAS_BIAYA: ({ form, number, remark }) => ({
    id: id`Bebaskan[ ${form.persen}%] biaya[ ${word('biayaRek.kode', form.kode)}] rekening[ ${number}][ ${remark}][, ${day(form.mulai)}][ sampai ${day(form.sampai)}]`,
    en: en`Waive[ ${form.persen}% of] the fee[ for ${word('biayaRek.kode', form.kode)}] of account[ ${number}][ ${remark}][, ${day(form.mulai)}][ to ${day(form.sampai)}]`,
  }),
  CABUT_BEBAS_BIAYA: ({ form, number, remark }) => ({
    id: id`Cabut pembebasan biaya rekening[ ${number}][ ${remark}][, ${form.alasan}]`,
    en: en`End the fee waiver of account[ ${number}][ ${remark}][, ${form.alasan}]`,
  }),
  SIMPAN_SPESIMEN: ({ form, number, remark }) => ({
    id: id`Perbarui contoh tanda tangan rekening[ ${number}][ ${remark}][, ${form.alasan}]`,
    en: en`Update the specimen signatures of account[ ${number}][ ${remark}][, ${form.alasan}]`,
  }),
  CETAK_STATEMENT: ({ form, account }) => ({
    id: id`Cetak rekening koran[ ${account}][, ${day(form.tanggal_awal)}][ sampai ${day(form.tanggal_akhir)}]`,
    en: en`Print a statement[ of ${account}][, ${day(form.tanggal_awal)}][ to ${day(form.tanggal_akhir)}]`,
  }),
  TUTUP_REKENING: ({ form, account, amount, holder }) => ({
    id: id`Tutup rekening[ ${account}][, sisa ${amount}][ ke ${holder(form.rekening_tujuan)}][, ${form.keterangan}]`,
    en: en`Close account[ ${account}][, ${amount} left][ to ${holder(form.rekening_tujuan)}][, ${form.keterangan}]`,
  }),
  BATAL_TUTUP_REKENING: ({ form, account, remark }) => ({
    id: id`Batalkan penutupan rekening[ ${account}][, ${form.alasan ?? remark}]`,
    en: en`Withdraw the closing of account[ ${account}][, ${form.alasan ?? remark}]`,
  }),
  SIMPAN_SI: order,
  SIMPAN_ATS: ({ form }) => ({
    id: id`${form.nomor_perintah ? `Ubah transfer otomatis ${form.nomor_perintah}` : 'Daftarkan transfer otomatis'}[ giro ${form.rekening_giro}][ dari tabungan ${form.rekening_tabungan}][, bila saldo kurang dari ${money(form.batas_bawah, form.kode_valuta)}]`,
    en: en`${form.nomor_perintah ? `Change automatic cover ${form.nomor_perintah}` : 'Register automatic cover'}[ of current account ${form.rekening_giro}][ from savings ${form.rekening_tabungan}][, below ${money(form.batas_bawah, form.kode_valuta)}]`,
  }),
  STATUS_PERINTAH: ({ form, number }) => ({
    id: id`${word('perintah.tindakan', form.tindakan) || 'Ubah status'} instruksi tetap[ ${form.nomor_perintah}][ dari ${number}][, ${form.alasan}]`,
    en: en`${word('perintah.tindakan', form.tindakan) || 'Change the state of'} standing order[ ${form.nomor_perintah}][ of ${number}][, ${form.alasan}]`,
  }),
  PERINTAH_TETAP: ({ form, amount, account }) => ({
    id: id`Jalankan instruksi tetap[ ${form.nomor_perintah}][ ${amount}][ dari ${account}][, jatuh tempo ${day(form.jatuh_tempo)}]`,
    en: en`Run standing order[ ${form.nomor_perintah}][ of ${amount}][ from ${account}][, due ${day(form.jatuh_tempo)}]`,
  }),
  BIAYA: ({ amount, account, remark }) => ({
    id: id`Biaya di bawah saldo minimum[ ${amount}][ dari ${account}][, ${remark}]`,
    en: en`Fee below the minimum balance[ of ${amount}][ from ${account}][, ${remark}]`,
  }),
  BIAYA_BULANAN: ({ amount, account, remark }) => ({
    id: id`Biaya administrasi bulanan[ ${amount}][ dari ${account}][, ${remark}]`,
    en: en`Monthly fee[ of ${amount}][ from ${account}][, ${remark}]`,
  }),
} satisfies Sentences;
