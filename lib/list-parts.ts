/**
 * Characters of one part of a list's file: with the rest of the message it stays within what the gateway takes. Pure, so that a page
 * cuts files by it without loading the schema that judges the parts.
 */
export const PART_CHARACTERS = 400_000;
