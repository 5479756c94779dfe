/** Codes of characters: a text that begins with anything above a space, other than these two, opens no JSON list or object. */
const [SPACE, BRACKET, BRACE, DELETE] = [0x20, 0x5b, 0x7b, 0x7f];

/** Returns true when a text begins as a JSON list or object does. Every text of an answer is asked, so most are answered by one character. */
export function opensJson(text: string): boolean {
  const first = text.charCodeAt(0);
  if (first > SPACE && first < DELETE) return first === BRACKET || first === BRACE;
  return /^\s*[[{]/.test(text);
}
