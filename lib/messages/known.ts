const known: Record<string, string> = {};

/** The table holds the loaded Indonesian texts: those of the frame, and of each module whose screens have been loaded. */
export const knownTexts: Readonly<Record<string, string>> = known;

/** Adds the Indonesian texts of one module. Importing their file makes them available. */
export function texts<const T extends Readonly<Record<string, string>>>(own: T): T {
  Object.assign(known, own);
  return own;
}
