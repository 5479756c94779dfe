import { openAccount } from '#core/accounts/opening/open-account.ts';
import type { Posting } from '#types/proto/common.ts';
import { entity, numbersOf, person, relation } from '../../customers/records/customer-forms.ts';
import { type ListsBank, listsBank } from '../../customers/screening/lists-bank.ts';

type Over = Readonly<Record<string, unknown>>;

export interface OpeningBank extends ListsBank {
  /** Makes a customer approved by two persons, of age unless said otherwise; returns the customer's number. */
  someone(nama: string, over?: Over): Promise<string>;
  /** Makes an entity with one signer; returns its number. */
  firm(nama: string, over?: Over): Promise<string>;
  /** The form of an opening as customer service sends it. */
  form(nomor_nasabah: string, over?: Over): Over;
  /** Tries it in cs1's name, without leaving anything. */
  tryOut(data: Over, maker?: string): Promise<Posting>;
  /** cs1 files it, and an officer approves it: by default the branch manager. Returns the account's number. */
  open(data: Over, checker?: string): Promise<string>;
  /** The number that an item has become. */
  numberOf(idFlow: string): Promise<string>;
}

/** The terms that hold in the small bank since its first day. */
export const TERMS = '2010-01-01';

/** The bank of the tests of lists, with what tests of openings do again and again. */
export async function openingBank(): Promise<OpeningBank> {
  const bank = await listsBank();
  let serial = 100;
  const next = () => {
    serial += 1;
    return String(serial).padStart(4, '0');
  };
  const form: OpeningBank['form'] = (nomor_nasabah, over = {}) => ({
    nomor_nasabah,
    kode_produk: '12',
    syarat_sejak: TERMS,
    nama_rekening: '',
    cara_tanda_tangan: 'SENDIRI',
    pihak: [],
    nisbah_khusus: '',
    tujuan: 'MENABUNG',
    sumber_dana: 'GAJI',
    rekening_koran: 'DIMINTA',
    kirim_koran: 'LOKET',
    buku_tabungan: 'T',
    zakat: 'F',
    skb_nomor: '',
    skb_sampai: '',
    rekening_bagi_hasil: '',
    rekening_penutupan: '',
    keterangan: '',
    ...over,
  });
  const numberOf: OpeningBank['numberOf'] = async (idFlow) => {
    const [row] = await bank.owner<{ kunci: string }[]>`
      select kunci from record_version where jenis = 'account' and id_flow = ${idFlow}`;
    return row?.kunci ?? '';
  };
  return {
    ...bank,
    form,
    numberOf,
    someone: (nama_nasabah, over = {}) => {
      const born = String(over.tanggal_lahir ?? '1990-10-20');
      const [year = '', month = '', day = ''] = born.split('-');
      return bank.save(
        'SIMPAN_NASABAH_INDIVIDU',
        person({
          nama_nasabah,
          nama_ibu_kandung: `Ibu ${nama_nasabah}`,
          telepon: `0812${next()}${next()}`,
          // A minor's record names the guardian.
          pihak: Number(year) > 2008 ? [relation({ peran: 'WALI', nama: 'Wali Anak' })] : [],
          nomor_identitas: `327305${Number(day) + 40}${month}${year.slice(2)}${next()}`,
          ...over,
        }),
      );
    },
    firm: (nama_nasabah, over = {}) =>
      bank.save('SIMPAN_NASABAH_BADAN', entity({ nama_nasabah, ...numbersOf(Number(next())), ...over })),
    tryOut: (data, maker = 'cs1') => bank.run(maker, openAccount, data, { dryRun: true }),
    open: async (data, checker = 'manager1') => {
      const idFlow = await bank.file('BUKA_REKENING', data);
      await bank.approve(idFlow, checker);
      return numberOf(idFlow);
    },
  };
}
