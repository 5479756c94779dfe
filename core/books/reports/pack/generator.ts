import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { violation } from '#core/access/input.ts';
import { type Asker, type Generation, generator } from '#core/books/reports/generator.ts';
import type { Db } from '#core/db/client.ts';
import { readerOf } from '#documents/flow-out.ts';
import { Archive } from '#documents/pack/archive.ts';
import { packChecks, packReadme, packSums } from '#documents/pack/readme.ts';
import { voucherFile } from '#documents/pack/vouchers.ts';
import { MOST_JOURNALS, type PackAsk, type PackManifest, type PackProof, packAsk } from '#lib/books/reports/pack.ts';
import { fail } from '#lib/errors/errors.ts';
import { proofs } from './proofs.ts';
import { isTooMuch, type PackDocument, type Related, relatedTo } from './related.ts';
import { countSample, populationOf, type Sampled, sampleOf } from './sample.ts';
import { documentTable, journalTable, lineTable, stepTable } from './tables.ts';
import { sampleSlips } from './vouchers.ts';

/** This program checks a pack; each pack carries it. */
const CHECK = new URL('../../../../documents/pack/verify-pack.mjs', import.meta.url);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The field that VALIDATION names when there are too many journals. */
const TOO_MANY_OF = { ACAK: 'jumlah', DI_ATAS: 'nominal', PENGGUNA: 'tanggal_awal' } as const;

/** Proves that the caller may ask for it, and that it is neither empty nor more than a pack holds. VALIDATION names the field. */
async function settle(db: Db, caller: Asker, asked: PackAsk) {
  const { kode_cabang, tanggal_akhir, cara } = asked;
  if (!caller.headOffice && kode_cabang !== caller.kodeCabang) return fail('FORBIDDEN');
  const [row] = await db<{ hari: string | null; ada: boolean }[]>`
    select max(accounting_date) as hari, ${cara} <> 'PENGGUNA' or exists (select from app_user where id_user = ${asked.id_user}) as ada
    from branch where ${kode_cabang} in ('*', kode_cabang)`;
  if (!row?.hari) return fail('VALIDATION', { violations: [violation('kode_cabang', 'v.kode')] });
  if (tanggal_akhir > row.hari)
    return fail('VALIDATION', { violations: [violation('tanggal_akhir', 'v.tanggalDepan')] });
  if (!row.ada) return fail('VALIDATION', { violations: [violation('id_user', 'v.kode')] });
  const count = await countSample(db, asked);
  if (count === 0) return fail('VALIDATION', { violations: [violation('tanggal_awal', 'v.paketKosong')] });
  if (count > MOST_JOURNALS || (await isTooMuch(db, asked)))
    return fail('VALIDATION', { violations: [violation(TOO_MANY_OF[cara], 'v.paketBanyak')] });
  return { asked, kodeCabang: kode_cabang === '*' ? '' : kode_cabang };
}

const dayHashes = async (
  db: Db,
  { kode_cabang, tanggal_awal, tanggal_akhir }: PackAsk,
): Promise<PackManifest['hari']> => {
  const rows = await db<{ kode_cabang: string; tanggal: string; jumlah: bigint; sidik: string }[]>`
    select kode_cabang, tanggal, jumlah, encode(sidik, 'hex') as sidik from audit_day_hash
    where tanggal between ${tanggal_awal}::date and ${tanggal_akhir}::date and ${kode_cabang} in ('*', kode_cabang) order by kode_cabang, tanggal`;
  return rows.map((row) => ({ ...row, jumlah: row.jumlah.toString() }));
};

const headOfChain = async (db: Db): Promise<PackManifest['kepala']> => {
  const [row] = await db<
    { posisi: bigint; hash: string }[]
  >`select posisi, encode(hash, 'hex') as hash from audit_chain_head`;
  return { posisi: (row?.posisi ?? 0n).toString(), hash: row?.hash ?? '' };
};

/** Names a document in the archive by its owner and id, so that no file name leads to another path. */
const documentName = ({ id_berkas, mime }: PackDocument): string =>
  `dokumen/${id_berkas}.${{ 'image/jpeg': 'jpg', 'image/png': 'png' }[mime] ?? 'pdf'}`;

async function* lines(
  all: AsyncIterable<readonly PackProof[]>,
  note: (count: number) => Promise<void>,
): AsyncGenerator<string> {
  for await (const part of all) {
    if (part.length > 0) yield part.map((proof) => `${JSON.stringify(proof)}\n`).join('');
    await note(part.length);
  }
}

type PackMaking = Generation & { readonly asked: PackAsk };

/** Adds the proofs of everything, kind by kind. */
async function addProofs(
  archive: Archive,
  { db, held, progress }: PackMaking,
  sample: readonly Sampled[],
  related: Related,
): Promise<void> {
  const kinds = [
    ['bukti/jurnal.jsonl', 'J', sample.map(({ id }) => id)],
    ['bukti/persetujuan.jsonl', 'S', related.steps],
    ['bukti/versi.jsonl', 'V', related.versions],
    ['bukti/jejak.jsonl', 'A', related.trail],
  ] as const;
  const all = kinds.reduce((sum, [, , ids]) => sum + ids.length, 0);
  let done = 0;
  const note = (count: number) => {
    done += count;
    return progress(done, all);
  };
  for (const [name, kind, ids] of kinds) await archive.add(name, lines(proofs(db, kind, ids, held), note));
}

async function addDocuments(
  archive: Archive,
  documents: readonly PackDocument[],
  fetch: Generation['fetch'],
): Promise<void> {
  await archive.add('berkas.csv', documentTable(documents, documentName));
  for (const document of documents) await archive.add(documentName(document), await fetch(document.kunci), true);
}

/** Writes the archive: tables for people, proofs for machines, documents, and the list of all of them at its end. */
async function make(making: PackMaking): Promise<void> {
  const { db, asked, out, kepala, seen, bind, held } = making;
  const archive = new Archive(out, readerOf(out));
  const sample = await sampleOf(db, asked);
  const related = await relatedTo(db, asked, sample);
  await archive.add('jurnal.csv', journalTable(db, sample, seen));
  await archive.add('baris.csv', lineTable(db, sample, seen));
  await archive.add('persetujuan.csv', stepTable(db, sample, seen));
  await archive.add('voucher.pdf', voucherFile(kepala, sampleSlips(db, sample, seen), making.mostPages), true);
  await addProofs(archive, making, sample, related);
  await addDocuments(archive, related.documents, making.fetch);
  const manifest = {
    bentuk: 'amanah-paket-auditor-2',
    ...{ nomor: kepala.nomor, bank: kepala.nama_bank, dibuat_oleh: kepala.siapa, per: kepala.per },
    permintaan: asked,
    populasi: (await populationOf(db, asked)).toString(),
    sampel: sample.map(({ nomor_referensi }) => nomor_referensi),
    kepala: await headOfChain(db),
    hari: await dayHashes(db, asked),
  } as const;
  await archive.add('BACA-DULU.txt', [packReadme(manifest)]);
  await archive.add('CARA-PERIKSA.txt', [packChecks(manifest)]);
  await archive.add('verify-pack.mjs', [await readFile(CHECK)]);
  await archive.add('SHA256SUMS', [packSums(archive.files)]);
  const whole: PackManifest = { ...manifest, berkas: [...archive.files] };
  const list = JSON.stringify(whole);
  await archive.add('manifest.json', [list]);
  // berkas.csv, one of these files, holds the hashes of documents.
  const prints = whole.berkas.filter(({ nama }) => !nama.startsWith('dokumen/'));
  const bound = await bind({
    manifest: sha256(list),
    berkas: prints.map(({ nama, sha256: print }) => ({ nama, sha256: print })),
  });
  for await (const links of proofs(bound.db, 'A', [bound.id], held))
    await archive.add(
      'bukti/paket.json',
      links.map((link) => JSON.stringify(link)),
    );
  archive.end();
}

/**
 * Makes an auditor's pack (docs/audit.md): a sample of journals of a period with all their related records, in one
 * archive whose list of hashes and links of the chain the program inside checks anywhere. The trail's chain takes its list before the file
 * goes out, and that link goes with it.
 */
export const packGenerator = generator<PackAsk>({
  schema: packAsk,
  formats: ['ZIP'],
  menus: ['paket-auditor'],
  forever: true,
  settle,
  make,
});
