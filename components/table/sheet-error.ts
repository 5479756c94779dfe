/** Why a file is not a sheet that can be read: ZIP, SHEET, SIZE, XML or DOCTYPE. */
export class SheetError extends Error {}
