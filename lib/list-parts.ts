/**
 * One part of a list's file has at most so many characters: with the rest of the message it stays within what the gateway takes. The
 * constant is alone here, so that a page cuts files by it without loading the schema that checks the parts.
 */
export const PART_CHARACTERS = 400_000;
