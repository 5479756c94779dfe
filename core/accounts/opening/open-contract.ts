import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Caller, Query } from '#core/access/context.ts';
import { spendReadQuota } from '#core/access/read-quota.ts';
import { writeAudit } from '#core/access/write-audit.ts';
import type { Db } from '#core/db/client.ts';
import { onAccount } from '#core/list/list-filters.ts';
import { fail } from '#lib/errors/errors.ts';
import { seenBy } from '#lib/masking.ts';
import { fromMinor } from '#lib/money.ts';
import type { AkadReply, PihakAkad } from '#types/proto/accounts/opening.ts';
import { percent } from './open-rule.ts';
import type { AgreedAmounts } from './opening-context.ts';

interface Row extends AgreedAmounts {
  readonly nomor_rekening: string;
  readonly nama_rekening: string;
  readonly nama_produk: string;
  readonly jenis: string;
  readonly akad: string;
  readonly urut: number;
  readonly tanggal_akad: string;
  readonly kode_valuta: string;
  readonly kode_cabang: string;
  readonly nama_cabang: string;
  readonly kota: string;
  readonly cara_tanda_tangan: string;
  readonly nisbah_nasabah: number | null;
  readonly nisbah_khusus: boolean;
  readonly tarik_bebas: boolean;
  readonly tujuan: string;
  readonly sumber_dana: string;
  readonly rekening_koran: string;
  readonly kirim_koran: string;
  readonly buku_tabungan: boolean;
  readonly zakat: boolean;
  readonly skb_nomor: string;
  readonly skb_sampai: string | null;
  readonly rekening_bagi_hasil: string;
  readonly rekening_penutupan: string;
  readonly dibuka_oleh: string;
  readonly disetujui_oleh: string;
  readonly setoran: string;
}

/** The trail records the printing of a contract under this code. */
const PRINTED = 'CETAK_AKAD';
const WHOLE = 10_000;
const flag = (value: boolean): 'T' | 'F' => (value ? 'T' : 'F');

/** Reads those who were parties to the contract and signed it: the account's parties, and for an entity the signers of its record then. */
async function partiesOf(db: Db, caller: Caller, number: string, day: string): Promise<PihakAkad[]> {
  const rows = await db<(Omit<PihakAkad, 'identitas'> & { jenis_identitas: string; nomor_identitas: string })[]>`
    select p.peran, p.nama, p.nomor_nasabah, p.alamat, p.jenis_identitas, p.nomor_identitas
    from (select agreed_at(${number}, ${day}::date) as saat) s
    cross join lateral parties_at(record_at('account', ${number}, s.saat), s.saat) p order by p.urut`;
  return rows.map(({ jenis_identitas, nomor_identitas, ...row }) => ({
    ...row,
    identitas: [jenis_identitas, seenBy(caller.menus, 'nik', nomor_identitas)].filter(Boolean).join(' '),
  }));
}

/** Returns true when it was printed before. The first paper is the contract, each later one a copy of it. */
async function wasPrinted(db: Db, number: string): Promise<boolean> {
  const objek = `REKENING:${number}`;
  const [row] = await db<{ ada: boolean }[]>`
    select exists (select from audit_log l where l.objek collate "C" = ${objek} and l.objek collate "C" > ':' and l.aksi = ${PRINTED}) as ada`;
  return row?.ada === true;
}

/**
 * Returns the contract of an account for printing and signing, by the records of its day, whatever they are today. The account's branch and head
 * office may read it; each print writes a row of the trail, and from the second on it is marked as a copy. ACCOUNT_NOT_FOUND, OTHER_BRANCH.
 */
export const akad: Query<'opening.akad'> = async (context, input) => {
  const { db, caller } = context;
  const [row] = await db<Row[]>`
    select a.nomor_rekening, d.nama_rekening, p.nama_produk, p.jenis, k.akad, k.berlaku_sejak::text as tanggal_akad, a.kode_valuta, a.kode_cabang, c.nama_cabang, c.kota,
      (select count(*)::integer from account_contract x where x.nomor_rekening = a.nomor_rekening and x.berlaku_sejak <= k.berlaku_sejak) as urut,
      d.cara_tanda_tangan, k.nisbah_nasabah, k.nisbah_khusus, k.setoran_awal, k.setoran_berikut, k.saldo_minimum, k.biaya_bulanan, k.biaya_di_bawah_minimum,
      k.biaya_penutupan, k.tarik_bebas, d.rekening_koran, d.kirim_koran, d.buku_tabungan, d.zakat, d.skb_nomor, d.skb_sampai::text,
      coalesce((select c.uraian from reference_codes_on('TUJUAN', b.accounting_date) c where c.kode = d.tujuan), d.tujuan) as tujuan,
      coalesce((select c.uraian from reference_codes_on('SUMBER_DANA', b.accounting_date) c where c.kode = d.sumber_dana), d.sumber_dana) as sumber_dana,
      coalesce((select l ->> 'rekening_lain' from jsonb_array_elements(x.isi -> 'account_link') l where l ->> 'guna' = 'BAGI_HASIL'), '') as rekening_bagi_hasil,
      coalesce((select l ->> 'rekening_lain' from jsonb_array_elements(x.isi -> 'account_link') l where l ->> 'guna' = 'PENUTUPAN'), '') as rekening_penutupan,
      coalesce(m.nama_user, '') as dibuka_oleh, coalesce(s2.nama_user, '') as disetujui_oleh, case when s.seq = 0 then 'MENUNGGU' else 'SUDAH' end as setoran
    from account a join account_state s using (nomor_rekening) join product p using (kode_produk) join branch b on b.kode_cabang = a.kode_cabang
    cross join lateral account_contract_on(a.nomor_rekening, b.accounting_date) k
    cross join lateral (select agreed_at(a.nomor_rekening, k.berlaku_sejak) as saat) t
    cross join lateral (select record_at('account', a.nomor_rekening, t.saat) as isi) x
    cross join lateral jsonb_populate_record(null::account, x.isi) d
    cross join lateral jsonb_populate_record(null::branch, record_at('branch', d.kode_cabang, t.saat)) c
    left join record_version v on v.jenis = 'account' and v.kunci = a.nomor_rekening and v.aksi = 'BUAT'
    left join app_user m on m.id_user = v.pembuat left join app_user s2 on s2.id_user = v.disetujui_oleh
    where ${input.pegangan ? db`a.pegangan = ${input.pegangan}::uuid` : onAccount(db, caller, db`a.nomor_rekening = ${input.nomor_rekening}`)}`;
  if (!row) return fail('ACCOUNT_NOT_FOUND', { params: { rekening: input.nomor_rekening } });
  const { nomor_rekening: number, kode_cabang, kode_valuta, nisbah_nasabah } = row;
  if (kode_cabang !== caller.kodeCabang && !caller.headOffice)
    return fail('OTHER_BRANCH', { params: { rekening: input.nomor_rekening, cabang: kode_cabang } });
  await spendReadQuota(context, 'RINCIAN_NASABAH');
  const [pihak, printed] = await Promise.all([partiesOf(db, caller, number, row.tanggal_akad), wasPrinted(db, number)]);
  if (input.cetak === 'T') await writeAudit(context, { aksi: PRINTED, objek: `REKENING:${number}` });
  const amount = (minor: bigint) => fromMinor(minor, kode_valuta);
  const shown = (account: string) => accountSeenBy(caller, account);
  const { urut, skb_sampai, ...fields } = row;
  return {
    ...fields,
    nomor_rekening: shown(number),
    nomor_akad: `${shown(number)}/${urut}`,
    pihak,
    nisbah_nasabah: nisbah_nasabah === null ? '' : percent(nisbah_nasabah),
    nisbah_bank: nisbah_nasabah === null ? '' : percent(WHOLE - nisbah_nasabah),
    nisbah_khusus: flag(row.nisbah_khusus),
    setoran_awal: amount(row.setoran_awal),
    setoran_berikut: amount(row.setoran_berikut),
    saldo_minimum: amount(row.saldo_minimum),
    biaya_bulanan: amount(row.biaya_bulanan),
    biaya_di_bawah_minimum: amount(row.biaya_di_bawah_minimum),
    biaya_penutupan: amount(row.biaya_penutupan),
    tarik_bebas: flag(row.tarik_bebas),
    buku_tabungan: flag(row.buku_tabungan),
    zakat: flag(row.zakat),
    skb_sampai: skb_sampai ?? '',
    rekening_bagi_hasil: shown(row.rekening_bagi_hasil),
    rekening_penutupan: shown(row.rekening_penutupan),
    salinan: flag(printed),
  } satisfies AkadReply;
};
