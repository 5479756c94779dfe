/**
 * Checks an auditor's pack with nothing but Node: `node verify-pack.mjs pack.zip [--anchor heads.jsonl] [--print <sha256 of the archive>]`. It
 * travels in each pack. It may use only Node's built-in modules, and nothing that Node 18 lacks: an auditor checks with the Node at hand.
 */
import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inflateRawSync } from 'node:zlib';

const FORM = 'amanah-paket-auditor-2';
const HEX = /^[0-9a-f]{64}$/;
const KINDS = { jurnal: 'J', persetujuan: 'S', versi: 'V', jejak: 'A' };
/** The list itself cannot hold these files. */
const UNLISTED = ['manifest.json', 'bukti/paket.json'];
/** This sign replaces a text that is left out; no text of the bank's can be this one. */
const HIDDEN = '\0';
/** These currencies do not have two decimals. */
export const DECIMALS = { JPY: 0, KRW: 0, KWD: 3, BHD: 3 };

const sha256 = (...pieces) => pieces.reduce((hash, piece) => hash.update(piece), createHash('sha256')).digest();
const printOf = (bytes) => sha256(bytes).toString('hex');
const hex = (text) => Buffer.from(text, 'hex');

/** The first fault ends the check: it is thrown as its sentence. */
class Fault extends Error {}
const fault = (sentence) => {
  throw new Fault(sentence);
};

/** Returns the files of an archive by their names, if its directory and each file's own head name them alike. */
function unzip(bytes) {
  const files = new Map();
  const end = bytes.lastIndexOf(hex('504b0506'));
  if (end < 0) fault('it is no archive, or a cut one');
  for (let at = bytes.readUInt32LE(end + 16), left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, packed, size] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt32LE(at + 24),
    ];
    const [long, extra, note] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place));
    const name = bytes.toString('utf8', at + 46, at + 46 + long);
    const head = bytes.readUInt32LE(at + 42);
    const from = head + 30 + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28);
    if (bytes.toString('utf8', head + 30, head + 30 + bytes.readUInt16LE(head + 26)) !== name || files.has(name))
      fault(`${name} stands twice in it, or under two names`);
    const content = bytes.subarray(from, from + packed);
    files.set(name, method === 8 ? inflateRawSync(content, { maxOutputLength: Math.max(size, 1) }) : content);
    if (files.get(name).length !== size) fault('it is no archive, or a cut one');
    at += 46 + long + extra + note;
  }
  return files;
}

/** Splits a content as the chain does: texts between its quotes and the parts around them, a backslash and a quote inside of a text each one sign. */
export const apart = (text) => text.replaceAll('\\\\', '\x01').replaceAll('\\"', '\x02').split('"');
/** Returns a part as JSON writes it. */
export const written = (part) => part.replaceAll('\x01', '\\\\').replaceAll('\x02', '\\"');
/** Returns true when this part is a text. The others are keys, or surround texts. */
export const isText = (parts, at) => at % 2 === 1 && !parts[at + 1]?.startsWith(':');
/** Returns the salt of a text, out of its link's. */
export function saltOf(salt, at) {
  const place = Buffer.alloc(4);
  place.writeInt32BE(at + 1);
  return sha256(hex(salt), place).subarray(0, 16).toString('hex');
}
/** Returns the print of one text under its salt. */
export const leafOf = (salt, text) => sha256(hex(salt), text).toString('hex');
/** Returns the parts around the texts of a content. */
export const frameOf = (parts) => parts.map((part, at) => (isText(parts, at) ? '\x03' : part)).join('"');
const contentPrint = (frame, leaves) => sha256(sha256(frame), ...leaves.map(hex));

/** Reads the parts again; numbers stay as they are written, since an amount may be larger than a number of this language. */
const together = (parts) =>
  JSON.parse(
    parts
      .map((part, at) =>
        at % 2 === 0
          ? part.replace(/-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g, '"$&"')
          : written(part).replaceAll(HIDDEN, '\\u0000'),
      )
      .join('"'),
  );

/**
 * Returns the content of a proof and its print: a content left out is HIDDEN in its place, with what is shown instead in `shown`; null when nothing
 * of it is proved.
 */
function opened({ isi, garam, sidik, kerangka, nilai }) {
  if (typeof isi === 'string') {
    const parts = apart(isi);
    const texts = [...parts.keys()].filter((at) => isText(parts, at));
    const print = garam
      ? contentPrint(
          frameOf(parts),
          texts.map((at) => leafOf(saltOf(garam, at), parts[at])),
        )
      : sha256(isi);
    return { print, content: together(parts), hidden: 0 };
  }
  if (typeof kerangka !== 'string') return { print: hex(sidik ?? ''), content: null, hidden: 0 };
  const parts = kerangka.split('"');
  const texts = [...parts.keys()].filter((at) => isText(parts, at));
  if (texts.length !== nilai.length || texts.some((at) => parts[at] !== '\x03')) return null;
  if (nilai.some(([, text]) => ['"', HIDDEN, '\x03'].some((sign) => text?.includes(sign)))) return null;
  const print = contentPrint(
    kerangka,
    nilai.map(([salt, text]) => (text === null ? salt : leafOf(salt, text))),
  );
  texts.forEach((at, index) => {
    parts[at] = nilai[index][1] ?? HIDDEN;
  });
  return { print, content: together(parts), hidden: nilai.filter(([, text]) => text === null).length };
}

/** Reads one proof and proves it by itself: its content makes its link with the one before it, and is about its own subject. */
function proved(proof, kind) {
  const name = `${proof.jenis}${proof.id}`;
  if (proof.jenis !== kind || !HEX.test(proof.hash) || !/^[0-9a-f]{2,64}$/.test(proof.sebelum))
    fault(`the proof of ${name} is cut`);
  const open = opened(proof);
  if (open === null) fault(`the proof of ${name} is cut`);
  if (sha256(hex(proof.sebelum), open.print).toString('hex') !== proof.hash)
    fault(`the link of ${name} does not come of what is before it and its content`);
  const own = kind === 'J' ? open.content?.[0] : open.content;
  if (open.content !== null && own?.id !== proof.id) fault(`the content of ${name} is about something else`);
  return { ...proof, ...open, own, name };
}

function proofsOf(files) {
  return Object.entries(KINDS).flatMap(([name, kind]) =>
    (files.get(`bukti/${name}.jsonl`) ?? '')
      .toString('utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => proved(JSON.parse(line), kind)),
  );
}

/** Checks that links that follow each other in the chain follow each other here; a position holds one link, and nothing is proved twice. */
function chained(proofs) {
  const links = new Map(proofs.map((proof) => [proof.posisi, proof]));
  if (links.size !== proofs.length || new Set(proofs.map(({ id }) => id)).size !== proofs.length)
    fault('two of its links stand at one position, or prove the same');
  for (const [position, { hash }] of links) {
    const next = links.get(String(BigInt(position) + 1n));
    if (next && next.sebelum !== hash) fault(`the links at ${position} and behind it do not follow each other`);
  }
  return links;
}

/** Returns a table of the pack, its cells by their column. */
function tableOf(files, name) {
  const text = (files.get(name) ?? '').toString('utf8').replace(/^\uFEFF/, '');
  const records = text.split(/\r\n(?=")/).map((line) => [...line.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n|$)/g)]);
  const [columns = [], ...rows] = records.map((cells) => cells.map(([, cell]) => cell.replaceAll('""', '"')));
  if (columns.length === 0 || rows.some((row) => row.length !== columns.length)) fault(`${name} cannot be read`);
  return rows.map((row) => Object.fromEntries(columns.map((column, place) => [column, row[place]])));
}

/** Returns a cell without the apostrophes that keep a spreadsheet from reading a formula. */
const bare = (cell) => cell.replace(/(^|[;|\t\r\n])'+/g, '$1');

/** Returns the first column in which a row differs from its hashed text; a text that is left out is not compared. */
const differs = (row, told) =>
  Object.keys(told).find((name) => told[name] !== HIDDEN && bare(row?.[name] ?? HIDDEN) !== bare(told[name]));

const amount = (minor, currency) => {
  const decimals = DECIMALS[currency] ?? 2;
  const digits = minor.replace('-', '').padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  return `${minor.startsWith('-') ? '-' : ''}${digits.slice(0, point)}${decimals > 0 ? `.${digits.slice(point)}` : ''}`;
};
/** Returns a moment of the chain as tables write it. */
const moment = (stamp) => `${new Date(Date.parse(stamp) + 7 * 3_600_000).toISOString().slice(0, 19)}+07:00`;
const cells = (from, ...names) => Object.fromEntries(names.map((name) => [name, from[name] ?? '']));

const journalCells = (j) => ({
  ...cells(
    j,
    'tanggal',
    'operasi',
    'kode_cabang',
    'id_user',
    'user_otorisasi',
    'pelaku',
    'kode_valuta',
    'keterangan',
    'id_flow',
  ),
  ...{ waktu: moment(j.dibuat_pada), nominal: amount(j.nominal ?? '0', j.kode_valuta) },
});
const lineCells = (l) => ({
  ...cells(l, 'urut', 'kode_cabang', 'kode_gl', 'kode_valuta', 'keterangan'),
  nomor_rekening: l.rekening ?? '',
  debet: l.jumlah.startsWith('-') || l.jumlah === '0' ? '' : amount(l.jumlah, l.kode_valuta),
  kredit: l.jumlah.startsWith('-') ? amount(l.jumlah.slice(1), l.kode_valuta) : '',
  nilai_idr: amount(l.jumlah_idr ?? l.jumlah, 'IDR'),
  tanggal_valuta: l.tanggal_valuta ?? l.tanggal,
});
const stepCells = (s) => ({
  ...cells(s, 'id_flow', 'urut', 'id_user', 'aksi', 'dari', 'ke', 'catatan'),
  waktu: moment(s.waktu),
});

/** Checks that the rows of a table under one journal are these, in this order, each as it was hashed. */
function compareRows(table, reference, rows = [], told) {
  if (rows.length !== told.length) fault(`${table}: ${reference} has other lines than its proof`);
  told.forEach((each, at) => {
    const column = differs(rows[at], each);
    if (column !== undefined)
      fault(`${table}: ${column} of ${reference}, line ${each.urut}, is not what its proof says`);
  });
}

/** Returns the proof of each journal of the sample, in the order in which the seed draws them. */
function sampleOf({ permintaan: { cara, benih }, sampel }, proofs) {
  const journals = new Map(proofs.filter(({ jenis }) => jenis === 'J').map((proof) => [proof.id, proof]));
  const idOf = (reference) => BigInt(reference.slice(9)).toString();
  const missing = sampel.find((reference) => !journals.has(idOf(reference)));
  if (missing !== undefined) fault(`journal ${missing} has no proof`);
  if (journals.size !== sampel.length) fault('it proves other journals than those of its sample');
  const places = sampel.map((reference) => printOf(`${benih}:${idOf(reference)}`));
  if (cara === 'ACAK' && places.some((place, index) => index > 0 && places[index - 1] > place))
    fault('its sample is not in the order in which the seed draws it');
  return new Map(sampel.map((reference) => [reference, journals.get(idOf(reference))]));
}

/** Checks that the tables for people show each journal, its lines and the approvals of its item as their proofs have them, and nothing else. */
function checkTables(files, sample, proofs) {
  const group = (rows, by) =>
    rows.reduce((all, row) => all.set(by(row), [...(all.get(by(row)) ?? []), row]), new Map());
  const [journals, lines, steps] = ['jurnal.csv', 'baris.csv', 'persetujuan.csv'].map((name) => tableOf(files, name));
  if (journals.map((row) => row.nomor_referensi).join() !== [...sample.keys()].join())
    fault('jurnal.csv has other journals than the sample');
  const [linesOf, rowsOf] = [lines, steps].map((rows) => group(rows, (row) => row.nomor_referensi));
  for (const [table, of] of [
    ['baris.csv', linesOf],
    ['persetujuan.csv', rowsOf],
  ])
    if ([...of.keys()].some((reference) => !sample.has(reference)))
      fault(`${table} has lines of other journals than the sample`);
  const stepsOf = group(
    proofs.filter(({ jenis, own }) => jenis === 'S' && own),
    ({ own }) => own.id_flow,
  );
  const flows = new Set();
  for (const row of journals) {
    const { content } = sample.get(row.nomor_referensi);
    if (content === null) continue;
    const [head, legs] = content;
    const reference = `${head.kode_cabang}${head.tanggal.slice(2).replaceAll('-', '')}${head.id.padStart(9, '0')}`;
    if (reference !== row.nomor_referensi) fault(`jurnal.csv: ${row.nomor_referensi} is not what its proof says`);
    const wrong = differs(row, journalCells(head));
    if (wrong !== undefined) fault(`jurnal.csv: ${wrong} of ${reference} is not what its proof says`);
    compareRows('baris.csv', reference, linesOf.get(reference), (legs ?? []).map(lineCells));
    const told = (stepsOf.get(head.id_flow) ?? []).map(({ own }) => stepCells(own));
    compareRows('persetujuan.csv', reference, rowsOf.get(reference), told);
    flows.add(head.id_flow);
  }
  const stray = [...stepsOf.keys()].find((flow) => !flows.has(flow));
  if (stray !== undefined) fault(`approvals of item ${stray} belong to no journal of the sample`);
}

/** Checks that each journal has the documents that the trail kept when it was posted, and that all of them are those of their table. */
function checkDocuments(files, sample, proofs) {
  const names = [...files.keys()].filter((name) => name.startsWith('dokumen/'));
  const prints = new Map(names.map((name) => [name.replace(/\.\w+$/, ''), printOf(files.get(name))]));
  for (const { jenis, own } of proofs) {
    if (jenis !== 'A' || own?.aksi !== 'LAMPIRAN_JURNAL' || !sample.has(own.objek)) continue;
    for (const { id_berkas, sha256: print } of own.rincian.berkas ?? []) {
      const here = prints.get(`dokumen/${id_berkas}`);
      if (here === undefined) fault(`document ${id_berkas} of journal ${own.objek} is missing`);
      if (here !== print) fault(`document ${id_berkas} of journal ${own.objek} is not the one it was approved with`);
    }
  }
  const listed = tableOf(files, 'berkas.csv');
  for (const { berkas, ukuran, sha256: print } of listed) {
    const bytes = files.get(berkas);
    if (!bytes) fault(`document ${berkas} is missing`);
    if (String(bytes.length) !== ukuran || printOf(bytes) !== print)
      fault(`document ${berkas} is not the one of berkas.csv`);
  }
  const strange = names.find((name) => !listed.some(({ berkas }) => berkas === name));
  if (strange !== undefined) fault(`document ${strange} is not in berkas.csv`);
}

/** Checks that the files are those of the list, to the byte, and no others. */
function checkFiles(files, { berkas }) {
  const listed = new Set([...UNLISTED, ...berkas.map(({ nama }) => nama)]);
  for (const name of files.keys()) if (!listed.has(name)) fault(`${name} is not on its list`);
  for (const { nama, ukuran, sha256: print } of berkas) {
    const bytes = files.get(nama);
    if (!bytes) fault(`${nama} is missing`);
    if (bytes.length !== ukuran || printOf(bytes) !== print) fault(`${nama} was changed`);
  }
}

/** Checks that the list is the one that the bank chained when it closed the pack. */
function checkBound(files, { nomor, berkas }, links) {
  if (!files.has('bukti/paket.json')) fault('the link that binds its list is missing');
  const bound = proved(JSON.parse(files.get('bukti/paket.json').toString('utf8')), 'A');
  const { aksi, objek, rincian } = bound.own ?? {};
  if (aksi !== 'LAPORAN_DIIKAT' || objek !== `LAPORAN:${nomor}`)
    fault('the link that binds its list is about something else');
  const other = rincian.berkas.find(
    ({ nama, sha256: print }) => berkas.find((file) => file.nama === nama)?.sha256 !== print,
  );
  if (other !== undefined) fault(`${other.nama} is not the one that the bank chained with this pack`);
  if (printOf(files.get('manifest.json')) !== rincian.manifest)
    fault('its list is not the one that the bank chained with this pack');
  if (links.has(bound.posisi)) fault('two of its links stand at one position, or prove the same');
  links.set(bound.posisi, bound);
}

function read(bytes) {
  const files = unzip(bytes);
  if (!files.has('manifest.json')) fault('it has no manifest.json');
  const manifest = JSON.parse(files.get('manifest.json').toString('utf8'));
  if (manifest.bentuk !== FORM) fault('its manifest is of another form');
  checkFiles(files, manifest);
  const proofs = proofsOf(files);
  const links = chained(proofs);
  const sample = sampleOf(manifest, proofs);
  checkTables(files, sample, proofs);
  checkDocuments(files, sample, proofs);
  checkBound(files, manifest, links);
  const unproved = proofs.filter(({ content }) => content === null).map(({ name }) => name);
  return { manifest, links, unproved, print: printOf(bytes) };
}

/** Reads a pack and checks it by itself, without any bank: returns its contents, or the first fault. */
export function readPack(bytes) {
  try {
    return read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    return error instanceof Fault
      ? error.message
      : `it cannot be read: ${error instanceof Error ? error.message : error}`;
  }
}

/**
 * Compares the heads of the chain that were kept outside, a line each: the link of the pack at such a position has the same hash. The link of its
 * list is enough, since the list names all that is in the pack. Returns how many were compared, or what differs.
 */
export function compareHeads({ links }, text) {
  let compared = 0;
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const { posisi, kepala } = JSON.parse(line);
    const here = links.get(posisi)?.hash;
    if (here === undefined) continue;
    if (here !== kepala) return `the head kept outside at position ${posisi} is another one`;
    compared += 1;
  }
  return compared === 0 ? 'none of the heads kept outside stands at a link of this pack' : compared;
}

const say = (text) => process.stdout.write(`${text}\n`);

function tell({ manifest, links, unproved, print }) {
  const { nomor, bank, permintaan, populasi, sampel, per, berkas } = manifest;
  const { cara, tanggal_awal, tanggal_akhir, kode_cabang } = permintaan;
  say(`pack ${nomor} of ${bank}, as of ${per}`);
  say(`${cara}: ${sampel.length} of ${populasi} journals, ${tanggal_awal} to ${tanggal_akhir}, branch ${kode_cabang}`);
  say(`${berkas.length} files as listed, ${links.size} links of the chain each made of its content`);
  const hidden = [...links.values()].reduce((sum, link) => sum + link.hidden, 0);
  if (hidden > 0) say(`${hidden} texts are left out; all that stands beside them is proved without them`);
  if (unproved.length > 0)
    say(
      `UNPROVED: ${unproved.join(', ')}: chained before texts had salts, so amounts and persons rest on masked text alone`,
    );
  say(`SHA-256 of the archive: ${print}`);
}

/** Compares a pack with evidence from elsewhere: kept heads, the archive's print, and what `bank` asks its own database. */
async function tie(pack, { anchor, print, bank }) {
  const faults = [];
  if (anchor !== undefined) {
    const compared = compareHeads(pack, readFileSync(anchor, 'utf8'));
    if (typeof compared === 'string') faults.push(compared);
    else say(`${compared} heads kept outside stand at links of the pack and are the same, of ${pack.links.size} links`);
  }
  if (print !== undefined && print.toLowerCase() !== pack.print)
    faults.push('the archive has another print than the bank told');
  else if (print !== undefined) say('the archive has the print that the bank told');
  const found = await bank?.(pack);
  if (typeof found === 'string') faults.push(found);
  else if (bank) say("the bank's own chain and file say the same");
  if (anchor === undefined && print === undefined && !bank)
    say('NOT TIED TO THE BANK: it was held against itself alone. Give --anchor, --print or, at the bank, DATABASE_URL');
  return faults;
}

/** Checks the pack that the arguments name; returns 0, 1 when something was tampered with, 3 when something rests on masked text alone. */
export async function verifyPack(args, bank) {
  const named = (option) => (args.includes(option) ? args[args.indexOf(option) + 1] : undefined);
  const [anchor, told] = [named('--anchor'), named('--print')];
  const name = args.find((arg) => !arg.startsWith('--') && arg !== anchor && arg !== told);
  if (name === undefined) throw new Error('say which pack: node verify-pack.mjs pack.zip');
  const pack = readPack(readFileSync(name));
  if (typeof pack !== 'string') tell(pack);
  const faults = typeof pack === 'string' ? [pack] : await tie(pack, { anchor, print: told, bank });
  for (const sentence of faults) say(`TOUCHED: ${name}: ${sentence}`);
  return faults.length > 0 ? 1 : pack.unproved.length > 0 ? 3 : 0;
}

/** Runs the check as a program; it exits with 2 when the check could not be made. */
export async function main(bank) {
  try {
    process.exitCode = await verifyPack(process.argv.slice(2), bank);
  } catch (error) {
    process.stderr.write(`the pack could not be verified: ${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 2;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) await main();
