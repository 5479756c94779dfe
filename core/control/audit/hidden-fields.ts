import { type Caller, type Knowable, maySee } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { isUuid } from '#core/db/uuid.ts';
import { readReference } from '#core/ledger/reference-number.ts';
import type { MenuId } from '#lib/access/access.ts';
import { standsAt } from '#lib/access/ladder.ts';
import { mayApprove } from '#lib/access/rights.ts';
import { fail } from '#lib/errors/errors.ts';
import type { MaskedColumn } from '#lib/masking.ts';

type Values = { readonly [C in MaskedColumn]?: string | null };

/** A record whose fields may be unmasked: where it belongs, what the trail calls it, what each field holds. */
export interface Hidden {
  readonly kode_cabang: string;
  readonly objek: string;
  readonly values: Values;
}

export type Side = '' | 'LAMA' | 'BARU';
type Row = Values & { readonly kode_cabang: string };

const hidden = (row: Row | undefined, objek: string): Hidden | undefined =>
  row && { kode_cabang: row.kode_cabang, objek: row.nomor_rekening ?? objek, values: row };

async function ofAccount(db: Db, handle: string): Promise<Row | undefined> {
  const [row] = await db<Row[]>`
    select a.kode_cabang, a.nomor_rekening, n.nomor_identitas, n.telepon, n.nama_ibu_kandung
    from account a join customer n using (nomor_nasabah) where a.pegangan = ${handle}::uuid`;
  return row;
}

async function ofCustomer(db: Db, number: string): Promise<Row | undefined> {
  const [row] = await db<Row[]>`
    select c.kode_cabang, c.nomor_identitas, c.nomor_npwp, c.nama_ibu_kandung, c.telepon,
      (select t.nilai from customer_contact t where t.nomor_nasabah = c.nomor_nasabah and t.jenis = 'RUMAH') as telepon_rumah,
      (select t.nilai from customer_contact t where t.nomor_nasabah = c.nomor_nasabah and t.jenis = 'KANTOR') as telepon_kantor,
      (select string_agg(r.nama || ': ' || concat_ws(' · ', nullif(r.nomor_identitas, ''), nullif(r.telepon, '')), '; ' order by r.urut)
        from customer_relation r where r.nomor_nasabah = c.nomor_nasabah and r.nomor_identitas || r.telepon <> '') as pihak
    from customer c where c.nomor_nasabah = ${number}`;
  return row;
}

interface Item extends Knowable {
  readonly rekening: string | null;
  readonly flow_code: string;
  readonly tingkat: string;
  readonly objek: string;
  readonly perubahan: readonly { readonly kolom: string; readonly lama: string; readonly baru: string }[];
  readonly pihak: string | null;
}

async function itemOf(db: Db, idFlow: string): Promise<Item | undefined> {
  const [row] = await db<Item[]>`
    select f.kode_cabang, f.rekening, f.user_input, f.flow_code, f.flow_state, f.tingkat, coalesce(f.objek, '') as objek, f.nomor_nasabah, item_is_official(f) as resmi,
      coalesce(f.perubahan, '[]') as perubahan,
      case jsonb_typeof(f.flow_data -> 'pihak') when 'array' then (
        select string_agg(r ->> 'nama' || ': ' || concat_ws(' · ', nullif(r ->> 'nomor_identitas', ''), nullif(r ->> 'telepon', '')), '; ')
        from jsonb_array_elements(f.flow_data -> 'pihak') r where concat(r ->> 'nomor_identitas', r ->> 'telepon') <> '') end as pihak
    from flow_instance f where f.id_flow = ${idFlow}::uuid`;
  return row;
}

const CUSTOMER = 'NASABAH:';

/** Returns the fields an item changes, as they are or as they will be; of a transaction its account. */
async function ofItem(db: Db, item: Item, side: Side): Promise<Hidden> {
  const { kode_cabang, rekening, perubahan, objek } = item;
  const before = side === 'LAMA';
  const changed = Object.fromEntries(perubahan.map(({ kolom, lama, baru }) => [kolom, before ? lama : baru]));
  const lines =
    before && objek.startsWith(CUSTOMER) ? (await ofCustomer(db, objek.slice(CUSTOMER.length)))?.pihak : item.pihak;
  return {
    kode_cabang,
    objek: rekening ?? objek,
    // Elsewhere the lines about parties beside a customer never show a number whole: here they do.
    values: { ...changed, nomor_rekening: rekening, pihak: 'pihak' in changed ? (lines ?? null) : null },
  };
}

/** Returns true when the caller could decide about it by their own authority. A second person must be able to read what they answer for. */
const decides = (caller: Caller, item: Item): boolean =>
  item.flow_state === 'WAITING' &&
  item.user_input !== caller.idUser &&
  !(caller.nomorNasabah !== null && item.nomor_nasabah.includes(caller.nomorNasabah)) &&
  mayApprove(item.flow_code, caller.menus) &&
  standsAt(caller.levels, item.tingkat);

const CUSTOMER_SCREENS: readonly MenuId[] = ['nasabah-individu', 'nasabah-badan-usaha'];

/**
 * Returns the record that is asked for, by its handle, reference or kind. Without the right to unmask only an item the caller decides about.
 * Undefined for what is missing or hidden from the caller; FORBIDDEN.
 */
export async function hiddenOf(db: Db, caller: Caller, asked: string, side: Side): Promise<Hidden | undefined> {
  const [kind, id = ''] = asked.split(/:(.*)/s);
  const item = kind === 'FLOW' && isUuid(id) ? await itemOf(db, id) : undefined;
  if (!caller.menus.has('buka-samaran') && !(item && decides(caller, item))) return fail('FORBIDDEN');
  if (item) return maySee(caller, item) ? await ofItem(db, item, side) : undefined;
  if (isUuid(asked)) return hidden(await ofAccount(db, asked), asked);
  const reference = readReference(asked);
  if (reference) {
    const [row] = await db<Row[]>`
      select kode_cabang, rekening as nomor_rekening from journal
      where id = ${reference.journalId} and kode_cabang = ${reference.kodeCabang} and tanggal = ${reference.tanggal}::date`;
    return hidden(row, asked);
  }
  if (kind === 'NASABAH' && /^\d{10,11}$/.test(id) && CUSTOMER_SCREENS.some((menu) => caller.menus.has(menu)))
    return hidden(await ofCustomer(db, id), asked);
  if (kind === 'AUDIT' && /^\d{1,18}$/.test(id) && caller.menus.has('jejak-audit')) {
    const [row] = await db<Row[]>`
      select kode_cabang, objek as nomor_rekening from audit_trail where id = ${id}::bigint`;
    return hidden(row, asked);
  }
  return undefined;
}
