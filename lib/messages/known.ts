const known: Record<string, string> = {};

/** The Indonesian texts that are here: those of the frame, and of each area whose screens have been loaded. */
export const knownTexts: Readonly<Record<string, string>> = known;

/** The Indonesian texts of one area. To import the file they stand in is to have them. */
export function texts<const T extends Readonly<Record<string, string>>>(own: T): T {
  Object.assign(known, own);
  return own;
}
