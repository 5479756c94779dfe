import { randomUUID } from 'node:crypto';
import type { Db } from '#core/db/client.ts';
import { nameFor } from '#lib/files.ts';
import type { GatewayConnection } from './gateway-connection.ts';
import { openContainer, type Picture, type PictureFault, pictureOf } from './picture-container.ts';

/** An instrument whose line names a picture that the core has not read yet. */
interface Promised {
  readonly entry: bigint;
  readonly warkat: string;
  readonly sidik: string;
}

async function store(
  db: Db,
  { pictures }: GatewayConnection,
  { entry, warkat, sidik }: Promised,
  { isi, mime }: Picture,
) {
  const berkas = { nama: nameFor(warkat, mime), mime, ukuran: isi.length, sha256: sidik };
  const [row] = await db<{ id_berkas: string; kunci: string }[]>`
    select id_berkas, kunci from register_warkat_picture(${entry}, ${db.json(berkas)})`;
  if (!row || !pictures) throw new Error(`the picture of entry ${entry} has no place`);
  await pictures.put(row.kunci, isi, mime);
  await db`select record_warkat_picture(${entry}, ${row.id_berkas}::uuid, '', ${randomUUID()}::uuid)`;
}

/**
 * Stores the pictures that came beside a message, each under the hash in its signed line, and records why any other has none. The message itself is
 * stored already: a bad picture does not delay its instrument. Throws where the storage is away; then the message is not acknowledged, and this is
 * done again.
 */
export async function storePictures(db: Db, link: GatewayConnection, nama: string, idPesan: string): Promise<void> {
  const promised = await db<Promised[]>`
    select e.id as entry, (e.isi #>> '{warkat,jenis}') || '-' || upper(e.isi #>> '{warkat,nomor}') as warkat, e.isi #>> '{warkat,gambar}' as sidik
    from settlement_message m join settlement_entry e on e.message = m.id left join settlement_picture p on p.entry = e.id
    where m.id_pesan = ${idPesan} and m.status = 'DITERIMA' and e.jenis = 'TAGIHAN' and e.isi #>> '{warkat,gambar}' is not null and p.entry is null order by e.id`;
  if (promised.length === 0) return;
  const none = (entry: bigint, sebab: PictureFault) =>
    db`select record_warkat_picture(${entry}, null, ${sebab}, ${randomUUID()}::uuid)`;
  const found = link.pictures ? await link.gateway.pictures(nama) : 'PENYIMPANAN';
  const container = typeof found === 'string' ? found : found === null ? 'TIDAK_ADA' : openContainer(found);
  for (const each of promised) {
    const picture = pictureOf(container, each.warkat, each.sidik);
    if (typeof picture === 'string') await none(each.entry, picture);
    else await store(db, link, each, picture);
  }
}
