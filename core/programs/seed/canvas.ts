import { crc32, deflateSync } from 'node:zlib';

/** A picture drawn dot by dot, the same on every machine: what the demo bank's faces and signatures are made of. */

export type Colour = readonly [red: number, green: number, blue: number];
export interface Point {
  readonly x: number;
  readonly y: number;
}

const CHANNELS = 3;
/** The edge of what is drawn fades over so many dots. */
const SOFT = 1;

export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly #dots: Buffer;

  constructor(width: number, height: number, ground: Colour) {
    this.width = width;
    this.height = height;
    this.#dots = Buffer.alloc(width * height * CHANNELS, Buffer.from(ground));
  }

  #blend(x: number, y: number, colour: Colour, share: number): void {
    if (share <= 0 || x < 0 || y < 0 || x >= this.width || y >= this.height) return;
    const at = (y * this.width + x) * CHANNELS;
    const part = Math.min(1, share);
    for (let channel = 0; channel < CHANNELS; channel += 1) {
      const before = this.#dots[at + channel] ?? 0;
      this.#dots[at + channel] = Math.round(before + ((colour[channel] ?? 0) - before) * part);
    }
  }

  /** Dots of one line from `from` up to `until`, both included, of one colour. */
  #run(from: number, until: number, y: number, colour: Buffer): void {
    if (y < 0 || y >= this.height) return;
    const start = (y * this.width + Math.max(0, from)) * CHANNELS;
    const end = (y * this.width + Math.min(this.width - 1, until) + 1) * CHANNELS;
    if (start < end) this.#dots.fill(colour, start, end);
  }

  /** A filled rectangle from its upper left corner. */
  box({ x, y }: Point, wide: number, high: number, colour: Colour): void {
    const dots = Buffer.from(colour);
    for (let line = y; line < y + high; line += 1) this.#run(x, x + wide - 1, line, dots);
  }

  /** A filled ellipse around a middle. */
  ellipse(middle: Point, wide: number, high: number, colour: Colour): void {
    const small = Math.min(wide, high);
    const whole = Math.max(0, 1 - SOFT / 2 / small) ** 2;
    const dots = Buffer.from(colour);
    for (let y = Math.floor(middle.y - high - SOFT); y <= middle.y + high + SOFT; y += 1) {
      const down = ((y - middle.y) / high) ** 2;
      const half = wide * Math.sqrt(Math.max(0, 1 - down)) + SOFT;
      // Dots well inside are filled at once; only the edge is blended dot by dot.
      const inner = whole > down ? wide * Math.sqrt(whole - down) - SOFT : 0;
      const [left, right] = [Math.ceil(middle.x - inner), Math.floor(middle.x + inner)];
      if (inner > 0) this.#run(left, right, y, dots);
      for (let x = Math.floor(middle.x - half); x <= middle.x + half; x += 1) {
        if (inner > 0 && x === left) x = right + 1;
        const far = Math.sqrt(((x - middle.x) / wide) ** 2 + down);
        this.#blend(x, y, colour, (1 - far) * small + SOFT / 2);
      }
    }
  }

  /** A line through the points as a pen draws it: curved, of this thickness in dots. */
  pen(points: readonly Point[], thick: number, colour: Colour): void {
    for (const { x, y } of curve(points)) this.ellipse({ x, y }, thick / 2, thick / 2, colour);
  }

  /** Encodes the canvas as a PNG file. */
  png(): Buffer {
    const rows = Buffer.alloc(this.height * (this.width * CHANNELS + 1));
    for (let y = 0; y < this.height; y += 1) {
      const from = y * this.width * CHANNELS;
      this.#dots.copy(rows, y * (this.width * CHANNELS + 1) + 1, from, from + this.width * CHANNELS);
    }
    const head = Buffer.alloc(13);
    head.writeUInt32BE(this.width, 0);
    head.writeUInt32BE(this.height, 4);
    // Eight bits a channel, three channels, no interlacing.
    head.set([8, 2, 0, 0, 0], 8);
    const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    return Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
  }
}

function chunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(content.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}

/** A pen draws dots at this distance: so close that they run into a line. */
const STEP = 1.5;

/** A smooth way through all the points (Catmull-Rom). */
function* curve(points: readonly Point[]): Generator<Point> {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? { x: 0, y: 0 };
  const mix = (a: number, b: number, c: number, d: number, t: number) =>
    (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t) / 2;
  for (let index = 0; index < points.length - 1; index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    // A curve is longer than the way straight on, but hardly ever twice as long.
    const steps = Math.ceil((2 * Math.hypot(c.x - b.x, c.y - b.y)) / STEP);
    for (let step = 0; step <= steps; step += 1) {
      const t = step / Math.max(1, steps);
      yield { x: mix(a.x, b.x, c.x, d.x, t), y: mix(a.y, b.y, c.y, d.y, t) };
    }
  }
}
