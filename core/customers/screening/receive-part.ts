import type { Context } from '#core/access/context.ts';
import { validInput, violation } from '#core/access/input.ts';
import { readBeside } from '#core/worker/beside.ts';
import { OWN_LISTER } from '#lib/cheques/unfunded.ts';
import { listPartInput, MOST_NAMES } from '#lib/customers/schemas/screening.ts';
import { fail } from '#lib/errors/errors.ts';
import type { RpcInput, RpcOutput } from '#types/rpc.ts';
import { readList } from './read-list.ts';
import { isXml, readUnList } from './read-un-list.ts';

const READERS = {
  csv: new URL('./read-list.ts', import.meta.url),
  xml: new URL('./read-un-list.ts', import.meta.url),
};

/** Refuses more lines than a list may have names before one is read; an element of XML spans many. */
const hasTooManyLines = (isi: string): boolean => isi.split('\n', MOST_NAMES + 2).length > MOST_NAMES + 1;

/**
 * Reads one part of a list's file and stages it beside the lists in force, where it changes nothing. Its parts come in their order; a repeated part
 * is the same. A fault in a row becomes a warning for the preview. VALIDATION, where nothing of it can be read, names line (of XML: a name's place,
 * from 2 on) and column as `isi.<line>.<column>`; NOT_FOUND for a part of another's or out of turn; NAME_LIST_OWN for the bank's own list, which
 * comes by listings.
 */
export async function unggah(
  { db, caller }: Context,
  input: RpcInput<'screening.unggah'>,
): Promise<RpcOutput<'screening.unggah'>> {
  const part = validInput(listPartInput, input);
  const { bagian, baris_awal, kepala, isi, akhir, ...head } = part;
  if (head.penerbit === OWN_LISTER) fail('NAME_LIST_OWN');
  const [day] = await db<{ today: string }[]>`select max(accounting_date) as today from branch`;
  if (head.berlaku_sejak > (day?.today ?? ''))
    fail('VALIDATION', { violations: [violation('berlaku_sejak', 'v.tanggalDepan')] });
  const before = await db<{ kode: string }[]>`
    select kode from name_import_row where id_impor = ${head.id_impor} and urut < ${baris_awal}`;
  const xml = isXml(kepala);
  if (!xml && hasTooManyLines(isi)) fail('VALIDATION', { violations: [violation('isi', 'v.banyakNama')] });
  const { rows, violations, warnings } = await readBeside(
    isi.length,
    xml ? READERS.xml : READERS.csv,
    xml ? readUnList : readList,
    head.jenis,
    kepala,
    isi,
    baris_awal,
    before.map(({ kode }) => kode),
  );
  if (violations.length > 0) fail('VALIDATION', { violations: [...violations] });
  const [stored] = await db<{ jumlah: number; sidik: string }[]>`
    select jumlah, sidik from stage_names(${db.json(head)}, ${caller.idUser}, ${bagian},
      ${db.json(JSON.parse(JSON.stringify(rows)))}, ${akhir === 'T'}, ${db.json(JSON.parse(JSON.stringify(warnings)))})`;
  if (!stored) throw new Error('stage_names answered nothing');
  return { id_impor: head.id_impor, ...stored };
}
