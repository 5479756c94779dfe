import type { Context, Query } from '#core/access/context.ts';
import { spendReadQuota } from '#core/access/read-quota.ts';
import { writeAudit } from '#core/access/write-audit.ts';
import { fail } from '#lib/errors/errors.ts';
import type { Perubahan } from '#types/proto/common.ts';
import { contentAs, loadContent } from './content.ts';
import { alikeWhileTyping } from './duplicates.ts';
import { toEntity } from './entity.ts';
import { toPerson } from './person.ts';
import { loadCodes, nameOf } from './reference-codes.ts';
import { columns, mayOpen, type Row, toWire } from './search.ts';
import { ownWords, presentContent } from './state-presenter.ts';

async function rowOf({ db }: Context, number: string): Promise<Row | undefined> {
  const [row] = await db<Row[]>`
    select ${columns(db)} from customer c join branch b on b.kode_cabang = c.kode_cabang where c.nomor_nasabah = ${number}`;
  return row;
}

/** Reads the records that were merged into the customer's, by number; data that only they hold leads to the survivor. */
const mergedInto = ({ db }: Context, number: string): Promise<Row[]> =>
  db<Row[]>`
    select ${columns(db)} from customer c join branch b on b.kode_cabang = c.kode_cabang where c.gabung_ke = ${number} order by c.nomor_nasabah`;

/**
 * Returns one customer with the form and the parts of the rating. Of another branch's customer only the fields a counter needs. The read is recorded
 * and counted. NOT_FOUND, LOOKED_ENOUGH.
 */
export const rincian: Query<'customer.rincian'> = async (context, input) => {
  const { db, caller } = context;
  const [row, stored] = await Promise.all([rowOf(context, input.nomor_nasabah), loadContent(db, input.nomor_nasabah)]);
  if (!row || !stored) return fail('NOT_FOUND');
  const nasabah = toWire(row, caller);
  if (!mayOpen(caller, row.kode_cabang))
    return {
      nasabah,
      individu: undefined,
      badan_usaha: undefined,
      indikator: [],
      nilai_resiko: 0,
      tanggal_buka: '',
      uraian: [],
      gabungan: [],
    };
  await spendReadQuota(context, 'RINCIAN_NASABAH');
  await writeAudit(context, { aksi: 'LIHAT_DATA_NASABAH', objek: `NASABAH:${row.nomor_nasabah}` });
  const { isi, versi } = stored;
  const { codes, shown } = presentContent(isi, versi);
  const indicators = isi.customer_risk.map(({ indikator }) => ({
    field: '',
    kelompok: 'INDIKATOR_RESIKO',
    kode: indikator,
  }));
  const [day] = await db<{ today: string }[]>`select max(accounting_date) as today from branch`;
  const referenceCodes = await loadCodes(db, [...codes, ...indicators], day?.today ?? '');
  return {
    nasabah,
    individu: isi.jenis === 'P' ? toPerson(isi, versi) : undefined,
    badan_usaha: isi.jenis === 'B' ? toEntity(isi, versi) : undefined,
    indikator: isi.customer_risk.map((each) => ({
      ...each,
      uraian: nameOf(referenceCodes, 'INDIKATOR_RESIKO', each.indikator),
    })),
    nilai_resiko: isi.nilai_resiko ?? 0,
    tanggal_buka: isi.tanggal_buka ?? '',
    uraian: [...shown(referenceCodes)]
      .filter(([, baru]) => baru !== '')
      .map(([kolom, baru]) => ({ kolom, lama: '', baru })),
    gabungan: (await mergedInto(context, row.nomor_nasabah)).map((each) => toWire(each, caller)),
  };
};

/**
 * Returns a customer as valid on a day by what was known at a moment, alone or beside another day and moment. NOT_FOUND for one of another branch.
 */
export const keadaan: Query<'customer.keadaan'> = async (context, input) => {
  const { db, caller } = context;
  const row = await rowOf(context, input.nomor_nasabah);
  if (!row || !mayOpen(caller, row.kode_cabang)) return fail('NOT_FOUND');
  await spendReadQuota(context, 'RINCIAN_NASABAH');
  const [now] = await db<{ today: string; sekarang: string }[]>`
    select max(accounting_date) as today, clock_timestamp()::text as sekarang from branch`;
  const [today, moment] = [now?.today ?? '', now?.sekarang ?? ''];
  const at = (benar: string, diketahui: string) =>
    contentAs(db, input.nomor_nasabah, benar || today, diketahui === '' ? moment : `${diketahui}+07`);
  const beside = input.banding_benar !== '' || input.banding_diketahui !== '';
  const [one, other] = await Promise.all([
    at(input.benar, input.diketahui),
    beside ? at(input.banding_benar, input.banding_diketahui) : null,
  ]);
  const states = [one, other].map((isi) => isi && { isi, ...presentContent(isi, 0) });
  const codes = await loadCodes(
    db,
    states.flatMap((state) => state?.codes ?? []),
    today,
  );
  const [baru, lama] = states.map(
    (state) => new Map(state ? [...state.shown(codes), ...ownWords(state.isi, codes)] : []),
  );
  const rows: Perubahan[] = [...new Set([...(baru?.keys() ?? []), ...(lama?.keys() ?? [])])].map((kolom) => ({
    kolom,
    lama: lama?.get(kolom) ?? '',
    baru: baru?.get(kolom) ?? '',
  }));
  return {
    ada: one || other ? 'T' : 'F',
    isi: beside ? rows.filter((each) => each.lama !== each.baru) : rows.filter(({ baru: value }) => value !== ''),
  };
};

/**
 * Returns the owner of a document or tax number (the survivor, where only a merged record has it), and other customers who may be the typed one. It
 * returns the name, because a counter must know who stands before it, and the number only to the customer's branch. Each call counts, so that nobody
 * tries numbers in sequence. LOOKED_ENOUGH.
 */
export const check: Query<'customer.check'> = async (context, input) => {
  const { db, caller } = context;
  await spendReadQuota(context, 'TANYA_NASABAH');
  // Each uses its own index; alternatives in one condition would be tried on every customer.
  const [row] = await db<{ nomor_nasabah: string; nama_nasabah: string; kode_cabang: string; status: string }[]>`
    select n.nomor_nasabah, n.nama_nasabah, n.kode_cabang, n.status from customer n
    where n.nomor_nasabah <> ${input.nomor_nasabah} and n.nomor_nasabah in (
      select coalesce(i.gabung_ke, i.nomor_nasabah) from customer i
        where i.nomor_identitas = nullif(${input.nomor_identitas}, '') and (${input.jenis_identitas} = '' or i.jenis_identitas = ${input.jenis_identitas})
      union all select coalesce(p.gabung_ke, p.nomor_nasabah) from customer p where p.nomor_npwp = nullif(${input.nomor_npwp}, ''))
    order by n.nomor_nasabah limit 1`;
  const calon = await alikeWhileTyping(context, input);
  if (!row) return { ada: 'F', nomor_nasabah: '', nama_nasabah: '', kode_cabang: '', status: '', calon };
  return { ada: 'T', ...row, nomor_nasabah: mayOpen(caller, row.kode_cabang) ? row.nomor_nasabah : '', calon };
};
