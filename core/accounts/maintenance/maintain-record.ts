import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import { violation } from '#core/access/input.ts';
import { hundredths, percent } from '#core/accounts/opening/open-rule.ts';
import { type Holder, holdersOf, type Linked, linkedAccounts } from '#core/accounts/opening/opening-context.ts';
import type { Db } from '#core/db/client.ts';
import type { StatementChannel, StatementCycle } from '#lib/accounts/codes.ts';
import type { maintainAccountData } from '#lib/accounts/schemas/maintenance.ts';
import type { SigningMandate } from '#lib/customers/specimens.ts';
import { toDisplay } from '#lib/dates.ts';
import { fail } from '#lib/errors/errors.ts';

export type AccountData = z.output<typeof maintainAccountData>;

/** A stored account: the row of account with the rows of each part under the part's name. */
export interface Content {
  readonly nomor_rekening: string;
  readonly nomor_nasabah: string;
  readonly kode_produk: string;
  readonly kode_cabang: string;
  readonly kode_valuta: string;
  readonly nama_rekening: string;
  readonly cara_tanda_tangan: SigningMandate;
  readonly tujuan: string;
  readonly sumber_dana: string;
  readonly rekening_koran: StatementCycle;
  readonly kirim_koran: StatementChannel;
  readonly buku_tabungan: boolean;
  readonly zakat: boolean;
  readonly skb_nomor: string;
  readonly skb_sampai: string | null;
  readonly account_party: readonly PartyRow[];
  readonly account_contract: readonly ContractRow[];
  readonly account_link: readonly { readonly guna: string; readonly rekening_lain: string }[];
}
export interface PartyRow {
  readonly nomor_nasabah: string;
  readonly peran: string;
  readonly mulai: string;
  readonly sampai: string | null;
}
/** The terms from a day on; a new share leaves all the others. */
export interface ContractRow extends Readonly<Record<string, string | number | boolean | null>> {
  readonly berlaku_sejak: string;
  readonly nisbah_nasabah: number | null;
  readonly persetujuan: string | null;
}

/** The rules of a change read this context besides its form. */
export interface AccountExtra {
  readonly stored: { readonly isi: Content; readonly versi: number } | null;
  /** The fields that differ from the version the form read, and who changed them; empty where the form read the present one. */
  readonly since: { readonly kolom: readonly string[]; readonly oleh: readonly string[] };
  readonly status: string;
  /** The day of the account's branch. */
  readonly today: string;
  readonly holders: ReadonlyMap<string, Holder>;
  readonly linked: ReadonlyMap<string, Linked>;
  /** All present and proposed parties and their families: none of them makes or allows the change. */
  readonly family: readonly string[];
  readonly product: { readonly nama_produk: string; readonly buku: boolean; readonly nisbah: number | null };
  /** Names of choices by group and code. */
  readonly named: ReadonlyMap<string, string>;
}

const flag = (value: boolean): 'T' | 'F' => (value ? 'T' : 'F');

/** Returns the rows of a part that hold on a day. */
export const inForce = (rows: readonly PartyRow[], day: string): readonly PartyRow[] =>
  rows.filter(({ mulai, sampai }) => mulai <= day && (sampai === null || sampai >= day));

/** Returns the contract in force on a day: the row that begins last up to it, else the first. */
export const contractOn = (rows: readonly ContractRow[], day: string): ContractRow | undefined => {
  const sorted = [...rows].sort((a, b) => (a.berlaku_sejak < b.berlaku_sejak ? -1 : 1));
  return sorted.filter(({ berlaku_sejak }) => berlaku_sejak <= day).at(-1) ?? sorted[0];
};

const linkOf = (isi: Content, guna: string): string =>
  isi.account_link.find((row) => row.guna === guna)?.rekening_lain ?? '';

/** Returns the parties a form names: all parties on a day except the first owner, who is the account's customer. */
export const besideOwner = (isi: Content, day: string): readonly PartyRow[] =>
  inForce(isi.account_party, day).filter(
    ({ nomor_nasabah, peran }) => nomor_nasabah !== isi.nomor_nasabah || peran !== 'PEMILIK',
  );

/** Fills the form of an account as of a day. */
export function toForm(isi: Content, versi: number, day: string): AccountData {
  const share = contractOn(isi.account_contract, day)?.nisbah_nasabah ?? null;
  return {
    nomor_rekening: isi.nomor_rekening,
    versi,
    nama_rekening: isi.nama_rekening,
    rekening_koran: isi.rekening_koran,
    kirim_koran: isi.kirim_koran,
    buku_tabungan: flag(isi.buku_tabungan),
    cara_tanda_tangan: isi.cara_tanda_tangan,
    pihak: besideOwner(isi, day).map(({ nomor_nasabah, peran }) => ({
      nomor_nasabah,
      peran: peran as AccountData['pihak'][number]['peran'],
    })),
    tujuan: isi.tujuan,
    sumber_dana: isi.sumber_dana,
    zakat: flag(isi.zakat),
    skb_nomor: isi.skb_nomor,
    skb_sampai: isi.skb_sampai ?? '',
    rekening_bagi_hasil: linkOf(isi, 'BAGI_HASIL'),
    rekening_penutupan: linkOf(isi, 'PENUTUPAN'),
    nisbah: share === null ? '' : percent(share),
    persetujuan: '',
    alasan: '',
  };
}

/** Returns every field of a form in words, in the form's order; `named` holds the names of the choices. */
export function presentForm(data: AccountData, named: ReadonlyMap<string, string>, nameOf: (number: string) => string) {
  const choice = (group: string, code: string) => (code === '' ? '' : (named.get(`${group} ${code}`) ?? code));
  return new Map<string, string>([
    ['nama_rekening', data.nama_rekening],
    ['rekening_koran', data.rekening_koran],
    ['kirim_koran', data.kirim_koran],
    ['buku_tabungan', data.buku_tabungan],
    ['cara_tanda_tangan', data.cara_tanda_tangan],
    [
      'pihak_rekening',
      [...data.pihak]
        .map(({ peran, nomor_nasabah }) => `${peran} ${nameOf(nomor_nasabah)} (${nomor_nasabah})`)
        .sort()
        .join('; '),
    ],
    ['tujuan', choice('TUJUAN', data.tujuan)],
    ['sumber_dana', choice('SUMBER_DANA', data.sumber_dana)],
    ['zakat', data.zakat],
    ['skb_nomor', data.skb_nomor],
    ['skb_sampai', data.skb_sampai && toDisplay(data.skb_sampai)],
    ['rekening_bagi_hasil', data.rekening_bagi_hasil],
    ['rekening_penutupan', data.rekening_penutupan],
    ['nisbah', data.nisbah],
  ]);
}

/** Returns the fields that differ between two states, in the order of the form. */
export const differing = (lama: ReadonlyMap<string, string>, baru: ReadonlyMap<string, string>) =>
  [...baru].flatMap(([kolom, now]) => {
    const before = lama.get(kolom) ?? '';
    return before === now ? [] : [{ kolom, lama: before, baru: now }];
  });

/** Reads the record of this account number; null where there is none. */
export async function loadAccount(db: Db, number: string): Promise<AccountExtra['stored']> {
  const [row] = await db<{ isi: Content; versi: number }[]>`
    select record_now('account', ${db.json({ nomor_rekening: number })}) as isi, a.versi from account a where a.nomor_rekening = ${number}`;
  return row ?? null;
}

/** Reads the names of choices on a day, by group and code. */
export async function choiceNames(db: Db, day: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db<{ kunci: string; uraian: string }[]>`
    select g || ' ' || c.kode as kunci, c.uraian from unnest(array['TUJUAN', 'SUMBER_DANA']) g cross join lateral reference_codes_on(g, ${day}::date) c`;
  return new Map(rows.map(({ kunci, uraian }) => [kunci, uraian]));
}

/** Reads the changes since a form was begun, by the version it read. */
async function changedSince(db: Db, data: AccountData, stored: NonNullable<AccountExtra['stored']>, day: string) {
  if (stored.versi === data.versi) return { kolom: [], oleh: [] };
  const [seen] = await db<{ isi: Content; oleh: string[] }[]>`
    select v.isi, array(select distinct u.nama_user from record_version w join app_user u on u.id_user = w.pembuat
      where w.jenis = 'account' and w.kunci = v.kunci and w.versi > v.versi order by 1) as oleh
    from record_version v where v.jenis = 'account' and v.kunci = ${data.nomor_rekening} and v.versi = ${data.versi}`;
  if (!seen) return { kolom: [], oleh: [] };
  const shown = (isi: Content) => presentForm(toForm(isi, 0, day), new Map(), String);
  return { kolom: differing(shown(seen.isi), shown(stored.isi)).map(({ kolom }) => kolom), oleh: seen.oleh };
}

interface Around {
  today: string;
  status: string;
  nama_produk: string;
  buku: boolean;
  nisbah: number | null;
  family: string[];
}

/** Reads the rows that a form of an account refers to. ACCOUNT_NOT_FOUND; VALIDATION names a field whose choice the bank does not offer. */
export async function loadChangeContext(db: Db, data: AccountData, _caller: Caller): Promise<AccountExtra> {
  const stored = await loadAccount(db, data.nomor_rekening);
  if (!stored) return fail('ACCOUNT_NOT_FOUND', { params: { rekening: data.nomor_rekening } });
  const { isi } = stored;
  const numbers = [
    ...new Set([
      isi.nomor_nasabah,
      ...isi.account_party.map(({ nomor_nasabah }) => nomor_nasabah),
      ...data.pihak.map(({ nomor_nasabah }) => nomor_nasabah),
    ]),
  ];
  const links = [data.rekening_bagi_hasil, data.rekening_penutupan].filter((number) => number !== '');
  const [around] = await db<Around[]>`
    select b.accounting_date as today, s.status, p.nama_produk, p.buku, n.nisbah_nasabah as nisbah,
      array(select distinct f from unnest(${numbers}::text[]) x, unnest(family_of(x)) f) as family
    from account a join account_state s using (nomor_rekening) join product p using (kode_produk) join branch b on b.kode_cabang = a.kode_cabang
    left join lateral product_term_on(a.kode_produk, b.accounting_date) t on true
    left join product_nisbah n on (n.kode_produk, n.berlaku_sejak, n.tenor) = (t.kode_produk, t.berlaku_sejak, 0)
    where a.nomor_rekening = ${data.nomor_rekening}`;
  if (!around) return fail('ACCOUNT_NOT_FOUND', { params: { rekening: data.nomor_rekening } });
  const { today, status, family, ...product } = around;
  const [holders, linked, named, since] = await Promise.all([
    holdersOf(db, numbers, today),
    linkedAccounts(db, links, today),
    choiceNames(db, today),
    changedSince(db, data, stored, today),
  ]);
  const strange = (['tujuan', 'sumber_dana'] as const).filter(
    (field) => data[field] !== isi[field] && !named.has(`${field.toUpperCase()} ${data[field]}`),
  );
  if (strange.length > 0) fail('VALIDATION', { violations: strange.map((field) => violation(field, 'v.kode')) });
  return {
    stored,
    since,
    status,
    today,
    holders,
    linked,
    family,
    product,
    named,
  };
}

/** Returns the form's share in hundredths of a per cent; null where it has none. */
export const shareIn = ({ nisbah }: AccountData): number | null => (nisbah === '' ? null : hundredths(nisbah));
