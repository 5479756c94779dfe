import { reports } from '#lib/books/messages/reports.ts';
import type { PackFile, PackManifest } from '#lib/books/reports/pack.ts';
import { toDisplay } from '#lib/dates.ts';
import { formatWire } from '#lib/money.ts';
import { packPaper } from './readme-text.ts';

type ReadmeFields = Omit<PackManifest, 'berkas'>;

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Returns in words how the sample was chosen. */
function samplingOf({ permintaan: { cara, jumlah, benih, nominal, id_user } }: ReadmeFields): string {
  const values = { jumlah, benih, nominal: nominal && formatWire(nominal), pengguna: id_user };
  return filled(packPaper[cara], values);
}

/** Returns the introduction at the top of a pack for its reader: what it is, how it was drawn, what each file holds, how to check it. */
export function packReadme(manifest: ReadmeFields): string {
  const { nomor, bank, dibuat_oleh, per, permintaan, populasi, sampel } = manifest;
  const branch = permintaan.kode_cabang === '*' ? reports['paket.seluruhBank'] : permintaan.kode_cabang;
  const period = `${toDisplay(permintaan.tanggal_awal)} - ${toDisplay(permintaan.tanggal_akhir)}`;
  const values = {
    nomor,
    bank,
    siapa: dibuat_oleh,
    per,
    cabang: branch,
    periode: period,
    populasi,
    sampel: String(sampel.length),
  };
  const paragraphs = [
    packPaper.kepala,
    packPaper.isi,
    samplingOf(manifest),
    packPaper.berkas,
    packPaper.bukti,
    packPaper.periksa,
  ];
  return `${paragraphs.map((text) => filled(text, values)).join('\r\n\r\n')}\r\n`;
}

/** Returns how the receiver checks a pack, with Node and without. */
export function packChecks({ nomor }: ReadmeFields): string {
  const { caraJudul, caraNode, caraIkat, caraSums, caraWindows } = packPaper;
  return `${[caraJudul, caraNode, caraIkat, caraSums, caraWindows].map((text) => filled(text, { nomor })).join('\r\n\r\n')}\r\n`;
}

/** Returns the prints of files as `sha256sum -c` reads them. */
export const packSums = (files: readonly PackFile[]): string =>
  files.map(({ nama, sha256 }) => `${sha256}  ${nama}\n`).join('');
