/**
 * Returns a time-ordered identifier (UUID version 7): 48 bits of milliseconds, then random ones. Keys that rise with time stay together
 * in an index, and their own value says their month. `random` gives bytes in [0, 255]; nobody guesses the identifier only if they come
 * from a secret source.
 */
export function uuidv7(random: (bytes: Uint8Array) => Uint8Array, now: number = Date.now()): string {
  const bytes = random(new Uint8Array(16));
  let rest = now;
  for (let index = 5; index >= 0; index--) {
    bytes[index] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
