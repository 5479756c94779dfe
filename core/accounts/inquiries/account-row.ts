import { normaliseEntityName, normaliseName } from '#lib/text.ts';

/** The fields of service that all forms of an account share. */
interface Services {
  readonly cara_tanda_tangan: string;
  readonly tujuan: string;
  readonly sumber_dana: string;
  readonly rekening_koran: string;
  readonly kirim_koran: string;
  readonly buku_tabungan: string;
  readonly zakat: string;
  readonly skb_nomor: string;
  readonly skb_sampai: string;
  readonly rekening_bagi_hasil: string;
  readonly rekening_penutupan: string;
}

/** Returns the columns that hold the account's services. */
export const serviceColumns = (data: Services) => ({
  cara_tanda_tangan: data.cara_tanda_tangan,
  tujuan: data.tujuan,
  sumber_dana: data.sumber_dana,
  rekening_koran: data.rekening_koran,
  kirim_koran: data.kirim_koran,
  buku_tabungan: data.buku_tabungan === 'T',
  zakat: data.zakat === 'T',
  skb_nomor: data.skb_nomor,
  skb_sampai: data.skb_sampai || null,
});

/** Returns the columns of its name, as it is shown and as it is compared. */
export const nameColumns = (name: string, isEntity: boolean) => ({
  nama_rekening: name,
  nama_normal: isEntity ? normaliseEntityName(name) : normaliseName(name),
});

/** Builds the rows of the destinations of its profit share and its rest; none for one that stays with it. */
export const linkRows = ({ rekening_bagi_hasil, rekening_penutupan }: Services) =>
  [
    { guna: 'BAGI_HASIL', rekening_lain: rekening_bagi_hasil },
    { guna: 'PENUTUPAN', rekening_lain: rekening_penutupan },
  ].filter(({ rekening_lain }) => rekening_lain !== '');
