const [LF, CR] = [0x0a, 0x0d];
const [OPEN, CLOSE, BACKSLASH, PERCENT] = [0x28, 0x29, 0x5c, 0x25];

/** Bytes in a comment, or between the brackets of a string, mean nothing. */
export class Aside {
  #comment = false;
  #depth = 0;
  #escaped = false;

  get isAside(): boolean {
    return this.#comment || this.#depth > 0;
  }

  byte(byte: number): void {
    if (this.#comment) {
      this.#comment = byte !== LF && byte !== CR;
      return;
    }
    if (this.#escaped) {
      this.#escaped = false;
      return;
    }
    if (byte === OPEN) this.#depth += 1;
    else if (this.#depth === 0) this.#comment = byte === PERCENT;
    else if (byte === CLOSE) this.#depth -= 1;
    else this.#escaped = byte === BACKSLASH;
  }
}

const HEAD = Buffer.from(' obj');
/** The two numbers of an object are within so many bytes before ` obj`. */
const NUMBERS = 24;

/** Looks for the head of an object (`5 0 obj`) among bytes that should hold none: a table of contents may lead into the middle of them. */
export class HeadFinder {
  #before: Buffer = Buffer.alloc(0);
  found = false;

  bytes(chunk: Buffer): void {
    const all = this.#before.length === 0 ? chunk : Buffer.concat([this.#before, chunk]);
    for (let at = all.indexOf(HEAD); at !== -1 && !this.found; at = all.indexOf(HEAD, at + 1))
      this.found = /(?:^|\D)\d{1,10}\s+\d{1,5}$/.test(all.toString('latin1', Math.max(0, at - NUMBERS), at));
    this.#before = Buffer.from(all.subarray(-NUMBERS - HEAD.length));
  }
}
