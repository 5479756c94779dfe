import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import type { PackManifest, PackProof } from '#lib/reports/pack.ts';
import { tableFault } from './verify-pack-tables.ts';

type Files = Readonly<Record<string, Uint8Array>>;

const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');
const HEX = /^[0-9a-f]{64}$/;

/** A pack as it was read: its list, and the links of the chain it proves by their position. */
export interface ReadPack {
  readonly manifest: PackManifest;
  readonly links: ReadonlyMap<string, PackProof>;
}

function readManifest(files: Files): PackManifest | string {
  const bytes = files['manifest.json'];
  if (!bytes) return 'it has no manifest.json';
  try {
    const manifest = JSON.parse(strFromU8(bytes)) as PackManifest;
    if (manifest.bentuk !== 'amanah-paket-auditor-1') return 'its manifest is of another form';
    return Array.isArray(manifest.berkas) && Array.isArray(manifest.sampel) ? manifest : 'its manifest is cut';
  } catch {
    return 'its manifest cannot be read';
  }
}

/** The files are those of the list, to the byte, and no others. */
function fileFault(files: Files, { berkas }: PackManifest): string | null {
  const listed = new Set(['manifest.json', ...berkas.map(({ nama }) => nama)]);
  for (const name of Object.keys(files)) if (!listed.has(name)) return `${name} is not on its list`;
  for (const { nama, ukuran, sha256: expected } of berkas) {
    const bytes = files[nama];
    if (!bytes) return `${nama} is missing`;
    if (bytes.length !== ukuran || sha256(bytes) !== expected) return `${nama} was changed`;
  }
  return null;
}

/** What is wrong with one proof by itself: its content has its print, and link and content make the hash. */
function proofFault({ jenis, id, isi, sidik, sebelum, hash }: PackProof): string | null {
  const name = `${jenis}${id}`;
  if (!HEX.test(sidik) || !HEX.test(hash) || !/^[0-9a-f]{2,64}$/.test(sebelum)) return `the proof of ${name} is cut`;
  if (isi !== null && sha256(isi) !== sidik) return `the content of ${name} is not what was hashed`;
  const made = sha256(Buffer.concat([Buffer.from(sebelum, 'hex'), Buffer.from(sidik, 'hex')]));
  return made === hash ? null : `the link of ${name} does not come of what is before it and its content`;
}

const PROOFS = ['bukti/jurnal.jsonl', 'bukti/persetujuan.jsonl', 'bukti/versi.jsonl', 'bukti/jejak.jsonl'];

function readProofs(files: Files): readonly PackProof[] {
  return PROOFS.flatMap((name) =>
    strFromU8(files[name] ?? new Uint8Array())
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as PackProof),
  );
}

/** Links that follow each other in the chain follow each other here; a position holds one link. */
function orderFault(links: ReadonlyMap<string, PackProof>): string | null {
  for (const [position, { hash }] of links) {
    const next = links.get(String(BigInt(position) + 1n));
    if (next && next.sebelum !== hash) return `the links at ${position} and behind it do not follow each other`;
  }
  return null;
}

const idOf = (reference: string): bigint => BigInt(reference.slice(9));

/** The proof of each journal of the sample, by its reference and in the order in which it was drawn; or what is wrong with them. */
function readSample(
  { permintaan: { cara, benih }, sampel }: PackManifest,
  proofs: readonly PackProof[],
): ReadonlyMap<string, PackProof> | string {
  const proved = new Map(proofs.filter(({ jenis }) => jenis === 'J').map((proof) => [proof.id, proof]));
  const sample = new Map<string, PackProof>();
  for (const reference of sampel) {
    const proof = proved.get(idOf(reference).toString());
    if (proof === undefined) return `journal ${reference} has no proof`;
    sample.set(reference, proof);
  }
  if (proved.size !== sampel.length) return 'it proves other journals than those of its sample';
  if (cara !== 'ACAK') return sample;
  const places = sampel.map((reference) => sha256(`${benih}:${idOf(reference)}`));
  return places.every((place, index) => index === 0 || (places[index - 1] ?? '') <= place)
    ? sample
    : 'its sample is not in the order in which the seed draws it';
}

interface Attached {
  readonly aksi: string;
  readonly objek: string;
  readonly rincian: { readonly berkas?: readonly { readonly id_berkas: string; readonly sha256: string }[] };
}

/** The documents behind a journal of the sample are there, each with the print the trail kept when the journal was posted. */
function documentFault({ berkas, sampel }: PackManifest, proofs: readonly PackProof[]): string | null {
  const prints = new Map(berkas.map(({ nama, sha256: print }) => [nama.replace(/\.\w+$/, ''), print]));
  const sampled = new Set(sampel);
  for (const { jenis, isi } of proofs) {
    if (jenis !== 'A' || isi === null) continue;
    const { aksi, objek, rincian } = JSON.parse(isi) as Attached;
    if (aksi !== 'LAMPIRAN_JURNAL' || !sampled.has(objek)) continue;
    for (const { id_berkas, sha256: print } of rincian.berkas ?? []) {
      const here = prints.get(`dokumen/${id_berkas}`);
      if (here === undefined) return `document ${id_berkas} of journal ${objek} is missing`;
      if (here !== print) return `document ${id_berkas} of journal ${objek} is not the one it was approved with`;
    }
  }
  return null;
}

/** Reads a pack and checks it by itself, without any bank: answers what it holds, or the first thing that is wrong with it. */
export function readPack(bytes: Uint8Array): ReadPack | string {
  let files: Files;
  try {
    files = unzipSync(bytes);
  } catch {
    return 'it is no archive, or a cut one';
  }
  const manifest = readManifest(files);
  if (typeof manifest === 'string') return manifest;
  const changed = fileFault(files, manifest);
  if (changed !== null) return changed;
  const proofs = readProofs(files);
  for (const proof of proofs) {
    const fault = proofFault(proof);
    if (fault !== null) return fault;
  }
  const links = new Map(proofs.map((proof) => [proof.posisi, proof]));
  if (links.size !== new Set(proofs.map(({ id }) => id)).size) return 'two of its links stand at one position';
  const disorder = orderFault(links);
  if (disorder !== null) return disorder;
  const sample = readSample(manifest, proofs);
  if (typeof sample === 'string') return sample;
  const fault = documentFault(manifest, proofs) ?? tableFault(files, sample);
  return fault ?? { manifest, links };
}

/**
 * Heads of the chain that were kept outside, a line each: the link of the pack at such a position has the same hash. What its list says of the chain's end is proved by no
 * link and counts for nothing. Answers how many were compared, or what differs; with none the pack is not tied to the bank by them.
 */
export function comparePackHeads({ links }: ReadPack, text: string): number | string {
  let compared = 0;
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const { posisi, kepala } = JSON.parse(line) as { posisi: string; kepala: string };
    const here = links.get(posisi)?.hash;
    if (here === undefined) continue;
    if (here !== kepala) return `the head kept outside at position ${posisi} is another one`;
    compared += 1;
  }
  return compared === 0 ? 'none of the heads kept outside stands at a link of this pack' : compared;
}
