import '#lib/control/messages/changes.ts';
import '#lib/books/messages/ledger-fields.ts';
import '#lib/accounts/messages/standing-order-words.ts';
import { message, messageOf } from '#lib/messages/id.ts';
import { showDates } from '#lib/shown-dates.ts';

/** One grant of a role, as 'menu_id.setor-tunai'. */
export const GRANT = 'menu_id.';

type NameOf = (id: string) => string;
let grantName: NameOf = (id) => id;

/** From now on grants are called so. What they are called is much, and comes only with what shows changes of roles. */
export function nameGrants(nameOf: NameOf): void {
  grantName = nameOf;
}

/** Names a field; a grant takes the name of its screen, action or right. */
export const columnName = (kolom: string): string =>
  kolom.startsWith(GRANT) ? grantName(kolom.slice(GRANT.length)) : messageOf('kolom.', kolom);

/** Customers and accounts have these names until they have a number. */
const NEW_CUSTOMER = 'NASABAH:BARU/';
const NEW_ACCOUNT = 'REKENING:BARU/';

/** A layout is called by its statement, or by what is published of it. */
const LAYOUT = 'SUSUNAN:';

/** The id of the record a change of data is about: 'USER:teller1' is teller1. What has no number yet is a new one. */
export function recordOf(objek: string): string {
  if (objek.startsWith(NEW_CUSTOMER)) return message('perubahan.nasabahBaru');
  if (objek.startsWith(NEW_ACCOUNT)) return message('perubahan.rekeningBaru');
  if (objek.startsWith(LAYOUT)) return messageOf('keuangan.laporan.', objek.slice(LAYOUT.length));
  return showDates(objek.slice(objek.indexOf(':') + 1));
}
