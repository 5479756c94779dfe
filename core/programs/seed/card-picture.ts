import { Canvas, type Colour, type Point } from './canvas.ts';

/** Pictures of papers that are none: cards with what a form says, and CONTOH across them, so that nobody takes one for real. */

/** Letters of five dots by seven; each line of a letter is a digit in base 32, whose bits are its dots from left to right. */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'EHHVHHH',
  B: 'UHHUHHU',
  C: 'EHGGGHE',
  D: 'UHHHHHU',
  E: 'VGGUGGV',
  F: 'VGGUGGG',
  G: 'EHGNHHF',
  H: 'HHHVHHH',
  I: 'E44444E',
  J: '72222IC',
  K: 'HIKOKIH',
  L: 'GGGGGGV',
  M: 'HRLLHHH',
  N: 'HPLJHHH',
  O: 'EHHHHHE',
  P: 'UHHUGGG',
  Q: 'EHHHLID',
  R: 'UHHUKIH',
  S: 'FGGE11U',
  T: 'V444444',
  U: 'HHHHHHE',
  V: 'HHHHHA4',
  W: 'HHHLLLA',
  X: 'HHA4AHH',
  Y: 'HHA4444',
  Z: 'V1248GV',
  0: 'EHJLPHE',
  1: '4C4444E',
  2: 'EH1248V',
  3: 'V2421HE',
  4: '26AIV22',
  5: 'VGU11HE',
  6: '68GUHHE',
  7: 'V124888',
  8: 'EHHEHHE',
  9: 'EHHF12C',
  '-': '000V000',
  '.': '00000CC',
  ',': '00000C8',
  ':': '0CC0CC0',
};
const WIDE = 5;
const ADVANCE = 6;

/** Writes a line from its upper left corner, a dot of a letter being `size` dots wide. What has no letter stays a gap. */
export function write(picture: Canvas, text: string, at: Point, size: number, colour: Colour): void {
  for (const [place, letter] of [...text.toUpperCase()].entries()) {
    for (const [row, line] of [...(LETTERS[letter] ?? '')].entries()) {
      const bits = Number.parseInt(line, 32); // not an amount: dots of a letter
      for (let column = 0; column < WIDE; column += 1) {
        if (((bits >> (WIDE - 1 - column)) & 1) === 0) continue;
        picture.box({ x: at.x + (place * ADVANCE + column) * size, y: at.y + row * size }, size, size, colour);
      }
    }
  }
}

const CARD = { width: 480, height: 300 };
const GROUND: Colour = [206, 226, 240];
const INK: Colour = [24, 36, 60];
const RED: Colour = [200, 44, 44];
const GREY: Colour = [128, 146, 164];
/** So many letters fit beside the picture. */
const LONGEST = 26;

/** A card of this title with up to six lines, 480 by 300 dots, as a PNG file; `face` leaves room for a head at its right. */
export function cardPicture(title: string, lines: readonly string[], face: boolean): Buffer {
  const picture = new Canvas(CARD.width, CARD.height, GROUND);
  picture.box({ x: 0, y: 0 }, CARD.width, 40, [24, 92, 150]);
  write(picture, title, { x: 16, y: 12 }, 2, [250, 250, 250]);
  for (const [place, line] of lines.entries())
    write(picture, line.slice(0, LONGEST), { x: 16, y: 60 + place * 28 }, 2, INK);
  if (face) {
    picture.box({ x: 364, y: 64 }, 100, 130, [240, 244, 246]);
    picture.ellipse({ x: 414, y: 190 }, 44, 34, GREY);
    picture.box({ x: 364, y: 194 }, 100, 40, GROUND);
    picture.ellipse({ x: 414, y: 120 }, 26, 34, GREY);
  }
  write(picture, 'CONTOH', { x: 96, y: 236 }, 8, RED);
  return picture.png();
}
