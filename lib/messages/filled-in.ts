/** Returns `text` with its {gaps} filled in; a gap without a value is left empty. */
export const filledIn = (text: string, params: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
