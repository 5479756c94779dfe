import type { Db } from '#core/db/client.ts';
import type { Kalimat } from '#types/proto/common.ts';
import { makeReference, readReference } from './reference-number.ts';
import { sentenceOfJournal } from './sentence.ts';

interface Found {
  readonly id: bigint;
  readonly tanggal: string;
  readonly kode_cabang: string;
  readonly operasi: string;
  readonly nominal: bigint;
  readonly kode_valuta: string;
  readonly rekening: string | null;
  readonly keterangan: string;
  /** The accounts that its lines move, in their order, with their holders. */
  readonly nomor: readonly string[];
  readonly nama: readonly string[];
}

/** Writes the sentences of journals by their reference numbers; other objects have none. One read, whatever their number. */
export async function sentencesOf(db: Db, objects: readonly string[]): Promise<ReadonlyMap<string, Kalimat>> {
  const asked = [...new Set(objects)].flatMap((object) => readReference(object) ?? []);
  if (asked.length === 0) return new Map();
  const found = await db<Found[]>`
    select j.id, j.tanggal, j.kode_cabang, j.operasi, j.nominal, j.kode_valuta, j.rekening, coalesce(j.keterangan, '') as keterangan, a.nomor, a.nama
    from unnest(${asked.map(({ journalId }) => journalId.toString())}::bigint[], ${asked.map(({ tanggal }) => tanggal)}::date[]) k (id, tanggal)
    join journal j on j.id = k.id and j.tanggal = k.tanggal
    cross join lateral (
      select coalesce(array_agg(x.nomor order by x.urut), '{}') as nomor, coalesce(array_agg(x.nama order by x.urut), '{}') as nama
      from (select l.rekening as nomor, a.nama_rekening as nama, min(l.urut) as urut from journal_line l join account a on a.nomor_rekening = l.rekening
        where l.journal_id = j.id and l.tanggal = j.tanggal group by 1, 2) x) a`;
  return new Map(
    found.flatMap(({ id, tanggal, kode_cabang, nomor, nama, ...journal }) => {
      const lines = nomor.map((rekening, place) => ({ rekening, nama_rekening: nama[place] ?? '' }));
      const sentence = sentenceOfJournal({ ...journal, lines });
      return sentence ? [[makeReference(kode_cabang, tanggal, id), sentence] as const] : [];
    }),
  );
}
