import { entry as definitions } from '#lib/books/operations/entry.ts';
import { command, list, MANY_ROWS, processor, record, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/books/schemas/entry.ts'));

export const entry = {
  saveTemplate: {
    ...processor(definitions.SIMPAN_TEMPLAT, schema('templateInput'), ['entri', 'inbox', 'audit']),
    most: MANY_ROWS,
  },
  saveOwnTemplate: {
    ...command('buku-besar/templat-sendiri', 'entry.simpanTemplatSendiri', schema('ownTemplateInput'), [
      'entri',
      'audit',
    ]),
    most: MANY_ROWS,
  },
  markFavourite: command('buku-besar/akun-favorit', 'entry.favoritAkun', schema('favouriteAccountInput'), ['entri']),
  savePeriodic: {
    ...processor(definitions.SIMPAN_BERKALA, schema('periodicInput'), ['entri', 'inbox', 'audit']),
    most: MANY_ROWS,
  },
  changePeriodic: processor(definitions.STATUS_BERKALA, schema('periodicStateInput'), ['entri', 'inbox', 'audit']),
  periodics: list('buku-besar/berkala', 'entry.berkala', schema('periodicsQuery'), ['entri', 'cabang']),
  periodic: record('buku-besar/berkala/rincian', 'entry.berkalaRincian', schema('periodicQuery'), ['entri', 'inbox']),
  dues: list('buku-besar/berkala/jatuh-tempo', 'entry.jatuhBerkala', schema('duesQuery'), ['entri', 'cabang']),
  templates: list('buku-besar/templat', 'entry.templat', schema('templatesQuery'), ['entri']),
  template: record('buku-besar/templat/rincian', 'entry.templatRincian', schema('templateQuery'), ['entri', 'inbox']),
};
