import type { JurnalQuery } from '#types/proto/books/report.ts';
import type { Paging } from '#types/proto/common.ts';
import type { OtorisasiQuery } from '#types/proto/control/flow.ts';

/** Makes a list request as the gateway sends it: first page, a hundred rows, unless the test says otherwise. */
export const paging = (asked: Partial<Paging> = {}): Paging => ({
  page: 1,
  show: 100,
  cursor: '',
  sort: '',
  keyword: '',
  ...asked,
});

/** Makes a request for items of the workflow that narrows nothing, unless the test says otherwise. */
export const askItems = (asked: Partial<OtorisasiQuery> = {}): OtorisasiQuery => ({
  paging: paging(),
  flowCode: '',
  flow_state: '',
  kode_cabang: '',
  jenis: '',
  tingkat: '',
  user_input: '',
  nominal_dari: '',
  nominal_sampai: '',
  tanggal_awal: '',
  tanggal_akhir: '',
  ...asked,
});

/** Makes a request for journals of the accounting date that narrows nothing, unless the test says otherwise. */
export const askJournals = (asked: Partial<JurnalQuery> = {}): JurnalQuery => ({
  paging: paging(),
  branch_code: '',
  tanggal_awal: '',
  tanggal_akhir: '',
  kode_gl: '',
  user_input: '',
  user_otorisasi: '',
  flowCode: '',
  nomor_referensi: '',
  ...asked,
});
