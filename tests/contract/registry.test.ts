import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { access } from '#lib/access/calls.ts';
import { AppError } from '#lib/errors/errors.ts';
import type { OperationDefinition } from '#lib/operations/definition.ts';
import { checkedCodes, definitionOf, operationCodes, operations } from '#lib/operations/operations.ts';
import { endpoints } from '#services/registry.ts';
import { findRoute, routes, routeTable } from '#services/server/route-table.ts';
import { rpcDefinition, rpcNames } from '#services/server/rpc-definitions.ts';
import { calls, columns, key } from './calls.ts';

const served = calls.filter((call) => call.batch === '1');
const due = calls.filter((call) => call.batch !== '1');

const codeOf = (run: () => unknown) => {
  try {
    run();
    return 'OK';
  } catch (error) {
    return error instanceof AppError ? error.code : 'OTHER';
  }
};

const pathOf = ({ call }: OperationDefinition) => (call ? [`POST ${call.path}`] : []);

/** Paths the product has beyond the list and beside its operations, which say what they are for in their definitions. */
const OWN: Record<string, string> = {
  'GET surat-nasabah': 'letters that customers are owed, printed or not',
  'GET surat-nasabah/isi': 'what such letters say, all of a day at once',
  'POST surat-nasabah/cetak': 'that they go to a printer, which makes each later print a copy',
  'GET access/profil': 'the shell and the gateway ask who the caller is and which menus are open',
  'POST validate-override/fingerprint-challenge': 'what a fingerprint reader signs for an override',
  'POST access/kunci': 'a screen nobody has touched for a while, or that was left on purpose',
  'POST access/buka-kunci': 'the way back, by the own password',
  'GET access/sesi': 'where else somebody is signed in',
  'POST access/akhiri-sesi': 'ending one of those sessions, or all others',
  'POST access/setelan': 'language, theme, density and printer, which follow their owner',
  'POST validate-override/request': 'an override asked for on the supervisor’s own screen',
  'GET pemeliharaan-rekening/permintaan-saldo': 'the balance inquiries that a supervisor looks over',
  'GET pemeliharaan-rekening/saldo-ditanya': 'what a customer was told when she asked for her balance',
  'GET cetak-informasi/cetak-list-rekening/jumlah': 'how many accounts such a list holds and what is on them',
  'POST kartu-atm/token': 'what stands for a card number, which itself goes no further',
  'GET pemeliharaan-rekening/blokir-dana/mutasi': 'the daily list of changes of blocks and holds',
  'GET pemeliharaan-rekening/rincian-saldo':
    'booked, effective and available balance with every row by which they differ',
  'GET pemeliharaan-rekening/biaya': 'what ends of day ask of an account, what is given up and what they took',
  'GET pemeliharaan-warkat/tolakan': 'sheets of our own that were not paid',
  'GET pemeliharaan-warkat/surat': 'the letters about one of them',
  'GET pemeliharaan-warkat/usulan-dhn': 'drawers whose unfunded sheets are enough to list them',
  'GET pemeliharaan-warkat/dhib': 'the bank’s own list as it is sent',
  'GET pemeliharaan-layanan/hasil': 'what ran of standing orders, what failed and why',
  'GET pemeliharaan-layanan/perintah': 'one standing order, with the dates it falls due next',
  'GET pemeliharaan-layanan/jadwal': 'the dates of a standing order that is being typed',
  'GET pemeliharaan-layanan/rekening': 'the standing orders that pay from an account or to it',
  'GET deposito/belum-diambil': 'principals and shares of deposits that nobody has fetched',
  'GET deposito/belum-diambil/jumlah': 'what waits of deposits beside what the ledger says',
  'GET deposito/penawaran': 'tenors and shares a customer is offered, and her smallest deposit',
  'GET deposito/tangga-jatuh-tempo': 'what falls due in which month',
  'GET deposito/bilyet-belum-kembali': 'certificates that customers still have of deposits that have ended',
  'GET deposito/stok-bilyet': 'certificates by state and by who holds them',
  'GET deposito/stok-bilyet/jumlah': 'blank certificates counted by who holds them',
  'GET rekening/dana-khusus': 'what closed accounts keep for their sheets in circulation',
  'GET rekening/penutupan': 'what stands in the way of closing an account, and what it comes to',
  'GET rekening/daftar-penutupan': 'closings that wait for their pay-out, and those that are done',
  'GET rekening/penawaran': 'who would open an account, and what she is offered today',
  'GET rekening/pembukaan': 'accounts as they were opened, and which await their first deposit',
  'GET rekening/tahapan-pembukaan': 'where the openings of a branch stand, for the home of customer service',
  'GET rekening/siap-diserahkan': 'cards, books and certificates that wait for their customers at the branch',
  'GET rekening/siap-diserahkan/jumlah': 'how many of each kind wait for their customers',
  'GET rekening/akad': 'what was agreed at an opening, as it is printed',
  'GET pemeliharaan-rekening/rincian': 'an account as the form of a change begins from it',
  'GET pemeliharaan-rekening/keadaan': 'how an account stood, true for a day and as known at a moment',
  'GET parameter/passbook-list/jumlah': 'blank passbooks counted by who holds them',
  'GET bagi-hasil/hi1000': 'the rate of a month as it was set, or as the system computes it now',
  'GET bagi-hasil/riwayat-hi1000': 'rates by month, indicative and final, with what was shared by each',
  'GET bagi-hasil/rincian': 'one profit share as a chain of numbers, and what another nisbah would have made of it',
  'GET bagi-hasil/rekonsiliasi': 'what a run has posted, against the ledger',
  'GET bagi-hasil/pembatalan': 'what undoing a month’s shares would take back, and what stands in its way',
  'GET bagi-hasil/riwayat-bonus': 'months of wadiah products, with what the board has given',
  'GET bagi-hasil/dasar-bonus': 'what a product’s accounts stood at in a month, for the board to decide by',
  'GET buku-besar/berkala': 'the entries that come back',
  'GET buku-besar/berkala/rincian': 'one of them with its legs and dates',
  'GET buku-besar/berkala/jatuh-tempo': 'what became of their due dates, and what waits for a person',
  'POST buku-besar/akun-favorit': 'an account of the ledger as one’s own favourite',
  'POST buku-besar/templat-sendiri': 'the legs of an entry under a name of one’s own',
  'GET buku-besar/templat': 'the templates of entries that somebody sees, or may begin one from',
  'GET buku-besar/templat/rincian': 'one template of entries with its legs',
  'GET penyelesaian/tertahan': 'what did not leave for other banks, was not answered, not taken in, or fits nothing',
  'GET penyelesaian/berkas-hari': 'files of the day from and to other banks, without what they are about',
  'GET penyelesaian/rekonsiliasi': 'what other banks said by day and rail, and where it came to an end',
  'GET laporan/jurnal': 'journals of the day behind the trial balance',
  'GET laporan/jurnal/jumlah': 'debits and credits of all journals such a list holds',
  'POST flow/status-kunci':
    'what became of a command whose answer was lost; one that has not arrived by then is refused',
  'POST flow/process-bersama': 'one decision for several items of the same kind and risk',
  'GET otorisasi/delegasi': 'authority lent to others and by others',
  'GET otorisasi/delegasi/calon': 'to whom authority may be lent',
  'POST otorisasi/delegasi/cabut': 'taking lent authority back',
  'GET audit-trail/object': 'the history of one record on the record’s own screen',
  'POST audit-trail/unmask': 'one masked value, with a reason that stays in the trail',
  'GET audit-trail/chain': 'the auditor checks the hash chain part by part',
  'GET cabang/ringkasan-hari': 'the work of a day against the day before and who is on duty, for the home of a manager',
  'GET cabang/papan-hari': 'where every branch stands',
  'POST gaji/periksa': 'such a file looked at row by row before it is filed',
  'GET gaji': 'payrolls with how far each is',
  'GET gaji/baris': 'what became of each row of one',
  'GET kliring/penarikan': 'sheets of ours that other banks presented, with what the bank sees against paying them',
  'GET kliring/meja':
    'the clearing desk: sheets by their state, presentments and what they brought, time to the cut-off',
  'GET cabang/akan-diakhiri': 'what the close of the day would end, before it does',
  'GET cabang/diakhiri': 'what the close of a day has ended',
  'GET cabang/lembar-hari': 'the sheet of a branch’s day, for its file',
  'POST kepatuhan/unggah-daftar': 'a list of names taken in part by part, before anything of it holds',
  'GET kepatuhan/pratinjau-daftar': 'what such a list would change, and whom it would hit',
  'GET kepatuhan/daftar-nama': 'the lists of names, in force and past',
  'GET kepatuhan/isi-daftar': 'the names of one list as its file had them, to be written as that file again',
  'GET kepatuhan/entri-nama': 'the entries of those lists',
  'GET kepatuhan/kecocokan': 'who may be on one, both records side by side',
  'GET kepatuhan/tinjauan': 'whose rating is to be looked at again',
  'GET nasabah/rincian': 'one customer with her form, rating and what waits',
  'GET nasabah/gabung/pratinjau': 'both records side by side, and what would move',
  'GET nasabah/batal-gabung/pratinjau': 'the records of a merge, and what would go back',
  'GET nasabah/gabung/tautan': 'the links that move, have moved, or would go back',
  'GET nasabah/keadaan': 'a customer as known at a moment or true for a day, and what two of these differ in',
  'GET parameter/pilihan': 'what a select of a form offers on the bank’s day',
  'GET parameter/daftar-pilihan': 'every row of the lists of choices, past and to come',
  'GET laporan/jadwal': 'the reports that come back by the calendar',
  'GET laporan/jadwal/hasil': 'what became of each due date of one',
  'GET pungutan/terutang': 'what is owed of a tax or of zakat for a month, by branch',
  'GET pungutan/setoran': 'what was paid of taxes and zakat, by month',
  'GET laporan/anggaran': 'the budgets that are kept',
  'GET cetak-informasi/gl/harian': 'the daily totals of a ledger account, between a figure and its lines',
  'GET laporan/kolom': 'a statement with months, spans or the budget beside each other',
  'GET laporan/tren': 'twelve months of the bank as figures',
  'GET laporan/susunan': 'how statements are laid out, and were',
  'GET parameter/halangan-penutupan': 'what hinders closing a branch for good',
  'GET parameter/daftar-cabang': 'branches with their address, day and vault',
  'GET parameter/hari-libur': 'holidays by year',
  'GET parameter/kalender': 'the calendar of a year, and the change of it that waits',
  'GET parameter/jadwal-kliring': 'the cut-offs and branches of each clearing region, past and to come',
  'GET parameter/valuta': 'the currencies a rate can be set for',
  'GET parameter/kurs': 'the rates of each day and who set them',
  'GET parameter/kurs-hari': 'the rates a counter works with now',
  'GET cetak-informasi/khasanah/pemeriksaan': 'surprise counts of tills and vaults',
  'GET cabang/malam': 'the end of day of a branch, step by step',
  'GET cabang/ramal-malam': 'what would fail at the next end of day, before it does',
  'GET cabang/riwayat-malam': 'the ends of day of a branch and what their steps took',
  'GET cabang/periksa-tutup': 'what still stands against closing',
  'GET cabang/pengingat': 'what the reader was reminded of and can still act on, for any home',
  'POST cabang/pengingat/sisihkan': 'a reminder that its reader puts aside',
  'GET cetak-informasi/khasanah/serah-terima': 'cash on its way between vault and tills',
  'GET management/users/detail': 'one user with roles, limits, tills and who gave her what',
  'GET management/users/tills': 'the tills a user may be given',
  'GET management/role/detail': 'one role with what it holds, since when, who has it',
  'GET management/lens': 'why somebody may, or may not, key in or approve so much',
  'GET parameter/nilai': 'what the bank sets by a single value, in force, later and earlier',
  'GET parameter/batas-harian': 'what one person moves alone in a day, in force, later and earlier',
  'GET svs/kartu-tertinggal': 'signature cards of which somebody no longer signs for the account',
  'POST get-cert/tanda-tangan': 'the bank’s signature under one request to a print agent',
  'GET cetak-statement/tinjauan': 'what a statement would say, for the bank’s own eyes',
  'GET cetak-statement/dokumen': 'a statement found again by its number',
  'GET cetak-statement/halaman': 'its pages, for whoever prints or writes them',
  'GET cetak-statement/daftar': 'the statements that were made',
  'POST cetak-statement/salinan': 'a copy, counted before it leaves the bank',
  'POST cetak-statement/periksa': 'whether a copy is what was handed out',
  'POST cetak-statement/periksa-berkas': 'whether a file is the very one that left the bank',
  'GET transfer/riwayat': 'what became of one transfer, with its journals',
  'GET cetak-informasi/khasanah/hitungan-persediaan': 'counts of blank stationery',
  'GET cetak-informasi/khasanah/selisih-persediaan': 'differences of blank stationery, with what became of them',
  'GET cetak-informasi/khasanah/selisih': 'cash differences by age, with what ended them',
  'GET cetak-informasi/khasanah/permintaan': 'requests for cash between branches',
  'GET cetak-informasi/khasanah/kiriman': 'sealed bags of cash, and who counts them next',
  'GET penyelesaian/hitungan-tagihan': 'what the bank itself has sent in a month, beside which a bill is entered',
  'GET penyelesaian/tagihan': 'bills of the central bank, by month',
  'GET pemeliharaan-warkat/pesanan': 'cheque books that were ordered, beside the stock of their branch',
  'GET transfer': 'what went to other banks, and where each transfer is',
  'GET transfer/masuk': 'what other banks sent us, and what became of it',
  'GET transfer/ditanyakan': 'held money that somebody at the counter asks for',
  'GET transfer/tujuan': 'whom an account has sent money to before',
  'GET transfer/ringkasan': 'the day’s transfers to other banks by rail and stage, for the home of the back office',
  'GET transfer/syarat': 'what each rail asks of the branch’s day, and which one is proposed for an amount',
  'GET wic/rincian': 'one walk-in with her data and the cash of her last days',
  'GET wic/identitas': 'who has the document that lies on the counter',
  'GET laporan/lihat': 'the first rows of a report on the screen',
  'POST laporan/bundel/minta': 'a branch’s day as one file',
  'GET laporan/bundel': 'the bundles of a branch’s days',
  'POST laporan/bundel/periksa': 'which day a bundle is of, and whether it is as it was made',
  'GET laporan/pekerjaan': 'reports on their way to a file, and those that are there',
  'POST laporan/pekerjaan/minta': 'a report asked for as a file',
  'POST laporan/pekerjaan/batal': 'one that is wanted no longer',
  'POST laporan/periksa': 'what the bank has made under a number, and whether a file is that very one',
  'GET laporan/regulator': 'what authorities are told of a month, and by when',
  'GET laporan/regulator/periksa': 'what one check of an extract finds',
  'GET laporan/regulator/ringkas': 'how much each check of an extract finds',
  'GET laporan/tunai': 'cash that must be reported or looked at',
  'GET laporan/tunai-bukti': 'the journals such a report is made of',
  'POST management/one-time-password': 'the password of a new or reset user, told once to who asked for it',
};

/** Rpcs that no endpoint of the registry opens, and how they are reached instead. */
const WITHOUT_ENDPOINT: Record<string, string> = {
  'access.keluar': 'pages/api/session/sign-out.ts ends the session with it',
  'access.backchannelLogout': 'sent by the identity provider: pages/api/auth/backchannel-logout.ts passes it on',
  'access.tokenSesi': 'asked by the web servers among themselves: services/server/token-vault.ts',
  'audit.catatEkspor': 'pages/api/audit-trail/export.ts notes what it has exported',
  'file.tersimpan': 'services/server/files/upload.ts says it once the object lies in the storage',
  'file.baca': 'pages/api/file-storage/berkas.ts streams what it answers',
  'flow.watch': 'a stream: pages/api/otorisasi/stream.ts serves it as server-sent events',
  'reporting.unduh': 'pages/api/laporan/berkas.ts streams the file that it answers',
  'statement.catatBerkas': 'services/server/statement/statement-file.ts says it before the last byte of a file leaves',
};

describe('the list of calls', () => {
  it('is read whole', () => {
    expect(columns).toBe('method\tpath\tarea\tbatch\twhat');
    expect(calls.every((call) => ['GET', 'POST'].includes(call.method) && call.path && call.area)).toBe(true);
    expect(calls.length).toBe(146);
    const status = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    expect(status).toContain(`${served.length} of the ${calls.length} calls`);
  });

  it.each(served.map((call) => [key(call), call] as const))('serves %s', async (_, call) => {
    const { endpoint, withGrant } = findRoute(call.method, call.path);
    expect(withGrant).toBe(false);
    expect(endpoint.rpc.split('.')[0]).toBe(call.area);
    expect(rpcNames).toContain(endpoint.rpc);
    expect(access[endpoint.rpc]).toBeDefined();
    expect(await endpoint.schema()).toBeInstanceOf(z.ZodType);
  });

  it.each(due.map((call) => [key(call), call] as const))('does not serve %s yet', (_, call) => {
    expect(codeOf(() => findRoute(call.method, call.path))).toBe('UNKNOWN_PATH');
  });

  it('gives every transaction processor its counterpart with an override grant', () => {
    const processors = checkedCodes.flatMap((code) => {
      const { as, path } = operations[code].call;
      return as === 'PROCESSOR' ? [path] : [];
    });
    const listed = served.filter((call) => /^flow\/(?!get-|process-)/.test(call.path)).map((call) => call.path);
    expect(listed.filter((path) => !processors.some((one) => one === path))).toEqual([]);
    for (const path of processors) {
      const duplicate = findRoute('POST', `${path}-with-override-auth`);
      expect(duplicate).toEqual({ endpoint: findRoute('POST', path).endpoint, withGrant: true });
    }
  });
});

describe('the registry', () => {
  it('has no path beyond the list without a reason', () => {
    const listed = new Set([...calls.map(key), ...operationCodes.flatMap((code) => pathOf(definitionOf(code)))]);
    const beyond = endpoints.map(key).filter((one) => !listed.has(one));
    expect(beyond.sort()).toEqual(Object.keys(OWN).sort());
  });

  it('opens every rpc, but for the listed ones', () => {
    const opened = new Set<string>(endpoints.map((one) => one.rpc));
    expect(rpcNames.filter((rpc) => !opened.has(rpc)).sort()).toEqual(Object.keys(WITHOUT_ENDPOINT).sort());
  });

  it('knows every rpc of the access table and no other', () => {
    expect(Object.keys(access).sort()).toEqual([...rpcNames].sort());
  });

  it('answers a wrong method with 405 and a path of the prototype with 404', () => {
    expect(codeOf(() => findRoute('POST', 'rekening'))).toBe('METHOD_NOT_ALLOWED');
    expect(codeOf(() => findRoute('GET', 'flow/setor-tunai'))).toBe('METHOD_NOT_ALLOWED');
    expect(codeOf(() => findRoute('GET', 'constructor'))).toBe('UNKNOWN_PATH');
    expect(codeOf(() => findRoute('GET', ''))).toBe('UNKNOWN_PATH');
  });

  it('refuses two endpoints at one place', () => {
    const [one] = endpoints;
    if (!one) throw new Error('empty registry');
    expect(() => routeTable([one, one])).toThrow(`${one.method} ${one.path} is registered twice`);
  });

  it('leads to calls with one answer only', () => {
    for (const methods of routes.values()) {
      for (const { endpoint } of methods.values()) expect(rpcDefinition(endpoint.rpc).responseStream).toBe(false);
    }
  });
});
