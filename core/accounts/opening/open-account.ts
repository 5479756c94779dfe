import { linkRows, nameColumns, serviceColumns } from '#core/accounts/inquiries/account-row.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import type { FieldChange, OpContext, Operation } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { openAccountData } from '#lib/accounts/schemas/opening.ts';
import { toDisplay } from '#lib/dates.ts';
import { formatMoney, money } from '#lib/money.ts';
import { hundredths, percent, signingWayOf } from './open-rule.ts';
import { openingRules } from './open-rules.ts';
import { loadOpening, type Offer, type Opening, type OpeningData, ownersIn } from './opening-context.ts';

type Context = OpContext<OpeningData, Opening>;

/** An officer approves each opening; an unusual one raises the level by itself. */
const LEVEL = 'OPS_MANAGER';
const LONGEST_NAME = 100;
/** Joins the names of joint owners by their signing rule; a guardian's name precedes the ward's. */
const BETWEEN = { SENDIRI: ' QQ ', DAN: ' DAN ', ATAU: ' ATAU ', DUA_DARI_TIGA: ' DAN ' } as const;

const nameOf = ({ extra }: Context, number: string): string => extra.holders.get(number)?.nama_nasabah ?? number;

/** Returns the account's name: from the form, else its owners, for a ward with the guardian. */
export function accountName(context: Context): string {
  const { data } = context;
  if (data.nama_rekening !== '') return data.nama_rekening;
  const guardians = data.pihak.filter(({ peran }) => peran === 'WALI').map(({ nomor_nasabah }) => nomor_nasabah);
  return [...guardians, ...ownersIn(data)]
    .map((number) => nameOf(context, number))
    .join(BETWEEN[data.cara_tanda_tangan])
    .slice(0, LONGEST_NAME);
}

/** Returns the agreed share, in hundredths of a per cent; null where there is none. */
const shareOf = ({ nisbah_khusus }: OpeningData, offer: Offer): number | null =>
  nisbah_khusus === '' ? offer.nisbah_nasabah : hundredths(nisbah_khusus);

/** Returns the terms the customer signs for, in words for the checker. */
function termsOf({ data }: Context, offer: Offer): [kolom: string, baru: string][] {
  const amount = (minor: bigint) => formatMoney(money(offer.kode_valuta, minor));
  const share = shareOf(data, offer);
  return [
    ['akad', offer.akad],
    ['nisbah', share === null ? '' : percent(share)],
    ['nisbah_khusus', data.nisbah_khusus === '' ? '' : 'T'],
    ['setoran_awal', amount(offer.setoran_awal)],
    ['setoran_berikut', amount(offer.setoran_berikut)],
    ['saldo_minimum', amount(offer.saldo_minimum)],
    ['biaya_bulanan', amount(offer.biaya_bulanan)],
    ['biaya_di_bawah_minimum', amount(offer.biaya_di_bawah_minimum)],
    ['biaya_penutupan', amount(offer.biaya_penutupan)],
    ['syarat_sejak', toDisplay(offer.syarat_sejak)],
  ];
}

/** Lists all fields the second person agrees to. */
export function openingFields(context: Context): FieldChange[] {
  const { data, extra } = context;
  const { offer } = extra;
  const rows: [kolom: string, baru: string][] = [
    ['nama_nasabah', `${nameOf(context, data.nomor_nasabah)} (${data.nomor_nasabah})`],
    ['kode_produk', offer ? `${offer.kode_produk} ${offer.nama_produk}` : data.kode_produk],
    ...(offer ? termsOf(context, offer) : []),
    ['nama_rekening', accountName(context)],
    ['cara_tanda_tangan', signingWayOf(context)],
    [
      'pihak_rekening',
      data.pihak
        .map(({ nomor_nasabah, peran }) => `${peran} ${nameOf(context, nomor_nasabah)} (${nomor_nasabah})`)
        .join('; '),
    ],
    ['tujuan', extra.tujuan],
    ['sumber_dana', extra.sumber_dana],
    ['rekening_koran', data.rekening_koran],
    ['kirim_koran', data.kirim_koran],
    ['buku_tabungan', data.buku_tabungan],
    ['zakat', data.zakat],
    ['skb_nomor', data.skb_nomor],
    ['skb_sampai', data.skb_sampai && toDisplay(data.skb_sampai)],
    ['rekening_bagi_hasil', data.rekening_bagi_hasil],
    ['rekening_penutupan', data.rekening_penutupan],
    ['keterangan', data.keterangan],
  ];
  return rows.filter(([, baru]) => baru !== '').map(([kolom, baru]) => ({ kolom, lama: '', baru }));
}

/** Builds the rows of the record's parts: parties, contract, linked accounts. */
export function openingDetails({ data, extra }: Context, offer: Offer) {
  const amounts = {
    setoran_awal: offer.setoran_awal,
    setoran_berikut: offer.setoran_berikut,
    saldo_minimum: offer.saldo_minimum,
    biaya_bulanan: offer.biaya_bulanan,
    biaya_di_bawah_minimum: offer.biaya_di_bawah_minimum,
    biaya_penutupan: offer.biaya_penutupan,
    biaya_reaktivasi: offer.biaya_reaktivasi,
  };
  return {
    account_party: [{ nomor_nasabah: data.nomor_nasabah, peran: 'PEMILIK' }, ...data.pihak].map((each) => ({
      ...each,
      mulai: extra.today,
      sampai: null,
    })),
    account_contract: [
      {
        berlaku_sejak: extra.today,
        akad: offer.akad,
        syarat_sejak: offer.syarat_sejak,
        nisbah_nasabah: shareOf(data, offer),
        nisbah_khusus: data.nisbah_khusus !== '',
        ...Object.fromEntries(Object.entries(amounts).map(([kolom, minor]) => [kolom, minor.toString()])),
        tarik_bebas: offer.tarik_bebas,
      },
    ],
    account_link: linkRows(data),
  };
}

/**
 * Opens an account for a customer: number, contract by the terms of the day, parties and services, by two persons who are no party to it. It posts
 * nothing; the first deposit comes over the counter (core/accounts/README.md; domain: products).
 */
export const openAccount: Operation<OpeningData, Opening> = {
  code: 'BUKA_REKENING',
  schema: openAccountData,
  needs: () => ({}),
  load: loadOpening,
  rules: openingRules,
  subject: (context) => dataSubject(accountName(context)),
  journal: () => [],
  change: {
    object: ({ data }) => `REKENING:BARU/${data.nomor_nasabah}/${data.kode_produk}`,
    customers: ({ extra }) => extra.family,
    level: () => LEVEL,
    fields: openingFields,
  },
  effects: (context) => {
    const { data, extra } = context;
    const { offer } = extra;
    if (!offer) return [];
    const isEntity = extra.holders.get(data.nomor_nasabah)?.jenis === 'B';
    return [
      recordChange('account', {
        aksi: 'BUAT',
        versi: 0,
        baris: {
          nomor_rekening: '',
          nomor_nasabah: data.nomor_nasabah,
          kode_produk: offer.kode_produk,
          kode_gl: offer.kode_gl,
          kode_valuta: offer.kode_valuta,
          tanggal_buka: extra.today,
          ...nameColumns(accountName(context), isEntity),
          ...serviceColumns({ ...data, cara_tanda_tangan: signingWayOf(context) }),
        },
        bagian: openingDetails(context, offer),
      }),
    ];
  },
};
