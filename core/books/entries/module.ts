import { change, read } from '#core/access/handler.ts';
import { bankDeal } from './bank-deal.ts';
import { markFavourite } from './favourite-account.ts';
import { generalEntries } from './general-entries.ts';
import { generalEntry } from './general-entry.ts';
import { saveOwnTemplate } from './own-template.ts';
import { berkala, berkalaRincian, jatuhBerkala } from './periodic-queries.ts';
import { changePeriodic } from './periodic-state.ts';
import { roundingDifference } from './rounding-difference.ts';
import { savePeriodic } from './save-periodic.ts';
import { saveTemplate } from './save-template.ts';
import { templat, templatRincian } from './template-queries.ts';
import { validate } from './validate.ts';

/** Entries into the general ledger itself. */
export const generalLedger = {
  operations: {
    TRANSAKSI_UMUM: generalEntry,
    TRANSAKSI_UMUM_MULTI: generalEntries,
    SELISIH_PEMBULATAN: roundingDifference,
    VALAS_PUSAT: bankDeal,
    SIMPAN_TEMPLAT: saveTemplate,
    SIMPAN_BERKALA: savePeriodic,
    STATUS_BERKALA: changePeriodic,
  },
  handlers: () => ({
    'ledger.validate': read(validate),
    'entry.simpanTemplatSendiri': change(saveOwnTemplate),
    'entry.favoritAkun': change(markFavourite),
    'entry.templat': read(templat),
    'entry.templatRincian': read(templatRincian),
    'entry.berkala': read(berkala),
    'entry.berkalaRincian': read(berkalaRincian),
    'entry.jatuhBerkala': read(jatuhBerkala),
  }),
};
