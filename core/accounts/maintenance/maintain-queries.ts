import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Caller, Query } from '#core/access/context.ts';
import { spendReadQuota } from '#core/access/read-quota.ts';
import { writeAudit } from '#core/access/write-audit.ts';
import { percent } from '#core/accounts/opening/open-rule.ts';
import { holdersOf } from '#core/accounts/opening/opening-context.ts';
import type { Db } from '#core/db/client.ts';
import { onAccount } from '#core/list/list-filters.ts';
import { fail } from '#lib/errors/errors.ts';
import type { DataLampauQuery } from '#types/proto/accounts/maintenance.ts';
import type { Perubahan } from '#types/proto/common.ts';
import { type Content, choiceNames, presentForm, toForm } from './maintain-record.ts';

interface Head {
  readonly nomor_rekening: string;
  readonly nomor_nasabah: string;
  readonly nama_nasabah: string;
  readonly nama_produk: string;
  readonly kode_cabang: string;
  readonly status: string;
  readonly today: string;
  readonly versi: number;
  readonly isi: Content;
  readonly ketentuan: number | null;
  readonly id_flow: string;
}

async function headOf(
  db: Db,
  caller: Caller,
  { nomor_rekening, pegangan }: { readonly nomor_rekening: string; readonly pegangan: string },
): Promise<Head> {
  const [row] = await db<Head[]>`
    select a.nomor_rekening, a.nomor_nasabah, n.nama_nasabah, p.nama_produk, a.kode_cabang, s.status, b.accounting_date as today, a.versi,
      record_now('account', jsonb_build_object('nomor_rekening', a.nomor_rekening)) as isi, h.nisbah_nasabah as ketentuan,
      coalesce((select f.id_flow::text from flow_instance f where f.objek = 'REKENING:' || a.nomor_rekening and f.flow_state = 'WAITING'
        and f.jenis <> 'OVERRIDE' limit 1), '') as id_flow
    from account a join account_state s using (nomor_rekening) join product p using (kode_produk) join customer n on n.nomor_nasabah = a.nomor_nasabah
    join branch b on b.kode_cabang = a.kode_cabang left join lateral product_term_on(a.kode_produk, b.accounting_date) t on true
    left join product_nisbah h on (h.kode_produk, h.berlaku_sejak, h.tenor) = (t.kode_produk, t.berlaku_sejak, 0)
    where ${pegangan ? db`a.pegangan = ${pegangan}::uuid` : onAccount(db, caller, db`a.nomor_rekening = ${nomor_rekening}`)}`;
  if (!row) return fail('ACCOUNT_NOT_FOUND', { params: { rekening: nomor_rekening } });
  if (row.kode_cabang !== caller.kodeCabang && !caller.headOffice)
    return fail('OTHER_BRANCH', { params: { rekening: nomor_rekening, cabang: row.kode_cabang } });
  return row;
}

const partiesIn = (isi: Content): readonly string[] => isi.account_party.map(({ nomor_nasabah }) => nomor_nasabah);

/**
 * Returns an account for a form of maintenance, at its branch and at head office. The read is recorded and counted. ACCOUNT_NOT_FOUND, OTHER_BRANCH,
 * LOOKED_ENOUGH.
 */
export const rincian: Query<'maintenance.rincian'> = async (context, input) => {
  const { db, caller } = context;
  const row = await headOf(db, caller, { ...input, pegangan: '' });
  await spendReadQuota(context, 'RINCIAN_NASABAH');
  await writeAudit(context, { aksi: 'LIHAT_DATA_NASABAH', objek: row.nomor_rekening });
  return {
    data: toForm(row.isi, row.versi, row.today),
    nomor_nasabah: row.nomor_nasabah,
    nama_nasabah: row.nama_nasabah,
    nama_produk: row.nama_produk,
    status_rekening: row.status,
    nisbah_ketentuan: row.ketentuan === null ? '' : percent(row.ketentuan),
    id_flow: row.id_flow,
  };
};

/** Reads an account as valid on a day by what the bank knew at a moment. An account that nobody has changed is read from its present rows. */
async function contentAs(db: Db, number: string, benar: string, diketahui: string): Promise<Content | null> {
  const [row] = await db<{ isi: Content | null }[]>`
    select case when exists (select from record_version v where v.jenis = 'account' and v.kunci = ${number})
      then record_as('account', ${number}, ${benar}::date, ${diketahui}::timestamptz)
      else record_now('account', ${db.json({ nomor_rekening: number })}) end as isi`;
  return row?.isi ?? null;
}

type At = Pick<DataLampauQuery, 'benar' | 'diketahui'>;

/** Shows one state of an account in words; numbers of other accounts are masked for the caller. */
async function stateAt(db: Db, caller: Caller, head: Head, { benar, diketahui }: At) {
  const day = benar || head.today;
  const [now] = await db<{ sekarang: string; status: string }[]>`
    select clock_timestamp()::text as sekarang, account_status_on(${head.nomor_rekening}, ${day}::date) as status`;
  const isi = await contentAs(
    db,
    head.nomor_rekening,
    day,
    diketahui === '' ? (now?.sekarang ?? '') : `${diketahui}+07`,
  );
  if (!isi) return null;
  const [holders, named] = await Promise.all([holdersOf(db, partiesIn(isi), day), choiceNames(db, head.today)]);
  const nameOf = (number: string) => holders.get(number)?.nama_nasabah ?? number;
  const fields = presentForm(toForm({ ...isi, account_link: isi.account_link ?? [] }, 0, day), named, nameOf);
  for (const field of ['rekening_bagi_hasil', 'rekening_penutupan'])
    fields.set(field, accountSeenBy(caller, fields.get(field) ?? ''));
  return new Map([['status_rekening', now?.status ?? ''], ['kode_cabang', isi.kode_cabang], ...fields]);
}

/**
 * Returns an account as valid on a day by what was known at a moment, alone or beside another day and moment. ACCOUNT_NOT_FOUND, OTHER_BRANCH,
 * LOOKED_ENOUGH.
 */
export const keadaan: Query<'maintenance.keadaan'> = async (context, input) => {
  const { db, caller } = context;
  const head = await headOf(db, caller, input);
  await spendReadQuota(context, 'RINCIAN_NASABAH');
  const beside = input.banding_benar !== '' || input.banding_diketahui !== '';
  const [baru, lama] = await Promise.all([
    stateAt(db, caller, head, input),
    beside ? stateAt(db, caller, head, { benar: input.banding_benar, diketahui: input.banding_diketahui }) : null,
  ]);
  const rows: Perubahan[] = [...new Set([...(baru?.keys() ?? []), ...(lama?.keys() ?? [])])].map((kolom) => ({
    kolom,
    lama: lama?.get(kolom) ?? '',
    baru: baru?.get(kolom) ?? '',
  }));
  return {
    ada: baru || lama ? 'T' : 'F',
    isi: beside ? rows.filter((each) => each.lama !== each.baru) : rows.filter(({ baru: value }) => value !== ''),
    id_flow: head.id_flow,
  };
};
