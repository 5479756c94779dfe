import { createHash } from 'node:crypto';
import type { Sex } from '#lib/customers/nik.ts';
import { Canvas, type Colour, type Point } from './canvas.ts';
import { makeRandom, type Random } from './random.ts';

/** Pictures of people who do not exist: drawn from their names, so that each person has one and has it again on every machine. */

const randomOf = (kind: string, name: string): Random =>
  makeRandom(createHash('sha256').update(`${kind} ${name}`).digest().readUInt32BE());

const SPECIMEN = { width: 480, height: 240 };
const PAPER: Colour = [252, 252, 250];
const INKS: readonly Colour[] = [
  [24, 40, 120],
  [20, 20, 28],
  [30, 60, 140],
];

/** Draws one letter: up, over and down again, as high as the handwriting is. */
function letter(random: Random, from: Point, wide: number, high: number): Point[] {
  const { x, y } = from;
  return [
    { x: x + wide / 4, y: y - random.between(high / 3, high) },
    { x: x + wide / 2, y: y - random.between(0, high / 3) },
    { x: x + (wide * 3) / 4, y: y + random.between(0, high / 3) },
  ];
}

/** Signs a picture as somebody of this name might, within 480 by 240 dots from the upper left corner `at`. */
export function signPicture(picture: Canvas, name: string, at: Point): void {
  const random = randomOf('tanda tangan', name);
  const ink = random.pick(INKS);
  const pen = (points: readonly Point[], thick: number) =>
    picture.pen(
      points.map(({ x, y }) => ({ x: x + at.x, y: y + at.y })),
      thick,
      ink,
    );
  const letters = random.between(5, 8);
  const wide = 340 / letters;
  const line = random.between(130, 150);
  const points: Point[] = [
    { x: 50, y: line + 20 },
    // The first letter is large.
    { x: 66, y: line - random.between(70, 100) },
    { x: 90, y: line + random.between(10, 40) },
  ];
  for (let index = 0; index < letters; index += 1)
    points.push(...letter(random, { x: 80 + index * wide, y: line }, wide, random.between(24, 66)));
  const end = { x: 430, y: line - random.between(-10, 40) };
  pen([...points, end], random.between(3, 4));
  // And a stroke under it, back to the left.
  const under = line + random.between(34, 56);
  pen(
    [
      end,
      { x: random.between(300, 380), y: under },
      { x: random.between(90, 160), y: under + random.between(-14, 10) },
    ],
    3,
  );
}

/** A signature as somebody of this name might write it, 480 by 240 dots, as a PNG file. */
export function specimenPicture(name: string): Buffer {
  const picture = new Canvas(SPECIMEN.width, SPECIMEN.height, PAPER);
  signPicture(picture, name, { x: 0, y: 0 });
  return picture.png();
}

const FACE = { width: 360, height: 480 };
const WALLS: readonly Colour[] = [
  [176, 38, 44],
  [38, 84, 160],
];
const SKINS: readonly Colour[] = [
  [233, 190, 154],
  [214, 166, 126],
  [186, 136, 98],
  [160, 112, 78],
];
const CLOTHES: readonly Colour[] = [
  [52, 62, 84],
  [110, 48, 60],
  [40, 92, 84],
  [236, 236, 232],
  [96, 80, 120],
];
const HAIR: Colour = [34, 26, 24];
const DARK: Colour = [40, 28, 26];

/** A passport photograph of nobody, 360 by 480 dots, as a PNG file. Some women wear a scarf. */
export function portrait(name: string, sex: Sex): Buffer {
  const random = randomOf('foto', name);
  const picture = new Canvas(FACE.width, FACE.height, random.pick(WALLS));
  const skin = random.pick(SKINS);
  const clothes = random.pick(CLOTHES);
  const scarf = sex === 'P' && random.percent(60);
  const wide = random.between(76, 88);
  const high = random.between(100, 114);
  const head = { x: 180, y: 205 };
  picture.ellipse({ x: 180, y: 470 }, 165, 130, clothes);
  if (scarf) {
    const cloth = random.pick(CLOTHES);
    picture.ellipse({ x: 180, y: 225 }, wide + 34, high + 44, cloth);
    picture.ellipse({ x: 180, y: 360 }, 96, 70, cloth);
  } else {
    picture.ellipse({ x: 180, y: sex === 'P' ? 225 : 175 }, wide + (sex === 'P' ? 34 : 10), high + 24, HAIR);
    picture.ellipse({ x: 180, y: 330 }, 40, 62, skin);
  }
  picture.ellipse(head, wide, high, skin);
  if (!scarf) picture.ellipse({ x: 180, y: 112 }, wide - 6, random.between(26, 40), HAIR);
  const apart = random.between(30, 38);
  const eyes = random.between(192, 204);
  for (const x of [180 - apart, 180 + apart]) {
    picture.ellipse({ x, y: eyes }, 10, 5, [250, 250, 250]);
    picture.ellipse({ x, y: eyes }, 5, 5, DARK);
    picture.pen(
      [
        { x: x - 15, y: eyes - 16 },
        { x, y: eyes - 21 },
        { x: x + 15, y: eyes - 16 },
      ],
      5,
      HAIR,
    );
  }
  picture.pen(
    [
      { x: 180, y: eyes + 10 },
      { x: 172, y: 240 },
      { x: 188, y: 243 },
    ],
    3,
    DARK,
  );
  const mouth = random.between(264, 276);
  picture.pen(
    [
      { x: 154, y: mouth },
      { x: 180, y: mouth + random.between(2, 12) },
      { x: 206, y: mouth },
    ],
    random.between(5, 8),
    [150, 70, 66],
  );
  return picture.png();
}
