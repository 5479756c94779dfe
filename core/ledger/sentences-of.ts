import type { Db } from '#core/db/client.ts';
import { isOperationCode } from '#lib/operations/operations.ts';
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

/** An act of the trail, and the number of its object. */
interface Act {
  readonly aksi: string;
  readonly objek: string;
}

/** Reads the sentences of journals by their reference numbers, all at once; other objects have none. */
async function read(db: Db, objects: ReadonlySet<string>): Promise<ReadonlyMap<string, Kalimat>> {
  const asked = [...objects].flatMap((object) => readReference(object) ?? []);
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

/** Returns the sentence of each act that posted a journal. Other acts have the number of a journal too, as a reprint has, and have no sentence. */
export async function sentencesOf(db: Db, acts: readonly Act[]): Promise<(act: Act) => Kalimat | undefined> {
  const posts = ({ aksi }: Act) => isOperationCode(aksi);
  const sentences = await read(db, new Set(acts.filter(posts).map(({ objek }) => objek)));
  return (act) => (posts(act) ? sentences.get(act.objek) : undefined);
}
