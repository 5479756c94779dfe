import { Canvas, type Colour } from './canvas.ts';
import { write } from './card-picture.ts';
import { signPicture } from './pictures.ts';

/** The writing on a cheque that is none: its number and day, payee and amount, the account, and the signers. */
export interface Cheque {
  readonly nomor: string;
  readonly tanggal: string;
  readonly kepada: string;
  readonly nominal: string;
  readonly nama: string;
  readonly penanda: readonly string[];
}

const SIZE = { width: 1060, height: 460 };
const GROUND: Colour = [226, 238, 226];
const BAND: Colour = [38, 110, 84];
const INK: Colour = [24, 36, 60];
const PALE: Colour = [206, 222, 208];
const LINE: Colour = [150, 170, 156];
/** So many letters of the smaller size fit into a line. */
const LONGEST = 40;
/** Signatures are beside each other, as wide as a specimen; a third has no room. */
const SIGNATURES = 2;
const SIGNATURE_WIDE = 500;

/** The picture of a cheque, 1,060 by 460 dots, as a PNG file, with CONTOH under all of it: nobody takes it for a real one. */
export function chequePicture({ nomor, tanggal, kepada, nominal, nama, penanda }: Cheque): Buffer {
  const picture = new Canvas(SIZE.width, SIZE.height, GROUND);
  write(picture, 'CONTOH', { x: 200, y: 170 }, 18, PALE);
  picture.box({ x: 0, y: 0 }, SIZE.width, 48, BAND);
  write(picture, 'CEK', { x: 24, y: 13 }, 3, [250, 250, 250]);
  write(picture, `No. ${nomor}`, { x: 700, y: 13 }, 3, [250, 250, 250]);
  for (const [place, line] of [`Tanggal ${tanggal}`, `Bayarlah kepada ${kepada}`, `Rp ${nominal}`].entries()) {
    write(picture, line.slice(0, LONGEST), { x: 24, y: 72 + place * 44 }, 3, INK);
    picture.box({ x: 24, y: 102 + place * 44 }, SIZE.width - 48, 1, LINE);
  }
  const signed = penanda.slice(0, SIGNATURES);
  for (const [place, name] of signed.entries())
    signPicture(picture, name, { x: SIZE.width - (signed.length - place) * SIGNATURE_WIDE, y: 190 });
  write(picture, nama.slice(0, LONGEST), { x: 24, y: 428 }, 2, INK);
  return picture.png();
}
