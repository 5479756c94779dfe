import { defineScreen } from '#components/screens/transaction-def.tsx';
import { opening } from '#services/opening.ts';

export const openAccount = defineScreen({
  endpoint: opening.openAccount,
  flow: 'BUKA_REKENING',
  menu: 'buka-rekening',
  initial: {
    nomor_nasabah: '',
    kode_produk: '',
    syarat_sejak: '',
    nama_rekening: '',
    cara_tanda_tangan: 'SENDIRI',
    pihak: [],
    nisbah_khusus: '',
    tujuan: '',
    sumber_dana: '',
    rekening_koran: 'DIMINTA',
    kirim_koran: 'LOKET',
    buku_tabungan: 'F',
    zakat: 'F',
    skb_nomor: '',
    skb_sampai: '',
    rekening_bagi_hasil: '',
    rekening_penutupan: '',
    keterangan: '',
  },
  sections: [],
});
